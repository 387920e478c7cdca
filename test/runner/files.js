import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** Folders with tests, those with slow ones first: a run ends with short ones. */
export const FOLDERS = [
  'site',
  'test',
  'src',
  'sandbox',
  'cli',
  'relay',
  'integrations',
  'build',
  'tools',
  'bench',
];

/** Folders whose files tests can depend on. */
export const SOURCES = [...FOLDERS, 'demo', 'docs'];

/**
 * Tests of the published files and the repository's tools, tests with compilers and very large pages, and the
 * whole corpus of hostile answers. Changes of elements rarely break them, and they take minutes.
 */
export const REPOSITORY = [
  'bench',
  'build/licences.test.js',
  'integrations',
  'tools',
  'relay',
  'test/command/json-ld-schema.test.js',
  'test/command/large-pages.test.js',
  'test/command/prerender-builds.test.js',
  'test/e2e/axe.test.js',
  'test/e2e/first-start.test.js',
  'test/e2e/package.test.js',
  'site/test/site.test.js',
  'test/e2e/hostile-answers.spec.ts',
  'test/e2e/node.test.js',
  'test/e2e/release.test.js',
  'test/e2e/shaking.test.js',
  'test/runner',
  'test/types',
];

/**
 * Tests whose results depend on the engine: loading of scripts and frames, policies, encodings, parsing, focus,
 * form controls and layout; hostile texts in the builder; and the contract of one element.
 */
export const ENGINE_DEPENDENT = [
  'site/test/builder-hostile.spec.ts',
  'src/client/transports',
  'src/components/ebook-list/ebook-list.spec.ts',
  'src/features/carousel',
  'src/features/pagination',
  'src/features/search-form/form-fields.spec.ts',
  'src/features/search-form/form-keyboard.spec.ts',
  'src/features/search-form/search-form-controller.spec.ts',
  'src/templates/reserved-space.spec.ts',
  'test/e2e/closed-host.spec.ts',
  'test/e2e/data-elements.spec.ts',
  'test/e2e/drop-in.spec.ts',
  'test/e2e/embed-page.spec.ts',
  'test/e2e/encoding.spec.ts',
  'test/e2e/host-page.spec.ts',
  'test/e2e/hostile-answers.spec.ts',
  'test/e2e/hostile-template.spec.ts',
  'test/e2e/integrity.spec.ts',
  'test/e2e/loads.spec.ts',
  'test/e2e/named-elements.spec.ts',
  'test/e2e/own-script.spec.ts',
  'test/e2e/secret-token.spec.ts',
  'test/e2e/shadow-roots.spec.ts',
  'test/e2e/without-script.spec.ts',
  'test/e2e/xml-page.spec.ts',
];

/** Only Chromium can change the window size and the reader's preferences: test/support/media.ts. */
const IN_CHROMIUM_ALONE = /\b(media|viewport)\(/;

/**
 * The files of some paths, which may be folders.
 * @param {string[]} paths
 */
const filesIn = (paths) =>
  paths.flatMap((path) =>
    statSync(path).isDirectory()
      ? readdirSync(path, { recursive: true }).map((file) => join(path, String(file)))
      : path,
  );

/** @param {string[]} paths */
export const nodeTests = (paths) => filesIn(paths).filter((file) => /\.test\.[jt]s$/.test(file));

/** @param {string[]} paths */
export const browserTests = (paths) => filesIn(paths).filter((file) => file.endsWith('.spec.ts'));

/** @param {string} file */
export const isOfRepository = (file) =>
  REPOSITORY.some((path) => relative('.', file).startsWith(path));

/** The files of `npm test`: all tests except those of the repository. */
export const usualTests = () =>
  [...nodeTests(FOLDERS), ...browserTests(FOLDERS)].filter((file) => !isOfRepository(file));

/**
 * The tests that other browsers than Chromium can run.
 * @param {string[]} paths
 */
export const portableTests = (paths) =>
  browserTests(paths).filter((file) => !IN_CHROMIUM_ALONE.test(readFileSync(file, 'utf8')));

/** Words of a test, or of a module that it imports, that reads the built kit. The site's pages contain the kit. */
const READS_BUILD = /\bdist\b|\borigins\.(cdn|closed|held)\b|["'`]\/site(-alone)?\b/;
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/**
 * The source files of a module and of all its relative imports. The sources of the kit do not read the build.
 * @param {string} file
 * @param {Set<string>} seen
 */
function withImports(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const imported = join(dirname(file), path.replace(/\?.*/, ''));
    const source = [imported, imported.replace(/\.js$/, '.ts')].find((name) => existsSync(name));
    if (source && /\.[jt]s$/.test(source) && !/^src\//.test(source)) withImports(source, seen);
  }
  return seen;
}

/**
 * True if a test reads `dist/`.
 * @param {string} file
 */
export const readsBuild = (file) =>
  [...withImports(relative('.', file))].some((source) =>
    READS_BUILD.test(readFileSync(source, 'utf8')),
  );

/** The pairs of letters in a text. @param {string} text */
const pairsIn = (text) =>
  new Set(Array.from(text.slice(1), (letter, index) => text[index] + letter));

/**
 * The test files with the most similar names.
 * @param {string} path
 */
function nearestTests(path, most = 3) {
  const pairs = pairsIn(basename(path));
  const similarity = (/** @type {string} */ file) => {
    const own = pairsIn(basename(file));
    return [...own].filter((pair) => pairs.has(pair)).length / (own.size + pairs.size);
  };
  return [...nodeTests(FOLDERS), ...browserTests(FOLDERS)]
    .sort((a, b) => similarity(b) - similarity(a))
    .slice(0, most);
}

/**
 * A message for each path without tests.
 * @param {string[]} paths
 */
export const missingPaths = (paths) =>
  paths
    .filter((path) => !existsSync(path) || ![...nodeTests([path]), ...browserTests([path])].length)
    .map((path) => `There is no test ${path}. The nearest: ${nearestTests(path).join(', ')}`);
