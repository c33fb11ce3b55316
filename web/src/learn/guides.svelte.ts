// First games with a guide: which tables have one, and which games somebody no longer wants it in. Kept in this browser.
const TABLES = 'howdah-guided';
const DONE = 'howdah-guide-done';

function read(key: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
  } catch {
    return [];
  }
}

function keep(key: string, names: string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(names));
  } catch {
    // A browser that keeps nothing gets its guide again.
  }
}

class Guides {
  private tables = $state.raw(read(TABLES));
  private done = $state.raw(read(DONE));

  /** A game is begun by "Play now": with a guide, unless it was sent away. */
  begin(game: string, table: string): void {
    if (this.done.includes(game)) return;
    this.tables = [...this.tables, table].slice(-20);
    keep(TABLES, this.tables);
  }

  has(table: string): boolean {
    return this.tables.includes(table);
  }

  /** Enough: here, and in games of this kind to come. */
  leave(game: string, table: string): void {
    this.done = [...new Set([...this.done, game])];
    this.tables = this.tables.filter((each) => each !== table);
    keep(DONE, this.done);
    keep(TABLES, this.tables);
  }
}

export const guides = new Guides();
