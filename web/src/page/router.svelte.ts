// Where we are. Pages: `/`, `/new/GAME`, `/learn`, `/learn/GAME`, `/rules/GAME/CLAUSE`, `/join/TOKEN`, `/table/ID`, `/table/ID/replay?seat=N&at=N`,
// `/tracks`, `/tracks/edit`, `/tracks/edit/ID`, `/track/ID`.
export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'learn' }
  | { page: 'lesson'; game: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'join'; token: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'tracks' }
  | { page: 'editor'; id: string | null }
  | { page: 'track'; id: string }
  | { page: 'nowhere' };

export function placeOf(path: string): Place {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (parts.length === 0) return { page: 'home' };
  if (parts[0] === 'new') return { page: 'new', game: parts[1] ?? 'raj' };
  if (parts[0] === 'learn') return parts[1] ? { page: 'lesson', game: parts[1] } : { page: 'learn' };
  if (parts[0] === 'tracks') return parts[1] === 'edit' ? { page: 'editor', id: parts[2] ?? null } : { page: 'tracks' };
  if (parts[0] === 'track' && parts[1]) return { page: 'track', id: parts[1] };
  if (parts[0] === 'rules' && parts[1]) return { page: 'rules', game: parts[1], clause: parts[2] ?? '' };
  if (parts[0] === 'join' && parts[1]) return { page: 'join', token: parts[1] };
  if (parts[0] === 'table' && parts[1]) {
    return parts[2] === 'replay' ? { page: 'replay', id: parts[1] } : { page: 'table', id: parts[1] };
  }
  return { page: 'nowhere' };
}

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  readonly place = $derived(placeOf(this.path));

  constructor() {
    window.addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element).closest('a');
      if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return;
      if (link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#')) return;
      event.preventDefault();
      this.go(link.pathname + link.search);
    });
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.read();
    window.scrollTo(0, 0);
  }

  /** Change the address without a new page in the history. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.query = new URLSearchParams(location.search);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();
