// Made by `python -m howdah.server.protocol.typescript`; change the classes beside it instead.

import type { BidBook, Review } from "./review/review.gen";

export const VERSION = 1;

export const COLOURS = ["ruby", "indigo", "marigold", "parrot", "lotus", "night"] as const;

/** What a fact can be; it says how the fact becomes words. */
export type FactKind = "seat" | "card" | "cell" | "elephant" | "number" | "worth" | "action" | "way" | "text";

/** The first message. The answer is `welcome`, then an `update` for every seat of yours that missed something. */
export interface Hello {
  type: "hello";
  version: number;
  /** By seat, the number of the last update that the client holds; nothing for a fresh start. */
  have?: Record<number, number>;
  /** Send every view as position text too. */
  positions?: boolean;
  /** For a spectator: whose view to begin with, as in `watch`. Where it is not open, the public view comes. */
  watch?: number;
  /** The number of the last `said` that the client holds, 0 for none: what was said since comes again. */
  said?: number | null;
}

/** One action, or a list taken all or none. Answered by `done` or `refused`; `update` comes on its own. */
export interface Act {
  type: "act";
  id: number;
  seat: number;
  /** As in the last update of this seat: a choice made before another tab's choice is refused as `stale`. */
  decision: number;
  actions: string[];
}

/** Take back the last action of this seat. */
export interface Undo {
  type: "undo";
  id: number;
  seat: number;
  decision: number;
  /** Take back all that can be taken back: begin the turn again. */
  all?: boolean;
}

/** What would follow from these actions, as far as open facts tell. Answered by `previewed` or `refused`. */
export interface Preview {
  type: "preview";
  id: number;
  seat: number;
  actions: string[];
}

/** Every way on from these actions (or from here) through the choices of the act that they begin. In a reaction window, without actions: what comes of the announced act if everybody lets it happen. Answered by `foreseen` or `refused`. */
export interface Foresee {
  type: "foresee";
  id: number;
  seat: number;
  actions: string[];
}

/** Why can't I? Answered by `because`. */
export interface Why {
  type: "why";
  id: number;
  seat: number;
  action: string;
  /** Say also what would help. That takes longer than the rest: false for what is asked in passing. */
  suggest?: boolean;
}

/** What would a bot do? Answered by `hinted`, if the table allows hints (`TableInfo.hints`); it takes a while. */
export interface Hint {
  type: "hint";
  id: number;
  seat: number;
  /** One of `levels` of GET /api/games. */
  level?: string;
}

/** The game so far, as this seat may look it up. Answered by `log`. */
export interface ReadLog {
  type: "read-log";
  id: number;
  seat: number;
}

/** A spectator chooses what to look at. Answered by `done` or `refused`, after the `table` and `update` that follow from it. */
export interface Watch {
  type: "watch";
  id: number;
  /** 0 for what everybody may see, or a seat that lets spectators see its hand (`SeatInfo.watched`). */
  seat: number;
}

/** Whoever is asked in a reaction window wants more time: it stays open for ten seconds from its opening on. Once until the seat's own next turn, whatever it holds; nobody is told who it was. Answered by `done` or `refused`. */
export interface Wait {
  type: "wait";
  id: number;
  seat: number;
}

/** Words for the others: players talk to the table, spectators among themselves until the game is over. */
export interface Chat {
  type: "chat";
  id: number;
  text: string;
}

/** Answered by `pong` at once: tells the client how far away the server is, and the server's time. */
export interface Ping {
  type: "ping";
  id: number;
}

/** Something that happened: a code for the words, and the facts that fill them. Seats in facts count from 1. */
export interface Event {
  kind: string;
  facts: Record<string, number | string | (number | string)[]>;
  /** In a log: the number of this line, its address. The same for all who were told the same. */
  line?: number;
  /** In a log: when it happened, in seconds since 1970; 0 where that is nobody's business any more. */
  at?: number;
}

/** Why not: a code for the words, the clause of the rulebook, the facts. */
export interface Reason {
  code: string;
  clause?: string;
  facts?: Record<string, number | string>;
}

/** The smallest change that would make a refused action possible, found by the rules in what its seat knows: a code for the words, and the facts that fill them. `nothing-turn` and `nothing-now` say that no change would. */
export interface Suggestion {
  code: string;
  facts?: Record<string, number | string>;
}

/** What a seat is shown. */
export interface View {
  /** Plain data; each game has its own fields (see the game's `view.py`). */
  fields: Record<string, unknown>;
  /** The same in the notation, with `?` for what is hidden, if `hello` asked for it. */
  position: string;
}

/** How it ended. */
export interface Result {
  /** `closed`: the host has ended it; nobody has won. */
  ending: "closed" | "cut" | "drawn" | "resigned" | "won";
  clause: string;
  /** By seat, from 1; equals share a rank. */
  ranks: number[];
  scores: number[];
  winners: number[];
}

