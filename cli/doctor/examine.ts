import {
  causesFirst,
  isOfPage,
  pageFindings,
  policyIn,
  tagWithSuggestions,
  when,
} from '../../src/exports/findings.js';
import { elementSettings } from '../../src/exports/definitions.js';
import { nearestTags } from '../../src/exports/validate.js';
import { elementOf } from '../file-element.js';
import { attributed, kinds } from '../kinds.js';
import { isFilledIn, locationOf, type Page, type WrittenElement } from '../markup.js';
import { namesItem } from '../named-items.js';
import { unfinishedTags } from '../unfinished-tags.js';
import { isForTemplate, resolveElement, settingNames } from '../request.js';
import { escapedCodeIn } from './escaped-code.js';
import { faultOfQuotes, withFaults } from './faults.js';
import { markupFindings, misspeltFindings } from './markup.js';
import { furtherFindings, MAX_FINDINGS, type Finding, type PlacedFinding } from './report.js';
import { goneFindings, requestFindings, type Examination } from './request.js';

/** A token belongs to one reader, so a script tag cannot have it. */
const scriptSettings = [...settingNames.filter((name) => name !== 'access-token'), 'origins'];

/** Values in curly quotes, which are a part of the values to HTML. @param tag its source */
function curlyQuotesIn(tag: string): Finding[] {
  const bare = tag.replace(/"[^"]*"|'[^']*'/g, '""');
  const wrong = [...bare.matchAll(/(?<![\w-])[\w-]+\s*=\s*[“”„″＂‘’′][^\s>]*/g)].map(
    ([text]) => text,
  );
  return withFaults(when(wrong.length, 'curlyQuotes', wrong.join(' ')), wrong.map(faultOfQuotes));
}

const placed = (
  findings: readonly Finding[],
  element: NonNullable<PlacedFinding['element']>,
): PlacedFinding[] => findings.map((finding) => ({ ...finding, element }));

async function elementFindings(
  page: Page,
  element: WrittenElement,
  examination: Examination,
): Promise<Finding[]> {
  const { gone = false, locale } = examination;
  const kind = kinds.get(element.tag);
  if (!kind) {
    const known = [...kinds.keys()];
    const detail = tagWithSuggestions(element.tag, known, locale);
    const [tag] = nearestTags(element.tag, known);
    return [{ code: 'unknownElement', detail, tag }];
  }
  const { startTag } = locationOf(element.node);
  const quoted = curlyQuotesIn(page.text.slice(startTag?.startOffset, startTag?.endOffset));
  // The author meant other values.
  if (quoted.length) return quoted;
  if (gone) return goneFindings(page, element, kind, examination);
  const resolved = isForTemplate(page, element)
    ? undefined
    : resolveElement(page, element, kind, examination.online?.site);
  return causesFirst([
    ...(resolved ? await requestFindings(element, kind, resolved, examination) : []),
    ...markupFindings(page, element, kind, resolved, locale),
  ]);
}

export async function* examine(
  page: Page,
  examination: Examination,
): AsyncGenerator<PlacedFinding> {
  const { gone = false, locale } = examination;
  const { scripts, hasStyleSheet } = page;
  const broken = unfinishedTags(page);
  for (const element of broken) yield { element, code: 'unfinishedTag' };
  // The author meant other values.
  const unfinished = new Set(broken.map(({ node }) => locationOf(node).startOffset));
  const elements = page.elements
    .filter(({ node }) => !unfinished.has(locationOf(node).startOffset))
    .filter((element) => !gone || namesItem(element));
  if (!gone)
    for (const element of escapedCodeIn(page))
      yield { element, code: 'escapedCode', detail: element.code };
  // A script of the page may copy the contents of a template.
  const unseen = page.unseen.filter(({ place }) => place !== 'template');
  for (const element of gone ? [] : unseen)
    yield { element, code: 'unseen', detail: `<${element.place}>` };
  if (!elements.length) return;
  if (!scripts.length) yield { code: 'noScript' };
  if (!hasStyleSheet && !gone) yield { code: 'noStyleSheet' };
  if (!gone) {
    const given = [
      ...scripts.map(({ data }) => data),
      ...page.elements.map((each) => each.attributes),
    ];
    const ids = given.map((attributes) => attributes.get('affiliate-id'));
    const policy = policyIn(elementOf(page.root), examination.referrerPolicy ?? '');
    yield* pageFindings(
      policy,
      ids.filter((id) => !isFilledIn('', id)),
    );
  }
  for (const { offset, line, column, data } of gone ? [] : scripts) {
    if (unfinished.has(offset)) continue;
    const written = new Map([...data].map(([name, value]) => [`data-${name}`, value]));
    const quoted = curlyQuotesIn(page.text.slice(offset, page.text.indexOf('>', offset)));
    const wrong = quoted.length ? quoted : misspeltFindings(written, scriptSettings, locale);
    yield* placed(wrong, { tag: 'script', line, column });
  }
  for (const element of elements)
    yield* placed(await elementFindings(page, element, examination), element);
}

/** The first findings of a page, each about its settings once; one more says that there are others. */
export async function firstFindings(
  findings: AsyncIterable<PlacedFinding>,
): Promise<PlacedFinding[]> {
  const first: PlacedFinding[] = [];
  const told = new Set<string>();
  let count = 0;
  for await (const finding of findings) {
    if (count >= MAX_FINDINGS) return [...first, ...furtherFindings()];
    const { code, detail, element, faults, issues } = finding;
    count += faults?.length || issues?.length || 1;
    const attributes = attributed(element?.attributes ?? new Map());
    const key = `${code} ${detail}`;
    const isKnown = told.has(key) && isOfPage(finding, attributes, elementSettings);
    if (!isKnown) first.push(finding);
    told.add(key);
  }
  return first;
}
