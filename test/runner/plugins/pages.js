import { text } from 'node:stream/consumers';
import { FONT_FOLDER, withFont } from '../font.js';

const PATH = '/pages/';

/**
 * Whole pages that tests define: a posted page is served below `/pages/`. With a header `silent` it never
 * comes. See `page` and `served` in test/support/page.ts.
 * @returns {NonNullable<import('@web/test-runner').TestRunnerConfig['middleware']>[number]}
 */
export const pages = () => {
  /** @type {Array<{ html: string, headers: Record<string, string> }>} */
  const stored = [];
  return async (context, next) => {
    if (!context.path.startsWith(PATH)) return next();
    if (context.method === 'POST') {
      stored.push(JSON.parse(await text(context.req)));
      context.body = `${PATH}${stored.length - 1}.html`;
      return undefined;
    }
    const page = stored[parseInt(context.path.slice(PATH.length))];
    if (!page) return next();
    // The connection stays open until the client closes it.
    if ('silent' in page.headers) return new Promise(() => {});
    context.type = 'html';
    context.set({ 'Cache-Control': 'no-store', ...page.headers });
    const isPolicyFree =
      context.response.is('html') && !context.response.get('Content-Security-Policy');
    context.body = isPolicyFree ? withFont(page.html, `/${FONT_FOLDER}`) : page.html;
    return undefined;
  };
};
