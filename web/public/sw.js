// The service worker: keeps the shell, so that Howdah opens at once and says what is wrong when there is no network.
// It never takes over a page by itself: src/page/worker.ts asks the guest, and not in the middle of a turn.
const CACHE = 'howdah-VERSION';
const SHELL = 'SHELL';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

// A call to one's turn. Repeats and later ones carry the same tag: one notice stands for a table. Whoever looks at the
// table already is not called; a page in the background does not count.
self.addEventListener('push', (event) => {
  const told = event.data?.json();
  if (told) event.waitUntil(call(told));
});

async function call(told) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const seen = (page) => page.visibilityState === 'visible' && page.focused && new URL(page.url).pathname === told.path;
  if (told.path !== '/' && pages.some(seen)) return;
  await self.registration.showNotification(told.title, {
    body: told.text,
    tag: told.tag,
    icon: '/icons/icon-192.png',
    data: { id: told.id, path: told.path },
  });
  await navigator.setAppBadge?.();
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

async function open(path) {
  await navigator.clearAppBadge?.();
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  if (there) await there.focus();
  else await self.clients.openWindow(path);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin || address.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    // The page of this version, for every address of the client; the network only where nothing is kept.
    event.respondWith(caches.match('/').then((kept) => kept || fetch(request)));
    return;
  }
  const keep = /^\/(assets|sounds|icons)\//.test(address.pathname) || SHELL.includes(address.pathname);
  if (!keep) return;
  event.respondWith(
    caches.match(request).then(
      (kept) =>
        kept ||
        fetch(request).then((answer) => {
          if (answer.ok) {
            const copy = answer.clone();
            event.waitUntil(caches.open(CACHE).then((cache) => cache.put(request, copy)));
          }
          return answer;
        }),
    ),
  );
});
