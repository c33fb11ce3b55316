// Clocks that count days: games that people come back to.
const DAYS = new Set(['daily', 'days', 'week']);

export const isSlow = (clock: string | undefined) => DAYS.has(clock ?? '');
