/** Snippets that are no HTML as the HTML that they stand for: the other way round than in `snippets.ts`. */
import { escape, quoted } from './snippets.js';

/** WordPress: `[mkt ranking limit="5"]…[/mkt]`. */
const fromWordPress = (text: string) =>
  text.replace(/\[mkt ([\w-]+)([^\]]*)\](?:(.*?)\[\/mkt\])?/gs, '<mkt-$1$2>$3</mkt-$1>');

/** A link in Markdown, and what a backslash keeps as it is. */
const fromMarkdown = (text: string) =>
  text.replace(
    /\[((?:[^\\\]]|\\.)*)\]\(<?([^>)\s]*)>?\)/gs,
    (_, words: string, link: string) =>
      `<a href=${quoted(link)}>${escape(words.replace(/\\(.)/gs, '$1'))}</a>`,
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
    const written = values
      .filter(([name]) => name !== 'element')
      .map(([name, value]) => ` ${name}=${quoted(value)}`);
    return `<mkt-${element}${written.join('')}>${fromMarkdown(rest[4] ?? '')}</mkt-${element}>`;
  });

const JSX_ATTRIBUTE = /\s+([\w-]+)(?:="([^"]*)"|=\{("(?:[^"\\]|\\.)*"|[^{}"]*)\})?/g;
const JSX_TAG = new RegExp(`<(mkt-[\\w-]+)((?:${JSX_ATTRIBUTE.source})*)\\s*(/?>)`, 'g');

function jsxValue(expression: string): string {
  try {
    return String(JSON.parse(expression));
  } catch {
    return expression;
  }
}

/** JSX: properties in place of attributes, and braces around what is no plain text. */
const fromJsx = (text: string) =>
  text
    .replace(JSX_TAG, (_, tag: string, attributes: string, ...rest: string[]) => {
      const end = rest[3] === '/>' ? `></${tag}>` : '>';
      const written = attributes.replace(
        JSX_ATTRIBUTE,
        (whole, property: string, _text, expression?: string) => {
          const name = property.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
          if (expression === undefined) return whole.replace(property, name);
          return ` ${name}=${quoted(jsxValue(expression))}`;
        },
      );
      return `<${tag}${written}${end}`;
    })
    .replace(/\{'([{}])'\}/g, '$1');

/** The frame in an answer of oEmbed; whatever else there is, as it is. */
function fromOEmbed(text: string): string {
  try {
    const { html } = JSON.parse(text) as { html?: unknown };
    return typeof html === 'string' ? html : text;
  } catch {
    return text;
  }
}

/** A snippet of any kind as HTML. */
export const asHtml = (text: string): string => fromJsx(fromHugo(fromWordPress(fromOEmbed(text))));
