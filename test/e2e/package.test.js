import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix } from 'node:path';
import { expect } from 'chai';
import { publint } from 'publint';
import { bundle, outputOf } from '../../scripts/build/bundle.js';
import { loadModule } from '../../scripts/build/load-module.js';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

const manifest = readJson('package.json');

/** The values of `*` in exports: the elements. */
const elements = readdirSync('dist/elements')
  .filter((file) => file.endsWith('.js'))
  .map((file) => basename(file, '.js'));

/**
 * All files that an export resolves to.
 * @param {string | Record<string, string>} target
 * @returns {string[]}
 */
const filesOf = (target) =>
  [target]
    .flatMap((target) => (typeof target === 'string' ? target : Object.values(target)))
    .flatMap((path) =>
      path.includes('*') ? elements.map((name) => path.replace('*', name)) : path,
    );

const exported = Object.values(manifest.exports)
  .flatMap((target) => filesOf(/** @type {any} */ (target)))
  .map((file) => file.replace('./', ''));

/** @param {string[]} args @param {string} [cwd] @returns {string} what npm prints */
const npm = (args, cwd = '.') =>
  execFileSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });

/**
 * The files of the tarball, packed from the existing build.
 * @param {string[]} options of npm
 * @param {string} [cwd]
 * @returns {string[]}
 */
function packed(options = ['--ignore-scripts'], cwd = '.') {
  const [{ files }] = JSON.parse(npm(['pack', '--dry-run', '--json', ...options], cwd));
  return files.map((/** @type {{ path: string }} */ { path }) => path);
}

const tarball = packed();

