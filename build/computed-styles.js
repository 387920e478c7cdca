import { relative } from 'node:path';
import { runKit } from './run-kit.js';

const SUFFIX = '.css?inline';

/**
 * Computes style sheets when the kit is built, so that no reader's browser has to: of a module
 * `*.css.ts`, whose default export is CSS made out of figures, only that text is left, as of any
 * other style sheet. Where nothing is built, as in tests, it is a module like all others.
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
      return (await runKit(relative('.', file))).default;
    },
  },
};
