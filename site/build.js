/**
 * Builds the site: pages by Eleventy, their scripts by Vite, and the kit beside them.
 *
 *   FOLDER       the output, by default site-dist/
 *   --no-build   uses the existing dist/
 */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import Eleventy from '@11ty/eleventy';
import { build as viteBuild } from 'vite';
import { build as buildKit } from '../scripts/build/build.js';
import { configure } from './eleventy.js';
import { elements, release } from './virtual.js';

/** The default output folder. */
export const OUTPUT = 'site-dist';

/** The kit's files that pages load, directly or through others. */
const KIT = ['mkt.js', 'mkt.css', 'kit', 'frame.html', 'embed.html', 'LICENSES.txt'];

/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(name, 'utf8'));

/** @param {Record<string, string>} input @param {'es' | 'iife'} format @param {string} outDir */
const bundle = (input, format, outDir) =>
  viteBuild({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [elements(), release()],
    define: {
      __VERSION__: JSON.stringify(read('package.json').version),
      'define.amd': 'undefined',
    },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input,
        output: { format, entryFileNames: '[name].js', chunkFileNames: 'chunk-[hash].js' },
      },
    },
  });

/**
 * Builds the whole site from scratch, with the kit in `dist/`.
 * @param {string} [output] folder
 */
export async function buildSite(output = OUTPUT) {
  process.env['NODE_ENV'] = 'production';
  rmSync(output, { recursive: true, force: true });
  const site = new Eleventy('site/pages', output, {
    quietMode: true,
    configPath: false,
    config: configure,
  });
  await site.write();
  const script = (/** @type {string} */ name) => `site/scripts/${name}.ts`;
  await bundle(
    {
      page: script('page'),
      builder: script('builder/builder'),
      find: script('finder/page'),
      theme: script('theme'),
    },
    'es',
    `${output}/assets`,
  );
  await bundle({ sandbox: script('sandbox-worker') }, 'iife', output);
  cpSync('dist/skills', `${output}/skills`, { recursive: true });
  // Files for script tags; modules are for bundlers.
  for (const file of [...KIT, 'custom-elements.json']) {
    const source = existsSync(`dist/${file}`) ? `dist/${file}` : file;
    cpSync(source, `${output}/mkt/${file}`, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values: given, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'no-build': { type: 'boolean', default: false } },
  });
  const [folder = OUTPUT] = positionals;
  if (!given['no-build'] || !existsSync('dist')) await buildKit({ types: false });
  await buildSite(folder);
  console.log(`The site is in ${folder}/`);
}
