import { average, number, url, type Address } from '../../client/records/fields.js';
import type { AnyRecord } from '../../client/records/record.js';
import { formatPrice } from '../../i18n/format.js';
import { formatDate } from '../../i18n/format-intl.js';
import { toIsoDate } from '../../client/days.js';
import type { Locale } from '../../i18n/locale.js';
import type { CardModel } from '../../templates/card.js';
import { rating } from '../../templates/figures.js';
import { isForeign } from '../../templates/language.js';
import { attributesByDensity } from '../../templates/picture.js';
import type { WidgetOptions } from '../../templates/widget-options.js';

/** Directives of a template: `data-text`, `data-href` and so on, each with field names. */
export const DIRECTIVES = ['text', 'href', 'src', 'if'] as const;
export type DirectiveName = (typeof DIRECTIVES)[number];

const namesIn = (value: string): string[] => value.split(/\s+/).filter(Boolean);

/** All field names of a template, without duplicates. */
export function fieldsIn(content: DocumentFragment): string[] {
  const names = DIRECTIVES.flatMap((directive) =>
    [...content.querySelectorAll(`[data-${directive}]`)].flatMap((element) =>
      namesIn(element.getAttribute(`data-${directive}`)!),
    ),
  );
  return [...new Set(names)];
}

export interface Binding {
  readonly element: Element;
  /** Field names by directive. Of several fields, the first with a value counts. */
  readonly fields: Readonly<Partial<Record<DirectiveName, readonly string[]>>>;
  readonly format: string | undefined;
}

/** Content of an element for one record. `undefined` keeps the template's. */
export interface BoundContent {
  readonly isShown: boolean;
  readonly text: string | undefined;
  /** Of a rating: 0 to 5, for its stars. */
  readonly average: number | undefined;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

export const SELECTOR = [...DIRECTIVES, 'format'].map((name) => `[data-${name}]`).join();

/** Elements that accept a directive. In others, a text could be code, or an address could run. */
const ALLOWED_ELEMENTS: Readonly<Partial<Record<DirectiveName, string>>> = {
  text: ':not(script, style)',
  href: 'a',
  src: 'img',
};

export const isAllowedOn = (element: Element, directive: DirectiveName): boolean =>
  element.matches(ALLOWED_ELEMENTS[directive] ?? '*');

export function bindingOf(element: Element): Binding {
  const fields: Partial<Record<DirectiveName, readonly string[]>> = {};
  for (const directive of DIRECTIVES) {
    const value = element.getAttribute(`data-${directive}`);
    if (value !== null) fields[directive] = namesIn(value);
  }
  return { element, fields, format: element.getAttribute('data-format') ?? undefined };
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Joins texts and numbers; undefined for other values. */
export function plainTextOf(value: unknown): string | undefined {
  const all = [value].flat();
  return all.length && all.every(isPlain) ? all.join(', ') : undefined;
}

/** An http(s) address, or the first one of a list. */
export const addressOf = (value: unknown): Address | undefined => url([value].flat()[0]);

interface AttributedText {
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: string;
  readonly average?: number | undefined;
}

interface Format {
  readonly accepts: (value: unknown) => boolean;
  readonly write: (value: unknown, locale: Locale) => string | AttributedText | undefined;
}

const isNumber = (value: unknown) => number(value) !== undefined;

export const formats: Readonly<Record<string, Format>> = {
  price: { accepts: isNumber, write: (yen, locale) => formatPrice(locale, number(yen)!) },
  date: {
    accepts: (text) => toIsoDate(text) !== undefined,
    write: (text, locale) => formatDate(locale, toIsoDate(text)!),
  },
  stars: {
    accepts: (value) => average(value) !== undefined,
    write: (value, locale) => {
      const view = rating({ reviewAverage: number(value) }, { locale });
      if (!view) return undefined;
      const { text, label, average, stars } = view;
      return {
        content: text,
        average,
        attributes: { role: 'img', 'aria-label': label, 'data-stars': String(stars) },
      };
    },
  },
};

/** The first field with a readable value. */
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

/** Fields with the address of the entry's page. */
const PAGE_FIELDS = ['itemUrl', 'productUrlPC'];

/** The address of a link. Links to the entry's page carry the affiliate id, as those of cards do. */
function linkOf(record: AnyRecord, fields: readonly string[], { href }: CardModel) {
  if (!fields.length) return href;
  return find(record, fields, (value) => {
    const address = addressOf(value);
    const isEntryPage = PAGE_FIELDS.some((name) => address && record[name] === address);
    return isEntryPage ? href : address;
  });
}

const isTruthy = (value: unknown) => [value].flat().some(Boolean) || undefined;

/** True if the language around the template is Japanese, like the service's texts. */
const isJapanese = ({ pageLang, locale }: WidgetOptions) => /^ja\b/.test(pageLang ?? locale);

function sourcesOf(address: Address | undefined, options: WidgetOptions) {
  if (!address) return { src: undefined, srcset: undefined };
  return attributesByDensity(address, options.imageSize);
}

export function contentOf(
  { element, fields, format }: Binding,
  record: AnyRecord,
  card: CardModel,
  options: WidgetOptions,
): BoundContent {
  const fieldsFor = (directive: DirectiveName) =>
    isAllowedOn(element, directive) ? fields[directive] : undefined;
  const [text, href, src, condition] = DIRECTIVES.map(fieldsFor);
  const value = text && find(record, text, (field) => formatted(field, format, options.locale));
  const textContent: AttributedText | undefined =
    typeof value === 'string' ? { content: value, attributes: {} } : value;
  const link = href && linkOf(record, href, card);
  const picture = src && find(record, src, addressOf);
  const isMissing =
    (text && !textContent && !element.textContent.trim()) ||
    (src && !picture && !element.hasAttribute('src')) ||
    (condition && !find(record, condition, isTruthy));
  return {
    isShown: !isMissing && !element.hasAttribute('hidden'),
    text: textContent?.content,
    average: textContent?.average,
    attributes: {
      ...(text && {
        role: undefined,
        'aria-label': undefined,
        'data-stars': undefined,
        lang: !isJapanese(options) && isForeign(textContent?.content, 'en') ? 'ja' : undefined,
      }),
      ...textContent?.attributes,
      ...(href && {
        href: link,
        rel: [element.getAttribute('rel'), options.rel].filter(Boolean).join(' ') || undefined,
        target: element.getAttribute('target') ?? options.target,
      }),
      ...(src && sourcesOf(picture, options)),
    },
  };
}
