// Where we are. Pages: `/`, `/new/GAME`, `/learn`, `/learn/GAME`, `/rules/GAME/CLAUSE`, `/join/TOKEN`, `/table/ID`,
// `/table/ID/replay?seat=N&at=N`, `/tracks`, `/tracks/edit`, `/tracks/edit/ID`, `/track/ID`, `/setup`, `/games`,
// `/habits/GAME`, `/table/ID/review?seat=N&at=N&by=N`, `/puzzles`, `/puzzles/GAME/NAME`; and to be framed elsewhere `/embed/replay/ID`,
// `/embed/review/ID`, `/embed/puzzle/GAME/NAME`.
import { SITE } from '../site/mode';

export type Place =
  | { page: 'home' }
  | { page: 'new'; game: string }
  | { page: 'learn' }
  | { page: 'lesson'; game: string }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'join'; token: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string; embedded: boolean }
  | { page: 'tracks' }
  | { page: 'editor'; id: string | null }
  | { page: 'track'; id: string }
  | { page: 'setup' }
  | { page: 'games' }
  | { page: 'habits'; game: string }
  | { page: 'review'; id: string; embedded: boolean }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; name: string; embedded: boolean }
  | { page: 'nowhere' };

export function placeOf(path: string): Place {
  const parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  if (parts.length === 0) return { page: 'home' };
  if (parts[0] === 'new') return { page: 'new', game: parts[1] ?? 'raj' };
  if (parts[0] === 'learn') return parts[1] ? { page: 'lesson', game: parts[1] } : { page: 'learn' };
  if (parts[0] === 'rules' && parts[1]) return { page: 'rules', game: parts[1], clause: parts[2] ?? '' };
  if (parts[0] === 'tracks') return parts[1] === 'edit' ? { page: 'editor', id: parts[2] ?? null } : { page: 'tracks' };
  if (parts[0] === 'track' && parts[1]) return { page: 'track', id: parts[1] };
  if (parts[0] === 'setup') return { page: 'setup' };
  if (parts[0] === 'games') return { page: 'games' };
  if (parts[0] === 'habits') return { page: 'habits', game: parts[1] ?? '' };
  if (parts[0] === 'puzzles')
    return parts[1] && parts[2]
      ? { page: 'puzzle', game: parts[1], name: parts[2], embedded: false }
      : { page: 'puzzles' };
  if (parts[0] === 'embed' && parts[2]) return embeddedPlace(parts[1] ?? '', parts[2], parts[3] ?? '');
  if (parts[0] === 'join' && parts[1]) return { page: 'join', token: parts[1] };
  if (parts[0] === 'table' && parts[1]) {
    if (parts[2] === 'replay' || parts[2] === 'review') return { page: parts[2], id: parts[1], embedded: false };
    return { page: 'table', id: parts[1] };
  }
  return { page: 'nowhere' };
}

/** What other sites may show in a frame: to be looked at, and puzzles to be tried. */
function embeddedPlace(kind: string, id: string, name: string): Place {
  if (kind === 'replay' || kind === 'review') return { page: kind, id, embedded: true };
  return kind === 'puzzle' && name ? { page: 'puzzle', game: id, name, embedded: true } : { page: 'nowhere' };
}

/** The address within the client. In the site it stands behind a #: whatever serves its files knows nothing of pages. */
function here(): URL {
  return SITE ? new URL(location.hash.slice(1) || '/', location.origin) : new URL(location.href);
}

const addressOf = (address: string) => (SITE ? `#${address}` : address);

/** The link to a page of ours that was clicked. */
function ownLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = (event.target as Element).closest('a');
  if (!link || event.defaultPrevented || link.origin !== location.origin || link.hasAttribute('download')) return null;
  return link.pathname.startsWith('/api/') || link.getAttribute('href')?.startsWith('#') ? null : link;
}

class Router {
  path = $state(here().pathname);
  query = $state.raw(here().searchParams);
  readonly place = $derived(placeOf(this.path));

  constructor() {
    window.addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
    document.addEventListener('auxclick', (event) => this.follow(event));
  }

  go(address: string): void {
    history.pushState(null, '', addressOf(address));
    this.read();
    window.scrollTo(0, 0);
  }

  /** Change the address without a new page in the history. */
  replace(address: string): void {
    history.replaceState(null, '', addressOf(address));
    this.query = here().searchParams;
  }

  private follow(event: MouseEvent): void {
    const link = ownLink(event);
    const aside = event.button === 1 || event.metaKey || event.ctrlKey || event.shiftKey || link?.target;
    // Into another tab the browser opens it; in the site it does not know where a link leads.
    if (!link || event.button > 1 || (aside && !SITE)) return;
    event.preventDefault();
    const address = link.pathname + link.search;
    if (aside) open(addressOf(address), '_blank');
    else this.go(address);
  }

  private read(): void {
    this.path = here().pathname;
    this.query = here().searchParams;
  }
}

export const router = new Router();
