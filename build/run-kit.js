import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/**
 * Runs a TypeScript module in Node, such as one of the kit, so that a rule that the kit keeps need not
 * be written twice. Only for modules that touch neither the page nor Lit.
 * @param {string} file such as `src/embed/tags.ts`
 * @returns {Promise<any>} its exports: who names the file knows their types
 */
export async function runKit(file) {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const { module } = await runnerImport(path, { configFile: false, logLevel: 'error' });
  return module;
}
