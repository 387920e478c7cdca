import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

/** Folders with tests, those with slow ones first: a run ends with short ones. */
const FOLDERS = ['site', 'test', 'src', 'sandbox', 'cli', 'relay', 'integrations', 'scripts'];

/**
 * Tests of the published files and the repository's tools, tests with compilers and very large pages, and the
 * whole corpus of hostile answers. Changes of elements rarely break them, and they take minutes.
 */
const REPOSITORY = [
  'integrations',
  'scripts/create',
  'relay',
  'test/command/json-ld-schema.test.js',
  'test/command/large-pages.test.js',
  'test/command/prerender-builds.test.js',
  'test/e2e/axe.test.js',
  'test/e2e/dev.test.js',
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

/** @param {string} file */
export const isOfRepository = (file) => REPOSITORY.some((path) => file.startsWith(path));

/**
 * The test files of some paths, which may be folders; without paths, all those of the repository, or all others.
 * @param {readonly string[]} paths
 * @param {boolean} ofRepository
 */
export const testFiles = (paths, ofRepository) =>
  (paths.length ? paths.map((path) => relative('.', path)) : FOLDERS)
    .flatMap((path) =>
      statSync(path).isDirectory()
        ? readdirSync(path, { recursive: true }).map((file) => join(path, String(file)))
        : path,
    )
    .filter((file) => /\.(spec\.ts|test\.[jt]s)$/.test(file))
    .filter((file) => paths.length || isOfRepository(file) === ofRepository);

/** Words of a test, or of a module that it imports, that reads the built kit. The site's pages contain the kit. */
const READS_BUILD = /\bdist\b|\borigins\.(cdn|closed|held)\b|["'`]\/site(-alone)?\b/;
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.[^'"?]+)/g;

/**
 * True if a test, or a module that it imports, reads `dist/`. The sources of the kit do not.
 * @param {string} file
 * @param {Set<string>} seen
 * @returns {boolean}
 */
export function readsBuild(file, seen = new Set()) {
  if (seen.has(file)) return false;
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  if (READS_BUILD.test(text)) return true;
  return [...text.matchAll(IMPORT)]
    .map(([, path = '']) => normalize(join(dirname(file), path)))
    .flatMap((path) => [path, path.replace(/\.js$/, '.ts')])
    .filter((path) => /^(?!src\/).*\.[jt]s$/.test(path) && existsSync(path))
    .some((path) => readsBuild(path, seen));
}