/** Time, as it was when the message was sent. */
export interface Clocks {
  /** Milliseconds by seat; null where no clock counts. */
  left: (number | null)[];
  /** Whose clock counts down now. */
  running: number[];
  /** Milliseconds until the open reaction window closes by itself, the same for everyone. */
  window?: number;
}

/** The current update for one seat, or for a spectator. Replaces the one before, whole. */
export interface Update {
  type: "update";
  /** Whose view it is. A spectator who looks at an open hand is told what that seat is told, without `legal`, `decision` and `undo`. */
  seat: number;
  /** Counts this receiver's updates without gaps. The same number again, or a jump, brings a view and no events: draw it without animation. */
  number: number;
  /** What happened since the update before, in order. */
  events: Event[];
  view: View;
  /** The actions that this seat may submit now; the only source of what is possible. */
  legal: string[];
  /** Who has to decide. In a reaction window: everyone who was asked, until it closes. */
  waiting: number[];
  /** How many entries this seat has made, and how often all went back by consent: goes with `act`. */
  decision: number;
  /** Absent where no time counts. */
  clocks?: Clocks;
  /** Your own answer that lies face down until the window closes. */
  sealed?: string[];
  /** For a player: null if your last action can be taken back, else why not. */
  undo?: Reason | null;
  result?: Result;
  /** The line of the log that the first event is; the others follow. An `undone` is not in the log. */
  line?: number;
  /** When the events happened, in seconds since 1970. */
  at?: number;
  /** Your last action can be taken back if all others agree: nothing hidden has been shown since. */
  take_back?: boolean;
}

/** A place at the table. */
export interface SeatInfo {
  seat: number;
  /** `open` may be taken by anyone who sees the table, `invited` with its link only; `screen`: a second person at the same device. */
  kind: "bot" | "invited" | "open" | "person" | "screen";
  name: string;
  colour: string;
  /** Of the bot that plays here: its own seat, or for a person who is away or handed it over. */
  level?: string;
  yours?: boolean;
  /** A person's seat that a bot plays now. */
  played_by_bot?: boolean;
  connected?: boolean;
  resigned?: boolean;
  /** Only told to its owner: passes in every reaction window, which shortens none. */
  auto_pass?: boolean;
  /** Only told to its owner: the same until the present turn is over. */
  pass_turn?: boolean;
  /** Since when nobody of this seat has been here, in seconds since 1970; 0 while somebody is, and for bots. */
  away_since?: number;
  /** Spectators may see the hand of whoever sits here. Everybody is told. */
  watched?: boolean;
  /** Only told to its owner: has waited in a window since its own last turn. */
  waited?: boolean;
  /** Lets everything pass in this game, as was said before the start. Everybody is told. */
  lets_pass?: boolean;
  /** Those who agree to give this seat to somebody else: it is done when all other players do. */
  handover?: number[];
  /** Its person is or was away until then, in seconds since 1970: days to think stand still. Everybody is told. */
  vacation?: number;
  /** Only told to its owner: an order stands for the next decision. */
  ordered?: boolean;
}

/** Where a game was branched off another one. */
export interface BranchInfo {
  table: string;
  moment: number;
  /** Whose knowledge it was dealt from; 0 for what everybody knew. */
  seat: number;
}

/** A table as one guest sees it. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: SeatInfo[];
  phase: "gathering" | "over" | "paused" | "playing";
  clock: "daily" | "days" | "none" | "quick" | "relaxed" | "week";
  listed: boolean;
  /** The host's name. */
  host: string;
  /** Seconds since 1970. */
  created: number;
  you_host?: boolean;
  spectators?: "delayed" | "refused" | "welcome";
  /** Seconds that spectators are behind. */
  delay?: number;
  watchers?: number;
  /** The table of the rematch, when there is one. */
  next?: string;
  previous?: string;
  /** Players may ask for hints. */
  hints?: boolean;
  /** How long reaction windows stay open. */
  windows?: "long" | "short" | "usual";
  /** What bots take for a turn. */
  pace?: "fast" | "normal";
  /** Those who want to pause, or, at a paused table, to go on: it is done when everybody who is here wants it. */
  agreed?: number[];
  /** It begins as soon as every seat is taken. */
  auto_start?: boolean;
  /** Seats whose people have been away for so long that any player may let a bot play them, or propose to end. */
  absent?: number[];
  /** Those who want to end it: it is done when more than half of the people who are still here do. */
  ending?: number[];
  /** Who asks the others to be allowed to take the last action back; 0 for nobody. */
  taking_back?: number;
  /** Those who have agreed to that: it is done when all other people have. */
  lets_back?: number[];
  /** It begins with a position of its own. That holds what is hidden in it: only the record says it, after the end. */
  set_up?: boolean;
  /** The game that it was branched off. */
  branch?: BranchInfo;
  /** It was begun elsewhere: whoever brought it may have seen every card. It counts in nobody's results. */
  brought?: boolean;
  /** Only told to the one person among bots: nobody else can watch, the host included, or has been let in. */
  alone?: boolean;
}

