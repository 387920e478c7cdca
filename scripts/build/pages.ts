import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'vite';
import { classic } from './config.ts';

const TAG = /<script src="[^"]+\.ts"><\/script>/;

/**
 * Builds the pages of the kit, each as one file with an inline script; `%HASH%` in its content security policy
 * becomes the hash of that script. Existing plugins that inline scripts do not support policies.
 */
export async function buildPages() {
  for (const page of ['src/embed/frame/frame', 'src/embed/page/embed']) {
    const config = classic(basename(page), `${page}.ts`);
    const built = await build({ ...config, build: { ...config.build, write: false } });
    const [script, ...others] = [built]
      .flat()
      .flatMap((result) => ('output' in result ? result.output : []));
    if (script?.type !== 'chunk' || others.length) throw new Error(`${page} has not one script`);
    const code = script.code.trim().replaceAll('</script', '<\\/script');
    const hash = createHash('sha256').update(code).digest('base64');
    const html = readFileSync(`${page}.html`, 'utf8')
      .replace('%HASH%', `'sha256-${hash}'`)
      .replace(TAG, () => `<script>${code}</script>`);
    writeFileSync(`dist/${basename(page)}.html`, html);
  }
}
