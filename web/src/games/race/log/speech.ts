// Outcomes, cells and positions in words.
import type { Event } from '../../../protocol.gen';
import type { Table } from '../../../table/table';
import type { Teller } from '../../../words/teller';
import { listed, t, tell } from '../../../words/words.svelte';
import type { Fields } from '../../game';
import { summed } from './acts';
import { cardName, printedName } from '../cards/cards';
import { isPaired, LETTERS, raceFields, type RaceFields } from '../fields';
import { endOf, seatOf, type Outcome } from '../turn/outcome';
import type { RaceScene } from '../scene';
import type { RacePlay } from '../turn/play.svelte';

/** The letter of what lies on a cell, as the track is written. */
export const terrainOf = (fields: RaceFields, cell: string): string =>
  fields.columns[Number(cell.slice(1))]?.['abcdef'.indexOf(cell[0]!)] ?? '.';

/** An elephant as people call it: by its rider, in the game for two by its letter too. */
export function riderOf(elephant: string, fields: RaceFields, teller: Teller): string {
  const name = teller.name(seatOf(elephant, fields));
  return isPaired(fields) ? `${name} ${elephant}` : name;
}

/** "Ana +3, cow +1, banana tree". */
export function sumOf(outcome: Outcome, fields: RaceFields, teller: Teller, winner = true): string {
  const parts = Object.entries(outcome.pushed).map(
    ([elephant, steps]) => `${riderOf(elephant, fields, teller)} +${steps}`,
  );
  if (outcome.cowSteps) parts.push(t('web-race-cows-plus', { count: outcome.cowSteps }));
  const terrain = endOf(outcome) ? tell([`web-race-terrain-${terrainOf(fields, endOf(outcome))}`], {}, '') : '';
  // That it stops at the tree is said already.
  if (terrain && !stays(outcome)) parts.push(terrain);
  if (outcome.winner && winner) parts.push(t('web-race-wins', { player: teller.name(outcome.winner) }));
  return parts.join(', ');
}

/** What ways are called in a list: each by a name of its own, told by what sets it apart if their steps do not. */
export function wayNames(outcomes: Outcome[], table: Table): string[] {
  const fields = raceFields(table.fields!);
  const names = outcomes.map((outcome) => wayName(outcome, table));
  const sums = outcomes.map((outcome) => sumOf(outcome, fields, table.teller));
  const details: ((outcome: Outcome) => string)[] = [
    (outcome) => (endOf(outcome) ? t('web-race-way-to', { cell: endOf(outcome) }) : ''),
    (outcome) => stepsOf(outcome, fields, true).join(', '),
    (outcome) =>
      Object.entries(outcome.elephants)
        .filter(([elephant]) => elephant !== outcome.mover)
        .map(([elephant, cell]) => `${riderOf(elephant, fields, table.teller)}: ${cell}`)
        .join(', '),
    (outcome) => outcome.cows.map(({ from, to }) => `${t('web-race-cow')} ${from} → ${to}`).join(', '),
  ];
  for (const detail of details) {
    const lines = names.map((name, place) => `${name} ${sums[place]}`);
    const said = outcomes.map(detail);
    lines.forEach((line, place) => {
      const twins = lines.some((each, other) => each === line && said[other] !== said[place]);
      if (twins && said[place]) names[place] += `, ${said[place]}`;
    });
  }
  return names;
}

/** Which elephant, how, and the steps, as one would say them. */
function wayName(outcome: Outcome, table: Table): string {
  const { game = '' } = table.info ?? {};
  const fields = raceFields(table.fields!);
  const said: string[] = [];
  let card = fields.card;
  for (const action of outcome.way.actions) {
    const [verb, what = ''] = action.split(' ');
    if (verb === 'play') card = action.slice(5);
    else if (verb === 'elephant') said.push(t('web-race-elephant', { elephant: what }));
    else if (verb === 'use') said.push(printedName(card.split(' with ').at(-1)!, game));
  }
  said.push(...stepsOf(outcome, fields));
  if (stays(outcome)) said.push(t('web-race-stops'));
  const words = said.length ? said : outcome.way.actions.map((action) => table.teller.action(action));
  return capital(words.join(', '));
}

const stays = ({ way }: Outcome): boolean => way.actions.includes('stay');

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const MOST_LEGS = 3;

/** "2 straight, 1 left, 3 straight"; a mango on the way stands between the steps before it and those that it gives. */
function stepsOf(outcome: Outcome, fields: RaceFields, all = false): string[] {
  const { path, eaten } = outcome;
  const before = legsOf(outcome, fields, 1, eaten || path.length, all);
  if (!eaten) return before;
  return [...before, t('web-race-terrain-M'), ...legsOf(outcome, fields, eaten, path.length, all)];
}

