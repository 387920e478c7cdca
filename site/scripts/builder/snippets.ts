/** Generates snippets: the same widget for each kind of place. */
import { plainList, type PlainEntries } from '../../../cli/plain.js';
import { AWARD, frameOf, type FrameSize, oEmbedOf } from '../../../src/exports/markup.js';
import { REL } from '../../../src/exports/definitions.js';
import type { Item } from '../../../src/exports/catalogues.js';
import { isOfSite, type Account, type Attribute, type ElementInfo } from '../elements.js';
import { SHOP, isFilled, isLink, isShopAddress } from './links.js';
import type { Campaign, Form, Widget } from '../types.js';

export interface Page {
  readonly account: Account;
  /** Address of the folder that has `mkt.js`, with a slash at its end. */
  readonly kit: string;
  /** The same for `embed.html`, which some hosts do not serve as HTML. */
  readonly pages: string;
  /** Hashes of the files by name, if they are those of a release. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly withScript: boolean;
  readonly withStyles: boolean;
  readonly info: ElementInfo;
  /** The advertising label beside the fallback: `PR`. */
  readonly label: string;
  /** The entries in the preview, if it shows some. */
  readonly entries?: PlainEntries | undefined;
  /** True for a plain copy that mail programs show. */
  readonly forMail?: boolean;
  /** True for a frame that requests with `fetch`: its requests have a `Referer`. */
  readonly withFetch?: boolean;
}

const NAMED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A character reference: only HTML decodes it. */
const reference = (sign: string) => NAMED[sign] ?? `&#${sign.charCodeAt(0)};`;

/**
 * Text as HTML. Brackets are escaped, too, since an HTML snippet may be pasted into a post in which WordPress
 * runs shortcodes, and braces that templates would read as code: all but the braces around one word, `{title}`.
 */