/** The answer to `hello`. */
export interface Welcome {
  type: "welcome";
  version: number;
  /** The server's clock, in milliseconds since 1970. */
  time: number;
  table: TableInfo;
  /** Whose updates this socket gets: your seats; for a spectator 0 alone, or the one seat that was chosen. */
  seats: number[];
}

/** The table changed: someone sat down, left, connected, paused, resigned; it was started, or ended. */
export interface Table {
  type: "table";
  table: TableInfo;
  /** Whose updates this socket gets from now on. A spectator whose chosen seat is no longer open is back at 0. */
  seats: number[];
}

/** The request is on disk. */
export interface Done {
  type: "done";
  id: number;
  decision: number;
}

/** Nothing has changed. `id` is -1 where no request could be read. */
export interface Refused {
  type: "refused";
  id: number;
  reason: Reason;
  /** Which action of a list was refused, from 0. */
  position?: number;
  /** To an `act`: what would help, where that is certain. */
  suggestion?: Suggestion;
}

export interface Previewed {
  type: "previewed";
  id: number;
  events: Event[];
}

/** What would follow if the seat went on in this way and all others let it happen. */
export interface WayAhead {
  actions: string[];
  /** So many of the actions can be sent as one list now; before the others somebody else may answer. */
  ready: number;
  events: Event[];
  /** False where there are more choices than were followed. */
  whole?: boolean;
}

export interface Foreseen {
  type: "foreseen";
  id: number;
  ways: WayAhead[];
}

/** Null: it is possible now. */
export interface Because {
  type: "because";
  id: number;
  reason: Reason | null;
  /** What would help, where that is certain. */
  suggestion?: Suggestion;
}

/** What a bot thinks of one action. */
export interface Thought {
  action: string;
  /** To win with it, from 0 to 1. */
  chance: number;
  /** How often the bot would choose it, from 0 to 1. */
  share: number;
}

/** One thing that speaks for what a hint puts first: a code for the words (`GAME-why-CODE`), and the facts that fill them. It holds in all that the seat can know. */
export interface HintReason {
  code: string;
  facts?: Record<string, number | string>;
}

/** From what the seat knows, and nothing else. */
export interface Hinted {
  type: "hinted";
  id: number;
  seat: number;
  /** As in the update that the hint is about: another one has come meanwhile if they differ. */
  decision: number;
  level: string;
  /** Every legal action, the best first: none has a better chance. */
  thoughts: Thought[];
  /** Absent where nothing certain can be said. */
  why?: HintReason;
  /** The best action, and what the bot would do after it until the move that it begins is complete: in Totem dice, piece, way and victim. Elsewhere that action alone. */
  move?: string[];
}

export interface Log {
  type: "log";
  id: number;
  seat: number;
  /** Up to and with the update of this number. */
  number: number;
  events: Event[];
}

/** Someone said something. */
export interface Said {
  type: "said";
  /** Counts what was said at this table. */
  number: number;
  name: string;
  seat: number;
  /** Plain text from a stranger: show it as text. */
  text: string;
  /** Seconds since 1970. */
  at: number;
}

export interface Pong {
  type: "pong";
  id: number;
  time: number;
}

/** The server has lost its storage (`away`), or has it back. Meanwhile nothing is taken (`storage-away`) and nothing is told; then the current update comes, and all go on. */
export interface Storage {
  type: "storage";
  away: boolean;
}

/** The server closes this socket: `shutdown` and `storage` (come back after `after` seconds), `slow`, `removed`, `banned`, `flood`, `version`, `closed`. */
export interface Bye {
  type: "bye";
  code: string;
  after?: number;
}

export interface OptionInfo {
  name: string;
  /** Empty where any text may be valid. */
  choices: string[];
  default: string;
}

export interface GameInfo {
  name: string;
  fewest_seats: number;
  most_seats: number;
  minutes: number;
  options: OptionInfo[];
  clauses: string;
}

export interface ClockInfo {
  name: "daily" | "days" | "none" | "quick" | "relaxed" | "week";
  /** Seconds at the beginning. */
  start: number;
  /** Seconds that each decision adds. */
  bonus: number;
}

export interface GamesAnswer {
  games: GameInfo[];
  /** Of bots, weakest first. */
  levels: string[];
  clocks: ClockInfo[];
  colours: string[];
}

