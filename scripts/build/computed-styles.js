import { relative } from 'node:path';
import { loadModule } from './load-module.js';

const SUFFIX = '.css?inline';

/**
 * Computes style sheets at build time, so that browsers need not: a module `*.css.ts` exports CSS by default,
 * and only that text stays, as for any other style sheet. In tests, which have no build, it is an ordinary
 * module.
 * @type {import('vite').Plugin}
 */
export const computedStyles = {
  name: 'computed-styles',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.css\.js$/ },
    async handler(source, importer) {
      const module = await this.resolve(source, importer, { skipSelf: true });
      return module && module.id + SUFFIX;
    },
  },
  load: {
    filter: { id: /\.css\.ts\.css\?inline$/ },
    async handler(id) {
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      return (await loadModule(relative('.', file))).default;
    },
  },
};
