interface Look {
  k: string;
  letter: string;
  name: string;
  word: string;
  /** Colour, deep, soft, and the ink on it. */
  c: string;
  d: string;
  l: string;
  ink: string;
  pattern: string;
  shape: string;
}
export const INK: string;
export const seats: Look[];
export const seat: Record<string, Look>;