export const escape = (text: string) =>
  text.replace(/[&<>"[\]\r]|\{(?!\w+\}(?!\}))|(?<!(?<!\{)\{\w+)\}/g, reference);
export const quoted = (text: string) => `"${escape(text)}"`;

const pairs = (all: Pairs) =>
  all.map(([name, value]) => (value === '' ? ` ${name}` : ` ${name}=${quoted(value)}`)).join('');

const attributesOf = ({ attributes }: Widget) => Object.entries(attributes);
const settingsOf = (account: Account) =>
  Object.entries(account).filter((setting): setting is [string, string] => !!setting[1]);

const linkOf = ({ link }: Widget): string => (isLink(link) ? link : '');

type Pairs = readonly (readonly [name: string, value: string])[];

/** A child of the element: a choice for readers, or the fallback with its label; an item; the words of its campaign. */
export interface Child {
  readonly tag: 'option' | 'a' | 'small' | 'p' | 'span' | 'div' | 'text';
  readonly attributes: Pairs;
  readonly text: string;
  readonly children?: readonly Child[];
}

/** White space as HTML shows it: a line break would end a paragraph of Markdown. */
export const inOneLine = (text: string) => text.replace(/[\t\n\f\r ]+/g, ' ').trim();

/** The label of the fallback, unless the author disables it: `disclosure=""`. */
const labelOf = ({ attributes }: Widget, label: string): string =>
  inOneLine(attributes['disclosure'] ?? label);

function anchorOf(link: string, text: string, { attributes }: Widget): Child {
  const rel = attributes['rel'] ?? REL;
  return {
    tag: 'a',
    attributes: [['href', link], ...(rel ? [['rel', rel] as const] : [])],
    text: inOneLine(text) || link,
  };
}

function itemChild({ ids, link, name, words, award }: Item, widget: Widget): Child {
  const badge = inOneLine(award);
  const text = inOneLine(words);
  return {
    tag: 'div',
    attributes: [
      ...Object.entries(ids).flatMap(([id, value]) =>
        value ? [[`data-${id}`, value] as const] : [],
      ),
      ...(badge ? [[AWARD, badge] as const] : []),
    ],
    text: '',
    children: [
      ...(isLink(link) ? [anchorOf(link, name, widget)] : []),
      ...(text ? [{ tag: 'p', attributes: [], text } as const] : []),
    ],
  };
}

/** @param label see {@link Page} */
export function childrenOf(widget: Widget, label: string): Child[] {
  const { items } = widget;
  const link = linkOf(widget);
  const options = widget.options.flatMap(({ slot, value, text }): Child[] => {
    const isShop = slot === SHOP;
    if (isShop && !isShopAddress(value)) return [];
    return [
      {
        tag: isShop ? 'a' : 'option',
        attributes: [
          ['slot', slot],
          [isShop ? 'href' : 'value', value],
        ],
        text: inOneLine(text),
      },
    ];
  });
  // Minifiers omit the end tag of an option, which then contains the following nodes.
  options.sort((a, b) => Number(a.tag === 'option') - Number(b.tag === 'option'));
  const labelText = labelOf(widget, label);
  const small = labelText ? [{ tag: 'small', attributes: [], text: labelText } as const] : [];
  if (items) {
    const hasLink = items.some((item) => isLink(item.link));
    return [
      ...items.filter(isFilled).map((item) => itemChild(item, widget)),
      ...(hasLink ? small : []),
      ...options,
    ];
  }
  const words = inOneLine(widget.linkText);
  if (!link) return words ? [{ tag: 'text', attributes: [], text: words }, ...options] : options;
  return [anchorOf(link, words, widget), ...small, ...options];
}

function asHtml({ tag, attributes, text, children = [] }: Child): string {
  if (tag === 'text') return escape(text);
  const attributesText = attributes.map(([name, value]) => ` ${name}=${quoted(value)}`).join('');
  return around(`<${tag}${attributesText}>${escape(text)}`, children.map(asHtml), `</${tag}>`);
}

const inside = (widget: Widget, { label }: Page): string[] => childrenOf(widget, label).map(asHtml);

function around(open: string, lines: readonly string[], close: string): string {
  if (!lines.length) return open + close;
  const inner = lines.flatMap((line) => line.split('\n'));
  return [open, ...inner.map((line) => `  ${line}`), close].join('\n');
}

/** The lines of a snippet that a page needs once. */
function head({ account, kit, integrity, withScript, withStyles }: Page): string[] {
  /** Browsers check the hash of a file on another host only if that host sends CORS headers. */
  const checked = (file: string) =>
    integrity[file] ? [`integrity=${quoted(integrity[file])}`, 'crossorigin'] : [];
  const styles = [`href=${quoted(`${kit}mkt.css`)}`, ...checked('mkt.css')];
  const data = settingsOf(account).map(([name, value]) => `data-${name}=${quoted(value)}`);
  const script = [`src=${quoted(`${kit}mkt.js`)}`, ...checked('mkt.js'), ...data, 'async'];
  return [
    ...(withStyles ? [`<link rel="stylesheet" ${styles.join(' ')} />`] : []),
    ...(withScript ? [`<script\n  ${script.join('\n  ')}></script>`] : []),
  ];
}

/** The tags at the start of a snippet that a page needs once; '' without tags. */
export const headOf = (page: Page): string => head(page).join('\n');

/** The attributes of the campaign around an element. */
const periodOf = ({ from = '', until = '', days = '' }: Partial<Campaign> = {}): Pairs =>
  Object.entries({ from, until, days }).filter(([, value]) => value);

/** A paragraph would end a `<mkt-campaign>` that a CMS has put into a paragraph of its own. */
const wordsOf = (campaign: Campaign): Child => ({
  tag: 'span',
  attributes: [['slot', 'text']],
  text: inOneLine(campaign.text),
});

/** An element within its campaign, if it has one with words. */
const inCampaign = (
  { campaign }: Widget,
  lines: string,
  [open, close]: readonly [string, string],
  write: (child: Child) => string,
): string =>
  campaign?.text.trim()
    ? around(open, [write(wordsOf(campaign)), ...lines.split('\n')], close)
    : lines;

/** Items are blocks: the classic editor of WordPress puts tags that it does not know into paragraphs, which end there. */
const element = (widget: Widget, page: Page) =>
  widget.items?.length
    ? div(widget, page)
    : inCampaign(
        widget,
        around(
          `<${widget.tag}${pairs(attributesOf(widget))}>`,
          inside(widget, page),
          `</${widget.tag}>`,
        ),
        [`<mkt-campaign${pairs(periodOf(widget.campaign))}>`, '</mkt-campaign>'],
        asHtml,
      );

function div(widget: Widget, page: Page): string {
  const data = attributesOf(widget).map(([name, value]) => [`data-${name}`, value] as const);
  const name = widget.tag.replace(/^mkt-/, '');
  const period = periodOf(widget.campaign).map(([name, value]) => [`data-${name}`, value] as const);
  return inCampaign(
    widget,
    around(`<div data-mkt=${quoted(name)}${pairs(data)}>`, inside(widget, page), '</div>'),
    [`<div data-mkt="campaign"${pairs(period)}>`, '</div>'],
    asHtml,
  );
}

/** The address of `embed.html`, with the whole widget. */
export function embedAddress(
  widget: Widget,
  { account, pages, label, withFetch = false }: Page,
): URL {
  const { tag, linkText } = widget;
  const link = linkOf(widget);
  const labelText = link && labelOf(widget, label);
  const address = new URL('embed.html', pages);
  const params = [
    ['tag', tag],
    // The frame trusts the service in its own address.
    ...settingsOf(account).filter(([name]) => name !== 'origins'),
    // A reader's token has no place in an address.
    ...attributesOf(widget).filter(([name]) => name !== 'loading' && name !== 'access-token'),
    ...(link ? [['link', link]] : []),
    ...(linkText ? [['link-text', linkText]] : []),
    ...(labelText ? [['link-label', labelText]] : []),
  ] as [string, string][];
  for (const [name, value] of params) address.searchParams.append(name, value);
  if (withFetch) address.searchParams.set('transport', 'fetch');
  return address;
}

/** WordPress treats a backslash as an escape, and may add tags around lines of a value. */
const inShortcode = (html: string) => html.replace(/[\\\n]/g, reference);

/** The shortcode, or the tag if it has attributes that the plugin takes from a tag alone. */
function wordPress(widget: Widget, page: Page): string {
  const isSet = ({ name }: Attribute) => name in widget.attributes;
  if (page.info.attributes.filter(isSet).some(isOfSite)) return element(widget, page);
  const name = widget.tag.replace(/^mkt-/, '');
  return around(
    `[mkt ${name}${inShortcode(pairs(attributesOf(widget)))}]`,
    inside(widget, page).map((html) => inShortcode(html.replace(/\n */g, ''))),
    '[/mkt]',
  );
}

/** All characters with a meaning in Markdown or its extensions. */
const PUNCTUATION = /[!-/:-@[-`{-~]/g;

const inMarkdown = ({ tag, attributes, text }: Child) => {
  const words = text.replace(PUNCTUATION, '\\$&');
  if (tag === 'small' || tag === 'text') return words;
  const [[, link] = ['', '']] = attributes;
  const address = link
    // Two braces would begin another shortcode.
    .replace(/[<>\\`\s]|\{(?=\{)/g, encodeURIComponent)
    .replace(/&(?=#?\w+;)/g, reference);
  return `[${words}](<${address}>)`;
};

/**
 * A value in quotes. Hugo reads neither a backslash nor a backtick there reliably; the shortcode reads
 * character references.
 */
const hugoValue = (value: string) => `"${value.replace(/["`\\\r\n]|&(?=[#\w])/g, reference)}"`;

/** Hugo parses the content as Markdown and removes tags, so choices are omitted. */
function hugo(widget: Widget, { label }: Page): string {
  const name = widget.tag.replace(/^mkt-/, '');
  const attributes = attributesOf(widget).map(
    ([attribute, value]) => ` ${attribute}=${hugoValue(value)}`,
  );
  const fallback = childrenOf(widget, label).filter(
    ({ tag, attributes: [first] }) => tag !== 'option' && first?.[0] !== 'slot',
  );
  return around(
    `{{< mkt element="${name}"${attributes.join('')} >}}`,
    fallback.map(inMarkdown),
    '{{< /mkt >}}',
  );
}

/** A JavaScript string without characters that an HTML parser would read as a tag. */
const jsString = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
/** A text that JSX would change or reject is a JavaScript string in braces. */
const isPlainJsx = (text: string) => !/["&<>{}\\\p{Cc}]/u.test(text) && text === text.trim();
const jsxValue = (value: string) => (isPlainJsx(value) ? `"${value}"` : `{${jsString(value)}}`);
const jsxText = (text: string) => (isPlainJsx(text) ? text : `{${jsString(text)}}`);

const jsxChild = ({ tag, attributes, text, children = [] }: Child): string => {
  if (tag === 'text') return jsxText(text);
  const attributesText = attributes.map(([name, value]) => ` ${name}=${jsxValue(value)}`).join('');
  // JSX has no white space between lines.
  const space = tag === 'small' ? '{" "}' : '';
  const open = `${space}<${tag}${attributesText}>${jsxText(text)}`;
  return around(open, children.map(jsxChild), `</${tag}>`);
};

function jsx(widget: Widget, { info, label }: Page): string {
  const attributes = attributesOf(widget).map(([name, value]) => {
    const { kind = 'boolean', bare } = info.attributes.find((each) => each.name === name) ?? {};
    if (value === '' && (kind === 'boolean' || bare)) return ` ${name}`;
    return ` ${name}=${jsxValue(value)}`;
  });
  const lines = childrenOf(widget, label).map(jsxChild);
  const period = periodOf(widget.campaign).map(([name, value]) => ` ${name}=${jsxValue(value)}`);
  return inCampaign(
    widget,
    around(`<${widget.tag}${attributes.join('')}>`, lines, `</${widget.tag}>`),
    [`<mkt-campaign${period.join('')}>`, '</mkt-campaign>'],
    jsxChild,
  );
}

/** Elements whose entries belong to one reader, or that have none. */
const WITHOUT_COPY: readonly string[] = ['mkt-bookmark-list', 'mkt-bookmark-button', 'mkt-value'];
/** False for elements without a plain copy. */
export const hasPlainCopy = ({ tag }: Widget): boolean => !WITHOUT_COPY.includes(tag);

/** The entries in the preview as links and pictures, a line each; '' without entries. */
function plain(widget: Widget, { entries, forMail = false }: Page): string {
  if (!entries || !hasPlainCopy(widget)) return '';
  const ownWords = entries.records.map(({ place }) => {
    const item = widget.items?.filter(isFilled)[Number(place) - 1];
    return item && { award: inOneLine(item.award), words: [{ text: inOneLine(item.words) }] };
  });
  const list = plainList({ ...entries, ownWords }, forMail ? 'mail' : 'list');
  // Texts of the service have no `<`: it is escaped.
  return list.replace(/(?<=>)(?=<(?:ul|li|tr|\/ul|\/table)\b)/g, '\n');
}

/** False for kinds of snippet without elements inside the element: addresses and Markdown. */
const hasItems = (form: Form): boolean => !hasFrame(form) && form !== 'hugo';

/** True for a list in a kind of snippet that cannot hold its items. */
export const lacksItems = (form: Form, { items }: Widget): boolean => !!items && !hasItems(form);

/** The kinds of snippet, in the order in which they are offered. */
export const FORMS = {
  element: (widget: Widget, page: Page) => [...head(page), element(widget, page)].join('\n'),
  div: (widget: Widget, page: Page) => [...head(page), div(widget, page)].join('\n'),
  iframe: (widget: Widget, page: Page, size: FrameSize) =>
    frameOf(embedAddress(widget, page), size),
  oembed: (widget: Widget, page: Page, size: FrameSize) =>
    JSON.stringify(oEmbedOf(embedAddress(widget, page), size), undefined, 2),
  wordpress: (widget: Widget, page: Page) => wordPress(widget, page),
  jsx: (widget: Widget, page: Page) => jsx(widget, page),
  hugo: (widget: Widget, page: Page) => hugo(widget, page),
  plain: (widget: Widget, page: Page) => plain(widget, page),
} as const satisfies Record<Form, (widget: Widget, page: Page, size: FrameSize) => string>;

export const isForm = (name: string): name is Form => Object.hasOwn(FORMS, name);
/** True for snippets that show `embed.html`. */
export const hasFrame = (form: Form): boolean => form === 'iframe' || form === 'oembed';
/** True for snippets that come with a script tag and a style sheet. */
export const hasHead = (form: Form): boolean => form === 'element' || form === 'div';
