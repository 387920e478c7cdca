import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const NO_STYLES = '\0no-styles';

/** Node needs no styles, and Vite reads them only when it builds or serves. */
const withoutStyles = /** @type {const} @satisfies {import('vite').Plugin} */ ({
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css?inline') ? NO_STYLES : undefined),
  load: (id) => (id === NO_STYLES ? `export default ''` : undefined),
});

/**
 * Runs a TypeScript module in Node, for example one of the kit's, so that its rules need not be repeated. The
 * module must not access the page while it is loaded.
 * @param {string} file such as `src/exports/definitions.ts`
 * @returns {Promise<any>} its exports: the caller knows their types
 */
export async function loadModule(file) {
  const path = fileURLToPath(new URL(`../../${file}`, import.meta.url));
  const plugins = [withoutStyles];
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error', plugins });
  return module;
}
