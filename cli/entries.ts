/** The entries of an element in a file, for the commands that write them. */
import { declared, type Answer, type AnyRecord, type Request } from '../src/exports/requests.js';
import { explain } from '../src/exports/validate.js';
import type { Text } from './command-error.js';
import { attributeOf, type ElementSettings } from '../src/exports/definitions.js';
import type { Locale } from '../src/exports/texts.js';
import { isSoldOut } from '../src/exports/entries.js';
import { failureDetail } from '../src/exports/findings.js';
import type { WidgetOptions } from '../src/exports/resolve.js';
import { kinds } from './kinds.js';
import {
  around,
  locationOf,
  type Page,
  type UnseenElement,
  type WrittenElement,
} from './markup.js';
import { isForTemplate, resolveElement } from './request.js';
import { requestAnswer, type ServiceOptions } from './service.js';
import { blockAt } from './markdown.js';
import type { UnfinishedTag } from './unfinished-tags.js';
import { prerender as words } from './words/prerender.js';

/** A line about an element: its place, then a text. */
export const lineAbout =
  ({ line, column, tag }: UnfinishedTag, text: Text): Text =>
  (locale) =>
    `:${line}:${column} <${tag}> ${text(locale)}`;

/** A line about an element that no browser makes: it has no entries. */
export const lineAboutUnseen = (element: UnseenElement): Text =>
  lineAbout(element, (locale) => words[locale].unseen(element.place));

export interface Entries {
  readonly request: Request;
  readonly answer: Answer;
  /** At most as many as the element shows. */
  readonly records: readonly AnyRecord[];
  readonly options: WidgetOptions;
  readonly settings: ElementSettings;
  readonly rel: string;
  readonly target: string;
  /** '' for none. */
  readonly label: string;
  readonly locale: Locale;
}

/**
 * Requests the entries of an element.
 * @returns the reason if it cannot be requested; undefined for an element that shows none without its reader
 * @throws {RequestError} one of the family
 */
export async function entriesOf(
  page: Page,
  element: WrittenElement,
  service: ServiceOptions,
): Promise<Entries | Text | undefined> {
  const kind = kinds.get(element.tag);
  if (!kind?.definition || kind.definition.operations[0]!.auth === 'oauth') return undefined;
  if (isForTemplate(page, element)) return (locale) => words[locale].forTemplate;
  const resolved = resolveElement(page, element, kind, service.site)!;
  const { inputs, request, issues, needsReaderInput, options } = resolved;
  if (needsReaderInput || !options) return undefined;
  if (!request || issues.length) {
    const error = explain(issues, attributeOf);
    return (locale) => words[locale].wrongRequest(failureDetail(error, locale).detail!);
  }
  const answer = await requestAnswer(request, service, kind.definition.send);
  const limit = Number(options.limit) || Infinity;
  // The kind of a record follows from its fields: those that its table does not declare could be of another kind.
  const records = answer.records
    .filter((record) => !options.hide?.includes('sold-out') || !isSoldOut(record))
    .map(declared)
    .slice(0, limit);
  return {
    request,
    answer,
    records,
    options,
    settings: inputs.settings,
    rel: options.rel,
    target: options.target,
    label: options.disclosure.trim(),
    locale: options.locale,
  };
}

/** True if the element is within a paragraph, which a list would end. */
export function isInParagraph({ blocks }: Page, { node }: WrittenElement): boolean {
  return (
    blockAt(blocks, locationOf(node).startOffset)?.isParagraph ||
    [...around(node)].some(({ tagName }) => tagName === 'p')
  );
}
