/** Entries for places that keep nothing but links and pictures: blogs, feeds, mails. Pure, also for the builder. */
import type { Address, AnyRecord } from '../src/exports/requests.js';
import type { ElementSettings } from '../src/exports/definitions.js';
import type { WidgetOptions } from '../src/exports/resolve.js';
import {
  creditLines,
  entryLink,
  isWrittenAddress,
  linkTag,
  smallPrint,
  type LinkStyle,
} from './entry-links.js';
import { escapedText } from './escape.js';
import { imageAttributes, imageTag } from './pictures.js';

/** A part of an author's words: a text, or a link. */
export interface Words {
  readonly text: string;
  readonly href?: string | undefined;
}

/** The author's badge and words for an entry. */
export interface OwnWords {
  /** The badge; '' for none. */
  readonly award: string;
  readonly words: readonly Words[];
}

export interface PlainEntries {
  readonly tag: string;
  readonly records: readonly AnyRecord[];
  readonly options: WidgetOptions;
  readonly rel: string;
  readonly target: string;
  /** The advertising label; '' for none. */
  readonly label: string;
  readonly settings: Pick<ElementSettings, 'credit' | 'disclaimer'>;
  /** '' for none. */
  readonly heading?: string | undefined;
  /** The author's words below the entries. */
  readonly footer?: readonly Words[] | undefined;
  /** The author's words about each entry, by its place in the list. */
  readonly ownWords?: readonly (OwnWords | undefined)[] | undefined;
}

/** `inline` is for paragraphs, which a list would end. */
type PlainForm = 'list' | 'inline' | 'mail';

/** The width that mail programs have room for, in pixels. */
const MAIL_WIDTH = 600;

// Mail programs know inline styles only, and show pictures beside text if they are not blocks.
const MAIL_TABLE = `width:100%;max-width:${MAIL_WIDTH}px;font-family:sans-serif;font-size:16px;line-height:1.5`;
const MAIL_CELL = 'padding:8px';
const MAIL_LINK = 'color:#0b57d0';
const MAIL_IMAGE = 'display:block;border:0;margin:0 0 8px';

const mailTable = (lines: readonly string[]) =>
  `<table role="presentation" width="${MAIL_WIDTH}" cellpadding="0" cellspacing="0" border="0" style="${MAIL_TABLE}">` +
  `${lines.map((line) => `<tr><td style="${MAIL_CELL}">${line}</td></tr>`).join('')}</table>`;

/** Layouts whose pictures have no width of their own: in a copy, they have that of a list. */
const WITHOUT_WIDTH: readonly string[] = ['compare', 'fit'];

const wordsMarkup = (words: readonly Words[] = [], style: LinkStyle): string =>
  words
    .map(({ text, href }) => {
      const address = href?.trim();
      return address !== undefined && isWrittenAddress(address)
        ? linkTag(address, style, escapedText(text))
        : escapedText(text);
    })
    .join('')
    .trim();

const headingMarkup = ({ heading = '', options }: PlainEntries, form: PlainForm): string => {
  const title = escapedText(heading.trim());
  const tag = form === 'list' ? `h${Number(options.headingLevel) || 2}` : 'b';
  return title && `<${tag}>${title}</${tag}>`;
};

/** The heading and the label of an element without entries, above its fallback. */
export function aboveFallback(entries: PlainEntries, form: PlainForm): string {
  const heading = headingMarkup(entries, form);
  const label = smallPrint(entries.label);
  if (form === 'list') return heading + (label && `<p>${label}</p>`);
  return [heading, label]
    .filter(Boolean)
    .map((line) => `${line}<br />`)
    .join('');
}

/**
 * The heading and the label, each entry as a link with its picture and name, then disclaimer and credit, in one line without
 * prices, classes and scripts.
 * @returns '' without entries
 */
export function plainList(entries: PlainEntries, form: PlainForm, withCredit = true): string {
  const { tag, records, label, settings, footer, ownWords = [] } = entries;
  const hasWidth = !WITHOUT_WIDTH.includes(entries.options.layout);
  const options = hasWidth ? entries.options : { ...entries.options, layout: 'list' };
  const isMail = form === 'mail';
  const image = (address: Address) => {
    const { src, alt, width, height } = imageAttributes(tag, address, options) ?? {};
    return src === undefined
      ? ''
      : imageTag({ src, alt, width, height, ...(isMail && { style: MAIL_IMAGE }) });
  };
  const style = { ...entries, css: isMail ? MAIL_LINK : undefined };
  const links = records.map((record) => entryLink(record, style, image));
  if (!links.some(Boolean)) return '';
  const entryLines = links.map((link, index) => {
    const { award = '', words } = ownWords[index] ?? {};
    const badge = award && `<b>${escapedText(award)}</b>`;
    const first = [badge, link].filter(Boolean).join(' ');
    return [first, wordsMarkup(words, style)].filter(Boolean).join('<br />');
  });
  const lines = [
    smallPrint(label),
    ...entryLines,
    wordsMarkup(footer, style),
    ...(withCredit ? creditLines(settings) : []),
  ].filter(Boolean);
  const heading = headingMarkup(entries, form);
  if (form !== 'list') {
    const all = [heading, ...lines].filter(Boolean);
    return isMail ? mailTable(all) : `<span>${all.join('<br />')}</span>`;
  }
  return `${heading}<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}
