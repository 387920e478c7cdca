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

const builds = !process.argv.includes('--no-build');
if (builds) {
  console.log('Building the kit and the site: this takes about 20 seconds …');
  await build({ types: false });
}
await buildSite();
const service = await onFreePort(9010, (port) => startService({ port }));
const demo = await onFreePort(8000, (port) =>
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
if (process.argv.includes('--watch')) {
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
