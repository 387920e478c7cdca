import { explain } from '../src/client/validation/messages.js';
import { hasValue } from '../src/client/validation/validate.js';
import { attributeOf } from '../src/controllers/attributes.js';
import { unknownAttributes } from '../src/controllers/diagnostics/messages.js';
import type { Answer } from '../src/client/response.js';
import { mainField } from '../src/client/records/main-fields.js';
import type { AnyRecord } from '../src/client/records/record.js';
import { formatPrice, formatTime } from '../src/i18n/format.js';
import { common } from '../src/i18n/index.js';
import { localeOf, type Locale } from '../src/i18n/locale.js';
import { REL, TARGET } from '../src/templates/widget-options.js';
import type { WidgetOptions } from '../src/templates/widget-options.js';
import { changeFiles, readArguments, UsageError, type FileResult } from './command.js';
import type { Change } from './files.js';
import { kinds } from './kinds.js';
import { around, attributesOf, escaped, isElement, locationOf, readPage, tagOf } from './markup.js';
import type { Page, WrittenElement } from './markup.js';
import { imageMarkup } from './pictures.js';
import { isForTemplate, resolveRequest, settingNames, settingsOf } from './request.js';
import { ask, asking, type Asking } from './service.js';

const HELP = `Usage: mkt-widgets prerender [options] <files…>

Writes links to current entries into the fallback of each element, for readers without JavaScript
and for search engines. Your own fallback stays after them. A second run replaces the links of the
first. A folder stands for all pages below it.

  --prices        also writes prices and their time: only for pages that are rebuilt at least
                  once a day
  --site <url>    address where the files are published: the referrer of requests
  --settings <s>  settings missing on the pages, as a query string: base-url=…&application-id=…
  --rate <n>      requests per second (1)
  --dry-run       lists the files without writing them
  -h, --help      prints this help`;

const OPTIONS = {
  prices: { type: 'boolean' },
  site: { type: 'string' },
  settings: { type: 'string' },
  rate: { type: 'string' },
  'dry-run': { type: 'boolean' },
} as const;

/** What marks the list that was written here. */
const MARK = 'data-mkt-prerendered';

interface Style {
  readonly tag: string;
  /** Whether it stands in a paragraph, which would end where a list begins. */
  readonly isInline: boolean;
  readonly locale: Locale;
  readonly rel: string;
  readonly target: string;
  readonly prices: boolean;
  readonly options: WidgetOptions;
}

/** An entry as a link; '' where it leads nowhere. */
function entry(record: AnyRecord, { tag, locale, rel, target, prices, options }: Style): string {
  const [title, href, picture, price] = (['title', 'link', 'picture', 'price'] as const).map(
    (part) => mainField(record, part),
  );
  if (!title || !href) return '';
  const image = picture ? imageMarkup(tag, picture, options) : '';
  const amount = prices && price ? ` ${formatPrice(locale, Number(price))}` : '';
  const attributes = `href="${escaped(href)}" target="${escaped(target)}" rel="${escaped(rel)}"`;
  return `<a ${attributes}>${image}${escaped(title)}</a>${escaped(amount)}`;
}

function list(answer: Answer, style: Style, label: string, limit: number): string {
  const entries = answer.records
    .slice(0, limit)
    .map((record) => entry(record as AnyRecord, style))
    .filter(Boolean);
  if (!entries.length) return '';
  const time = style.prices ? common(style.locale).asOf(formatTime(style.locale, answer.time)) : '';
  const note = [label, time].filter(Boolean).map(escaped).join(' ');
  const lines = [...entries, ...(note ? [`<small>${note}</small>`] : [])];
  return style.isInline
    ? `<span ${MARK}>${lines.join('<br />')}</span>`
    : `<ul ${MARK}>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`;
}

