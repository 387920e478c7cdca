import {
  bookPrice,
  formatPrice,
  formatTime,
  isSoldOut,
  itemListOf,
  type JsonLdOptions,
  jsonText,
  lowestCharge,
  pageAuthor,
  price,
  reviewOf,
} from '../src/exports/entries.js';
import { isPartVisible, type WidgetOptions } from '../src/exports/resolve.js';
import { itemElementsIn } from '../src/exports/markup.js';
import { hasValue } from '../src/exports/validate.js';
import { type Address, type AnyRecord, offersOnSale } from '../src/exports/requests.js';
import { commonTexts, productTexts, travelTexts } from '../src/exports/texts.js';
import { changeFiles, readArguments, type FileResult } from './command.js';
import { CommandError, reasonOf, UsageError, type Text } from './command-error.js';
import { copiesBelow } from './copies.js';
import { entriesOf, isInParagraph, lineAbout, lineAboutUnseen, type Entries } from './entries.js';
import { creditLines, entryLink, smallPrint } from './entry-links.js';
import { escapedText } from './escape.js';
import { elementOf } from './file-element.js';
import { checkKind } from './files.js';
import { kinds } from './kinds.js';
import { around, locationOf, readPage, tagOf, type Page, type WrittenElement } from './markup.js';
import type { Output } from './output.js';
import { writtenIn } from './own-words.js';
import { imageAttributes, imageTag } from './pictures.js';
import { plainCopy } from './plain-copy.js';
import { readWithSettings } from './request.js';
import { serviceOptions, settingsIn, type ServiceOptions } from './service.js';
import { applyChanges, type Change } from './text-ranges.js';
import { prerender as words } from './words/prerender.js';
import { brokenLines, brokenMarkup, listIn, MARK } from './written-list.js';

