// Cells and positions as they are read aloud, and acts as the log tells them.
import type { Event } from '../../protocol.gen';
import type { Teller } from '../../words/teller';
import { t } from '../../words/words.svelte';
import type { Fields } from '../game';
import type { TotemPlay } from './play.svelte';
import { totemFields, type TotemScene } from './scene';

/** "j10, piece of Ana, can move". */
export function spoken(cell: string, scene: TotemScene, play: TotemPlay, teller: Teller): string {
  const token = scene.tokens.find((each) => each.cell === cell && each.gone === undefined);
  const what = !token
    ? t('web-totem-empty')
    : token.kind === 'totem'
      ? t('web-totem-totem-of', { player: teller.name(token.seat) })
      : t('web-totem-piece-of', { player: teller.name(token.seat) });
  const meant = play.meant(cell).at(-1);
  const fate = play.foretold?.to === cell ? [...play.foretold.lost, ...play.foretold.cut] : [];
  return [
    cell,
    what,
    meant ? teller.action(meant) : '',
    fate.length ? t('web-totem-would-lose', { cells: fate.join(', ') }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

export function described(given: Fields, teller: Teller): string[] {
  const fields = totemFields(given);
  return [
    t('web-totem-read-turn', { round: fields.round, player: teller.name(fields.turn) }),
    ...(fields.dice.length ? [t('web-totem-read-dice', { dice: fields.dice.join(', '), points: fields.points })] : []),
    ...(fields.moving ? [t('web-totem-read-moving', { cell: fields.moving })] : []),
    ...fields.totems.map((totem, place) =>
      fields.out[place]
        ? t('web-totem-read-out', { player: teller.name(place + 1) })
        : t('web-totem-read-seat', {
            player: teller.name(place + 1),
            totem: totem ?? '–',
            pieces: (fields.pieces[place] ?? []).join(' ') || t('web-nothing'),
            reserve: fields.reserve[place] ?? 0,
          }),
    ),
  ];
}

/** A group of `acts.ts` in one sentence. */
export function told(group: Event[], teller: Teller): string {
  const [first, last] = [group[0]!, group.at(-1)!];
  const player = teller.name(Number(first.facts.seat));
  if (first.kind === 'rolled')
    return t('web-totem-log-roll', {
      player,
      dice: (first.facts.dice as number[]).join(', '),
      used: String(last.facts.dice),
      points: Number(last.facts.points),
    });
  const steps = group.filter((event) => event.kind === 'stepped');
  return t('web-totem-log-way', {
    player,
    kind: String(first.facts.kind),
    way: [steps[0]!.facts.from, ...steps.map((step) => step.facts.to)].join(' → '),
  });
}