/** @param {string} file @returns {string[]} files of the package that it imports */
function importsOf(file) {
  const code = readFileSync(file, 'utf8');
  return [...code.matchAll(/(?<![\w-])(?:from|import)\s*\(?\s*["'`](\.[^"'`]+)["'`]/g)].map(
    ([, path]) => join(dirname(file), String(path)),
  );
}

/** The reference of a script to the licences of its libraries. */
const NAMED = /\/\*!((?:\.\.\/)?LICENSES\.txt)\*\//;

describe('the package', () => {
  for (const [name, target] of Object.entries(manifest.exports)) {
    it(`exports ${name}`, () => {
      const files = filesOf(/** @type {any} */ (target));
      expect(files.length).not.to.equal(0);
      for (const file of files) expect(existsSync(file), `${file} is missing`).to.be.ok;
    });
  }

  it('can be imported by the names of its exports', () => {
    for (const name of [
      '',
      '/service',
      '/mkt.css',
      '/frame.html',
      ...elements.map((element) => `/elements/${element}`),
    ]) {
      const url = import.meta.resolve(`mkt-widgets${name}`);
      expect(existsSync(new URL(url)), `mkt-widgets${name} leads to ${url}`).to.be.ok;
    }
  });

  it('packs only the files to install', () => {
    const files = tarball;
    const expected = [
      /^(package\.json|LICENSE|README(\.ja)?\.md|CHANGELOG\.md|CONTRIBUTING\.md|\.github\/(CODE_OF_CONDUCT|SECURITY)\.md|custom-elements\.json)$/,
      /^dist\/(LICENSES\.txt|.+\.(js|css|html|d\.ts))$/,
      /^dist\/(web-types|html-custom-data|css-custom-data|tokens)\.json$/,
      /^dist\/skills\/mkt-widgets\/.+\.md$/,
      /^docs\/(?!ja\/).+\.(md|png|svg)$/,
      /^integrations\/(wordpress\/mkt-widgets|hugo|eleventy|astro|next|nuxt|sveltekit|react|vue|svelte|angular)\//,
      /^integrations\/links\/(crontab|mkt-links\.yml)$/,
      /^relay\/(README\.md|compose\.yaml|configure\.js|operations\.conf|relay\.conf\.template|(front|relay|shared)\.env)$/,
    ];
    expect(
      files.filter((/** @type {string} */ file) => !expected.some((pattern) => pattern.test(file))),
    ).to.deep.equal([]);
    for (const file of [...exported, 'LICENSE', 'README.md', 'relay/operations.conf']) {
      expect(files, `${file} is not packed`).to.include(file);
    }
  });

  describe('is valid for package checkers', () => {
    const folder = mkdtempSync(join(tmpdir(), 'package-'));
    after(() => rmSync(folder, { recursive: true }));
    // The existing tarball: packing would rebuild `dist` under the other tests.
    const [{ filename }] = JSON.parse(
      npm(['pack', '--json', '--ignore-scripts', '--pack-destination', folder]),
    );
    const path = join(folder, filename);

    it('passes publint', async () => {
      const tarball = new Uint8Array(readFileSync(path)).buffer;
      const { messages } = await publint({ pack: { tarball }, level: 'warning' });
      expect(messages).to.deep.equal([]);
    });
  });

  it('is built before packing', () => {
    const folder = mkdtempSync(join(tmpdir(), 'prepack-'));
    // The build itself runs in the test of the first start.
    const build = `node -e "fs.mkdirSync('dist'); fs.writeFileSync('dist/index.js', '')"`;
    const scripts = { ...manifest.scripts, build };
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...manifest, scripts }));
    expect(packed([], folder)).to.include('dist/index.js');
    rmSync(folder, { recursive: true });
  });

  it('has the licences of others beside the files that name them', () => {
    const files = tarball;
    const naming = files.filter(
      (/** @type {string} */ file) =>
        /^dist\/.*\.(js|html)$/.test(file) && NAMED.test(readFileSync(file, 'utf8')),
    );
    expect(naming).to.include('dist/mkt.js');
    for (const file of naming) {
      const [, path = ''] = NAMED.exec(readFileSync(file, 'utf8')) ?? [];
      const licences = posix.join(dirname(file), path);
      expect(files, `${file} names ${licences}`).to.include(licences);
    }
    const text = readFileSync('dist/LICENSES.txt', 'utf8').toLowerCase();
    for (const name of Object.keys(manifest.dependencies)) {
      expect(text, `no licence of ${name}`).to.include(name);
    }
  });

  it('tells browsers to compile the core while it loads, and nothing else', () => {
    const hinted = tarball.filter(
      (/** @type {string} */ file) =>
        /^dist\/.*\.js$/.test(file) &&
        readFileSync(file, 'utf8').includes('\n//# allFunctionsCalledOnLoad\n'),
    );
    expect(hinted).to.deep.equal(['dist/mkt.js']);
  });

  it('has classic scripts in ASCII, for pages of any encoding', () => {
    const scripts = tarball.filter((/** @type {string} */ file) =>
      /^dist\/(mkt[.a-z]*|kit\/.*)\.js$/.test(file),
    );
    expect(scripts.length).to.be.above(10);
    for (const file of scripts) {
      expect(readFileSync(file, 'utf8'), file).not.to.match(/[^\0-\x7f]/);
    }
  });

  it('contains texts that several scripts share only once', async () => {
    const scripts = ['dist/mkt.js', ...readdirSync('dist/kit').map((file) => `dist/kit/${file}`)];
    const code = scripts.map((file) => readFileSync(file, 'utf8')).join();
    const { common } = await loadModule('src/i18n/common.ts');
    const { pagination } = await loadModule('src/features/pagination/texts.ts');
    for (const text of [common.en.empty, common.en.retry, pagination.en.lookFurther]) {
      // A whole string literal of a minified script, not a part of a longer text.
      expect(code.split(`\`${text}\``).length - 1, text).to.equal(1);
    }
  });

  it('has every file that its pages link to, without Japanese documents and demos', () => {
    const files = tarball;
    for (const page of files) {
      // npm packs every README, but the Japanese documents are on the site alone.
      if (!page.endsWith('.md') || page === 'README.ja.md') continue;
      for (const [, link = ''] of readFileSync(page, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)) {
        if (/^(#|\w+:)/.test(link)) continue;
        const file = posix.join(dirname(page), link.replace(/#.*/, ''));
        const isKnown = files.includes(file) || (file.startsWith('demo/') && existsSync(file));
        expect(isKnown, `${page} links to ${file}`).to.be.true;
      }
    }
  });

  it('packs every module and declaration that a packed one imports', () => {
    const files = new Set(tarball);
    for (const file of files) {
      if (!/^dist\/.*\.(js|d\.ts)$/.test(file)) continue;
      for (const path of importsOf(file)) {
        const real = file.endsWith('.d.ts') ? path.replace(/\.js$/, '.d.ts') : path;
        expect(files.has(real), `${file} imports ${real}`).to.be.ok;
      }
    }
  });
});

describe('a page built with the package', () => {
  it('contains the frame as a separate, unchanged file', async () => {
    const files = await outputOf({
      build: { rolldownOptions: { input: 'dist/elements/ranking.js' } },
    });
    const frame = files.find(({ fileName }) => /\bframe\b.*\.html$/.test(fileName));
    expect(frame?.type === 'asset' && String(frame.source)).to.equal(
      readFileSync('dist/frame.html', 'utf8'),
    );
    const code = files.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
    expect(code).to.include(String(frame?.fileName));
  });
});

describe('the side effects in package.json', () => {
  it('keep the registration of an imported element', async () => {
    for (const name of elements) {
      const code = (await bundle(`import 'kit/elements/${name}.js'`)).join('');
      expect(code, name).to.match(/customElements\.define/);
      expect(code, name).to.include(`mkt-${name}`);
    }
  });

  it('omit only modules without side effects', async () => {
    for (const file of ['index', 'service']) {
      const [trusting] = await bundle(`import 'kit/${file}.js'`);
      expect(trusting?.trim(), file).to.equal('');
      const checking = await bundle(`import 'kit/${file}.js'`, { trusting: false });
      expect(checking.join(''), file).not.to.match(/customElements\.define/);
    }
  });
});

describe('the lockfile', () => {
  const { packages } = readJson('package-lock.json');

  it('contains no address of a registry', () => {
    const named = Object.entries(packages).filter(([, entry]) => 'resolved' in entry);
    expect(named).to.deep.equal([]);
  });

  it('has the variants of its packages for every system', () => {
    // `npm ci` rejects a lockfile without them, and variants for other systems get lost easily.
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    );
    expect(missing).to.deep.equal([]);
  });

  it('has a checksum for every package', () => {
    const without = Object.entries(packages).filter(([path, entry]) => path && !entry.integrity);
    expect(without.map(([path]) => path)).to.deep.equal([]);
  });
});
