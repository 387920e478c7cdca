import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { findOrInstall, onPath } from '../../scripts/lib/programs.js';
import { promise } from '../../scripts/checks/promise.js';
import { startStatic } from '../../sandbox/static.js';
import { newPage, titlesOf } from './browser.js';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SERVICE = 'https://service.example';
const KIT = 'https://cdn.example/mkt-widgets/';

/** Milliseconds that an installation or a build may take. */
const TIMEOUT_MS = 540_000;

/** @param {string} program @param {string[]} args @param {string} cwd */
async function runIn(program, args, cwd) {
  const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NG_CLI_ANALYTICS: 'false', CI: '1' };
  try {
    await run(program, args, { cwd, env, timeout: TIMEOUT_MS, maxBuffer: 64e6 });
  } catch (cause) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (
      cause
    );
    const output = (stdout + stderr).trim().slice(-3000);
    throw new Error(`${program} ${args.join(' ')}\n${output}`, { cause });
  }
}

export const findHugo = async () => {
  const hugo = await findOrInstall(
    () => onPath(['hugo']).find((path) => existsSync(path)),
    'Hugo',
    'hugo',
  );
  if (!hugo) throw new Error('No Hugo to check: install it');
  return hugo;
};

/** @param {string} folder with `mkt-widgets` installed from a tarball of the build */
async function npmBuild(folder) {
  const json = join(folder, 'package.json');
  if (JSON.parse(readFileSync(json, 'utf8')).dependencies['mkt-widgets']) {
    await runIn('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], ROOT);
    const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
    await runIn(
      'npm',
      ['install', '--no-audit', '--no-fund', '--no-save', '--ignore-scripts', `./${tarball}`],
      folder,
    );
  } else await runIn('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], folder);
  await runIn('npm', ['run', 'build'], folder);
}

/** @param {string} folder */
const hugoBuild = async (folder) => runIn(await findHugo(), ['--destination', 'public'], folder);

/**
 * The build command of each place, and its page.
 * @type {Record<string, { build: (folder: string) => Promise<void>, page: string, counts?: true }>}
 */
const PLACES = {
  hugo: { build: hugoBuild, page: 'tea/' },
  eleventy: { build: npmBuild, page: 'tea/' },
  astro: { build: npmBuild, page: 'tea.html' },
  react: { build: npmBuild, page: '', counts: true },
  vue: { build: npmBuild, page: '', counts: true },
  svelte: { build: npmBuild, page: '', counts: true },
  angular: { build: npmBuild, page: '', counts: true },
};

/**
 * Resolves all module exports of the package with other bundlers than the kit's own.
 * @param {string} folder
 */
async function bundleAll(folder) {
  const { exports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const elements = readdirSync(join(ROOT, 'dist/elements')).filter((file) => file.endsWith('.js'));
  const modules = Object.keys(exports).filter((name) => ['.', './service'].includes(name));
  const paths = [...modules, ...elements.map((element) => `./elements/${element}`)];
  const code = paths.map((path) => `import '${join('mkt-widgets', path)}';`).join('\n');
  writeFileSync(join(folder, 'entry.js'), code);
  const dependencies = {
    'mkt-widgets': '*',
    esbuild: '^0.25.0',
    webpack: '^5.0.0',
    'webpack-cli': '^6.0.0',
  };
  const scripts = {
    build:
      'esbuild entry.js --bundle --format=esm --splitting --outdir=esbuild --loader:.html=file && webpack --mode=production --entry=./entry.js --output-path=webpack',
  };
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, dependencies, scripts }),
  );
  await npmBuild(folder);
}

/**
 * Replaces the addresses in the files of a sample by those of this check. @param {string} folder @param
 * {[string, string][]} addresses
 */
function readdress(folder, addresses) {
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    let text = readFileSync(path, 'utf8');
    for (const [written, meant] of addresses) text = text.replaceAll(written, meant);
    writeFileSync(path, text);
  }
}

/**
 * Builds the samples for static sites and frameworks with their own tools, types included, and opens their
 * pages.
 * @param {object} given
 * @param {import('puppeteer-core').Browser} given.browser
 * @param {string} given.kit address of the kit's files
 * @param {string} given.service address of the sandbox service
 * @param {string[]} given.expected titles of the three entries that a plain page shows
 * @param {string[]} given.only names of places; all by default
 */
export async function checkPlaces({ browser, kit, service, expected, only }) {
  if (!only.length || only.includes('bundlers'))
    await promise('webpack and esbuild resolve all exports of the package', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'cms-bundlers-'));
      try {
        await bundleAll(folder);
      } finally {
        rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
      }
    });
  for (const [name, { build, page, counts }] of Object.entries(PLACES)) {
    if (only.length && !only.includes(name)) continue;
    await promise(
      `The sample for ${name} builds and shows the entries of a plain page`,
      async () => {
        const folder = mkdtempSync(join(tmpdir(), `cms-${name}-`));
        try {
          cpSync(fileURLToPath(new URL(`../${name}`, import.meta.url)), folder, {
            recursive: true,
          });
          readdress(folder, [
            [SERVICE, service],
            [KIT, `${kit}/`],
          ]);
          await build(folder);
          const server = await startStatic({ folders: { '': join(folder, 'public') } });
          const reader = await newPage(browser);
          try {
            await reader.goto(`${server.origin}/${page}`);
            expect(await titlesOf(reader, 'mkt-ranking')).to.deep.equal(expected);
            const fallback = await reader.$eval('mkt-ranking > a', (link) =>
              link.getAttribute('href'),
            );
            expect(fallback).to.equal('https://market.example/teas');
            // The event of the element reaches the code of the page.
            if (counts)
              await reader.waitForFunction(
                `document.querySelector('#count').textContent === '3 teas'`,
              );
          } finally {
            await reader.browserContext().close();
            await server.close();
          }
        } finally {
          rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
        }
      },
    );
  }
}
