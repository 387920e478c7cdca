/** An element carries the texts that it shows: bundlers drop all other sections. */
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { build } from 'esbuild';
import * as sections from './index.js';
import { locales } from './locale.js';

/** All texts in a section that take no values. */
function textsIn(section: unknown): string[] {
  if (typeof section === 'string') return section ? [section] : [];
  return typeof section === 'object' ? Object.values(section!).flatMap(textsIn) : [];
}

const textsOf = (name: keyof typeof sections) =>
  new Set(locales.flatMap((locale) => textsIn(sections[name](locale))));

const names = Object.keys(sections) as (keyof typeof sections)[];
const all = new Set(names.flatMap((name) => [...textsOf(name)]));

async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { ${name} } from './index.js';`,
      resolveDir: fileURLToPath(new URL('.', import.meta.url)),
    },
    bundle: true,
    charset: 'utf8',
    write: false,
    format: 'esm',
  });
  return outputFiles[0]!.text;
}

describe('a bundle with one section', () => {
  for (const name of names) {
    it(`has the texts of ${name} and no others`, async () => {
      const own = textsOf(name);
      const code = await bundle(name);
      const found = [...all].filter((text) => code.includes(`: ${JSON.stringify(text)}`));
      expect(found.filter((text) => !own.has(text))).to.deep.equal([]);
      expect(found).not.to.have.length(0);
    });
  }
});
