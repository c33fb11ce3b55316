// Where a table was opened from, for as long as the tab lives: a test-drive leads back to its editor.
const KEY = 'howdah-origin-';

export function keepOrigin(table: string, address: string): void {
  try {
    sessionStorage.setItem(KEY + table, address);
  } catch {
    // A browser that keeps nothing has its own way back.
  }
}

/** Empty where it was not kept. */
export function originOf(table: string): string {
  try {
    return sessionStorage.getItem(KEY + table) ?? '';
  } catch {
    return '';
  }
}
