// How a card looks: band, picture, icon, by its name in the deck (`green-5`, `tiger`).
export type Band = 'green' | 'red' | 'purple' | 'yellow';

export interface Look {
  band: Band;
  kind: string;
  value: number;
  icon: string;
  art: string;
  /** The colour of the corner of a card that may be played in another's turn. */
  corner: string;
}

export const BANDS: Record<Band, { colour: string; deep: string; tint: string; ink: string; edge: string }> = {
  green: { colour: '#2C7A4B', deep: '#1B5633', tint: '#DCEBD0', ink: '#FFFFFF', edge: 'v273' },
  red: { colour: '#B23326', deep: '#7E1F17', tint: '#F8DFD3', ink: '#FFFFFF', edge: 'l5 9.75l-5 9.75'.repeat(14) },
  purple: {
    colour: '#6A3D9A',
    deep: '#472670',
    tint: '#E7DBF2',
    ink: '#FFFFFF',
    edge: 'q7 4.875 0 9.75q-7 4.875 0 9.75'.repeat(14),
  },
  yellow: {
    colour: '#E3A412',
    deep: '#9C6A00',
    tint: '#FCEBBF',
    ink: '#35261B',
    edge: 'a5 9.75 0 0 1 0 19.5'.repeat(14),
  },
};

const EFFECTS = ['charge', 'carpet', 'juice'];
const ICONS: Record<string, string> = { priest: 'bell' };
const PACES: Record<number, string> = { 2: 'trot', 4: 'trot', 5: 'run', 6: 'gallop' };

export function lookOf(card: string, game: string): Look {
  const [kind = '', points] = card.split('-');
  const value = Number(points ?? 0);
  const moves = kind === 'green' || kind === 'red' || kind === 'purple';
  const events: Band = game === 'formula_e' ? 'yellow' : 'red';
  const effect = EFFECTS.includes(kind);
  const band: Band =
    kind === 'green' || kind === 'purple' || kind === 'red' ? kind : effect && value ? 'green' : events;
  const icon = moves ? '' : (ICONS[kind] ?? kind);
  const art = moves ? (PACES[value] ?? (value > 6 ? 'gallop' : 'trot')) : (ICONS[kind] ?? kind);
  const corner = kind !== 'tiger' ? '' : game === 'formula_e' ? BANDS.red.colour : BANDS.purple.colour;
  return { band, kind, value, icon, art, corner };
}
