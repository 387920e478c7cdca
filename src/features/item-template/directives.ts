import { number, url } from '../../client/records/fields.js';
import type { AnyRecord } from '../../client/records/record.js';
import { formatDate, formatPrice } from '../../i18n/format.js';
import { toIsoDate } from '../../client/dates.js';
import type { Locale } from '../../i18n/locale.js';
import type { CardModel } from '../../templates/card.js';
import { rating } from '../../templates/figures.js';
import { langOf } from '../../templates/language.js';
import { attributesByDensity } from '../../templates/picture.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { DIRECTIVES, namesIn, type DirectiveName } from './directive-names.js';

/** What an element of a template is to show of a record: the fields by their names. */
export interface Binding {
  /** The element in the template. */
  readonly own: Element;
  /** Of several fields, the first counts that says something. */
  readonly fields: Readonly<Partial<Record<DirectiveName, readonly string[]>>>;
  readonly format: string | undefined;
}

/** What an element then shows; what is undefined stays as the template has it. */
export interface Shown {
  readonly isShown: boolean;
  readonly text: string | undefined;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

export const SELECTOR = [...DIRECTIVES, 'format'].map((name) => `[data-${name}]`).join();

/** Elements that a field must not reach: its text would be code, its address something to run. */
const PLACES: Readonly<Partial<Record<DirectiveName, string>>> = {
  text: ':not(script, style)',
  href: 'a',
  src: 'img',
};

export const isInPlace = (element: Element, directive: DirectiveName): boolean =>
  element.matches(PLACES[directive] ?? '*');

/** Reads what a template says of an element. */
export function bindingOf(own: Element): Binding {
  const fields: Partial<Record<DirectiveName, readonly string[]>> = {};
  for (const directive of DIRECTIVES) {
    const value = own.getAttribute(`data-${directive}`);
    if (value !== null) fields[directive] = namesIn(value);
  }
  return { own, fields, format: own.getAttribute('data-format') ?? undefined };
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Text, number, or a list of such, as text. */
export function plainTextOf(value: unknown): string | undefined {
  const all = [value].flat();
  return all.length && all.every(isPlain) ? all.join(', ') : undefined;
}

/** An http(s) address, or the first of a list. */
export const addressOf = (value: unknown): string | undefined => url([value].flat()[0]);

/** A text, with attributes for its element. */
interface AttributedText {
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string;
}

interface Format {
  /** Whether it can write such a value. */
  readonly accepts: (value: unknown) => boolean;
  readonly write: (value: unknown, locale: Locale) => string | AttributedText | undefined;
}

const isNumber = (value: unknown) => number(value) !== undefined;

/** What `data-format` can name. */
export const formats: Readonly<Record<string, Format>> = {
  price: { accepts: isNumber, write: (yen, locale) => formatPrice(locale, number(yen)!) },
  date: {
    accepts: (text) => toIsoDate(text) !== undefined,
    write: (text, locale) => formatDate(locale, toIsoDate(text)!),
  },
  stars: {
    accepts: isNumber,
    write: (value, locale) => {
      const shown = rating(number(value), undefined, locale);
      if (!shown) return undefined;
      const { text, label, average, stars } = shown;
      return {
        content: text,
        attributes: {
          role: 'img',
          'aria-label': label,
          'data-average': String(average),
          'data-stars': String(stars),
        },
      };
    },
  },
};

/** The first of some fields that has a value of a kind. */
function find<Value>(
  record: AnyRecord,
  fields: readonly string[],
  read: (value: unknown) => Value | undefined,
): Value | undefined {
  return fields.map((name) => read(record[name])).find((value) => value !== undefined);
}

function formatted(value: unknown, format: string | undefined, locale: Locale) {
  const { accepts, write } =
    (format !== undefined && Object.hasOwn(formats, format) && formats[format]) || {};
  return write && accepts?.(value) ? write(value, locale) : plainTextOf(value) || undefined;
}

/** Pages that `affiliateUrl` is the address of, with the affiliate id. */
const OWN_PAGES = ['itemUrl', 'productUrlPC'];

/** Where a link leads: by default, and to the page of the entry, as the link of a card does. */
function linkOf(record: AnyRecord, fields: readonly string[], { href }: CardModel) {
  if (!fields.length) return href;
  return find(record, fields, (value) => {
    const address = addressOf(value);
    const isOwnPage = OWN_PAGES.some((name) => address && record[name] === address);
    return (isOwnPage && addressOf(record['affiliateUrl'])) || address;
  });
}

/** Whether a field says yes: neither nothing nor 0. */
const isSaid = (value: unknown) => [value].flat().some((one) => Boolean(one)) || undefined;

/** Whether what stands around the texts is marked as Japanese, as they are. */
const isJapanese = ({ pageLang, locale }: WidgetOptions) => /^ja\b/.test(pageLang ?? locale);

/** The attributes of a picture, in the sizes that there are of it. */
function sourcesOf(address: string | undefined, options: WidgetOptions) {
  if (!address) return { src: undefined, srcset: undefined };
  return attributesByDensity(address, options.imageSize);
}

/** What an element of a template shows of a record. */
export function shownOf(
  { own, fields, format }: Binding,
  record: AnyRecord,
  card: CardModel,
  options: WidgetOptions,
): Shown {
  const named = (directive: DirectiveName) =>
    isInPlace(own, directive) ? fields[directive] : undefined;
  const [text, href, src, wanted] = DIRECTIVES.map(named);
  const content = text && find(record, text, (value) => formatted(value, format, options.locale));
  const written = typeof content === 'string' ? { content, attributes: {} } : content;
  const link = href && linkOf(record, href, card);
  const picture = src && find(record, src, addressOf);
  const isMissing =
    (text && !written && !own.textContent.trim()) ||
    (src && !picture && !own.hasAttribute('src')) ||
    (wanted && !find(record, wanted, isSaid));
  return {
    isShown: !isMissing && !own.hasAttribute('hidden'),
    text: written?.content,
    attributes: {
      ...(text && {
        role: undefined,
        'aria-label': undefined,
        'data-average': undefined,
        'data-stars': undefined,
        lang: isJapanese(options) ? undefined : langOf(written?.content, 'en'),
      }),
      ...written?.attributes,
      ...(href && {
        href: link,
        rel: own.getAttribute('rel') ?? options.rel,
        target: own.getAttribute('target') ?? options.target,
      }),
      ...(src && sourcesOf(picture, options)),
    },
  };
}