/** Where the list stands that was written before, or is to be written. */
function placeOf({ node, inner }: WrittenElement): { start: number; end: number } | undefined {
  const before = node.childNodes.find((one) => isElement(one) && attributesOf(one).has(MARK));
  if (before && isElement(before)) {
    const { startOffset, endOffset } = locationOf(before);
    return { start: startOffset, end: endOffset };
  }
  return inner && { start: inner.start, end: inner.start };
}

const langOf = ({ node, attributes }: WrittenElement): string | undefined =>
  [attributes, ...[node, ...around(node)].map(attributesOf)]
    .map((one) => one.get('lang'))
    .find(hasValue);

/** Changes one element, or says why not. */
async function prerenderElement(
  page: Page,
  element: WrittenElement,
  options: Asking & { readonly prices: boolean },
): Promise<Change | string | undefined> {
  const kind = kinds.get(element.tag);
  const place = placeOf(element);
  if (!kind?.definition || kind.definition.operations[0]!.auth === 'oauth') return undefined;
  if (!place) return 'has no end tag';
  if (isForTemplate(page, element))
    return 'is filled in by a template: its values are unknown here';
  const {
    request,
    issues,
    awaitsInput,
    options: shown,
  } = resolveRequest(page, element, {
    ...kind,
    definition: kind.definition,
  });
  if (awaitsInput) return undefined;
  if (!request || issues.length)
    return `cannot be requested: ${explain(issues, attributeOf).message}`;
  const { rel = REL, target = TARGET, affiliateId, disclosure } = settingsOf(page, element);
  const locale = localeOf(langOf(element));
  const label = disclosure ?? (hasValue(affiliateId) ? common(locale).disclosure : '');
  const answer = await ask(request, options);
  const style = {
    tag: element.tag,
    isInline: [...around(element.node)].some(({ tagName }) => tagName === 'p'),
    locale,
    rel,
    target,
    prices: options.prices,
    options: shown,
  };
  const text = list(answer, style, label, Number(shown.limit) || Infinity);
  return text ? { ...place, text } : 'nothing was found';
}

async function prerenderPage(
  text: string,
  path: string,
  options: Parameters<typeof prerenderElement>[2] & {
    readonly settings: ReadonlyMap<string, string>;
  },
): Promise<FileResult> {
  const read = readPage(text, path);
  const given = { at: Infinity, line: 0, column: 0, data: options.settings };
  const page = { ...read, scripts: [...read.scripts, given] };
  const changes: Change[] = [];
  const lines: string[] = [];
  for (const element of page.elements) {
    const place = `:${element.line}:${element.column} <${element.tag}>`;
    // What stands within another one is that one's fallback.
    const outer = [...around(element.node)].map(tagOf);
    if (outer.some((tag) => tag && tag !== 'mkt-config')) continue;
    try {
      const result = await prerenderElement(page, element, options);
      if (typeof result === 'string') lines.push(`${place} ${result}`);
      else if (result) changes.push(result);
    } catch (error) {
      lines.push(`${place} ${(error as Error).message}`);
    }
  }
  return { changes, lines, hasFailed: lines.length > 0 };
}

/** @throws {UsageError} for a setting that there is not */
function settingsIn(query: string | undefined): ReadonlyMap<string, string> {
  const settings = new Map(new URLSearchParams(query));
  const unknown = [...settings.keys()].filter((name) => !settingNames.includes(name));
  if (unknown.length)
    throw new UsageError(`--settings: ${unknownAttributes(unknown, settingNames)}`);
  return settings;
}

/** `mkt-widgets prerender`: fills fallbacks with links. */
export async function prerender(args: string[]): Promise<boolean> {
  const given = readArguments(args, OPTIONS, HELP);
  if (!given) return true;
  const { prices = false, settings, 'dry-run': isDry = false } = given.values;
  const options = {
    ...asking(given.values),
    prices,
    settings: settingsIn(settings),
  };
  return changeFiles(given.paths, !isDry, (text, path) => prerenderPage(text, path, options));
}
