// Cells and positions as they are read aloud.
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
