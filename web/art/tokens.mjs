// Design tokens of Howdah: one source for the style sheet, the symbols and the mock-ups.
export const INK = '#35261B';
export const seats = [
  { k: 'a', letter: 'A', name: 'Asha',  word: 'ruby',     c: '#BF2F2C', d: '#8A1E20', l: '#F7DCD5', ink: '#FFFFFF', pattern: 'stripes',  shape: 'diamond' },
  { k: 'b', letter: 'B', name: 'Bela',  word: 'indigo',   c: '#1F4E9E', d: '#13346F', l: '#D9E3F4', ink: '#FFFFFF', pattern: 'dots',     shape: 'circle' },
  { k: 'c', letter: 'C', name: 'Chand', word: 'marigold', c: '#F6C744', d: '#B07A0C', l: '#FDF1CF', ink: INK,       pattern: 'checks',   shape: 'square' },
  { k: 'd', letter: 'D', name: 'Dev',   word: 'parrot',   c: '#3FAE7A', d: '#17694A', l: '#D6F0E3', ink: INK,       pattern: 'chevrons', shape: 'triangle' },
  { k: 'e', letter: 'E', name: 'Esha',  word: 'lotus',    c: '#D66FA8', d: '#8F2F68', l: '#FAE1EE', ink: INK,       pattern: 'crosses',  shape: 'flower' },
  { k: 'f', letter: 'F', name: 'Falak', word: 'night',    c: '#3E3A44', d: '#221F27', l: '#E2DFE6', ink: '#FFFFFF', pattern: 'lattice',  shape: 'hexagon' },
];
export const seat = Object.fromEntries(seats.map((s) => [s.k, s]));
export const light = {
  bg: '#FAF4E8', surface: '#FFFDF8', sunken: '#F2E9D8', line: '#E2D4BA', 'line-2': '#8F7F66',
  ink: '#2C2017', 'ink-2': '#5C4D3E', 'ink-3': '#75644F',
  accent: '#F2A51A', 'accent-ink': '#2C2017', 'accent-soft': '#FDEBC4', link: '#8A3B12',
  focus: '#1C3FB7', ok: '#1E6B45', warn: '#8A5200', danger: '#A3231F', 'danger-soft': '#FBE3DC',
  'card-green': '#2C7A4B', 'card-red': '#B23326', 'card-purple': '#6A3D9A', 'card-yellow': '#E3A412',
  ground: '#DDE2B0', 'ground-2': '#CFD79B', 'ground-3': '#B9C682', road: '#F6E6C2', 'road-2': '#F0DAAC', 'road-line': '#D4B27A', kerb: '#A8703C',
  water: '#7FC4D6', 'water-2': '#4C9DB8', mud: '#9B6B43', 'mud-2': '#7C5231',
  target: '#F2A51A', 'target-line': '#8A4B00', last: '#C65B12', hex: '#F3E8D0', 'hex-2': '#EADBBB', 'hex-line': '#CDB88F', table: '#EFE3CC',
};
export const dark = {
  bg: '#141629', surface: '#1D203A', sunken: '#101223', line: '#363B5E', 'line-2': '#7C82AB',
  ink: '#F6EEDF', 'ink-2': '#C9C3C6', 'ink-3': '#A5A2B5',
  accent: '#F5B13A', 'accent-ink': '#2C2017', 'accent-soft': '#473716', link: '#F7C46C',
  focus: '#9DB8FF', ok: '#7FD3A6', warn: '#F5C26B', danger: '#FF9C8F', 'danger-soft': '#4A2327',
  'card-green': '#2C7A4B', 'card-red': '#B23326', 'card-purple': '#6A3D9A', 'card-yellow': '#E3A412',
  ground: '#1C2B33', 'ground-2': '#22363A', 'ground-3': '#2F4A45', road: '#5B4E47', 'road-2': '#53463F', 'road-line': '#8A7460', kerb: '#C9955A',
  water: '#23566F', 'water-2': '#4C9DB8', mud: '#3E2A20', 'mud-2': '#2B1C15',
  target: '#F5B13A', 'target-line': '#FFD98A', last: '#FF9A4D', hex: '#2B2E4C', 'hex-2': '#252842', 'hex-line': '#4A4F78', table: '#191C33',
};
const lin = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
export const luminance = (h) => { const [r, g, b] = [1, 3, 5].map((i) => lin(parseInt(h.slice(i, i + 2), 16) / 255)); return 0.2126 * r + 0.7152 * g + 0.0722 * b; };
export const contrast = (a, b) => { const [x, y] = [luminance(a), luminance(b)]; return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05); };
export const css = () => {
  const v = (o) => Object.entries(o).map(([k, x]) => `--${k}:${x}`).join(';');
  const s = seats.map((p) => `--seat-${p.k}:${p.c};--seat-${p.k}-deep:${p.d};--seat-${p.k}-soft:${p.l};--seat-${p.k}-ink:${p.ink}`).join(';');
  return `:root{color-scheme:light;${v(light)};${s};
--font-ui:"Onest Variable","Onest",system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Helvetica Neue",Arial,sans-serif;
--font-display:"Yeseva One","Iowan Old Style","Palatino Linotype",Palatino,"Noto Serif",Georgia,serif;
--s1:4px;--s2:8px;--s3:12px;--s4:16px;--s5:24px;--s6:32px;--s7:48px;
--r1:6px;--r2:10px;--r3:16px;--r4:24px;--r-full:999px;
--sh1:0 1px 2px rgb(60 40 15/.10);--sh2:0 2px 4px rgb(60 40 15/.08),0 6px 16px rgb(60 40 15/.10);--sh3:0 8px 20px rgb(60 40 15/.14),0 20px 48px rgb(60 40 15/.18);
--t-fast:120ms;--t-base:200ms;--t-step:180ms;--t-slow:420ms;--t-show:900ms;
--e-out:cubic-bezier(.2,.7,.2,1);--e-in:cubic-bezier(.5,0,.8,.4);--e-spring:cubic-bezier(.3,1.4,.5,1)}
:root[data-theme=dark]{color-scheme:dark;${v(dark)};--chip-edge:#F6EEDF;--sh1:0 1px 2px rgb(0 0 0/.4);--sh2:0 2px 6px rgb(0 0 0/.4),0 8px 20px rgb(0 0 0/.35);--sh3:0 10px 24px rgb(0 0 0/.5),0 24px 56px rgb(0 0 0/.5)}`;
};
