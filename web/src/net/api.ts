// What the server offers over HTTP (docs/protocol.md). Every answer that is not 2xx becomes a Refusal with the server's reason.
import type {
  Bids,
  CheckPosition,
  CheckTrack,
  Confirmation,
  Failure,
  Forgotten,
  GamesAnswer,
  GiveTime,
  Habits,
  Invitation,
  Invited,
  Join,
  Joined,
  LessonAsk,
  LessonMoment,
  Liked,
  Link,
  Links,
  MailContact,
  Me,
  NewPosition,
  NewTable,
  NewTrack,
  NewWebhook,
  Notices,
  OnVacation,
  OwnData,
  Passkeys,
  Phrase,
  PlayedGames,
  PositionCheck,
  PuzzleAsk,
  PuzzleCards,
  PuzzleMoment,
  Puzzles,
  Profile,
  Proof,
  PushContact,
  QuietHours,
  Reach,
  Reason,
  Records,
  Suggestion,
  Rematch,
  Replay,
  ReviewAnswer,
  RulebookAnswer,
  SavedTrack,
  SeatChange,
  SeatSettings,
  Sit,
  TableInfo,
  Tables,
  TableSettings,
  TrackCheck,
  TrackKit,
  Tracks,
  TrackTrial,
  Trials,
  Vacation,
  Wanted,
  TryTrack,
  Webhook,
} from '../protocol.gen';
import { SITE } from '../site/mode';

export class Refusal extends Error {
  constructor(
    readonly reason: Reason,
    readonly suggestion?: Suggestion | undefined,
  ) {
    super(reason.code);
  }
}

/** The first answer names the guest: until it has come nothing else is asked, or the server would greet several. */
let greeted: Promise<unknown> | null = null;

function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = greeted ? greeted.then(() => send<T>(method, path, body)) : send<T>(method, path, body);
  greeted ??= answer.catch(() => undefined);
  return answer;
}

/** How often a question is asked again when the server says that it is too fast, after the pause that it names. Only
 * questions: what changes something is for its player to decide again. */
const TRIES = 6;
const SECOND = 1000;

function send<T>(method: string, path: string, body: unknown): Promise<T> {
  return SITE ? sendHere<T>(method, path, body) : overNetwork<T>(method, path, body);
}

/** To the server at this address; also from the site, where one lies beside it. */
export async function overNetwork<T>(method: string, path: string, body?: unknown, tries = TRIES): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: method === 'GET' ? {} : { 'X-Howdah': '1', 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal({ code: 'offline' });
  }
  const pause = Number(answer.headers.get('Retry-After'));
  if (answer.status === 429 && method === 'GET' && pause > 0 && tries > 0) {
    await new Promise((resolve) => setTimeout(resolve, pause * SECOND));
    return overNetwork<T>(method, path, body, tries - 1);
  }
  const data: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw new Refusal((data as Failure | null)?.reason ?? { code: 'not-found' });
  return data as T;
}

/** The same in the site, whose tables are in this browser. */
async function sendHere<T>(method: string, path: string, body: unknown): Promise<T> {
  return JSON.parse(await sendText(method, path, body)) as T;
}

async function sendText(method: string, path: string, body?: unknown): Promise<string> {
  const { request } = await import('../site/local');
  const { status, text } = await request(method, path, body);
  if (status >= 300) throw new Refusal((JSON.parse(text) as Failure).reason);
  return text;
}

const track = (id: string) => `tracks/${encodeURIComponent(id)}`;
const table = (id: string, rest = '') => `tables/${encodeURIComponent(id)}${rest}`;

