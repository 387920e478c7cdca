import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { builtSite } from '../../support/built-site.js';
import { FONT_FOLDER, withFont } from '../font.js';

/** Paths of the site with the tests' sandbox, and with its own. */
const SERVED = '/site/';
const ALONE = '/site-alone/';

/**
 * Serves the site on the origin of the tests. It is built for the first request, with the kit in `dist/`.
 * @param {() => string | undefined} service address of the sandbox
 * @returns {NonNullable<import('@web/test-runner').TestRunnerConfig['middleware']>[number]}
 */
export const site = (service) => async (context, next) => {
  const prefix = [SERVED, ALONE].find((prefix) => context.path.startsWith(prefix));
  if (!prefix) return next();
  const folder = await builtSite();
  const requested = context.path.slice(prefix.length);
  const file = requested === '' || requested.endsWith('/') ? `${requested}index.html` : requested;
  const content = await readFile(join(folder, file)).catch(() => undefined);
  if (!content) return next();
  context.type = extname(file);
  context.body = content;
  if (!file.endsWith('.html')) {
    // So that the browser need not compile the scripts for each page.
    context.set('Cache-Control', 'max-age=3600');
    return undefined;
  }
  const html = withFont(content.toString(), `/${FONT_FOLDER}`);
  const named = `<html data-service="${service()}" lang`;
  context.body = prefix === SERVED ? html.replace('<html lang', named) : html;
  return undefined;
};
