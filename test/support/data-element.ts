import { arrived } from './settled.js';

export const dataElement = (snippet: string): string =>
  snippet
    .replace(/<mkt-([\w-]+)([^>]*)>/g, (_, kind: string, attributes: string) => {
      const dataAttributes = attributes.replace(/ ([a-z-]+)(?==)/g, ' data-$1');
      return `<div data-mkt="${kind}"${dataAttributes}>`;
    })
    .replace(/<\/mkt-[\w-]+>/g, '</div>');

/** The element that a data element gets. */
export const elementIn = <T extends Element>(
  outer: Element,
  kind = outer.getAttribute('data-mkt'),
): Promise<T> => arrived<T>(outer, `mkt-${kind}`);
