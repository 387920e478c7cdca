/** The addresses that become links: anyone can have written the addresses in a shared address or a snippet. */
import type { Item } from '../../../src/exports/catalogues.js';
import { SHOP_PLACEHOLDER, webAddress } from '../../../src/exports/validate.js';
import type { Widget } from '../types.js';

/** True for an item with a number or a link: others show nothing. */
export const isFilled = ({ ids, link }: Item): boolean =>
  Object.values(ids).some(Boolean) || isLink(link);

/** The slot of links to other shops; each is an option whose value is its address. */
export const SHOP = 'shop';

/** True for an address of http or https, also for a path of the page's own site. */
export const isLink = (address: string): boolean =>
  /^(https?:\/)?\//i.test(address) && URL.canParse(address, 'https://page.example/');

/** True for the address of another shop, with placeholders. It shows no path: entries are at different sites. */
export const isShopAddress = (address: string): boolean =>
  webAddress(address.replace(SHOP_PLACEHOLDER, 'x')) !== undefined;

/** The address of a folder with a slash at its end; undefined for an invalid one. */
export function folderOf(entered: string): string | undefined {
  const address = URL.parse(entered.trim().replace(/[^/]$/, '$&/'));
  return address && /^https?:/.test(address.protocol) ? address.href : undefined;
}

/** True for a list without anything to show. */
export const isEmptyList = ({ items }: Widget): boolean => !!items && !items.some(isFilled);

/** A button exists without data, a value needs words, and a link needs an address. */
export const lacksFallback = ({ tag, link, linkText, items }: Widget): boolean =>
  items
    ? !items.every((item) => isLink(item.link))
    : tag !== 'mkt-bookmark-button' && !isLink(link) && !(tag === 'mkt-value' && linkText.trim());
