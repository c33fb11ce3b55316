// The service worker keeps the shell; a new version waits until the guest takes it, and never in the middle of a turn.
import { shell } from './shell.svelte';

export function startWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  let wanted = false;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (wanted) location.reload();
  });
  void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`).then(
    (registration: ServiceWorkerRegistration | undefined) => {
      // A browser may be told to have none.
      if (!registration) return;
      const offer = (worker: ServiceWorker | null) => {
        if (!worker || !navigator.serviceWorker.controller) return;
        shell.update = () => {
          wanted = true;
          worker.postMessage('take-over');
        };
      };
      offer(registration.waiting);
      registration.addEventListener('updatefound', () => {
        const fresh = registration.installing;
        fresh?.addEventListener('statechange', () => {
          if (fresh.state === 'installed') offer(fresh);
        });
      });
    },
    () => undefined,
  );
}
