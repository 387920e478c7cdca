/** Pages of publishers, with the drop-in in each of its forms. */
import { serviceUrl, settled } from '../support/index.js';

export const FILES = ['mkt.js', 'mkt.all.js'];

/** All that a publisher has to say. */
export const SETTINGS = `data-application-id="APP" data-cache-ttl="0" data-affiliate-id="AFF" data-base-url="${serviceUrl()}"`;

/** An element that is part of the drop-in, and one that is loaded when it is used. */
export const ELEMENTS = `<mkt-ranking limit="1"></mkt-ranking>
  <mkt-golf-finder area-code="11" limit="1" loading="eager"></mkt-golf-finder>`;

/** The phases in which the elements of a page have ended up. */
export const phasesOf = async (
  document: Document,
  selector = 'mkt-ranking, mkt-golf-finder',
): Promise<string[]> => Promise.all([...document.querySelectorAll(selector)].map(settled));
