/** Entries for places that keep nothing but links and pictures: blogs, feeds, mails. Pure, also for the builder. */
import type { AnyRecord } from '../src/client/records/record.js';
import type { ElementSettings } from '../src/element/settings/settings.js';
import type { WidgetOptions } from '../src/templates/widget-options.js';
import { creditLines, entryLink, smallPrint } from './entry-links.js';
import { imageAttributes, imageTag } from './pictures.js';

export interface PlainEntries {
  /** The tag of their element. */
  readonly tag: string;
  readonly records: readonly AnyRecord[];
  readonly options: WidgetOptions;
  readonly rel: string;
  readonly target: string;
  /** The advertising label; '' for none. */
  readonly label: string;
  readonly settings: Pick<ElementSettings, 'credit' | 'disclaimer'>;
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

/**
 * The label, each entry as a link with its picture and name, then disclaimer and credit, in one line without
 * prices, classes and scripts.
 * @returns '' without entries
 */
export function plainList(entries: PlainEntries, form: PlainForm, withCredit = true): string {
  const { tag, records, options, label, settings } = entries;
  const isMail = form === 'mail';
  const image = (address: string) => {
    const { src, alt, width, height } = imageAttributes(tag, address, options) ?? {};
    return src === undefined
      ? ''
      : imageTag({ src, alt, width, height, ...(isMail && { style: MAIL_IMAGE }) });
  };
  const style = { ...entries, css: isMail ? MAIL_LINK : undefined };
  const links = records.flatMap((record) => entryLink(record, style, image) || []);
  if (!links.length) return '';
  const lines = [smallPrint(label), ...links, ...(withCredit ? creditLines(settings) : [])].filter(
    Boolean,
  );
  if (isMail) return mailTable(lines);
  return form === 'inline'
    ? `<span>${lines.join('<br />')}</span>`
    : `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}
