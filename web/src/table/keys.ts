// The keys of a table: one letter each, never while somebody types.
export interface Acts {
  text: () => void;
  rules: () => void;
  undo: () => void;
  redo: () => void;
  again: () => void;
  help: () => void;
  hint: () => void;
  command: () => void;
}

export const KEYS: [string, keyof Acts][] = [
  ['t', 'text'],
  ['r', 'rules'],
  ['u', 'undo'],
  ['y', 'redo'],
  ['g', 'again'],
  ['h', 'hint'],
  ['?', 'help'],
  ['/', 'command'],
];

export function keys(acts: Partial<Acts>): (event: KeyboardEvent) => void {
  return (event) => {
    const target = event.target as HTMLElement;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (target.closest('input, textarea, select, dialog')) return;
    const found = KEYS.find(([key]) => key === event.key.toLowerCase());
    const act = found && acts[found[1]];
    if (!act) return;
    event.preventDefault();
    act();
  };
}
