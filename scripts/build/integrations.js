import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateJsxTypes } from '@wc-toolkit/jsx-types';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { checkedJsx, svelteTypes, vueTypes } from './framework-types.js';

const FILE = fileURLToPath(import.meta.url);

/**
 * Writes descriptions of the elements for frameworks and editors, from the manifest: types for JSX, Vue and
 * Svelte, and data for VS Code and JetBrains.
 * @param {string} outdir
 */
export function writeIntegrations(outdir) {
  // The generators print to stdout, which npm would take for the output of the build.
  const { status } = spawnSync(process.execPath, [FILE, outdir], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0)
    throw new Error('The types and data for frameworks and editors could not be written');
}

/** @param {{ modules: { declarations: import('./framework-types.js').Declaration[] }[] }} manifest */
const declarationsOf = ({ modules }) => modules.flatMap(({ declarations }) => declarations);

/**
 * Writes the values that the display attributes of each element accept: the base class accepts any text.
 * @param {string} types
 * @param {import('./framework-types.js').Declaration[]} declarations
 */
const withOwnValues = (types, declarations) =>
  declarations.reduce(
    (text, { name, members = [] }) =>
      members
        .filter(({ type }) => type?.text.includes("'"))
        .reduce(
          (all, { name: member, type }) => all.replaceAll(`${name}["${member}"]`, type?.text ?? ''),
          text,
        ),
    types,
  );

/** @param {string} outdir */
function generate(outdir) {
  // Each generator modifies its manifest.
  const manifest = () => JSON.parse(readFileSync('custom-elements.json', 'utf8'));
  const common = { outdir, hideLogs: true };
  const types = { ...common, globalTypePath: './index.js' };
  generateJsxTypes(manifest(), { ...types, fileName: 'jsx.d.ts', exclude: ['MktElement'] });
  const jsx = join(outdir, 'jsx.d.ts');
  const declarations = declarationsOf(manifest());
  const ownValues = withOwnValues(readFileSync(jsx, 'utf8'), declarations);
  writeFileSync(jsx, checkedJsx(ownValues, declarations));
  writeFileSync(join(outdir, 'vue.d.ts'), vueTypes(declarationsOf(manifest())));
  writeFileSync(join(outdir, 'svelte.d.ts'), svelteTypes(declarationsOf(manifest())));
  generateJetBrainsWebTypes(manifest(), { ...common, packageJson: false });
  generateVsCodeCustomElementData(manifest(), {
    ...common,
    htmlFileName: 'html-custom-data.json',
    cssFileName: 'css-custom-data.json',
  });
}

if (process.argv[1] === FILE) generate(String(process.argv[2]));
