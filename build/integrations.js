import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { generateJsxTypes } from '@wc-toolkit/jsx-types';
import { generateJetBrainsWebTypes } from 'custom-element-jet-brains-integration';
import { generateSvelteTypes } from 'custom-element-svelte-integration';
import { generateVsCodeCustomElementData } from 'custom-element-vs-code-integration';
import { generateVuejsTypes } from 'custom-element-vuejs-integration';

const FILE = fileURLToPath(import.meta.url);

/**
 * Writes what frameworks and editors want to know of the elements, from the manifest: types for JSX,
 * Vue and Svelte, and the files by which VS Code and JetBrains complete HTML.
 * @param {string} outdir
 */
export function writeIntegrations(outdir) {
  // The generators print what they do, and a pipe of npm reads what a build prints.
  const { status } = spawnSync(process.execPath, [FILE, outdir], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0)
    throw new Error('What frameworks and editors want to know could not be written');
}

/** @param {string} outdir */
function generate(outdir) {
  // Each generator writes into the manifest that it is given.
  const manifest = () => JSON.parse(readFileSync('custom-elements.json', 'utf8'));
  const common = { outdir, hideLogs: true };
  const types = { ...common, globalTypePath: './index.js' };
  generateJsxTypes(manifest(), { ...types, fileName: 'jsx.d.ts', exclude: ['MktElement'] });
  generateVuejsTypes(manifest(), { ...types, fileName: 'vue.d.ts', exclude: ['MktElement'] });
  // Svelte reads a global namespace, which a file with imports cannot add to.
  generateSvelteTypes(manifest(), { ...common, fileName: 'svelte.d.ts', exclude: ['MktElement'] });
  generateJetBrainsWebTypes(manifest(), { ...common, packageJson: false });
  generateVsCodeCustomElementData(manifest(), {
    ...common,
    htmlFileName: 'html-custom-data.json',
    cssFileName: 'css-custom-data.json',
  });
}

if (process.argv[1] === FILE) generate(String(process.argv[2]));
