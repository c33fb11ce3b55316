// Which lessons this browser's owner has finished.
const KEY = 'howdah-learned';

function read(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

class LessonsDone {
  private games = $state.raw(read());

  has(game: string): boolean {
    return this.games.includes(game);
  }

  add(game: string): void {
    if (this.has(game)) return;
    this.games = [...this.games, game];
    try {
      localStorage.setItem(KEY, JSON.stringify(this.games));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }
}

export const lessonsDone = new LessonsDone();
