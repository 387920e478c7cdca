/** Plain copies in mail programs and feed readers, cleaned by their own code. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseFragment } from 'parse5';
import { runKit } from '../../build/run-kit.js';
import { findOrInstall, isDebian, onPath, run } from '../../tools/browsers/programs.js';
import { promise } from '../../tools/checks/promise.js';

const SANITIZE = fileURLToPath(new URL('sanitize.php', import.meta.url));
const COMMAND = fileURLToPath(new URL('../../dist/command/mkt-widgets.js', import.meta.url));

/** Unpacked but not installed: as services, they would start. */
const PACKAGES = [
  'roundcube-core',
  'php-masterminds-html5',
  'tt-rss',
  'libphp-simplepie',
  'python3-feedparser',
  'python3-sgmllib3k',
];
/** By default, it keeps the fewest tags and attributes of the sanitizers on npm, and no pictures. */
const STRICTEST = 'sanitize-html@2.18.1';

/** @param {string} html content of an article */
const feedOf = (
  html,
) => `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel><title>Blog</title><item><title>Teas</title><content:encoded><![CDATA[${html}]]></content:encoded></item></channel></rss>`;

/** Prints the content of the first article in a feed. */
const FEEDPARSER =
  'import sys, feedparser; print(feedparser.parse(sys.stdin.buffer.read()).entries[0].content[0].value)';

/** The programs, by name. @param {string} folder with the unpacked packages */
function programsIn(folder) {
  const python = join(folder, 'usr/lib/python3/dist-packages');
  const through =
    (/** @type {string} */ command, /** @type {string[]} */ ...args) =>
    /** @param {string} text */
    (text) =>
      execFileSync(command, args, {
        input: text,
        encoding: 'utf8',
        env: { ...process.env, PYTHONPATH: python, PYTHONIOENCODING: 'utf8' },
      });
  const php = (/** @type {string} */ name) => through('php', SANITIZE, folder, name);
  const feedparser = through('python3', '-c', FEEDPARSER);
  const sanitize = createRequire(join(folder, 'index.js'))('sanitize-html');
  const allowedTags = [...sanitize.defaults.allowedTags, 'img'];
  return {
    'the mail program Roundcube': php('roundcube'),
    [`${STRICTEST} with pictures`]: (/** @type {string} */ html) => sanitize(html, { allowedTags }),
    'the feed reader Tiny Tiny RSS': php('tt-rss'),
    'feed readers with SimplePie': (/** @type {string} */ html) => php('simplepie')(feedOf(html)),
    'feed readers with feedparser': (/** @type {string} */ html) => feedparser(feedOf(html)),
  };
}

/** @param {any} node @returns {any[]} */
const nodesIn = (node) => [node, ...(node.childNodes ?? []).flatMap(nodesIn)];

/** The links, pictures and texts of HTML that readers see. @param {string} html */
function visibleIn(html) {
  const nodes = nodesIn(parseFragment(html));
  const values = (/** @type {string} */ tag, /** @type {string} */ name) =>
    nodes
      .filter(({ tagName }) => tagName === tag)
      .map(({ attrs }) => attrs.find((/** @type {any} */ attr) => attr.name === name)?.value);
  const texts = nodes.map(({ value }) => value?.trim()).filter(Boolean);
  return { links: values('a', 'href'), pictures: values('img', 'src'), texts };
}

/** @param {string} service */
const pageOf = (service) => `<!doctype html><html lang="en"><title>Teas</title>
<script src="mkt.js" data-application-id="APP" data-affiliate-id="AFF" data-base-url="${service}"
  data-credit="By Example https://developer.example/" data-disclaimer="May change."></script>
<mkt-ranking limit="3"></mkt-ranking><p>Today: <mkt-ranking limit="1"></mkt-ranking></p>`;

/** A plain copy as a table for mails, as the builder writes it. */
async function tableForMail() {
  const { plainList } = await runKit('cli/plain.ts');
  const recordOf = (/** @type {number} */ number) => ({
    itemName: `お茶 & Tea ${number}`,
    itemUrl: `https://market.example/${number}?a=1&b=2`,
    mediumImageUrls: [`https://images.example/${number}.jpg`],
  });
  return plainList(
    {
      tag: 'mkt-ranking',
      records: [1, 2, 3].map(recordOf),
      options: { layout: 'list', parts: ['image'], show: ['image'] },
      rel: 'sponsored nofollow noopener',
      target: '_blank',
      label: 'Ad',
      settings: { credit: 'By Example https://developer.example/', disclaimer: 'May change.' },
    },
    'mail',
  );
}

/**
 * @param {string} service address of the sandbox service
 * @throws {Error} on other systems than Debian-like ones
 */
export async function checkReaders(service) {
  if (!isDebian()) throw new Error('The programs of mail and feed readers are Debian packages');
  const findPhp = () => {
    const php = onPath(['php']).find((path) => existsSync(path));
    if (!php) return undefined;
    try {
      execFileSync(php, ['-r', "exit( class_exists( 'DOMDocument' ) ? 0 : 1 );"]);
      return php;
    } catch {
      return undefined;
    }
  };
  await findOrInstall(findPhp, 'PHP', 'php-cli', 'php-xml', 'php-mbstring', 'python3');
  const folder = mkdtempSync(join(tmpdir(), 'readers-'));
  try {
    if (process.getuid?.() === 0) await run('apt-get', ['update']);
    await run('apt-get', ['download', ...PACKAGES], folder);
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb')))
      await run('dpkg-deb', ['--extract', join(folder, file), folder]);
    const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', ['install', ...options, STRICTEST]);

    mkdirSync(join(folder, 'posts'));
    writeFileSync(join(folder, 'posts/teas.html'), pageOf(service));
    const args = ['prerender', '--plain', '--out', join(folder, 'copies'), join(folder, 'posts')];
    // The service of the check is in this process.
    await run(process.execPath, [COMMAND, ...args]);
    const copy = readFileSync(join(folder, 'copies/teas.html'), 'utf8');
    const [list = ''] = /<ul>.*<\/ul>/.exec(copy) ?? [];
    const [inline = ''] = /<span>.*<\/span>/.exec(copy) ?? [];
    const forms = { list, inline, table: await tableForMail() };

    for (const [name, clean] of Object.entries(programsIn(folder)))
      await promise(
        `A plain copy keeps its label, links, names and pictures in ${name}`,
        async () => {
          for (const [form, html] of Object.entries(forms)) {
            const expected = visibleIn(html);
            assert.equal(expected.texts[0], 'Ad', form);
            assert.equal(expected.pictures.length, form === 'inline' ? 1 : 3, form);
            assert.deepEqual(visibleIn(clean(html)), expected, form);
          }
        },
      );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
