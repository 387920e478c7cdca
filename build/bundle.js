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
  return [outputs].flat().flatMap((one) => ('output' in one ? one.output : []));
}

/**
 * What a bundler makes of code that uses the built kit: the text of the files that a page loads at
 * once. In the code, `kit/` stands for dist/.
 * @param {string} code
 * @param {object} [options]
 * @param {boolean} [options.trusting] whether it believes what package.json says of side effects
 * @param {string[]} [options.external]
 */
export async function bundle(code, { trusting = true, external = [] } = {}) {
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
      // As a library, since Vite's own helper for late imports is none of ours.
      lib: { entry: 'entry', formats: ['es'] },
      rolldownOptions: {
        output: { minify: true },
        external,
        preserveEntrySignatures: 'strict',
        ...(!trusting && { treeshake: { moduleSideEffects: true } }),
      },
    },
  });
  const chunks = output.filter((one) => one.type === 'chunk');
  const wanted = new Set(chunks.filter((one) => one.isEntry).map((one) => one.fileName));
  for (const name of wanted) {
    chunks.find((one) => one.fileName === name)?.imports.forEach((one) => wanted.add(one));
  }
  return chunks.filter((one) => wanted.has(one.fileName)).map((one) => one.code);
}
