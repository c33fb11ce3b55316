// Outcomes, cells and positions in words.
import type { Event } from '../../protocol.gen';
import type { TableState } from '../../table/table.svelte';
import type { Teller } from '../../words/teller';
import { listed, t, tell } from '../../words/words.svelte';
import type { Fields } from '../game';
import { summed } from './acts';
import { cardName, printedName } from './cards';
import { isPaired, LETTERS, raceFields, type RaceFields } from './fields';
import { endOf, seatOf, type Outcome } from './outcome';
import type { RacePlay } from './play.svelte';

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
  if (terrain) parts.push(terrain);
  if (outcome.winner && winner) parts.push(t('web-race-wins', { player: teller.name(outcome.winner) }));
  return parts.join(', ');
}

/** What a way is called among others: how, which side, where it ends. */
export function wayName(outcome: Outcome, table: TableState): string {
  const { game = '' } = table.info ?? {};
  const fields = raceFields(table.fields!);
  const said: string[] = [];
  let card = fields.card;
  for (const action of outcome.way.actions) {
    const [verb, what = ''] = action.split(' ');
    if (verb === 'play') card = action.slice(5);
    else if (verb === 'elephant') said.push(t('web-race-elephant', { elephant: what }));
    else if (verb === 'use') said.push(printedName(card, game));
    else if (verb === 'plain' || verb === 'go' || verb === 'stay') said.push(table.teller.action(action));
    else if (said.at(-1) !== table.teller.action(action) && verb !== 'ahead') said.push(table.teller.action(action));
  }
  const end = endOf(outcome);
  // A side says by itself that the effect is used, and that one goes on from the tree.
  const implied = [table.teller.action('go'), printedName(card, game)];
  const words = said
    .filter((each, place) => said.indexOf(each) === place && (said.length === 1 || !implied.includes(each)))
    .slice(0, 3);
  return `${capital(words.join(', '))}${words.length && end ? ': ' : ''}${endName(end, fields)}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const endName = (cell: string, fields: RaceFields) =>
  cell && Number(cell.slice(1)) >= fields.columns.length ? t('web-race-finish') : cell;

/** One line: what would happen if nobody answers. */
export function stakeOf(table: TableState, wouldWin: number): string {
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
    tell([`web-race-step-${fields.step}`], { points: fields.points, count: fields.count, mover: fields.mover }, ''),
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