export interface Rename {
  name: string;
}

export interface BringRecord {
  /** The record of a game that goes on. */
  text: string;
}

/** A table in a list. */
export interface TableLine {
  id: string;
  game: string;
  options: Record<string, string>;
  seats: number;
  free: number[];
  host: string;
  players: string[];
  /** By seat, as `players`. */
  colours: string[];
  phase: "gathering" | "over" | "paused" | "playing";
  clock: "daily" | "days" | "none" | "quick" | "relaxed" | "week";
  /** Seconds since 1970. */
  touched: number;
  your_turn: boolean;
}

export interface Me {
  name: string;
  /** Those where you have a seat or are the host, the newest first. */
  tables: TableLine[];
}

export interface Tables {
  tables: TableLine[];
}

export interface NewSeat {
  kind: "bot" | "invitation" | "me" | "open" | "screen";
  /** For `screen`: who sits there. */
  name?: string;
  /** For `bot`; empty for the usual level. */
  level?: string;
  colour?: "" | "indigo" | "lotus" | "marigold" | "night" | "parrot" | "ruby";
}

/** Where a game is branched off another one that is over. */
export interface Branch {
  table: string;
  /** As replays count them: after so many actions. */
  moment: number;
  /** Whose knowledge it is dealt from; 0 for what everybody knew. */
  seat?: number;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  listed?: boolean;
  clock?: "daily" | "days" | "none" | "quick" | "relaxed" | "week";
  /** Without a word: refused where one person plays against bots, welcome among people. */
  spectators?: "delayed" | "refused" | "welcome" | null;
  delay?: number;
  /** How long reaction windows stay open: 1.5, 2.5 or 6 seconds. */
  windows?: "long" | "short" | "usual";
  /** What bots take for a turn: at most three seconds, or one. */
  pace?: "fast" | "normal";
  /** Whether players may ask for hints; without a word: where one person plays against bots, not among people. */
  hints?: boolean | null;
  /** Begin as soon as every seat is taken, whoever is here then. */
  auto_start?: boolean;
  /** Start at once, if every seat is taken: play now against bots in one request. */
  start?: boolean;
  /** Begin where another game was; its options count, not those above. */
  branch?: Branch | null;
  /** Begin at this position, which says its options itself; what it leaves open is dealt. */
  position?: string;
}

/** Host: what may be changed before the start (and all but options, clock and windows at any time; watching is opened to others where one person plays only in that person's own turn). */
export interface TableSettings {
  options?: Record<string, string> | null;
  listed?: boolean | null;
  clock?: "daily" | "days" | "none" | "quick" | "relaxed" | "week" | null;
  spectators?: "delayed" | "refused" | "welcome" | null;
  delay?: number | null;
  windows?: "long" | "short" | "usual" | null;
  pace?: "fast" | "normal" | null;
  hints?: boolean | null;
  auto_start?: boolean | null;
}

/** Take an open seat, or change the colour or the name of an own one. */
export interface Sit {
  seat: number;
  name?: string;
  colour?: "" | "indigo" | "lotus" | "marigold" | "night" | "parrot" | "ruby";
  invitation?: string;
}

/** Host, before the start: make the seat open, by invitation, a bot's. While it is played: put a bot on a person's seat (`bot`), or give it back (`person`). */
export interface SeatChange {
  kind: "bot" | "invitation" | "me" | "open" | "person" | "screen";
  level?: string;
  name?: string;
}

/** What to do at the seat's next decision, said before it comes. Nobody else is told. */
export interface SeatOrder {
  /** If what is at stake is worth so much, */
  at_least: number;
  /** this action; */
  then: string;
  /** if not, that one. Where it is not possible then, the seat is asked as ever. */
  otherwise: string;
}

/** The owner of a seat. */
export interface SeatSettings {
  /** Answer every reaction window with a pass, whatever is in the hand. */
  auto_pass?: boolean | null;
  /** The same until the present turn is over. */
  pass_turn?: boolean | null;
  /** Before the start: let everything pass in this game. Where all people do, nobody waits for them. Everybody at the table sees it. */
  lets_pass?: boolean | null;
  /** Let spectators see your hand; everybody at the table sees that you do. */
  watched?: boolean | null;
  /** Do this at the next decision; while the seat is asked, there is none to wait for (`asked-now`). */
  order?: SeatOrder | null;
  /** Forget the order. */
  no_order?: boolean;
  /** True hands the seat to a bot, false takes it back. */
  bot?: boolean | null;
  level?: string;
}

/** A present to somebody else's clock. */
export interface GiveTime {
  seconds: number;
}

