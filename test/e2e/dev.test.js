import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { expect } from 'chai';

/** @type {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} */
let server;
after(() => server.kill());

/** The gallery's address, once a development server prints it. */
async function start() {
  server = spawn(process.execPath, ['demo/dev.js'], { stdio: ['ignore', 'pipe', 'inherit'] });
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
  expect(page).to.match(/data-base-url="http:\/\/127\.0\.0\.1:\d+"/);
  expect(page).to.match(/<script type="module" src="\/@vite\/client">/);
  expect(await textOf('/dist/mkt.js')).to.match(/import\('\/src\/embed\/mkt\.ts'\)/);
  expect(await textOf('/src/embed/mkt.ts')).to.match(/\/\/# sourceMappingURL=data:/);
  expect(await textOf('/dist/mkt.css')).to.match(/mkt-ranking/);
  expect(await textOf('/dist/frame.html')).to.match(
    /<script type="module" src="\/src\/embed\/frame\/frame\.ts">/,
  );
});
