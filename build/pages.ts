import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { classic } from './config.ts';

const TAG = /<script src="[^"]+\.ts"><\/script>/;

/**
 * Makes one HTML file of a script, in place of the script tag of a page; `%HASH%` in its content
 * security policy becomes what lets that script run. Plugins that inline scripts know no policies.
 */
const inlineScript = (file: string): Plugin => ({
  name: 'inline-script',
  generateBundle(_, bundle) {
    const [script, ...others] = Object.values(bundle);
    if (script?.type !== 'chunk' || others.length) throw new Error(`${file} has not one script`);
    const code = script.code.trim().replaceAll('</script', '<\\/script');
    const hash = createHash('sha256').update(code).digest('base64');
    const source = readFileSync(file, 'utf8')
      .replace('%HASH%', `'sha256-${hash}'`)
      .replace(TAG, () => `<script>${code}</script>`);
    delete bundle[script.fileName];
    this.emitFile({ type: 'asset', fileName: basename(file), source });
  },
});

/** Builds the pages of the kit, each one file with its script in it. */
export async function buildPages() {
  for (const page of ['src/embed/frame/frame', 'src/embed/page/embed']) {
    const plugins = [inlineScript(`${page}.html`)];
    await build(classic(basename(page), resolve(`${page}.ts`), { plugins }));
  }
}