export const api = {
  games: () => ask<GamesAnswer>('GET', 'games'),
  me: () => ask<Me>('GET', 'me'),
  rename: (name: string) => ask<Me>('POST', 'me', { name }),
  tables: () => ask<Tables>('GET', 'tables'),
  reach: () => ask<Reach>('GET', 'reach'),
  letNetworkIn: () => ask<Reach>('POST', 'reach'),
  create: (wish: NewTable) => ask<TableInfo>('POST', 'tables', wish),
  table: (id: string) => ask<TableInfo>('GET', table(id)),
  settings: (id: string, wish: TableSettings) => ask<TableInfo>('POST', table(id, '/settings'), wish),
  links: (id: string) => ask<Links>('GET', table(id, '/links')),
  sit: (id: string, wish: Sit) => ask<TableInfo>('POST', table(id, '/sit'), wish),
  seat: (id: string, seat: number, wish: SeatChange) => ask<TableInfo>('POST', table(id, `/seats/${seat}`), wish),
  seatSettings: (id: string, seat: number, wish: SeatSettings) =>
    ask<TableInfo>('POST', table(id, `/seats/${seat}/settings`), wish),
  leave: (id: string, seat: number) => ask<TableInfo>('POST', table(id, `/seats/${seat}/leave`)),
  resign: (id: string, seat: number) => ask<TableInfo>('POST', table(id, `/seats/${seat}/resign`)),
  returnLink: (id: string, seat: number) => ask<Link>('POST', table(id, `/seats/${seat}/return-link`)),
  handOver: (id: string, seat: number) => ask<TableInfo>('POST', table(id, `/seats/${seat}/handover`)),
  keepSeat: (id: string, seat: number) => ask<TableInfo>('DELETE', table(id, `/seats/${seat}/handover`)),
  takeBack: (id: string, seat: number) => ask<TableInfo>('POST', table(id, `/seats/${seat}/take-back`)),
  letStand: (id: string, seat: number) => ask<TableInfo>('DELETE', table(id, `/seats/${seat}/take-back`)),
  start: (id: string) => ask<TableInfo>('POST', table(id, '/start')),
  pause: (id: string) => ask<TableInfo>('POST', table(id, '/pause')),
  resume: (id: string) => ask<TableInfo>('POST', table(id, '/resume')),
  decline: (id: string) => ask<TableInfo>('POST', table(id, '/decline')),
  voteToEnd: (id: string) => ask<TableInfo>('POST', table(id, '/ending')),
  keepPlaying: (id: string) => ask<TableInfo>('DELETE', table(id, '/ending')),
  close: (id: string) => ask<TableInfo>('POST', table(id, '/close')),
  giveTime: (id: string, seat: number, wish: GiveTime) =>
    ask<TableInfo>('POST', table(id, `/seats/${seat}/give-time`), wish),
  rematch: (id: string) => ask<Rematch>('POST', table(id, '/rematch')),
  learn: (game: string, wish: LessonAsk) => ask<LessonMoment>('POST', `lessons/${encodeURIComponent(game)}`, wish),
  rulebook: (game: string, language: string) =>
    ask<RulebookAnswer>('GET', `rulebook/${encodeURIComponent(game)}/${language}`),
  trackKit: () => ask<TrackKit>('GET', 'tracks/kit'),
  checkTrack: (wish: CheckTrack) => ask<TrackCheck>('POST', 'tracks/check', wish),
  tracks: () => ask<Tracks>('GET', 'tracks'),
  track: (id: string) => ask<SavedTrack>('GET', track(id)),
  newTrack: (wish: NewTrack) => ask<SavedTrack>('POST', 'tracks', wish),
  saveTrack: (id: string, wish: NewTrack) => ask<SavedTrack>('POST', track(id), wish),
  dropTrack: (id: string) => ask<Tracks>('DELETE', track(id)),
  tryTrack: (wish: TryTrack) => ask<TrackTrial>('POST', 'tracks/trials', wish),
  trial: (id: string) => ask<TrackTrial>('GET', `tracks/trials/${encodeURIComponent(id)}`),
  phrase: () => ask<Phrase>('GET', 'me/phrase'),
  passkeys: () => ask<Passkeys>('GET', 'me/passkeys'),
  passkeyOptions: () => ask<Wanted>('POST', 'me/passkeys/options'),
  addPasskey: (body: Proof) => ask<Passkeys>('POST', 'me/passkeys', body),
  dropPasskeys: () => ask<Passkeys>('DELETE', 'me/passkeys'),
  signInOptions: () => ask<Wanted>('POST', 'sign-in/options'),
  signIn: (body: Proof) => ask<Me>('POST', 'sign-in', body),
  liked: () => ask<Liked>('GET', 'me/liked'),
  cards: () => ask<PuzzleCards>('GET', 'me/cards'),
  keepCards: (body: PuzzleCards) => ask<PuzzleCards>('POST', 'me/cards', body),
  like: (body: Liked) => ask<Liked>('POST', 'me/liked', body),
  vacation: (body: Vacation) => ask<OnVacation>('POST', 'me/vacation', body),
  recover: (phrase: string) => ask<Me>('POST', 'me/recover', { phrase }),
  profile: () => ask<Profile>('GET', 'me/profile'),
  ownData: () => ask<OwnData>('GET', 'me/data'),
  forgetMe: () => ask<Forgotten>('DELETE', 'me'),
  notices: () => ask<Notices>('GET', 'notices'),
  callHere: (wish: PushContact) => ask<Notices>('POST', 'notices/push', wish),
  callByMail: (wish: MailContact) => ask<Notices>('POST', 'notices/mail', wish),
  confirmMail: (wish: Confirmation) => ask<Notices>('POST', 'notices/confirm', wish),
  keepQuiet: (wish: QuietHours) => ask<Notices>('POST', 'notices/quiet', wish),
  tryNotices: () => ask<Trials>('POST', 'notices/test'),
  dropContact: (id: string) => ask<Notices>('DELETE', `notices/contacts/${encodeURIComponent(id)}`),
  webhook: (id: string) => ask<Webhook>('GET', table(id, '/webhook')),
  setWebhook: (id: string, wish: NewWebhook) => ask<Webhook>('POST', table(id, '/webhook'), wish),
  dropWebhook: (id: string) => ask<Webhook>('DELETE', table(id, '/webhook')),
  invitation: (wish: Invited) => ask<Invitation>('POST', 'invitation', wish),
  join: (wish: Join) => ask<Joined>('POST', 'join', wish),
  checkPosition: (wish: CheckPosition) => ask<PositionCheck>('POST', 'positions/check', wish),
  newPosition: (wish: NewPosition) => ask<PositionCheck>('POST', 'positions', wish),
  review: (id: string, seat: number) => ask<ReviewAnswer>('GET', table(id, `/review/${seat}`)),
  puzzles: () => ask<Puzzles>('GET', 'puzzles'),
  puzzle: (wish: PuzzleAsk) => ask<PuzzleMoment>('POST', 'puzzles', wish),
  played: (query: URLSearchParams) => ask<PlayedGames>('GET', `me/games?${query}`),
  habits: (game: string) => ask<Habits>('GET', `me/habits/${game}`),
  bids: () => ask<Bids>('GET', 'me/bids'),
  records: (query: URLSearchParams) => ask<Records>('GET', `me/games/records?${query}`),
  /** In the site only. */
  record: (id: string) => sendText('GET', table(id, '/record')),
  openRecord: (text: string) => ask<TableInfo>('POST', 'records', { text }),
  line: (id: string, seat: number, line: number) => ask<Replay>('GET', table(id, `/lines/${seat}/${line}`)),
  replay: (id: string, seat: number, from: number, count: number) =>
    ask<Replay>('GET', table(id, `/replay/${seat}?from=${from}&count=${count}`)),
};
