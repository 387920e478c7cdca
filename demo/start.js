import { parseArgs } from 'node:util';
import { startService } from '../sandbox/index.js';
import { build, buildTypes } from '../scripts/build/build.js';
import { buildSite, OUTPUT } from '../site/build.js';
import { onFreePort } from '../scripts/lib/listen.js';
import { onChange } from '../scripts/lib/on-change.js';
import { open } from '../scripts/lib/open.js';
import { startStatic } from '../sandbox/static.js';

async function rebuild() {
  await build({ types: false });
  await buildSite();
  console.log('Built again');
  await buildTypes();
}

const { values: given } = parseArgs({
  options: {
    'no-build': { type: 'boolean' },
    port: { type: 'string', default: '8000' },
    watch: { type: 'boolean' },
  },
});
const port = Number(given.port);
if (!(Number.isInteger(port) && port > 0 && port < 65536)) {
  console.error(`--port ${given.port}: it must be a number from 1 to 65535`);
  process.exit(2);
}
const builds = !given['no-build'];
if (builds) {
  console.log('Building the kit and the site: this takes about 20 seconds …');
  await build({ types: false });
}
await buildSite();
const service = await onFreePort(9010, (port) => startService({ port }));
const demo = await onFreePort(port, (port) =>
  startStatic({
    port,
    folders: { '/dist': 'dist', '/site': OUTPUT, '': 'demo' },
    // The site's pages use this sandbox in place of a service worker.
    html: (html) =>
      html
        .replaceAll('%SERVICE%', service.origin)
        .replace('<html lang', `<html data-service="${service.origin}" lang`),
  }),
);

const isJapanese = Intl.DateTimeFormat().resolvedOptions().locale.startsWith('ja');
const site = `${demo.origin}/site/${isJapanese ? '' : 'en/'}`;
console.log(`Builder:         ${site}builder/`);
console.log(`Site:            ${site}`);
console.log(`Demo:            ${demo.origin}/`);
console.log(`Sandbox service: ${service.origin}/`);
console.log(`Article:         ${demo.origin}/article.html`);
console.log(`Gallery:         ${demo.origin}/gallery.html`);
console.log('Ctrl-C ends both.');
if (given.watch) {
  await onChange(['src', 'site', 'docs'], rebuild, console.error);
}
open(`${site}builder/`);
// Pages need no types, but a package that is made from this folder does.
if (builds) buildTypes().catch((error) => console.error(error));

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await Promise.all([demo.close(), service.close()]);
    process.exit();
  });
}
