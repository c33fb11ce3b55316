// A phone on the same network: Chromium in a network namespace of its own opens the text of the QR code and is seated.
// It takes root for the namespace, so it is among the long proofs: LONG=1 (make evidence).
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { launch } from '../../web/scripts/browser.mjs';
import { startServerAndBrowser } from '../../web/scripts/guests.mjs';
import { makeTable } from '../../web/scripts/hands.mjs';
import { PATIENCE } from '../../web/scripts/server.mjs';

const ip = (...words) => execFileSync('ip', words, { stdio: 'pipe' });

/** A namespace whose only way out leads to this machine. */
function namespace() {
  const number = process.pid % 200;
  const name = `howdah${process.pid}`;
  ip('netns', 'add', name);
  ip('link', 'add', `hw${number}`, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
  ip('addr', 'add', `10.213.${number}.1/30`, 'dev', `hw${number}`);
  ip('link', 'set', `hw${number}`, 'up');
  for (const words of ['addr add 10.213.N.2/30 dev eth0', 'link set eth0 up', 'link set lo up', 'route add default via 10.213.N.1'])
    ip('-n', name, ...words.replace('N', number).split(' '));
  return { name, close: () => ip('netns', 'del', name) };
}

async function phoneIn(name, folder) {
  const program = join(folder, 'chromium');
  writeFileSync(program, `#!/bin/sh\nexec ip netns exec ${name} ${process.env.CHROMIUM ?? '/usr/bin/chromium'} "$@"\n`);
  chmodSync(program, 0o755);
  return launch([], program);
}

if (process.env.LONG)
  test('a phone with a network of its own opens the text of the QR code and is seated', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'howdah-phone-'));
    const { name, close } = namespace();
    const phone = await phoneIn(name, folder);
    const began = performance.now();
    const house = await startServerAndBrowser({ host: '0.0.0.0' });
    try {
      const desk = await house.guest();
      const { id } = await makeTable(desk, { game: 'raj', seats: [{ kind: 'me' }, { kind: 'invitation' }] });
      const invitation = `/api/tables/${id}/seats/2/invitation`;
      const link = await desk.evaluate(
        async (path) => (await fetch(path, { method: 'POST', headers: { 'X-Howdah': '1' } })).json(),
        invitation,
      );
      assert.doesNotMatch(link.url, /localhost|127\.0\.0\.1/);
      const page = await phone.newPage({ viewport: { width: 390, height: 664 }, locale: 'en-GB' });
      page.setDefaultTimeout(PATIENCE);
      await page.goto(link.url);
      await page.getByRole('textbox', { name: 'Your name' }).fill('Bo');
      await page.getByRole('button', { name: 'Sit down' }).click();
      await page.waitForURL(/\/table\//);
      const seats = await page.evaluate(async (path) => (await (await fetch(path)).json()).seats, `/api/tables/${id}`);
      assert.deepEqual([seats[1].kind, seats[1].name, seats[1].yours], ['person', 'Bo', true]);
      console.log(`seated ${((performance.now() - began) / 1000).toFixed(1)} s after the server was started`);
    } finally {
      await phone.close();
      await house.close();
      close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
