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
