// Sprites are fetched when a page first needs them, and put into the document once.
import base from './base.gen.svg?url';
import elephants from './elephants.gen.svg?url';
import home from './home.gen.svg?url';
import race from './race.gen.svg?url';
import raj from './raj.gen.svg?url';
import totem from './totem.gen.svg?url';

const ADDRESSES = { base, elephants, home, race, raj, totem };
export type SpriteName = keyof typeof ADDRESSES;

const loaded = new Map<SpriteName, Promise<void>>();

export function loadSprites(...names: SpriteName[]): Promise<unknown> {
  return Promise.all(
    names.map((name) => {
      const known = loaded.get(name);
      if (known) return known;
      const done = fetch(ADDRESSES[name])
        .then((answer) => answer.text())
        .then(place);
      loaded.set(name, done);
      return done;
    }),
  );
}

function place(text: string): void {
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  // The same drawing may come with two sprites; one of them is enough.
  for (const part of [...parsed.querySelectorAll('[id]')]) if (document.getElementById(part.id)) part.remove();
  parsed.setAttribute('width', '0');
  parsed.setAttribute('height', '0');
  parsed.setAttribute('aria-hidden', 'true');
  parsed.setAttribute('class', 'sprite');
  document.body.append(document.importNode(parsed, true));
}
