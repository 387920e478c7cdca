import { findEntry } from './catalogue/entries.js';
import { marketItems } from './catalogue/market-items.js';
import { decoded } from './decoded.js';
import { safe } from './pictures/type.js';

/** Targets of links to the marketplace as a whole. */
const FRONT = { name: '砂場市場', price: '', picture: `market/${marketItems[0]?.id}-1` };

/**
 * The page of a link: the item, and the credited affiliate id.
 * @param {string} path as in the address
 * @param {string} [address] the start of the addresses of its pictures
 * @returns {string | undefined} undefined if no entry has that address
 */
export function page(path, address = '') {
  const [, affiliateId, rest = path] = /^\/go\/([^/]+)(\/.*)$/.exec(path) ?? [];
  const entry = rest === '/' ? FRONT : findEntry(decoded(rest));
  if (!entry) return undefined;
  const credit = affiliateId
    ? `<p>Credited to the affiliate id <strong>${safe(decoded(affiliateId))}</strong>.</p>`
    : '<p>Nobody is credited: the link carried no affiliate id.</p>';
  return `<!doctype html>
<html lang="ja">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="description" content="${safe(entry.name)}: a page of the sandbox of mkt-widgets">
<title>${safe(entry.name)}</title>
<link rel="icon" href="${address}/images/${entry.picture}.svg">
<style>
  body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 system-ui; }
  img { width: 16rem; max-width: 100%; border-radius: 0.5rem; }
  footer { margin-top: 2rem; color: #666; font-size: 0.875rem; }
</style>
<img src="${address}/images/${entry.picture}.svg" alt="">
<h1>${safe(entry.name)}</h1>
<p>${safe(entry.price)}</p>
${credit}
<footer>A page of the sandbox: everything here is invented and nothing can be bought.</footer>
</html>
`;
}
