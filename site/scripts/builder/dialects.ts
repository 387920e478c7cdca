/** Converts snippets of other languages to HTML: the inverse of `snippets.ts`. */
import { escape, quoted } from './snippets.js';

/** WordPress: `[mkt ranking limit="5"]…[/mkt]`. */
const fromWordPress = (text: string) =>
  text.replace(/\[mkt ([\w-]+)([^\]]*)\](?:(.*?)\[\/mkt\])?/gs, '<mkt-$1$2>$3</mkt-$1>');

/** Text that may hold character references, in quotes. */
const quotedReferences = (text: string) => quoted(text).replace(/&amp;(?=#?\w+;)/g, '&');

/** A link in Markdown; a backslash keeps the sign after it as it is. */
const fromMarkdown = (text: string) =>
  text.replace(
    /\[((?:[^\\\]]|\\.)*)\]\((?:<([^>]*)>|([^)\s]*))\)/gs,
    (_, words: string, inBrackets?: string, bare?: string) =>
      `<a href=${quotedReferences(inBrackets ?? bare ?? '')}>${escape(words.replace(/\\(.)/gs, '$1'))}</a>`,
  );

const HUGO_ATTRIBUTE = /\s+([\w-]+)=(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([^\s"`>]+))/g;
const HUGO = new RegExp(
  `\\{\\{<\\s*mkt((?:${HUGO_ATTRIBUTE.source})+)\\s*/?>\\}\\}(?:(.*?)\\{\\{<\\s*/mkt\\s*>\\}\\})?`,
  'gs',
);

/** Hugo: `{{< mkt element="ranking" limit="5" >}}…{{< /mkt >}}`. */
const fromHugo = (text: string) =>
  text.replace(HUGO, (_, attributes: string, ...rest: (string | undefined)[]) => {
    const values = [...attributes.matchAll(HUGO_ATTRIBUTE)].map(
      ([, name = '', inQuotes, raw, bare]) =>
        [name, inQuotes?.replaceAll('\\"', '"') ?? raw ?? bare ?? ''] as const,
    );
    const element = Object.fromEntries(values)['element'] ?? '';
    const attributesInHtml = values
      .filter(([name]) => name !== 'element')
      .map(([name, value]) => ` ${name}=${quotedReferences(value)}`);
    return `<mkt-${element}${attributesInHtml.join('')}>${fromMarkdown(rest[4] ?? '')}</mkt-${element}>`;
  });

/** A string of JavaScript, and any other value in braces. */
const JSX_STRING = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/;
const JSX_ATTRIBUTE = new RegExp(
  String.raw`\s+([\w-]+)(?:="([^"]*)"|=\{\s*(${JSX_STRING.source}|[^{}"']*)\s*\})?`,
  'g',
);
const JSX_TAG = new RegExp(
  `<(mkt-[\\w-]+|a|option|div|li)((?:${JSX_ATTRIBUTE.source})*)\\s*(/?>)`,
  'g',
);
const JSX_TEXT = new RegExp(String.raw`\{\s*(${JSX_STRING.source})\s*\}`, 'g');

function jsxValue(expression: string): string {
  if (expression.startsWith("'")) return expression.slice(1, -1).replace(/\\(.)/g, '$1');
  try {
    return String(JSON.parse(expression));
  } catch {
    return expression;
  }
}

/** JSX: values in braces. */
const fromJsx = (text: string) =>
  text
    .replace(JSX_TAG, (_, tag: string, attributes: string, ...rest: string[]) => {
      const end = rest[3] === '/>' ? `></${tag}>` : '>';
      const converted = attributes.replace(
        JSX_ATTRIBUTE,
        (whole, name: string, _text, expression?: string) =>
          expression === undefined ? whole : ` ${name}=${quoted(jsxValue(expression))}`,
      );
      return `<${tag}${converted}${end}`;
    })
    .replace(JSX_TEXT, (_, expression: string) => escape(jsxValue(expression)));

/** The frame in an oEmbed response; any other text unchanged. */
function fromOEmbed(text: string): string {
  try {
    const { html } = JSON.parse(text) as { html?: unknown };
    return typeof html === 'string' ? html : text;
  } catch {
    return text;
  }
}

/** The start of the first element, for each kind of snippet. */
const BEGINNINGS: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/\[mkt /, fromWordPress],
  [/\{\{<\s*mkt\s/, fromHugo],
  [/<mkt-/, fromJsx],
  [/\sdata-mkt=|<iframe\s/, (text) => text],
];

export const hasElement = (text: string): boolean =>
  BEGINNINGS.some(([beginning]) => beginning.test(fromOEmbed(text)));

/**
 * A snippet of any kind as HTML. The first element decides the kind, since its content may look like another
 * one.
 */
export function asHtml(text: string): string {
  const html = fromOEmbed(text);
  const [first] = BEGINNINGS.map(([beginning, read]) => ({ at: html.search(beginning), read }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return first ? first.read(html) : html;
}
