// A closer look at a card: it rests under the mouse for a moment, or under a finger, and shows large with its rule.
import type { Attachment } from 'svelte/attachments';
import { findClause } from '../rules/rulebook.svelte';
import type { CloserLook, Notices } from '../table/notices/notices.svelte';

export interface Look {
  title: string;
  /** What it does, in the words of the rulebook. */
  clauses: string[];
}

const REST = 450;

export function closer(game: string, notices: Notices, look: () => Look): Attachment<HTMLElement> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** The look that is wanted; nothing once the pointer, or the card, has gone. */
    let wish: Look | null = null;
    let shown: CloserLook | null = null;
    const show = async () => {
      const wanted = look();
      const drawn = element.querySelector('svg');
      if (!drawn || 'dragging' in element.dataset) return;
      wish = wanted;
      const clauses = await Promise.all(wanted.clauses.map((number) => findClause(game, number)));
      const text = clauses.map((clause) => clause?.text.replaceAll(/\[(ruling|house)\] ?|`/g, '') ?? '').join(' ');
      if (wish !== wanted) return;
      const picture = drawn.cloneNode(true) as SVGElement;
      shown = { picture, title: wanted.title, text, anchor: element.getBoundingClientRect() };
      notices.closer = shown;
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void show(), REST);
    };
    const hide = () => {
      clearTimeout(timer);
      wish = null;
      if (shown && notices.closer === shown) notices.closer = null;
      shown = null;
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
      hide();
      for (const [name, act] of list) element.removeEventListener(name, act as EventListener);
    };
  };
}