/** Who can open the links that are made here. */
export interface Reach {
  /** What stands before the path of a link: scheme and host. */
  base: string;
  /** `public`: everybody; `network`: those on the same network; `machine`: nobody but this machine. */
  kind: "machine" | "network" | "public";
  /** Whether you may let the network in (`POST /api/reach`). */
  can_open: boolean;
}

/** A link that lets in whoever holds it. */
export interface Link {
  token: string;
  path: string;
  /** The whole link, with the address under which others reach this server. */
  url: string;
  /** A QR code of the whole link, as SVG. */
  qr: string;
}

export interface Links {
  /** By seat, for the host: the open invitations. */
  invitations: Record<string, Link>;
  /** Leads to the table itself; only those whom the table lets in get further. */
  table: Link;
}

export interface Join {
  token: string;
  name?: string;
}

export interface Invited {
  token: string;
}

/** What a link leads to, for whoever holds it. */
export interface Invitation {
  game: string;
  host: string;
  seats: number;
  /** The people who sit there already, by name. */
  players: string[];
}

export interface Joined {
  table: TableInfo;
  seat: number;
}

export interface Rematch {
  /** The id of the new table; the seats have moved on by one. */
  table: string;
}

/** One entry of the record and what the receiver is shown after it. */
export interface MomentInfo {
  /** Counts entries from 1; 0 is the opening. */
  place: number;
  /** `1`, `2` ..., `chance`, or empty for the opening. */
  seat: string;
  action: string;
  events: Event[];
  view: View;
  /** The line of the receiver's log that the first event is; the others follow. */
  line: number;
}

export interface Replay {
  moments: MomentInfo[];
  total: number;
  result: Result | null;
}

/** An option that changes a clause. */
export interface BookOption {
  name: string;
  choices: string[];
  default: string;
  about: string;
}

/** A scenario, played out and drawn. */
export interface BookExample {
  name: string;
  title: string;
  /** Those of its table that are not the usual ones, as `name=value`. */
  options: string[];
  /** What happens, and what is not possible and why. */
  lines: string[];
  /** Before and after as SVG without styles and scripts; empty where nobody draws the game. */
  light: string;
  dark: string;
}

export interface ClauseExtras {
  number: string;
  options: BookOption[];
  examples: BookExample[];
}

/** What belongs to clauses besides their text, which clients hold themselves. */
export interface RulebookAnswer {
  clauses: ClauseExtras[];
}

/** Every answer that is not 2xx. */
export interface Failure {
  reason: Reason;
}

/** A learner's place is what was done before: one act a step, empty where a step is only read. */
export interface LessonAsk {
  acts?: string[];
  /** `open` shows the step, `try` takes the first of `actions`, `skip` lets the step be done as it is meant (or leaves one that is only read), `preview` says what would follow from all of them. */
  wish?: "open" | "preview" | "skip" | "try";
  actions?: string[];
}

/** Where a learner is, and what came of it. The words are in `lesson-GAME.ftl`. */
export interface LessonMoment {
  /** Its name; empty after the last. */
  step: string;
  /** From 0. */
  place: number;
  steps: number;
  kind: "over" | "read" | "refuse" | "try";
  /** What the step teaches. */
  clauses: string[];
  /** The step begins with another position: nothing leads there. */
  fresh: boolean;
  seats: number;
  outcome: "" | "done" | "hint" | "refused";
  reason: Reason | null;
  /** What would help, where an action was refused and that is certain. */
  suggestion: Suggestion | null;
  /** What was done, for the list of acts. */
  act: string;
  events: Event[];
  view: View;
  legal: string[];
  waiting: number[];
  /** Actions that the step asks for; of a step about a refusal, those that are refused. Empty where any will do. */
  wanted: string[];
}

/** A track of Elephant Rally (rows from `start` to `finish`) or a circuit of Formula E (columns). */
export interface CheckTrack {
  game: "elephant_rally" | "formula_e";
  text: string;
  seats?: number;
}

/** Why it cannot be raced: where it stands, what is there, what should be. */
export interface TrackFault {
  line: number;
  column: number;
  found: string;
  /** In English; the code and its facts say the same in other languages. */
  expected: string;
  code: string;
  clause: string;
  facts: Record<string, number | string>;
  /** The row in which it stands, from 0; -1 for the whole track. */
  piece: number;
  /** The column of the track, from 0; -1 for none. */
  place: number;
}

/** What the rulebook advises against; it can be raced all the same. */
export interface TrackWarning {
  clause: string;
  /** In English. */
  text: string;
  code: string;
  facts: Record<string, number | string>;
}

/** A piece of a track of Elephant Rally. */
export interface TrackPiece {
  /** A face's letter, `start`, `finish` or `own`. */
  name: string;
  /** How it bends: `straight`, `left-45`, `right-45`, `left-90`, `right-90`. */
  shape: string;
  columns: number;
}

