import { execFileSync } from 'node:child_process';

const TESTS = ['*.spec.ts', '*.test.ts', '*.test.js', ':(glob)**/test/**'];
const without = (/** @type {string[]} */ paths) =>
  paths.map((path) => (path.startsWith(':(') ? path.replace(':(', ':(exclude,') : `:!${path}`));

/** Git's paths of each count. */
const PATHS = {
  'src without tests': ['src', ...without(TESTS)],
  tests: TESTS,
  everything: ['.', ...without(['package-lock.json', 'custom-elements.json'])],
};

/**
 * Counts the lines of the text files that git tracks.
 * @param {string} [commit] without one, in the working tree
 */
export function lines(commit) {
  const count = (/** @type {string[]} */ paths) => {
    const args = ['grep', '-Ihc', '', ...(commit ? [commit] : []), '--', ...paths];
    const counts = execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 25 });
    return counts.split('\n').reduce((sum, lines) => sum + Number(lines), 0);
  };
  return Object.fromEntries(
    Object.entries(PATHS).map(([name, paths]) => [`${name}, lines`, count(paths)]),
  );
}
