// A closer look at a card: it rests under the mouse for a moment, or under a finger, and shows large with its rule.
import type { Attachment } from 'svelte/attachments';
import { findClause } from '../rules/rulebook.svelte';
import type { Notices } from './notices.svelte';

export interface Look {
  title: string;
  /** What it does, in the words of the rulebook. */
  clauses: string[];
}

const REST = 450;

export function closer(game: string, notices: Notices, look: () => Look | null): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = async () => {
      const wanted = look();
      const drawn = element.querySelector('svg');
      if (!wanted || !drawn || 'dragging' in element.dataset) return;
      const clauses = await Promise.all(wanted.clauses.map((number) => findClause(game, number)));
      const text = clauses.map((clause) => clause?.text.replaceAll(/\[(ruling|house)\] ?|`/g, '') ?? '').join(' ');
      const picture = drawn.cloneNode(true) as SVGElement;
      notices.closer = { picture, title: wanted.title, text, anchor: element.getBoundingClientRect() };
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void show(), REST);
    };
    const hide = () => {
      clearTimeout(timer);
      if (notices.closer) notices.closer = null;
    };
    const enter = (event: PointerEvent) => event.pointerType === 'mouse' && wait();
    const down = (event: PointerEvent) => (event.pointerType === 'mouse' ? hide() : wait());
    const list: [string, (event: never) => void][] = [
      ['pointerenter', enter],
      ['pointerdown', down],
      [
        'pointermove',
        (event: PointerEvent) =>
          event.pointerType !== 'mouse' && Math.hypot(event.movementX, event.movementY) > 3 && hide(),
      ],
      ['pointerleave', hide],
      ['pointerup', hide],
      ['pointercancel', hide],
    ];
    for (const [name, act] of list) element.addEventListener(name, act as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, act] of list) element.removeEventListener(name, act as EventListener);
    };
  };
}