/** Some columns as they are drawn. */
export interface TrackStretch {
  name: string;
  columns: number;
  /** Degrees, to the left below zero. */
  turn: number;
}

/** What is needed to draw a track. */
export interface TrackPicture {
  /** A letter for each lane, from left to right. */
  columns: string[];
  stretches: TrackStretch[];
  closed: boolean;
}

/** A track, read; one with a fault as well as it can be drawn. */
export interface TrackShape {
  /** From the start; a letter for each lane, from left to right. */
  columns: string[];
  lanes: number;
  closed: boolean;
  /** A piece for each row; empty for a circuit. */
  pieces: TrackPiece[];
  /** Cells by name: a lane's letter and a column's number from 0. */
  starts: string[];
  holes: string[];
  cows: string[];
  /** Columns of water; those that touch are one crossing. */
  crossings: number[][];
  /** The value of the option `track` of a table that races on it. */
  option: string;
  stretches: TrackStretch[];
  /** Cells on which a cow or a mouse hole may lie, those where one lies included. */
  free: string[];
}

export interface TrackCheck {
  fault: TrackFault | null;
  warnings: TrackWarning[];
  /** None where nothing can be drawn. */
  track: TrackShape | null;
  /** The faces of pieces that do not lie in it yet. */
  unused: string[];
}

/** One side of a piece of Elephant Rally. */
export interface TrackFace {
  name: string;
  /** The other side; empty for start and finish. */
  other: string;
  /** Degrees, to the left below zero. */
  turn: number;
  columns: string[];
}

/** A track to begin with. */
export interface TrackStarter {
  game: "elephant_rally" | "formula_e";
  /** The circuit (ER-1.2, ER-1.3), or `board`. */
  name: string;
  /** The most players it is for. */
  seats: number;
  text: string;
  picture: TrackPicture | null;
}

/** What tracks are made of. */
export interface TrackKit {
  faces: TrackFace[];
  starters: TrackStarter[];
  /** By game, the letters that a cell may have. */
  letters: Record<string, string>;
}

export interface NewTrack {
  name: string;
  game: "elephant_rally" | "formula_e";
  text: string;
  seats?: number;
}

/** A saved track in a list. */
export interface TrackLine {
  id: string;
  name: string;
  game: "elephant_rally" | "formula_e";
  seats: number;
  /** Seconds since 1970. */
  created: number;
  picture: TrackPicture | null;
}

export interface Tracks {
  tracks: TrackLine[];
}

/** A track that whoever holds its link can see and race on. */
export interface SavedTrack {
  id: string;
  name: string;
  game: "elephant_rally" | "formula_e";
  seats: number;
  text: string;
  created: number;
  yours: boolean;
  link: Link;
  check: TrackCheck;
}

/** Let players who choose at random, or hasty ones who always play the longest movement, race on it. */
export interface TryTrack {
  game: "elephant_rally" | "formula_e";
  text: string;
  seats?: number;
  games?: number;
  hasty?: boolean;
}

/** A part of the whole, from 0 to 1, and the interval in which it lies with 95 %. */
export interface Share {
  share: number;
  low: number;
  high: number;
}

export interface BlockedColumn {
  column: number;
  /** Of all movements that end early. */
  share: number;
}

/** How the races went. */
export interface TrialFigures {
  games: number;
  turns_mean: number;
  /** 5 % are shorter. */
  turns_low: number;
  turns_median: number;
  /** 5 % are longer. */
  turns_high: number;
  /** Races that did not end by themselves. */
  cut: number;
  /** By place in turn order, the first player first. */
  wins: Share[];
  /** Movement cards played in a race. */
  moves: number;
  /** Of them, those that moved nobody. */
  stuck: number;
  /** Those that ended before their points were spent. */
  short: number;
  /** Those that were halted at water. */
  halted: number;
  /** Where most movements end early. */
  blocked: BlockedColumn[];
  /** Races in which nobody got further for two rounds. */
  stalled: number;
}

/** A trial: it goes on by itself; ask for it again until it is done. */
export interface TrackTrial {
  id: string;
  state: "done" | "failed" | "running" | "waiting";
  /** Races run so far. */
  done: number;
  total: number;
  /** Of the races so far. */
  figures: TrialFigures | null;
}

/** What the browser's `PushSubscription` holds. */
export interface PushContact {
  endpoint: string;
  p256dh: string;
  auth: string;
  language?: string;
}

export interface MailContact {
  address: string;
  language?: string;
}

/** The code that came by mail. */
export interface Confirmation {
  contact: string;
  code: string;
}

/** When nobody is to be called, in minutes after midnight; equal: never. */
export interface QuietHours {
  begins: number;
  ends: number;
  /** Such as Europe/Lisbon. */
  zone: string;
}

