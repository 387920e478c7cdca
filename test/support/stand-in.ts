import { arrived } from './settled.js';

/** The same snippet with stand-ins in place of its elements. */
export const standIn = (snippet: string): string =>
  snippet
    .replace(/<mkt-([\w-]+)([^>]*)>/g, (_, kind: string, attributes: string) => {
      const own = attributes.replace(/ ([a-z-]+)(?==)/g, ' data-$1');
      return `<div data-mkt="${kind}"${own}>`;
    })
    .replace(/<\/mkt-[\w-]+>/g, '</div>');

/** The element that a stand-in gets. */
export const elementIn = <T extends Element>(
  outer: Element,
  kind = outer.getAttribute('data-mkt'),
): Promise<T> => arrived<T>(outer, `mkt-${kind}`);
