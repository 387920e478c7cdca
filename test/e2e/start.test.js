import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { onFreePort } from '../../tools/listen.js';
import { createService, startService } from '../../sandbox/index.js';
import { startStatic } from '../../sandbox/static.js';
import { startDemo } from '../support/demo.js';

it('the pages of the demo have all of their files, and a title', async () => {
  const service = await startService();
  const { origin, close } = await startDemo(service);
  try {
    const ranking = `${service.origin}/services/api/MarketItem/Ranking/20170628?applicationId=APP`;
    const { Items } = /** @type {any} */ (await (await fetch(ranking)).json());
    const pages = readdirSync('demo').filter((file) => file.endsWith('.html'));
    assert.ok(pages.includes('index.html'));
    for (const page of [
      ...pages.map((file) => `${origin}/${file}`),
      `${service.origin}/`,
      Items[0].Item.itemUrl,
    ]) {
      const html = await (await fetch(page)).text();
      assert.ok(/<title>[^<]+<\/title>/.test(html), `${page} has no title`);
      const description = /<meta\s+name="description"\s+content="[^"]{20,}"/;
      assert.ok(description.test(html), `${page} has no description`);
      // Browsers request /favicon.ico if a page declares no icon.
      assert.ok(/<link rel="icon" href="[^"]+"/.test(html), `${page} has no icon`);
      for (const [, address = ''] of html.matchAll(/<[a-z][^>]*\s(?:href|src)="([^"#][^"]*)"/g)) {
        const { status } = await fetch(new URL(address, page));
        assert.equal(status, 200, `${page} leads to ${address}`);
      }
    }
  } finally {
    await Promise.all([close(), service.close()]);
  }
});

it('the gallery has bookmarks of existing items', async () => {
  const html = readFileSync('demo/gallery.html', 'utf8');
  const codes = new Set([...html.matchAll(/item-code="([^"]+)"/g)].map(([, code]) => code));
  assert.ok(codes.size > 0);
  const sandbox = createService();
  for (const itemCode of codes) {
    const query = `applicationId=APP&access_token=demo-both.test&itemCode=${itemCode}`;
    const answer = await sandbox.request(`/services/api/FavoriteBookmark/Add/20120627?${query}`);
    assert.equal(answer.status, 200, `${itemCode}: ${await answer.text()}`);
  }
});

it('uses the next port if one is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (taken.address());
  const server = await onFreePort(port, (next) => startStatic({ port: next, folders: {} }));
  assert.ok(server.port > port);
  await server.close();
  taken.close();
});

it('transforms only pages', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  writeFileSync(join(folder, 'index.html'), '<p>%SERVICE%</p>');
  writeFileSync(join(folder, 'script.js'), '"%SERVICE%"');
  const html = (/** @type {string} */ text) => text.replaceAll('%SERVICE%', 'サービス');
  const server = await startStatic({ folders: { '': folder }, html });
  try {
    const page = await fetch(`${server.origin}/`);
    assert.equal(await page.text(), '<p>サービス</p>');
    assert.equal(page.headers.get('access-control-allow-origin'), '*');
    assert.equal(await (await fetch(`${server.origin}/script.js`)).text(), '"%SERVICE%"');
    assert.equal((await fetch(`${server.origin}/none.html`)).status, 404);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
});
