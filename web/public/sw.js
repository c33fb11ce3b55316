// The service worker: keeps the shell, so that Howdah opens at once and says what is wrong when there is no network.
// It never takes over a page by itself: src/page/worker.ts asks the guest, and not in the middle of a turn.
// Caches are named by where we are: another Howdah may live on the same host, under another path.
const ROOT = new URL('./', location.href).pathname;
const OURS = `howdah ${ROOT} `;
const CACHE = `${OURS}VERSION`;
// The engine of the site is large and changes seldom: the site puts it into a cache of its own (src/site/python.ts).
const ENGINE = `${OURS}engine ENGINE`;
const SHELL = 'SHELL';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener('activate', (event) => {
  // Without a path: of a version before this one, which knew of no other Howdah.
  const ours = (name) => name.startsWith(OURS) || (ROOT === '/' && /^howdah-\w+$/.test(name));
  const old = (name) => ours(name) && name !== CACHE && name !== ENGINE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
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

/** What we keep of an address, if we keep it. */
async function kept(address) {
  return (await (await caches.open(CACHE)).match(address)) ?? (await caches.open(ENGINE)).match(address);
}

async function fetchAndKeep(request) {
  const answer = await fetch(request);
  const copy = answer.clone();
  // Where there is no room for it, it is fetched again next time.
  if (answer.ok)
    await caches
      .open(CACHE)
      .then((cache) => cache.put(request, copy))
      .catch(() => undefined);
  return answer;
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== 'GET' || address.origin !== location.origin || !address.pathname.startsWith(ROOT)) return;
  const path = address.pathname.slice(ROOT.length);
  // Below a server's own pages lies the site, with a service worker of its own.
  if (path.startsWith('offline/')) return;
  if (request.mode === 'navigate') {
    // The page of this version, for every address of the client; the network only where nothing is kept.
    if (!path.startsWith('api/')) event.respondWith(kept('./').then((page) => page ?? fetch(request)));
  } else if (path.startsWith('engine/')) {
    event.respondWith(kept(request).then((file) => file ?? fetch(request)));
  } else if (/^(assets|data|icons|sounds)\//.test(path) || SHELL.includes(`./${path}`)) {
    event.respondWith(kept(request).then((file) => file ?? fetchAndKeep(request)));
  }
});
