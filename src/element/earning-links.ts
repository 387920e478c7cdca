import { REL } from '../templates/widget-options.js';
import { isAdvertisingLabel } from './advertising-label.js';
import type { ElementSettings } from './settings/settings.js';

/**
 * Gives the links in the author's content that lead to other sites the `rel` of all links.
 * @returns these links, unless a label is beside them in a `<small>`
 */
export function markEarningLinks(
  host: ParentNode,
  { rel = REL, disclosure }: Pick<ElementSettings, 'rel' | 'disclosure'>,
): HTMLAnchorElement[] {
  const links = [
    ...host.querySelectorAll<HTMLAnchorElement>('a[href*="//"]:not([slot=shop])'),
  ].filter((link) => link.host !== location.host);
  if (!links.length) return links;
  for (const { relList } of links) relList.add(...(rel.match(/\S+/g) ?? []));
  const isLabelled = [...host.querySelectorAll('small')].some((small) =>
    isAdvertisingLabel(small.textContent, disclosure),
  );
  return isLabelled ? [] : links;
}
