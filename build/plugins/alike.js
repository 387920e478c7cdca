import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Puts the files of some folders before all others in a bundle: what is alike, such as words or
 * styles, compresses better where it stands together. What nobody uses still stays out.
 * @param {string} entry
 * @param {string[]} folders
 * @param {RegExp} later the files in them that are in another bundle
 * @returns {import('vite').Plugin}
 */
export const alikeTogether = (entry, folders, later) => ({
  name: 'alike-together',
  transform(code, id) {
    if (resolve(id) !== resolve(entry)) return undefined;
    const files = folders.flatMap((folder) =>
      readdirSync(folder)
        .map((file) => resolve(join(folder, file)))
        .filter((file) => !later.test(file)),
    );
    const imports = files.map((file) =>
      JSON.stringify(file.endsWith('.css') ? `${file}?inline` : file),
    );
    return { code: [...imports.map((file) => `import ${file};`), code].join('\n'), map: null };
  },
});
