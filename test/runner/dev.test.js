import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { after, it } from 'node:test';

/** The gallery's address, once a development server prints it. */
async function start() {
  const server = spawn(process.execPath, ['demo/dev.js'], { stdio: ['ignore', 'pipe', 'inherit'] });
  after(() => server.kill());
  for await (const line of createInterface(server.stdout)) {
    const [address] = /http:.*gallery\.html/.exec(line) ?? [];
    if (address) return new URL(address);
  }
  throw new Error('the development server ends');
}

it('npm run dev serves the gallery with the kit from its sources, and source maps', async () => {
  const gallery = await start();
  const textOf = async (/** @type {string} */ path) => (await fetch(new URL(path, gallery))).text();
  const page = await textOf('/gallery.html');
  assert.match(page, /data-base-url="http:\/\/127\.0\.0\.1:\d+"/);
  assert.match(page, /<script type="module" src="\/@vite\/client">/);
  assert.match(await textOf('/dist/mkt.js'), /import\('\/src\/embed\/mkt\.ts'\)/);
  assert.match(await textOf('/src/embed/mkt.ts'), /\/\/# sourceMappingURL=data:/);
  assert.match(await textOf('/dist/mkt.css'), /mkt-ranking/);
  assert.match(
    await textOf('/dist/frame.html'),
    /<script type="module" src="\/src\/embed\/frame\/frame\.ts">/,
  );
});