export interface NewWebhook {
  url: string;
  /** None: as the address calls for. */
  form?: "discord" | "json" | "ntfy" | "slack" | null;
  language?: string;
}

export interface ContactInfo {
  id: string;
  kind: "mail" | "push";
  /** The mail address; of a push contact the service that carries it. */
  label: string;
  confirmed: boolean;
}

/** How you are called. */
export interface Notices {
  /** What the browser subscribes with. */
  push_key: string;
  /** Whether this server can send mail. */
  mail: boolean;
  contacts: ContactInfo[];
  quiet: QuietHours | null;
}

export interface Trial {
  contact: string;
  /** `sent`, or a word for what went wrong. */
  outcome: string;
}

export interface Trials {
  trials: Trial[];
}

/** Where a table says whose turn it is; host only. */
export interface Webhook {
  /** None: there is none. */
  form: "discord" | "json" | "ntfy" | "slack" | null;
  /** Of its address, the part that is no secret. */
  host: string;
}

/** Nine words: whoever types them on another device is you there. */
export interface Phrase {
  phrase: string;
}

export interface Recover {
  phrase: string;
}

/** Days away from now on; 0: back again. */
export interface Vacation {
  days: number;
}

/** Where days stand still now. */
export interface OnVacation {
  /** At so many games that have days for a decision and are not over. */
  tables: number;
  /** The latest of them, in seconds since 1970; 0 if nowhere: a game has 21 days off for each seat. */
  until: number;
}

/** Passkeys that lead to you. */
export interface Passkeys {
  count: number;
}

/** What the browser is asked for a passkey with: `PublicKeyCredential.parse…OptionsFromJSON` reads it. */
export interface Wanted {
  options: Record<string, unknown>;
}

/** What the browser answers: `toJSON()` of the credential. */
export interface Proof {
  credential: Record<string, unknown>;
}

/** Settings of the page, as the client writes them. */
export interface Liked {
  settings: string;
}

/** Finished games of one kind. */
export interface Results {
  game: string;
  /** `people`, or the strongest level of bots at the table: `bot:LEVEL`. */
  against: string;
  played: number;
  /** Alone in the first place, or shared with others. */
  won: number;
}

export interface Profile {
  name: string;
  running: number;
  finished: number;
  results: Results[];
}

export interface OwnTable {
  table: TableLine;
  /** Yours, from 1. */
  seats: number[];
  /** Of a game that is over: the whole of it; otherwise nothing. */
  record: string;
}

/** All that the server keeps of you. */
export interface OwnData {
  guest: string;
  name: string;
  tables: OwnTable[];
  /** By name: their text. */
  tracks: Record<string, string>;
  contacts: string[];
  quiet: string;
  /** What you have said at your tables' seats. */
  said: string[];
  /** How many lead to you. */
  passkeys: number;
  /** Of the page, as one of your devices left them. */
  settings: string;
  /** Puzzles that you have tried, and own mistakes that come again. */
  cards: PuzzleCard[];
}

/** What was removed. */
export interface Forgotten {
  /** At so many tables you have no seat any more. */
  tables: number;
}

/** Position text to be read; what it leaves open is dealt. */
export interface CheckPosition {
  text: string;
  /** With whose eyes it is shown; 0: everything. */
  seat?: number;
}

/** An opening to set up a position from. */
export interface NewPosition {
  game: string;
  seats: number;
}

/** What is wrong with a text, and where. */
export interface PositionFault {
  /** From 1; 0 where it is about the whole. */
  line: number;
  column: number;
  found: string;
  expected: string;
  message: string;
}

/** A position as the engine reads it; empty with a fault. */
export interface PositionCheck {
  fault: PositionFault | null;
  game: string;
  seats: number;
  options: Record<string, string>;
  /** As short as it can be said, a section a line. */
  position: string;
  /** With all sections, also those that follow from others; what was left open is dealt in it. */
  complete: string;
  /** It has `?` in it: every game from here is re-dealt. */
  leaves_open: boolean;
  over: boolean;
  /** Who has to decide; nobody at a chance node. */
  waiting: number[];
  view: View | null;
}

/** A game that somebody has played to its end. */
export interface PlayedGame {
  table: TableLine;
  /** Whose result is yours. */
  seat: number;
  /** `open` where nobody can say who won: the host ended it. */
  outcome: "lost" | "open" | "shared" | "won";
  /** It did not begin at the beginning. */
  branched: boolean;
}

/** Your finished games, the newest first. */
export interface PlayedGames {
  games: PlayedGame[];
  /** So many fit what was asked for. */
  total: number;
  /** So many there are at all. */
  everything: number;
  /** The server can write them as Parquet. */
  parquet: boolean;
}

/** Records by the name of a file. */
export interface Records {
  files: Record<string, string>;
  /** So many more there are: ask for a narrower choice. */
  left_out: number;
}

