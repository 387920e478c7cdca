/** Pages of publishers, with the drop-in in each of its forms. */
import { consoleProbe, origins, page, serviceUrl, settled } from '../support/index.js';
import type { PageOptions, ProbedWindow } from '../support/index.js';

export const FILES = ['mkt.js', 'mkt.all.js'];

/** All that a publisher has to say. */
export const SETTINGS = `data-application-id="APP" data-cache-ttl="0" data-affiliate-id="AFF" data-base-url="${serviceUrl()}"`;

/** An element that is part of the drop-in, and one that is loaded when it is used. */
export const ELEMENTS = `<mkt-ranking limit="1"></mkt-ranking>
  <mkt-golf-finder area-code="11" limit="1" loading="eager"></mkt-golf-finder>`;

/** The phases in which the elements of a page have ended up. */
export const phasesOf = async (
  page: ParentNode,
  selector = 'mkt-ranking, mkt-golf-finder',
): Promise<string[]> => Promise.all([...page.querySelectorAll(selector)].map(settled));

/** Where a file of the drop-in is, on a host that lets modules in or on another one. */
export const addressOf = (file: string, origin: string = origins.cdn): string =>
  `${origin}/dist/${file}`;

export const script = (file: string, attributes: string): string =>
  `<script src="${addressOf(file)}" ${attributes}></script>`;

const PROBE = consoleProbe.replace('<script>', '<script nonce="test">');

/** A page whose console is heard, also where its policy names `'nonce-test'`. */
export const pageOf = async (
  head: string,
  body: string,
  options?: PageOptions,
): Promise<ProbedWindow> =>
  page(
    `<!doctype html><html><head><meta charset="utf-8">${PROBE}${head}</head>
    <body>${body}</body></html>`,
    options,
  );
