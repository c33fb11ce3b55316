// How this guest is called when it is their turn: what the server knows of it, and this browser's own subscription.
import { api } from '../net/api';
import type { Notices } from '../protocol.gen';
import { settings } from '../settings/settings.svelte';
import { words } from '../words/words.svelte';

const KEPT = 'howdah-push';

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

class Calls {
  known = $state<Notices | null>(null);
  /** The contact that is this device, if it is one. */
  here = $state(localStorage.getItem(KEPT) ?? '');

  readonly possible = isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;

  async load(): Promise<void> {
    await words.need('notice');
    this.take(await api.notices());
  }

  take(notices: Notices): void {
    this.known = notices;
    if (!notices.contacts.some((contact) => contact.id === this.here)) this.remember('');
  }

  private remember(contact: string): void {
    this.here = contact;
    if (contact) localStorage.setItem(KEPT, contact);
    else localStorage.removeItem(KEPT);
  }

  /** Whether the browser lets us; it asks the guest once. */
  async callHere(): Promise<boolean> {
    if (!this.known || (await Notification.requestPermission()) !== 'granted') return false;
    const registration = await navigator.serviceWorker.ready;
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesOf(this.known.push_key),
    });
    const { endpoint = '', keys = {} } = subscription.toJSON();
    const before = new Set(this.known.contacts.map((contact) => contact.id));
    const { p256dh = '', auth = '' } = keys;
    const notices = await api.callHere({ endpoint, p256dh, auth, language: settings.liked.language });
    this.remember(notices.contacts.find((contact) => contact.kind === 'push' && !before.has(contact.id))?.id ?? '');
    this.take(notices);
    return true;
  }

  /** This browser is called no more; whoever pushes to it is told so by the browser's own service. */
  async leave(): Promise<void> {
    const registration = this.possible ? await navigator.serviceWorker.getRegistration() : undefined;
    await (await registration?.pushManager.getSubscription())?.unsubscribe();
    this.remember('');
  }

  async drop(contact: string): Promise<void> {
    if (contact === this.here) await this.leave();
    this.take(await api.dropContact(contact));
  }
}

export const calls = new Calls();
