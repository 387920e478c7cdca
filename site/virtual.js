/** Virtual modules for the scripts of the site, generated from the kit. */
import { readFileSync } from 'node:fs';
import { integrityOf } from '../scripts/build/integrity.js';
import { CDN, isPublished } from '../scripts/build/published.js';
import { loadModule } from '../scripts/build/load-module.js';

/** @param {string} name @param {() => unknown} make @returns {import('vite').Plugin} */
const virtual = (name, make) => ({
  name,
  resolveId: (id) => (id === `virtual:${name}` ? `\0${id}` : undefined),
  load: async (id) =>
    id === `\0virtual:${name}` ? `export default ${JSON.stringify(await make())}` : undefined,
});

/** The elements in the form that the builder needs, smaller than the manifest. */
export const elements = () =>
  virtual('elements', async () => {
    const { elementsOf } = await loadModule('site/scripts/elements.ts');
    return elementsOf(JSON.parse(readFileSync('custom-elements.json', 'utf8')));
  });

/** The addresses of this version of the kit, and the hashes of the files that pages name. */
export const release = () =>
  virtual('release', () => ({
    cdn: CDN,
    isPublished,
    integrity: Object.fromEntries(
      ['mkt.js', 'mkt.css'].map((name) => [name, integrityOf(readFileSync(`dist/${name}`))]),
    ),
  }));
