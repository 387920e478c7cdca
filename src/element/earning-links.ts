import type { WidgetOptions } from '../templates/widget-options.js';

/**
 * Gives the links in the author's content that lead to other sites the `rel` of all links.
 * @returns true if there are such links, and no `<small>` with the label
 */
export function markEarningLinks(host: ParentNode, { rel, disclosure }: WidgetOptions): boolean {
  const links = [...host.querySelectorAll<HTMLAnchorElement>('a[href*="//"]')].filter(
    (link) => link.host !== location.host,
  );
  for (const link of links) if (!link.rel.includes(rel)) link.rel += ` ${rel}`;
  return (
    links.length > 0 &&
    ![...host.querySelectorAll('small')].some((one) => one.textContent.trim() === disclosure)
  );
}
