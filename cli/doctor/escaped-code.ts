/** Code of elements that a page shows as text. */
import type { Token } from 'parse5';
import { codeIn } from '../../src/exports/markup.js';
import { elementOf } from '../file-element.js';
import { elementsBelow, type Page } from '../markup.js';

interface EscapedCode {
  readonly tag: string;
  readonly code: string;
  readonly line: number;
  readonly column: number;
}

/** A `<` of a text as it may be written. */
const LESS_THAN = /<|&(?:lt|#0*60|#x0*3c);?/gi;

/** The place of the code in a text node, which begins where the text does. */
function placeOfCode(
  html: string,
  { startLine, startCol, startOffset, endOffset }: Token.Location,
  before: string,
): { readonly line: number; readonly column: number } {
  const written = html.slice(startOffset, endOffset);
  const signs = [...written.matchAll(LESS_THAN)];
  const lines = written.slice(0, signs[before.split('<').length - 1]?.index).split('\n');
  const { length } = lines.at(-1)!;
  return {
    line: startLine + lines.length - 1,
    column: lines.length > 1 ? length + 1 : startCol + length,
  };
}

export function escapedCodeIn({ root, html }: Page): EscapedCode[] {
  return elementsBelow(root, () => true).flatMap((node) =>
    node.childNodes.flatMap((child) => {
      const found = 'value' in child && codeIn(child.value, elementOf(node));
      if (!found) return [];
      const [code] = found;
      const { sourceCodeLocation } = child;
      const before = found.input.slice(0, found.index);
      const place = sourceCodeLocation
        ? placeOfCode(html, sourceCodeLocation, before)
        : { line: 1, column: 1 };
      return [{ tag: /mkt-[\w-]+/.exec(code)?.[0] ?? 'div', code, ...place }];
    }),
  );
}
