import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { build } from 'vite';
import { classic } from './config.ts';

const TAG = /<script src="[^"]+\.ts"><\/script>/;

/**
 * Builds the pages of the kit, each one file with its script in place of the script tag; `%HASH%` in
 * its content security policy becomes what lets that script run. Plugins that inline scripts know no
 * policies.
 */
export async function buildPages() {
  for (const page of ['src/embed/frame/frame', 'src/embed/page/embed']) {
    const config = classic(basename(page), `${page}.ts`);
    const built = await build({ ...config, build: { ...config.build, write: false } });
    const [script, ...others] = [built]
      .flat()
      .flatMap((one) => ('output' in one ? one.output : []));
    if (script?.type !== 'chunk' || others.length) throw new Error(`${page} has not one script`);
    const code = script.code.trim().replaceAll('</script', '<\\/script');
    const hash = createHash('sha256').update(code).digest('base64');
    const html = readFileSync(`${page}.html`, 'utf8')
      .replace('%HASH%', `'sha256-${hash}'`)
      .replace(TAG, () => `<script>${code}</script>`);
    writeFileSync(`dist/${basename(page)}.html`, html);
  }
}
