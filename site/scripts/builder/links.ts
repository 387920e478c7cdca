/** The addresses that become links: anyone can have written those in a shared address or a snippet. */
import { url } from '../../../src/client/records/fields.js';
import { PLACEHOLDER } from '../../../src/features/shops/shops-rule.js';

/** True for an address of http or https, also for a path of the page's own site. */
export const isLink = (address: string): boolean =>
  /^(https?:\/)?\//i.test(address) && URL.canParse(address, 'https://page.example/');

/** True for the address of another shop, with placeholders. It shows no path: entries are at different sites. */
export const isShopAddress = (address: string): boolean =>
  url(address.replace(PLACEHOLDER, 'x')) !== undefined;
