import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { it } from 'node:test';
import { onFreePort } from '../../demo/listen.js';
import { startStatic } from '../../demo/static.js';

it('npm start serves the demo and the sandbox on two origins until it is ended', async () => {
  const child = spawn(process.execPath, ['demo/start.js', '--no-build'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const origins = [];
    for await (const line of createInterface({ input: child.stdout })) {
      origins.push(...(line.match(/http:\/\/[\d.:]+/g) ?? []));
      if (line.includes('Ctrl-C')) break;
    }
    const [demo, service] = origins;
    assert.notEqual(demo, service);
    assert.equal((await fetch(`${demo}/dist/mkt.js`)).status, 200);
    const path = 'services/api/MarketItem/Ranking/20170628?applicationId=APP';
    assert.equal((await fetch(`${service}/${path}`)).status, 200);
  } finally {
    child.kill('SIGINT');
  }
  const [code] = await once(child, 'exit');
  // Windows has no signals: there, a process is just ended.
  if (process.platform !== 'win32') assert.equal(code, 0);
});

it('takes the next port where one is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (taken.address());
  const server = await onFreePort(port, (next) => startStatic({ port: next, folders: {} }));
  assert.ok(server.port > port);
  await server.close();
  taken.close();
});

it('changes pages, and only pages, on their way', async () => {
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
