// Short words to the one at the screen: toasts, and "why can't I?" beside the thing that was pressed.
import type { Anchor } from '../../board/viewport.svelte';
import type { Reason, Suggestion } from '../../protocol.gen';

export interface Toast {
  id: number;
  kind: 'refused' | 'told';
  reason?: Reason;
  /** What would help whoever was refused. */
  suggestion?: Suggestion | undefined;
  /** Moves that were caught up on. */
  moves?: number;
  text?: string;
}

export interface Explanation {
  reason: Reason;
  suggestion?: Suggestion | undefined;
  title: string;
  anchor: DOMRect | null;
}

export interface CloserLook {
  picture: SVGElement;
  title: string;
  text: string;
  anchor: DOMRect;
}

const LONG_ENOUGH = 6000;

export class Notices {
  toasts = $state.raw<Toast[]>([]);
  explanation = $state.raw<Explanation | null>(null);
  closer = $state.raw<CloserLook | null>(null);
  private lastId = 0;

  refuse(reason: Reason, suggestion?: Suggestion): void {
    this.add({ kind: 'refused', reason, suggestion });
  }

  caughtUp(moves: number): void {
    this.add({ kind: 'told', moves });
  }

  tell(text: string): void {
    this.add({ kind: 'told', text });
  }

  explain(said: { reason: Reason; suggestion?: Suggestion | undefined }, title: string, anchor: Anchor | null): void {
    this.explanation = { ...said, title, anchor: anchor?.getBoundingClientRect() ?? null };
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id);
  }

  /** Somebody else is at the screen: what was said of a card was not for them. */
  forget(): void {
    this.explanation = null;
    this.closer = null;
  }

  private add(toast: Omit<Toast, 'id'>): void {
    const id = ++this.lastId;
    // One refusal at a time: the last press is what matters.
    const rest = this.toasts.filter((each) => toast.kind !== 'refused' || each.kind !== 'refused');
    this.toasts = [...rest.slice(-2), { ...toast, id }];
    setTimeout(() => this.dismiss(id), LONG_ENOUGH);
  }
}