/** The steps to these places of the path. */
function legsOf({ path, flown }: Outcome, fields: RaceFields, first: number, end: number, all: boolean): string[] {
  const count = fields.columns.length;
  const legs: { kind: 'ahead' | 'fly' | 'left' | 'right' | 'slant-left' | 'slant-right'; steps: number }[] = [];
  for (let at = first; at < end; at += 1) {
    const [before, cell] = [path[at - 1]!, path[at]!];
    const aside = cell.charCodeAt(0) - before.charCodeAt(0);
    const along = (Number(cell.slice(1)) - Number(before.slice(1)) + count) % count || 0;
    const side = aside < 0 ? 'left' : 'right';
    const straight = flown.includes(at) ? 'fly' : 'ahead';
    const kind = aside === 0 ? straight : along ? (`slant-${side}` as const) : side;
    const last = legs.at(-1);
    const steps = aside === 0 ? Math.max(1, along) : 1;
    if (last?.kind === kind) last.steps += steps;
    else legs.push({ kind, steps });
  }
  // A long winding way is told by where it leads.
  if (legs.length > MOST_LEGS && !all) {
    const sum = (wanted: RegExp) => legs.reduce((sum, { kind, steps }) => sum + (wanted.test(kind) ? steps : 0), 0);
    const aside = sum(/right/) - sum(/left/);
    const side = aside ? [tell([`web-race-leg-${aside < 0 ? 'left' : 'right'}`], { count: Math.abs(aside) })] : [];
    return [t('web-race-leg-net', { count: sum(/ahead|slant|fly/) }), ...side];
  }
  return legs.map(({ kind, steps }) => tell([`web-race-leg-${kind}`], { count: steps }, ''));
}

/** Who plays what: a card, two, or a tiger on them. */
export function announcement(table: Table): string {
  const fields = raceFields(table.fields!);
  const game = table.info?.game ?? '';
  const player = table.teller.name(fields.chain ? fields.striker : fields.turn);
  const cards = fields.chain ? ['tiger'] : [fields.card, ...(fields.partner ? [fields.partner] : [])];
  return t('web-race-window-card', { player, card: cards.map((card) => cardName(card, game)).join(' + ') });
}

/** "Falak's tiger stops your Green 5." On a shared screen nobody is "you". */
export function stoppedText({ card, seat, by }: NonNullable<RaceScene['stopped']>, table: Table): string {
  const me = table.shared ? 0 : table.seat;
  const key = me && seat === me ? 'web-race-stopped-yours' : me && by === me ? 'web-race-stopped-by-you' : '';
  const facts = { card: cardName(card, table.info?.game ?? ''), whose: table.teller.name(seat) };
  return tell([key || 'web-race-stopped'], { ...facts, player: table.teller.name(by) });
}

/** One line: what would happen if nobody answers. */
export function stakeOf(table: Table, wouldWin: number): string {
  const fields = raceFields(table.fields!);
  const { teller } = table;
  const game = table.info?.game ?? '';
  if (fields.chain > 0) {
    const player = fields.striker ? teller.name(fields.striker) : '';
    const what = cardName(fields.chain > 1 ? 'tiger' : fields.aim === 2 ? fields.partner : fields.card, game);
    return t('web-race-stake-chain', { player, card: what });
  }
  const [kind = '', points = ''] = fields.card.split('-');
  const facts = {
    player: teller.name(fields.turn),
    points: Number(points),
    victim: fields.source ? teller.name(fields.source) : '',
    target: fields.target ? teller.name(fields.target) : '',
    known: fields.source || fields.target ? 'yes' : 'no',
  };
  const line = tell([`web-race-stake-${kind}`, 'web-race-stake-move'], facts, '');
  const won = wouldWin ? ` ${t('web-race-stake-end', { player: teller.name(wouldWin) })}` : '';
  return line + won;
}

/** What lies on a cell and what it does, for whoever points at it: "Banana tree: end here to …". */
export function explained(cell: string, play: RacePlay, teller: Teller, game: string): string {
  const fields = play.fields!;
  const terrain = terrainOf(fields, cell);
  const column = Number(cell.slice(1));
  const elephant = fields.elephants.indexOf(cell);
  const said = [
    elephant >= 0
      ? t('web-race-explain-elephant', {
          player: riderOf(LETTERS[elephant]!, fields, teller),
          count: Math.max(0, fields.columns.length - (fields.way[elephant] ?? 0)),
        })
      : '',
    fields.cows.includes(cell) ? t('web-race-explain-cow') : '',
    fields.mouse === cell ? t('web-race-explain-mouse') : '',
    fields.holes.includes(cell) ? t('web-race-explain-hole') : '',
    /[234]/.test(terrain)
      ? t('web-race-explain-mud', { points: terrain })
      : tell([`web-race-explain-${game}-${terrain}`, `web-race-explain-${terrain}`], {}, ''),
    fields.gates.includes(column) ? t('web-race-explain-gate') : '',
  ].filter(Boolean);
  return said.join(' ');
}