const OPTIONS = {
  prices: { type: 'boolean' },
  'json-ld': { type: 'boolean' },
  ratings: { type: 'boolean' },
  plain: { type: 'boolean' },
  out: { type: 'string' },
  site: { type: 'string' },
  settings: { type: 'string' },
  rate: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

/** The price, or the note in place of one, as the element displays it; '' without one. */
function priceOf(record: AnyRecord, { locale, request }: Entries): string {
  if (isSoldOut(record)) return productTexts[locale].notOnSale;
  if ('productName' in record) return price(offersOnSale(record).min || undefined, locale) ?? '';
  if (!('hotelName' in record))
    return bookPrice(record, locale) ?? price(record['price'] as number | undefined, locale) ?? '';
  const charge = lowestCharge(record);
  const hasDates = hasValue(request.values['checkinDate']);
  // For a stay, the lowest charge of any day would mislead.
  if (!charge || (hasDates && charge.kind === 'perPerson')) return '';
  const [before, amount, behind] = travelTexts[locale].lowest[charge.kind](
    formatPrice(locale, charge.yen),
  );
  return `${before} ${amount}${behind}`;
}

/** @param credits lines at the end */
function list(
  entries: Entries,
  { tag, prices, isInline }: { tag: string; prices: boolean; isInline: boolean },
  credits: readonly string[],
  script: string,
): string {
  const { records, options, locale, label, answer } = entries;
  const image = (address: Address) => {
    const attributes = imageAttributes(tag, address, options);
    return attributes ? imageTag(attributes) : '';
  };
  const links = records.flatMap((record) => {
    const link = entryLink(record, entries, image);
    const price = prices && link ? priceOf(record, entries) : '';
    return link ? `${link}${price && ` ${escapedText(price)}`}` : [];
  });
  if (!links.length) return '';
  const time = prices ? commonTexts[locale].asOf(formatTime(locale, answer.time)) : '';
  // The label is above all links, also above the author's own, which follow the list.
  const lines = [smallPrint(label), ...links, smallPrint(time), ...credits].filter(Boolean);
  return isInline
    ? `<span ${MARK}>${lines.join('<br />')}${script}</span>`
    : `<ul ${MARK}>${lines.map((line) => `<li>${line}</li>`).join('')}${script}</ul>`;
}

/** The position of a list, and the text around it. */
interface Place {
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** The position of an element's list, existing or new. */
function placeOf({ text, path }: Page, element: WrittenElement, isInline: boolean): Place {
  const list = listIn(element);
  if (list) {
    const { startOffset, endOffset } = locationOf(list);
    return { start: startOffset, end: endOffset, before: '', after: '' };
  }
  const { start } = element.inner!;
  // In Markdown, a tag alone on its line starts a block.
  const rest = /\.(md|markdown)$/i.test(path) && !isInline && /[ \t]*(\r?\n)/y;
  if (rest) rest.lastIndex = start;
  const [line = '', end = ''] = (rest && rest.exec(text)) || [];
  const { startOffset } = locationOf(element.node);
  const lineStart = text.lastIndexOf('\n', startOffset) + 1;
  // The block may be within a quotation or a list.
  const before =
    end &&
    text
      .slice(lineStart, startOffset)
      .replace(/<.*/s, '')
      .replace(/[^>\s]/g, ' ');
  return { start: start + line.length, end: start + line.length, before, after: end };
}

type PrerenderOptions = ServiceOptions & JsonLdOptions & { readonly jsonLd: boolean };

/** Structured data has more fields than an element shows. */
const withAllFields = (element: WrittenElement, isWanted: boolean): WrittenElement =>
  isWanted
    ? { ...element, attributes: new Map([...element.attributes, ['elements', 'all']]) }
    : element;

/** The author's review of each entry of an element; undefined if the element hides the author's words. */
function reviewsOf(page: Page, { node }: WrittenElement, shown: WidgetOptions) {
  if (!isPartVisible(shown, 'words')) return undefined;
  const author = pageAuthor(elementOf(page.root));
  const words = itemElementsIn(elementOf(node)).map(writtenIn);
  return (record: AnyRecord) => {
    const own = words[Number(record['place']) - 1];
    return own && reviewOf(own, author);
  };
}

/** Prerenders one element, or returns the reason why not. */
async function prerenderElement(
  page: Page,
  element: WrittenElement,
  options: PrerenderOptions,
  credited: Set<string>,
): Promise<Change | Text | undefined> {
  const { jsonLd, prices } = options;
  const entries = await entriesOf(page, withAllFields(element, jsonLd), options);
  if (typeof entries !== 'object') return entries;
  const isInline = isInParagraph(page, element);
  const credits = creditLines(entries.settings);
  const isCredited = entries.settings.creditPlace !== 'each' && credited.has(credits.join());
  const data =
    jsonLd &&
    itemListOf(entries.records, {
      ...options,
      reviewOf: reviewsOf(page, element, entries.options),
    });
  const script = data ? `<script type="application/ld+json">${jsonText(data)}</script>` : '';
  const style = { tag: element.tag, prices, isInline };
  const text = list(entries, style, isCredited ? [] : credits, script);
  if (!text) return (locale) => words[locale].nothingFound;
  credited.add(credits.join());
  const { start, end, before, after } = placeOf(page, element, isInline);
  return { start, end, text: before + text + after };
}

/** True for elements around others, in place of a fallback: they have no phase. */
const isWrapper = (tag: string) => kinds.get(tag)?.attributes.includes('phase') === false;

/** True if an element is within another one, as its fallback. */
function isFallback({ node }: WrittenElement): boolean {
  for (const ancestor of around(node)) {
    const tag = tagOf(ancestor);
    if (tag && !isWrapper(tag)) return true;
  }
  return false;
}

/**
 * Checks that each list stays in its element when the page is read again.
 * @param changes by the indices of their elements on the page
 * @throws if one would not
 */
function checkResult(page: Page, changes: ReadonlyMap<number, Change>): void {
  if (!changes.size) return;
  const text = applyChanges(page.text, [...changes.values()]);
  const { elements } = readPage(text, page.path);
  const isSame =
    elements.length === page.elements.length &&
    elements.every((element, index) => {
      const isFilled = !changes.has(index) || (listIn(element) && !brokenMarkup(text, element));
      return element.tag === page.elements[index]!.tag && isFilled;
    });
  if (!isSame) throw new CommandError((locale) => words[locale].wouldLeave);
}

async function prerenderPage(
  text: string,
  path: string,
  options: Parameters<typeof prerenderElement>[2] & {
    readonly settings: ReadonlyMap<string, string>;
  },
): Promise<FileResult> {
  checkKind(path);
  if (options.jsonLd && !/\.x?html?$/i.test(path))
    throw new CommandError((locale) => words[locale].htmlOnly);
  const page = readWithSettings(text, path, options.settings);
  const broken = brokenLines(page);
  if (broken.length) return { changes: [], lines: broken, hasFailed: true };
  const changes = new Map<number, Change>();
  const lines: Text[] = [];
  const credited = new Set<string>();
  // From the end: the last element has the credit.
  for (const [index, element] of [...page.elements.entries()].reverse()) {
    if (isWrapper(element.tag) || isFallback(element)) continue;
    try {
      const result = await prerenderElement(page, element, options, credited);
      if (typeof result === 'function') lines.push(lineAbout(element, result));
      else if (result) changes.set(index, result);
    } catch (error) {
      lines.push(lineAbout(element, (locale) => reasonOf(error, locale)));
    }
  }
  lines.reverse();
  checkResult(page, changes);
  return {
    changes: [...changes.values()].reverse(),
    lines: [...lines, ...page.unseen.map(lineAboutUnseen)],
    hasFailed: lines.length > 0,
  };
}

/** `mkt-widgets prerender`: fills fallbacks with links. */
export async function prerender(args: string[], output: Output): Promise<boolean> {
  const commandLine = readArguments(args, OPTIONS, words, output);
  if (!commandLine) return true;
  const {
    prices = false,
    ratings = false,
    'json-ld': jsonLd = false,
    plain = false,
    out,
    settings,
    'dry-run': isDry = false,
  } = commandLine.values;
  if (plain !== (out !== undefined)) throw new UsageError((locale) => words[locale].plainNeedsOut);
  if (plain && (prices || ratings || jsonLd))
    throw new UsageError((locale) => words[locale].plainIsBare);
  const options = {
    ...serviceOptions(commandLine.values),
    prices,
    ratings,
    jsonLd,
    settings: settingsIn(settings),
  };
  const { paths } = commandLine;
  return out === undefined
    ? changeFiles(paths, !isDry, output, (text, path) => prerenderPage(text, path, options))
    : changeFiles(
        paths,
        !isDry,
        output,
        (text, path) => plainCopy(text, path, options),
        copiesBelow(out, paths),
      );
}
