import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * The files that a build would write.
 * @param {import('vite').InlineConfig} config
 */
export async function outputOf(config) {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    ...config,
    build: { write: false, ...config.build },
  });
  return [outputs].flat().flatMap((output) => ('output' in output ? output.output : []));
}

/**
 * Bundles code that uses the built kit; returns the text of the files that a page loads at once. In the code,
 * `kit/` means dist/.
 * @param {string} code
 * @param {object} [options]
 * @param {boolean} [options.trusting] whether to trust the side effects in package.json
 */
export async function bundle(code, { trusting = true } = {}) {
  const output = await outputOf({
    resolve: { alias: { kit: resolve('dist') } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' || id === resolve('entry') ? 'entry' : undefined),
        load: (id) => (id === 'entry' ? code : undefined),
      },
    ],
    build: {
      // As a library, so that Vite adds no helper for dynamic imports.
      lib: { entry: 'entry', formats: ['es'] },
      rolldownOptions: {
        output: { minify: true },
        preserveEntrySignatures: 'strict',
        ...(!trusting && { treeshake: { moduleSideEffects: true } }),
      },
    },
  });
  const chunks = output.filter((file) => file.type === 'chunk');
  const fileNames = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName));
  for (const name of fileNames) {
    chunks
      .find((chunk) => chunk.fileName === name)
      ?.imports.forEach((imported) => fileNames.add(imported));
  }
  return chunks.filter((chunk) => fileNames.has(chunk.fileName)).map((chunk) => chunk.code);
}