/** What a card is to do, as its player has named it: steps of one kind that follow each other are counted. */
export function planOf(table: Table): string {
  const said: { text: string; times: number }[] = [];
  for (const action of raceFields(table.fields!).plan) {
    const text = table.teller.action(action);
    const last = said.at(-1);
    if (last?.text === text) last.times += 1;
    else said.push({ text, times: 1 });
  }
  return said.map(({ text, times }) => (times > 1 ? `${text} ×${times}` : text)).join(', ');
}

/** "b12, middle lane, Ana, banana tree, can be chosen". */
export function spoken(cell: string, play: RacePlay, teller: Teller): string {
  const fields = play.fields!;
  const elephant = fields.elephants.indexOf(cell);
  const place = play.outcomes.findIndex((outcome) => endOf(outcome) === cell);
  const outcome = play.outcomes[place];
  return [
    cell,
    tell([`web-race-terrain-${terrainOf(fields, cell)}`], {}, ''),
    elephant >= 0 ? riderOf(LETTERS[elephant]!, fields, teller) : '',
    fields.cows.includes(cell) ? t('web-race-cow') : '',
    fields.mouse === cell ? t('web-race-mouse') : '',
    fields.holes.includes(cell) ? t('web-race-hole') : '',
    outcome ? sumOf(outcome, fields, teller) : '',
    play.targets.has(cell) || play.choices.has(cell) ? t('web-race-can') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function described(given: Fields, seat: number, teller: Teller, game: string, own: boolean): string[] {
  const fields = raceFields(given);
  const names = (cards: string[]) =>
    cards.length ? listed(cards.map((card) => cardName(card, game))) : t('web-nothing');
  const riders = fields.elephants.map((cell, place) => ({ letter: LETTERS[place]!, cell }));
  return [
    t('web-race-read-turn', { turn: fields.turns + 1, player: teller.name(fields.turn) }),
    tell([`web-race-phase-${fields.step}`], { points: fields.points, count: fields.count, mover: fields.mover }, ''),
    ...(fields.plan.length
      ? [t('web-race-plan', { plan: fields.plan.map((action) => teller.action(action)).join(', ') })]
      : []),
    ...(fields.table.length ? [t('web-race-read-table', { cards: names(fields.table) })] : []),
    ...riders.map(({ letter, cell }) =>
      t('web-race-read-elephant', {
        player: fields.owners.some(Boolean) ? riderOf(letter, fields, teller) : letter,
        cell: cell === 'home' ? t('web-race-finish') : cell || t('web-nothing'),
        terrain: cell ? tell([`web-race-terrain-${terrainOf(fields, cell)}`], {}, '') : '',
      }),
    ),
    ...fields.hands.map((count, place) =>
      t('web-race-read-seat', {
        player: teller.name(place + 1),
        place: fields.places[place] ?? 0,
        cards: count,
        cobras: fields.cobras[place] ?? 0,
      }),
    ),
    t('web-race-read-cows', { cells: fields.cows.join(', ') }),
    t('web-race-read-mouse', { cell: fields.mouse || t('web-nothing'), holes: fields.holes.join(', ') }),
    ...(fields.gates.length
      ? [t('web-race-read-gates', { columns: fields.gates.map((gate) => gate + 1).join(', ') })]
      : []),
    ...(fields.stopped.length ? [t('web-race-read-stopped', { elephants: fields.stopped.join(', ') })] : []),
    t('web-race-read-pile', { pile: fields.pile, discards: fields.discards }),
    ...(fields.search ? [t('web-race-read-search', { cards: names(fields.search) })] : []),
    ...(seat ? [teller.hand(names(fields.hand), own ? 0 : seat)] : []),
    t('web-race-read-track', { columns: fields.columns.map((column, place) => `${place} ${column}`).join(', ') }),
  ].filter(Boolean);
}

/** Several events of one act, in the words of the log. */
export function told(group: Event[], teller: Teller, game: string): string {
  const [first] = group as [Event];
  if (first.kind !== 'card-drawn')
    return summed(group)
      .map((event) => teller.event(event))
      .join(' ');
  const seats = [...new Set(group.map(({ facts }) => Number(facts.seat)))];
  return seats.map((seat) => drew(group, seat, teller, game)).join(' ');
}

function drew(group: Event[], seat: number, teller: Teller, game: string): string {
  const own = group.filter(({ facts }) => facts.seat === seat);
  const cards = own.flatMap(({ facts }) => (facts.card ? [cardName(String(facts.card), game)] : []));
  const player = teller.name(seat);
  return cards.length === own.length
    ? t('web-race-drew', { player, cards: listed(cards) })
    : t('web-race-drew-some', { player, count: own.length });
}
