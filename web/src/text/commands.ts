// Typed commands: a number of the list, the notation (`bid 7`), or a word of the table's own.
export type Command =
  | { kind: 'act'; action: string }
  | { kind: 'why'; action: string }
  | { kind: 'rules'; clause: string }
  | { kind: 'say'; text: string }
  | { kind: 'watch'; seat: number }
  | { kind: 'undo' | 'redo' | 'restart' | 'help' | 'position' | 'log' | 'leave' };

const PLAIN = ['undo', 'redo', 'restart', 'help', 'position', 'log', 'leave'] as const;

export function readCommand(text: string, legal: string[]): Command | null {
  const line = text.trim().replace(/\s+/g, ' ');
  const [first = '', ...others] = line.split(' ');
  const rest = others.join(' ');
  if (/^\d+$/.test(line)) {
    const action = legal[Number(line) - 1];
    return action ? { kind: 'act', action } : null;
  }
  const plain = PLAIN.find((word) => word === line.toLowerCase());
  if (plain) return { kind: plain };
  if (first === 'why' && rest) return { kind: 'why', action: rest };
  if (first === 'rules') return { kind: 'rules', clause: rest.toUpperCase() };
  if (first === 'say' && rest) return { kind: 'say', text: rest };
  if (first === 'watch' && /^\d$/.test(rest)) return { kind: 'watch', seat: Number(rest) };
  return line ? { kind: 'act', action: line.toLowerCase() } : null;
}
