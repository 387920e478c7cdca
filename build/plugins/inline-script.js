import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const TAG = /<script src="[^"]+\.ts"><\/script>/;

/**
 * Makes one HTML file of the script that is built, in place of the script tag of a page; `%HASH%`
 * in its content security policy becomes what lets that script run.
 * @param {string} file
 * @returns {import('vite').Plugin}
 */
export const inlineScript = (file) => ({
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