/** Where a habit shows: to be looked at in a replay, and to be played again. */
export interface HabitPlace {
  table: string;
  seat: number;
  /** As in a replay: so many actions of seats lie before it. */
  moment: number;
  /** So many play at that table. */
  seats: number;
}

/** Something that you do otherwise than reference players; the words are `habit-CODE` and `coach-habit-CODE`. */
export interface HabitLine {
  code: string;
  /** `times`: in so many situations; `own` and `usual`: what you do and what is usual there, in hundredths. */
  facts: Record<string, number>;
  /** How sure it is that this is no accident, from 0 to 1. */
  sure: number;
  /** Sure enough to be named. */
  strong: boolean;
  /** What players with this habit win less, in chances to win a game; 0 where that is not known. */
  cost: number;
  /** Players with this habit were not seen to win less. */
  harmless: boolean;
  /** Where it shows most, the clearest first. */
  shown: HabitPlace[];
}

/** Your habits over many games of one kind, the surest first. */
export interface Habits {
  game: string;
  /** Read from so many, the newest. */
  games: number;
  /** By game: how many of yours could be read. */
  played: Record<string, number>;
  habits: HabitLine[];
}

/** Your bids over many games of Raj; nothing where none could be read. */
export interface Bids {
  book: BidBook | null;
}

/** How far a review is, and what is there of it. */
export interface ReviewAnswer {
  state: "done" | "failed" | "running" | "waiting";
  /** From 0 to 1. */
  progress: number;
  review: Review | null;
}

/** A decision of an own game that went wrong, to be tried again. */
export interface OwnPuzzle {
  seat: number;
  /** As the seat knew it. */
  position: string;
  /** What solves it, the best first; whatever leads to the same place does as well. */
  lines: string[][];
  /** A win was missed: any way that wins solves it. */
  wins?: boolean;
}

/** A puzzle that was tried, or an own mistake, and when it comes again. */
export interface PuzzleCard {
  game: string;
  name: string;
  /** When, by the clock of the device, in milliseconds since 1970: of two the later one holds. */
  changed: number;
  box: number;
  /** The day it comes, counted since 1970. */
  due: number;
  lapses: number;
  solved: boolean;
  own?: OwnPuzzle | null;
  /** Where an own mistake was made. */
  table?: string;
}

/** Cards of a person; a device sends those that it has changed. */
export interface PuzzleCards {
  cards: PuzzleCard[];
}

/** A solver's place is what was done before. */
export interface PuzzleAsk {
  game: string;
  name?: string;
  /** Instead of a name. */
  own?: OwnPuzzle | null;
  acts?: string[];
  /** `open` shows the table, `try` takes `actions`, `preview` and `foresee` say what would follow from them, `why` why the first is not possible, `solve` plays the solution from the beginning. */
  wish?: "foresee" | "open" | "preview" | "solve" | "try" | "why";
  actions?: string[];
}

/** Where a solver is. Words are `puzzle-...` of `puzzle.ftl`. */
export interface PuzzleMoment {
  game: string;
  seats: number;
  seat: number;
  options: Record<string, string>;
  /** As the seat knows it, at the beginning: to be played on. */
  position: string;
  goal: string;
  /** What is asked: the words are `puzzle-task-TASK`. */
  task: string;
  /** Why the solution is best; told when it is over. */
  code: string;
  facts: Record<string, number | string | (number | string)[]>;
  best: number | null;
  next: number | null;
  rating: number;
  /** By level of bots: how often it finds a solution. */
  found: Record<string, number>;
  /** What was done so far. */
  acts: string[];
  over: boolean;
  right: boolean;
  reason: Reason | null;
  suggestion: Suggestion | null;
  events: Event[];
  view: View;
  legal: string[];
  waiting: number[];
  ways: WayAhead[];
}

/** A puzzle in a list. */
export interface PuzzleLine {
  name: string;
  game: string;
  seats: number;
  rating: number;
  goal: string;
}

/** All puzzles, by game the easiest first. */
export interface Puzzles {
  puzzles: PuzzleLine[];
  /** By game: the name of today's. */
  daily: Record<string, string>;
  /** Days since 1970. */
  day: number;
}

export type FromClient = Hello | Act | Undo | Preview | Foresee | Why | Hint | ReadLog | Watch | Wait | Chat | Ping;

export type FromServer = Welcome | Table | Update | Done | Refused | Previewed | Foreseen | Because | Hinted | Log | Said | Pong | Storage | Bye;

export type Request = Act | Undo | Preview | Foresee | Why | Hint | ReadLog | Watch | Wait | Chat | Ping;

export type Answer = Done | Previewed | Foreseen | Because | Hinted | Log | Pong;
