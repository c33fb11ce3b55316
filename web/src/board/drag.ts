// Drag with mouse, pen or finger: a ghost follows, and whatever carries `data-drop` under the pointer takes it.
import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH = 7;

export function draggable(options: {
  able: () => boolean;
  start?: () => void;
  drop: (on: string) => void;
}): Attachment<HTMLElement> {
  return (element) => {
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !options.able()) return;
      const { clientX: x0, clientY: y0, pointerId } = event;
      const box = element.getBoundingClientRect();
      let ghost: HTMLElement | null = null;
      const move = (moved: PointerEvent) => {
        if (moved.pointerId !== pointerId) return;
        if (!ghost) {
          if (Math.hypot(moved.clientX - x0, moved.clientY - y0) < FAR_ENOUGH) return;
          ghost = element.cloneNode(true) as HTMLElement;
          ghost.removeAttribute('id');
          Object.assign(ghost.style, {
            position: 'fixed',
            left: '0',
            top: '0',
            width: `${box.width}px`,
            height: `${box.height}px`,
            margin: '0',
            zIndex: '80',
            pointerEvents: 'none',
            transition: 'none',
            opacity: '0.92',
          });
          document.body.append(ghost);
          element.dataset.dragging = '';
          options.start?.();
        }
        ghost.style.transform = `translate(${box.x + moved.clientX - x0}px, ${box.y + moved.clientY - y0}px) rotate(2deg)`;
      };
      const up = (ended: PointerEvent) => {
        if (ended.pointerId !== pointerId) return;
        window.removeEventListener('pointermove', move);
        window.removeEventListener('pointerup', up);
        window.removeEventListener('pointercancel', up);
        delete element.dataset.dragging;
        if (!ghost) return;
        ghost.remove();
        // The click that ends a drag is not a choice.
        window.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0);
        if (ended.type === 'pointercancel') return;
        const under = document.elementsFromPoint(ended.clientX, ended.clientY);
        const place = under.map((thing) => thing.closest<HTMLElement>('[data-drop]')).find(Boolean);
        if (place?.dataset.drop) options.drop(place.dataset.drop);
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', up);
    };
    element.addEventListener('pointerdown', down);
    return () => element.removeEventListener('pointerdown', down);
  };
}

const swallow = (event: Event) => {
  event.stopPropagation();
  event.preventDefault();
};
