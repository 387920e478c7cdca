/** What is copied: the same widget for each kind of place that something can be pasted into. */
import { frameOf, oEmbedOf, type FrameSize } from '../../../src/embed/page/oembed.js';
import type { Account, ElementInfo } from '../elements.js';
import type { Widget } from './state.js';

export interface Page {
  readonly account: Account;
  /** Address of the folder that has `mkt.js`, with a slash at its end. */
  readonly kit: string;
  readonly withScript: boolean;
  readonly withStyles: boolean;
  readonly info: ElementInfo;
}

export const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export const quoted = (text: string) => `"${escape(text).replaceAll('"', '&quot;')}"`;

const pairs = (all: readonly (readonly [name: string, value: string])[]) =>
  all.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}=${quoted(value)}`)).join('');

const given = ({ attributes }: Widget) => Object.entries(attributes);
const told = (account: Account) =>
  Object.entries(account).filter((one): one is [string, string] => !!one[1]);

/** The fallback, unless it would run a script: what is built may come from an address that somebody has shared. */
function linkOf({ link }: Widget): string {
  if (!link) return '';
  const protocol = URL.parse(link, 'https://page.example/')?.protocol ?? '';
  return /^https?:$/.test(protocol) ? link : '';
}

/** The choices for readers and the fallback, a line each. */
function inside(widget: Widget): string[] {
  const { options, linkText } = widget;
  const link = linkOf(widget);
  const lines = options.map(
    ({ slot, value, text }) =>
      `<option slot=${quoted(slot)} value=${quoted(value)}>${escape(text)}</option>`,
  );
  if (link) lines.push(`<a href=${quoted(link)}>${escape(linkText || link)}</a>`);
  return lines;
}

function around(open: string, lines: readonly string[], close: string): string {
  if (!lines.length) return open + close;
  return [open, ...lines.map((line) => `  ${line}`), close].join('\n');
}

/** What stands once on a page. */
function head({ account, kit, withScript, withStyles }: Page): string[] {
  const data = told(account).map(([name, value]) => `  data-${name}=${quoted(value)}`);
  return [
    ...(withStyles ? [`<link rel="stylesheet" href=${quoted(`${kit}mkt.css`)} />`] : []),
    ...(withScript
      ? [
          ['<script', `  src=${quoted(`${kit}mkt.js`)}`, ...data, '  async', '></script>'].join(
            '\n',
          ),
        ]
      : []),
  ];
}

const element = (widget: Widget) =>
  around(`<${widget.tag}${pairs(given(widget))}>`, inside(widget), `</${widget.tag}>`);

function div(widget: Widget): string {
  const data = given(widget).map(([name, value]) => [`data-${name}`, value] as const);
  const name = widget.tag.replace(/^mkt-/, '');
  return around(`<div data-mkt=${quoted(name)}${pairs(data)}>`, inside(widget), '</div>');
}

/** The address of `embed.html`, which says all. */
export function embedAddress(widget: Widget, { account, kit }: Page): URL {
  const { tag, linkText } = widget;
  const link = linkOf(widget);
  const address = new URL('embed.html', kit);
  const params = [
    ['tag', tag],
    ...told(account),
    // A reader's token has no place in an address.
    ...given(widget).filter(([name]) => name !== 'loading' && name !== 'access-token'),
    ...(link ? [['link', link]] : []),
    ...(linkText ? [['link-text', linkText]] : []),
  ] as [string, string][];
  for (const [name, value] of params) address.searchParams.append(name, value);
  return address;
}

/** A bracket would end the shortcode. */
const shortcodePairs = (widget: Widget) =>
  pairs(given(widget)).replaceAll('[', '&#91;').replaceAll(']', '&#93;');

function wordPress(widget: Widget): string {
  const name = widget.tag.replace(/^mkt-/, '');
  return around(`[mkt ${name}${shortcodePairs(widget)}]`, inside(widget), '[/mkt]');
}

/** What Markdown reads as more than a text. */
const MARKDOWN = /[\\`*_~[\]{}<>&"']/g;

/** A value as Hugo reads it: in quotes it has a use of its own for a backslash, between backticks none. */
const hugoValue = (value: string) =>
  /["\\]/.test(value) && !value.includes('`')
    ? `\`${value}\``
    : `"${value.replaceAll('"', '\\"')}"`;

/** Hugo reads what is inside as Markdown, in which it lets no tags through. */
function hugo(widget: Widget): string {
  const name = widget.tag.replace(/^mkt-/, '');
  const written = given(widget).map(([attribute, value]) => ` ${attribute}=${hugoValue(value)}`);
  const { linkText } = widget;
  const link = linkOf(widget);
  const text = (linkText || link).replace(MARKDOWN, '\\$&');
  const fallback = link ? [`[${text}](<${link.replace(/[<>\\]/g, encodeURIComponent)}>)`] : [];
  return around(`{{< mkt element="${name}"${written.join('')} >}}`, fallback, '{{< /mkt >}}');
}

/** Properties as React 19 sets them; what is inside is text that JSX reads as HTML does. */
function jsx(widget: Widget, { info }: Page): string {
  const written = given(widget).map(([name, value]) => {
    const {
      property = name,
      kind = 'boolean',
      bare,
    } = info.attributes.find((one) => one.name === name) ?? {};
    if (value === '' && (kind === 'boolean' || bare)) return ` ${property}`;
    const plain = !/["&<>{}\\\n]/.test(value);
    return ` ${property}=${plain ? `"${value}"` : `{${JSON.stringify(value)}}`}`;
  });
  // Braces are plain in the attributes of a tag.
  const lines = inside(widget).map((line) =>
    line.replace(/<(?:"[^"]*"|[^">])*>|[{}]/g, (found) =>
      found.startsWith('<') ? found : `{'${found}'}`,
    ),
  );
  return around(`<${widget.tag}${written.join('')}>`, lines, `</${widget.tag}>`);
}

/** The kinds of snippet, in the order in which they are offered. */
export const FORMS = {
  element: (widget: Widget, page: Page) => [...head(page), element(widget)].join('\n'),
  div: (widget: Widget, page: Page) => [...head(page), div(widget)].join('\n'),
  iframe: (widget: Widget, page: Page, size: FrameSize) =>
    frameOf(embedAddress(widget, page), size),
  oembed: (widget: Widget, page: Page, size: FrameSize) =>
    JSON.stringify(oEmbedOf(embedAddress(widget, page), size), undefined, 2),
  wordpress: (widget: Widget) => wordPress(widget),
  jsx: (widget: Widget, page: Page) => jsx(widget, page),
  hugo: (widget: Widget) => hugo(widget),
} as const satisfies Record<string, (widget: Widget, page: Page, size: FrameSize) => string>;

export type Form = keyof typeof FORMS;
export const isForm = (name: string): name is Form => Object.hasOwn(FORMS, name);
/** Those beside which the script tag and the style sheet stand. */
export const hasHead = (form: Form): boolean => form === 'element' || form === 'div';
