import { dirname, resolve } from 'node:path';

/**
 * Builds with another module in place of one.
 * @param {string} file
 * @param {string} other
 * @returns {import('vite').Plugin}
 */
export const instead = (file, other) => ({
  name: 'instead',
  enforce: 'pre',
  resolveId(source, importer) {
    const meant = importer && resolve(dirname(importer), source.replace(/\.js$/, '.ts'));
    return meant === resolve(file) ? resolve(other) : undefined;
  },
});
