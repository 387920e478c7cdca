import { readFileSync } from 'node:fs';

/** Licences that allow MIT for the whole, if their text is in the package. */
const ALLOWED = ['MIT', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'ISC', '0BSD'];

/** The package of a module. @param {string} id */
const packageOf = (id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'));

/**
 * @param {readonly string[]} ids of modules
 * @param {string} texts of licences: a line for the names of packages, then their licence, indented
 * @returns {string[]} packages whose licence is not allowed or not in the texts
 */
function unlicensed(ids, texts) {
  const heads = texts.match(/^\S.*(?=\n {2}Copyright)/gm) ?? [];
  const named = heads.flatMap((line) =>
    line
      .replace(/, in .*/, '')
      .toLowerCase()
      .split(', '),
  );
  const packages = new Map(
    ids.flatMap((id) => {
      const [folder, name] = packageOf(id) ?? [];
      return folder && name ? [[name, folder]] : [];
    }),
  );
  return [...packages]
    .filter(([name, folder]) => {
      const { license } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
      return !named.includes(name) || !ALLOWED.includes(license);
    })
    .map(([name]) => name);
}

/** Refuses packages in the built files whose licences are not in `LICENSES.txt`. */
export const licences = /** @type {const} @satisfies {import('vite').Plugin} */ ({
  name: 'licences',
  generateBundle(_, bundle) {
    const ids = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : [],
    );
    const missing = unlicensed(ids, readFileSync('LICENSES.txt', 'utf8'));
    if (missing.length) this.error(`LICENSES.txt lacks ${missing.join(', ')}`);
  },
});
