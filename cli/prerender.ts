import { extname } from 'node:path';
import { explain } from '../src/client/validation/messages.js';
import { hasValue } from '../src/client/validation/validate.js';
import { attributeOf } from '../src/element/attributes.js';
import { unknownAttributes } from '../src/features/diagnostics/messages.js';
import type { Answer } from '../src/client/response.js';
import { mainField } from '../src/client/records/main-fields.js';
import type { AnyRecord } from '../src/client/records/record.js';
import { formatPrice, formatTime } from '../src/i18n/format.js';
import { travel } from '../src/i18n/travel.js';
import { common } from '../src/i18n/common.js';
import type { Locale } from '../src/i18n/locale.js';
import { lowestCharge } from '../src/templates/hotel.js';
import { REL, TARGET } from '../src/templates/widget-options.js';
import type { WidgetOptions } from '../src/templates/widget-options.js';
import type { ElementSettings } from '../src/element/settings/settings.js';
import { parseCredit } from '../src/features/credit/credit.js';
import { itemListOf, jsonText, type JsonLdOptions } from '../src/features/json-ld/item-list.js';
import { changeFiles, readArguments, UsageError, type FileResult } from './command.js';
import { encodedAddress, escapedAttribute, escapedText } from './escape.js';
import { PAGES } from './files.js';
import { kinds } from './kinds.js';
import {
  around,
  attributesOf,
  elementsBelow,
  isElement,
  locationOf,
  readPage,
  tagOf,
} from './markup.js';
import type { ElementNode, Page, WrittenElement } from './markup.js';
import type { Output } from './output.js';
import { imageMarkup } from './pictures.js';
import { applyChanges, countBefore, type Change } from './text-ranges.js';
import {
  isForTemplate,
  labelOf,
  localeAt,
  resolveElement,
  settingNames,
  settingsOf,
} from './request.js';
import { requestAnswer, serviceOptions, type ServiceOptions } from './service.js';

const HELP = `Usage: mkt-widgets prerender [options] <files…>

Writes links to current entries into the fallback of each element, for readers without JavaScript
and for search engines. Your own fallback stays after them. A second run replaces the links of the
first. A folder includes all pages below it.

  --prices        also writes prices and their time: only for pages that are rebuilt at least
                  once a day
  --json-ld       also writes the entries as structured data of schema.org: only into HTML files;
                  with --prices, also prices
  --ratings       also writes ratings into it
  --site <url>    address where the files are published: the referrer of requests
  --settings <s>  settings missing on the pages, as a query string: base-url=…&application-id=…
  --rate <n>      requests per second (1)
  --dry-run       lists the files without writing them
  -h, --help      prints this help`;

