/** Pages of publishers with the drop-in. */
import { consoleProbe, origins, page, serviceUrl, settled } from '../support/index.js';
import type { PageOptions, ProbedWindow } from '../support/index.js';

export const SETTINGS = `data-application-id="APP" data-cache-ttl="0" data-affiliate-id="AFF" data-base-url="${serviceUrl()}"`;

/** An element in the core, and one in a further script. */
export const ELEMENTS = `<mkt-ranking limit="1"></mkt-ranking>
  <mkt-golf-finder area-code="11" limit="1" loading="eager"></mkt-golf-finder>`;

/** The final phases of the elements of a page. */
export const phasesOf = async (
  page: ParentNode,
  selector = 'mkt-ranking, mkt-golf-finder',
): Promise<string[]> => Promise.all([...page.querySelectorAll(selector)].map(settled));

/** The address of the drop-in, on a host with or without CORS. */
export const addressOn = (origin: string = origins.cdn): string => `${origin}/dist/mkt.js`;

export const script = (attributes: string): string =>
  `<script src="${addressOn()}" ${attributes}></script>`;

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
