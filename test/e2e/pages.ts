/** Pages of publishers with each variant of the drop-in. */
import { scriptsByTag } from '../../src/embed/scripts-by-tag.js';
import { consoleProbe, origins, page, serviceUrl, settled } from '../support/index.js';
import type { PageOptions, ProbedWindow } from '../support/index.js';

export const FILES = ['mkt.js', 'mkt.all.js'];

/** The elements of a variant: `mkt.all.js` has no room for some. */
export const tagsOf = (file: string): string[] =>
  Object.keys(scriptsByTag).filter(
    (tag) => file === 'mkt.js' || !['mkt-value', 'mkt-campaign', 'mkt-shortlist'].includes(tag),
  );

/** The settings of a publisher. */
export const SETTINGS = `data-application-id="APP" data-cache-ttl="0" data-affiliate-id="AFF" data-base-url="${serviceUrl()}"`;

/** An element in the core, and one in a further script. */
export const ELEMENTS = `<mkt-ranking limit="1"></mkt-ranking>
  <mkt-golf-finder area-code="11" limit="1" loading="eager"></mkt-golf-finder>`;

/** The final phases of the elements of a page. */
export const phasesOf = async (
  page: ParentNode,
  selector = 'mkt-ranking, mkt-golf-finder',
): Promise<string[]> => Promise.all([...page.querySelectorAll(selector)].map(settled));

/** The address of a file of the drop-in, on a host with or without CORS. */
export const addressOf = (file: string, origin: string = origins.cdn): string =>
  `${origin}/dist/${file}`;

export const script = (file: string, attributes: string): string =>
  `<script src="${addressOf(file)}" ${attributes}></script>`;

const PROBE = consoleProbe.replace('<script>', '<script nonce="test">');

/** The markup of a page with a console probe, also for policies with `'nonce-test'`. */
export const htmlOf = (head: string, body: string): string =>
  `<!doctype html><html><head><meta charset="utf-8">${PROBE}${head}</head>
    <body>${body}</body></html>`;

export const pageOf = async (
  head: string,
  body: string,
  options?: PageOptions,
): Promise<ProbedWindow> => page(htmlOf(head, body), options);