const OPTIONS = {
  prices: { type: 'boolean' },
  'json-ld': { type: 'boolean' },
  ratings: { type: 'boolean' },
  site: { type: 'string' },
  settings: { type: 'string' },
  rate: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

/** Marks the lists that this command has written. */
const MARK = 'data-mkt-prerendered';

interface Style {
  readonly tag: string;
  /** True within a paragraph, which a list would end. */
  readonly isInline: boolean;
  readonly locale: Locale;
  readonly rel: string;
  readonly target: string;
  readonly prices: boolean;
  /** True if the request is for a stay. */
  readonly hasDates: boolean;
  readonly options: WidgetOptions;
}

/** The price as the element displays it; '' without one. */
function priceOf(record: AnyRecord, { locale, hasDates }: Style): string {
  if (!('hotelName' in record)) {
    const price = mainField(record, 'price');
    return price ? formatPrice(locale, Number(price)) : '';
  }
  const charge = lowestCharge(record);
  // For a stay, the lowest charge of any day would mislead.
  if (!charge || (hasDates && charge.kind === 'perPerson')) return '';
  const [before, after] = travel[locale].lowest[charge.kind];
  return `${before} ${formatPrice(locale, charge.yen)}${after}`;
}

/** An entry as a link; '' without an address. */
function entry(record: AnyRecord, style: Style): string {
  const { tag, rel, target, prices, options } = style;
  const [title, href, picture] = (['title', 'link', 'picture'] as const).map((part) =>
    mainField(record, part),
  );
  if (!title || !href) return '';
  const image = picture ? imageMarkup(tag, picture, options) : '';
  const amount = prices ? ` ${priceOf(record, style)}`.trimEnd() : '';
  const attributes = [
    ['href', encodedAddress(href)],
    // Some compilers resolve references in attributes and write the characters. Neither of these needs one.
    ['target', target.replace(/[^\w -]/g, '')],
    ['rel', rel.replace(/[^\w -]/g, '')],
  ].map(([name, value]) => ` ${name}="${escapedAttribute(value!)}"`);
  return `<a${attributes.join('')}>${image}${escapedText(title)}</a>${escapedText(amount)}`;
}

/** Credit and disclaimer as lines of a list. */
function creditLines({ credit = '', disclaimer = '' }: ElementSettings): string[] {
  const { text, href } = parseCredit(credit);
  const link = href
    ? `<a href="${escapedAttribute(encodedAddress(href))}" rel="noopener">${escapedText(text)}</a>`
    : escapedText(text);
  return [escapedText(disclaimer), link].filter(Boolean).map((line) => `<small>${line}</small>`);
}

/** @param credits lines at the end */
function list(
  answer: Answer,
  style: Style,
  label: string,
  limit: number,
  credits: readonly string[],
  script: string,
): string {
  const entries = answer.records
    .slice(0, limit)
    .map((record) => entry(record as AnyRecord, style))
    .filter(Boolean);
  if (!entries.length) return '';
  const time = style.prices ? common[style.locale].asOf(formatTime(style.locale, answer.time)) : '';
  const small = (text: string) => (text ? [`<small>${escapedText(text)}</small>`] : []);
  // The label is above all links, also above the author's own, which follow the list.
  const lines = [...small(label), ...entries, ...small(time), ...credits];
  return style.isInline
    ? `<span ${MARK}>${lines.join('<br />')}${script}</span>`
    : `<ul ${MARK}>${lines.map((line) => `<li>${line}</li>`).join('')}${script}</ul>`;
}

const isClosed = (node: ElementNode) =>
  /^(img|br)$/.test(node.tagName) || !!locationOf(node).endTag;

/** True if this command has written the list, from its start to its end. */
const isOwnList = (list: ElementNode, source: string): boolean =>
  [list, ...elementsBelow(list)].every(isClosed) &&
  // The parser ignores end tags without a start tag, such as that of the list's element.
  !/<\/(?!(?:ul|li|a|small|span|script)\s*>)/i.test(source) &&
  elementsBelow(list).every(({ tagName }) => /^(li|a|img|small|br|script)$/.test(tagName)) &&
  (list.tagName === 'span' ||
    list.childNodes.every((child) => !('value' in child) || !child.value.trim()));

/** The list in an element that was written before. */
const listIn = ({ node }: WrittenElement): ElementNode | undefined =>
  node.childNodes.filter(isElement).find((child) => attributesOf(child).has(MARK));

/** The reason why an element cannot be prerendered and its page stays unchanged. */
function brokenMarkup(text: string, element: WrittenElement): string | undefined {
  const { inner } = element;
  if (!inner) return 'has no end tag: the file stays as it is';
  const list = listIn(element);
  if (!list) return undefined;
  const { startOffset, endOffset } = locationOf(list);
  const isWithin = startOffset >= inner.start && endOffset <= inner.end;
  return isWithin && isOwnList(list, text.slice(startOffset, endOffset))
    ? undefined
    : `has a list (${MARK}) that does not end or was changed by hand: the file stays as it is`;
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

/** True if the element is within a paragraph, which a list would end. */
function isInParagraph({ paragraphs }: Page, { node }: WrittenElement): boolean {
  const { startOffset } = locationOf(node);
  const next = paragraphs[countBefore(paragraphs, ({ end }) => end <= startOffset)];
  const isInMarkdown = next && next.start <= startOffset;
  return isInMarkdown || [...around(node)].some(({ tagName }) => tagName === 'p');
}

/** Structured data has more fields than an element shows. */
const withAllFields = (element: WrittenElement, isWanted: boolean): WrittenElement =>
  isWanted
    ? { ...element, attributes: new Map([...element.attributes, ['elements', 'all']]) }
    : element;

/** Prerenders one element, or returns the reason why not. */
async function prerenderElement(
  page: Page,
  element: WrittenElement,
  options: ServiceOptions & JsonLdOptions & { readonly jsonLd: boolean },
  credited: Set<string>,
): Promise<Change | string | undefined> {
  const kind = kinds.get(element.tag);
  if (!kind?.definition || kind.definition.operations[0]!.auth === 'oauth') return undefined;
  if (isForTemplate(page, element))
    return 'is filled in by a template: its values are unknown here';
  const written = withAllFields(element, options.jsonLd);
  const resolved = resolveElement(page, written, kind, options.site)!;
  const { request, issues, needsReaderInput, options: shown } = resolved;
  if (needsReaderInput || !shown) return undefined;
  if (!request || issues.length)
    return `cannot be requested: ${explain(issues, attributeOf).message}`;
  const settings = settingsOf(page, element);
  const { rel = REL, target = TARGET } = settings;
  const locale = localeAt(element);
  const label = labelOf(page, element);
  const answer = await requestAnswer(request, options, kind.definition.send);
  const isInline = isInParagraph(page, element);
  const style = {
    tag: element.tag,
    isInline,
    locale,
    rel,
    target,
    prices: options.prices,
    hasDates: hasValue(request.values['checkinDate']),
    options: shown,
  };
  const credits = creditLines(settings);
  const isCredited = settings.creditPlace !== 'each' && credited.has(credits.join());
  const limit = Number(shown.limit) || Infinity;
  const data = options.jsonLd && itemListOf(answer.records.slice(0, limit), options);
  const script = data ? `<script type="application/ld+json">${jsonText(data)}</script>` : '';
  const text = list(answer, style, label, limit, isCredited ? [] : credits, script);
  if (!text) return 'nothing was found';
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

/** Further file types in which character references are safe; not searched in folders. */
const FURTHER_PAGES = /\.(xhtml|php|ejs|erb|twig|jinja2?|j2|mustache|handlebars)$/i;

/** @throws for a file type in which a text of the service could become code */
function checkKind(path: string): void {
  if (!PAGES.test(path) && !FURTHER_PAGES.test(path))
    throw new Error(
      `stays as it is: names from a service cannot be written safely into files of the kind ${extname(path) || 'without a name'}`,
    );
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
  if (!isSame) throw new Error('stays as it is: a list would not stay within its element');
}

const lineOf = ({ line, column, tag }: WrittenElement) => `:${line}:${column} <${tag}>`;

async function prerenderPage(
  text: string,
  path: string,
  options: Parameters<typeof prerenderElement>[2] & {
    readonly settings: ReadonlyMap<string, string>;
  },
): Promise<FileResult> {
  checkKind(path);
  if (options.jsonLd && !/\.x?html?$/i.test(path))
    throw new Error('stays as it is: structured data can be written into HTML files only');
  const read = readPage(text, path);
  const fromOptions = { at: Infinity, line: 0, column: 0, data: options.settings };
  const page = { ...read, scripts: [...read.scripts, fromOptions] };
  const broken = page.elements.flatMap((element) => {
    const reason = brokenMarkup(text, element);
    return reason ? [`${lineOf(element)} ${reason}`] : [];
  });
  if (broken.length) return { changes: [], lines: broken, hasFailed: true };
  const changes = new Map<number, Change>();
  const lines: string[] = [];
  const credited = new Set<string>();
  // From the end: the last element has the credit.
  for (const [index, element] of [...page.elements.entries()].reverse()) {
    if (isFallback(element)) continue;
    try {
      const result = await prerenderElement(page, element, options, credited);
      if (typeof result === 'string') lines.push(`${lineOf(element)} ${result}`);
      else if (result) changes.set(index, result);
    } catch (error) {
      lines.push(`${lineOf(element)} ${(error as Error).message}`);
    }
  }
  lines.reverse();
  checkResult(page, changes);
  return { changes: [...changes.values()].reverse(), lines, hasFailed: lines.length > 0 };
}

/** @throws {UsageError} for an unknown setting */
function settingsIn(query: string | undefined): ReadonlyMap<string, string> {
  const settings = new Map(new URLSearchParams(query));
  const unknown = [...settings.keys()].filter((name) => !settingNames.includes(name));
  if (unknown.length)
    throw new UsageError(`--settings: ${unknownAttributes(unknown, settingNames)}`);
  return settings;
}

/** `mkt-widgets prerender`: fills fallbacks with links. */
export async function prerender(args: string[], output: Output): Promise<boolean> {
  const commandLine = readArguments(args, OPTIONS, HELP, output);
  if (!commandLine) return true;
  const {
    prices = false,
    ratings = false,
    'json-ld': jsonLd = false,
    settings,
    'dry-run': isDry = false,
  } = commandLine.values;
  const options = {
    ...serviceOptions(commandLine.values),
    prices,
    ratings,
    jsonLd,
    settings: settingsIn(settings),
  };
  return changeFiles(commandLine.paths, !isDry, output, (text, path) =>
    prerenderPage(text, path, options),
  );
}
