// Before the first paint: the look that this browser's owner chose (src/settings/settings.svelte.ts keeps it).
(function () {
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('howdah-settings') || '{}');
  } catch {
    // Unreadable settings are as good as none.
  }
  var dark =
    kept.theme === 'dark' ||
    ((!kept.theme || kept.theme === 'system') && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.dataset.theme = dark ? 'dark' : 'light';
  if (kept.contrast) root.dataset.contrast = 'high';
  if (kept.textSize) root.dataset.text = kept.textSize;
  if (kept.board) root.dataset.board = kept.board;
})();
