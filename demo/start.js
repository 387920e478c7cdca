import { watch } from 'node:fs';
import { startService } from './service/index.js';
import { build } from '../build/build.js';
import { onFreePort } from './listen.js';
import { open } from './open.js';
import { startStatic } from './static.js';

/** Builds again whenever the source has changed. */
function rebuildOnChange() {
  /** @type {NodeJS.Timeout | undefined} */
  let soon;
  watch('src', { recursive: true }, () => {
    clearTimeout(soon);
    soon = setTimeout(async () => {
      try {
        await build({ types: false });
        console.log('Built again');
      } catch (error) {
        console.error(error);
      }
    }, 100);
  });
}

if (!process.argv.includes('--no-build')) await build({ types: false });
const service = await onFreePort(9010, (port) => startService({ port }));
const demo = await onFreePort(8000, (port) =>
  startStatic({
    port,
    folders: { '/dist': 'dist', '': 'demo' },
    html: (html) => html.replaceAll('%SERVICE%', service.origin),
  }),
);

console.log(`Demo:            ${demo.origin}/`);
console.log(`Sandbox service: ${service.origin}/`);
console.log(`Gallery:         ${demo.origin}/gallery.html`);
console.log('Ctrl-C ends both.');
if (process.argv.includes('--watch')) rebuildOnChange();
open(`${demo.origin}/`);

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await Promise.all([demo.close(), service.close()]);
    process.exit();
  });
}
