import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
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
import { freePort } from '../../scripts/lib/listen.js';
import { findOrInstall, onPath } from '../../scripts/lib/programs.js';
import { startProgram } from '../../scripts/checks/program.js';
import { promise } from '../../scripts/checks/promise.js';
import { startStatic } from '../../sandbox/static.js';
import { newPage, titlesOf } from './browser.js';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SERVICE = 'https://service.example';
const KIT = 'https://cdn.example/mkt-widgets/';

/** Resolves to false on a machine without a registry of npm. */
export const hasRegistry = () =>
  run('npm', ['view', 'next', 'version', '--fetch-retries=0'], { timeout: 60_000 })
    .then(() => true)
    .catch(() => console.log('Nothing is checked with packages of npm: its registry fails'));

/** Milliseconds that an installation or a build may take. */
const TIMEOUT_MS = 540_000;

/** The environment of builds, which ask no questions and report to nobody. Tests may have set another NODE_ENV. */
const ENV = {
  ...process.env,
  NODE_ENV: undefined,
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  NUXT_TELEMETRY_DISABLED: '1',
  CI: '1',
};
const INSTALL = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline'];

/** @param {string} program @param {string[]} args @param {string} cwd */
async function runIn(program, args, cwd) {
  try {
    await run(program, args, { cwd, env: ENV, timeout: TIMEOUT_MS, maxBuffer: 64e6 });
  } catch (cause) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (
      cause
    );
    const output = (stdout + stderr).trim().slice(-3000);
    throw new Error(`${program} ${args.join(' ')}\n${output}`, { cause });
  }
}

/**
 * Installs packages, each `name@version`; without a registry, skips the tests.
 * @param {Mocha.Context} test @param {string[]} packages
 * @returns their `node_modules`
 */
export async function install(test, ...packages) {
  if (!(await hasRegistry())) test.skip();
  const folder = join(ROOT, '.cache/packages');
  mkdirSync(folder, { recursive: true });
  await runIn('npm', [...INSTALL, '--prefix', folder, ...packages], folder);
  return join(folder, 'node_modules');
}

/** Starts the server of a built sample. @param {string} folder @param {string[]} args of Node, without the port */
export async function startServer(folder, args) {
  const port = String(await freePort());
  const origin = `http://localhost:${port}`;
  const options = { cwd: folder, env: { ...ENV, PORT: port } };
  const isReady = async () => (await fetch(origin)).ok;
  const all = [...args, '--port', port];
  return { ...(await startProgram(process.execPath, all, isReady, options)), origin };
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

/** @param {string} folder with a package.json: installs its packages, `mkt-widgets` from the build, and runs its build */
export async function npmBuild(folder) {
  const json = join(folder, 'package.json');
  if (JSON.parse(readFileSync(json, 'utf8')).dependencies['mkt-widgets']) {
    await runIn('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], ROOT);
    const tarball = readdirSync(folder).find((file) => file.endsWith('.tgz'));
    await runIn('npm', [...INSTALL, '--no-save', `./${tarball}`], folder);
  } else await runIn('npm', INSTALL, folder);
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
 * A copy of a sample, with the addresses of a check.
 * @param {string} name
 * @param {string} kit @param {string} service
 * @returns {string} its folder
 */
export function copySample(name, kit, service) {
  const folder = mkdtempSync(join(tmpdir(), `cms-${name}-`));
  cpSync(join(ROOT, 'integrations', name), folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!file.isFile()) continue;
    const path = join(file.parentPath, file.name);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replaceAll(SERVICE, service).replaceAll(KIT, `${kit}/`));
  }
  return folder;
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
        const folder = copySample(name, kit, service);
        try {
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
