import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect } from 'chai';
import { onFreePort } from '../../scripts/lib/listen.js';
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
    expect(pages).to.include('index.html');
    for (const page of [
      ...pages.map((file) => `${origin}/${file}`),
      `${service.origin}/`,
      Items[0].Item.itemUrl,
    ]) {
      const html = await (await fetch(page)).text();
      expect(html, `${page} has no title`).to.match(/<title>[^<]+<\/title>/);
      const description = /<meta\s+name="description"\s+content="[^"]{20,}"/;
      expect(html, `${page} has no description`).to.match(description);
      // Browsers request /favicon.ico if a page declares no icon.
      expect(html, `${page} has no icon`).to.match(/<link rel="icon" href="[^"]+"/);
      for (const [, address = ''] of html.matchAll(/<[a-z][^>]*\s(?:href|src)="([^"#][^"]*)"/g)) {
        const { status } = await fetch(new URL(address, page));
        expect(status, `${page} leads to ${address}`).to.equal(200);
      }
    }
  } finally {
    await Promise.all([close(), service.close()]);
  }
});

it('the gallery has bookmarks of existing items', async () => {
  const html = readFileSync('demo/gallery.html', 'utf8');
  const codes = new Set([...html.matchAll(/item-code="([^"]+)"/g)].map(([, code]) => code));
  expect(codes.size).to.be.above(0);
  const sandbox = createService();
  for (const itemCode of codes) {
    const query = `applicationId=APP&access_token=demo-both.test&itemCode=${itemCode}`;
    const answer = await sandbox.request(`/services/api/FavoriteBookmark/Add/20120627?${query}`);
    expect(answer.status, `${itemCode}: ${await answer.text()}`).to.equal(200);
  }
});

it('uses the next port if one is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (taken.address());
  const server = await onFreePort(port, (next) => startStatic({ port: next, folders: {} }));
  expect(server.port).to.be.above(port);
  await server.close();
  taken.close();
});
