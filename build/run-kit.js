import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const NO_STYLES = '\0no-styles';

/** Styles are of no use in Node, and Vite reads them only where it builds or serves. */
const withoutStyles = /** @type {const} @satisfies {import('vite').Plugin} */ ({
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css?inline') ? NO_STYLES : undefined),
  load: (id) => (id === NO_STYLES ? `export default ''` : undefined),
});

/**
 * Runs a TypeScript module in Node, such as one of the kit, so that a rule that the kit keeps need not
 * be written twice. Only for modules that leave the page alone while they are loaded.
 * @param {string} file such as `src/embed/scripts-by-tag.ts`
 * @returns {Promise<any>} its exports: who names the file knows their types
 */
export async function runKit(file) {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const plugins = [withoutStyles];
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error', plugins });
  return module;
}
