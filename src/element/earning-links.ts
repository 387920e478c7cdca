import { REL } from '../templates/widget-options.js';
import { isAdvertisingLabel } from './advertising-label.js';
import type { PageElement, PageRoot } from './dom.js';
import type { ElementSettings } from './settings/settings.js';

/** The links in the author's content that lead to other sites, and whether a label is beside them, in a `<small>`. */
export function earningLinks(
  content: PageRoot,
  label: string | undefined,
  ownHosts: readonly (string | undefined)[],
) {
  const all = [...content.querySelectorAll('a[href*="//"]:not([slot=shop])')];
  const links = all.filter(({ host }) => !ownHosts.includes(host));
  const isLabelled =
    links.length > 0 &&
    [...content.querySelectorAll('small')].some((text) =>
      isAdvertisingLabel(text.textContent, label),
    );
  return [links, isLabelled] as const;
}

/**
 * Gives the links in the author's content that lead to other sites the `rel` of all links.
 * @returns these links, unless a label is beside them
 */
export function markEarningLinks(
  content: ParentNode,
  { rel = REL, disclosure }: Pick<ElementSettings, 'rel' | 'disclosure'>,
): readonly PageElement[] {
  const [links, isLabelled] = earningLinks(content, disclosure, [location.host]);
  if (!links.length) return links;
  for (const { relList } of links as HTMLAnchorElement[]) relList.add(...(rel.match(/\S+/g) ?? []));
  return isLabelled ? [] : links;
}
