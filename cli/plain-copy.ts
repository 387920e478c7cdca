/** Copies of pages without the kit: each element is a plain list, or its fallback. */
import { creditLines } from './entry-links.js';
import { CommandError, reasonOf, type Text } from './command-error.js';
import { entriesOf, isInParagraph, lineAbout, lineAboutUnseen, type Entries } from './entries.js';
import type { FileResult } from './command.js';
import { AUTO_HEADING } from '../src/exports/definitions.js';
import { earningLinks } from '../src/exports/findings.js';
import { elementOf } from './file-element.js';
import { checkKind } from './files.js';
import { kinds } from './kinds.js';
import {
  around,
  isElement,
  locationOf,
  ownFilesIn,
  readPage,
  type ElementNode,
  type Page,
  type WrittenElement,
} from './markup.js';
import { ownWordsIn, wordsInSlot } from './own-words.js';
import { aboveFallback, plainList, type PlainEntries } from './plain.js';
import { readWithSettings } from './request.js';
import type { ServiceOptions } from './service.js';
import { applyChanges, type Change, type Range } from './text-ranges.js';
import { prerender as words } from './words/prerender.js';
import { brokenLines, MARK } from './written-list.js';

const without = ({ start, end }: Range): Change => ({ start, end, text: '' });

const rangeOf = (node: ElementNode): Range => {
  const { startOffset, endOffset } = locationOf(node);
  return { start: startOffset, end: endOffset };
};

/** Children that only the element understands. */
const UNSEEN = `option,template,[slot],[${MARK}]`;

/** Leaves the fallback of an element: its tags go, and all that no reader without scripts sees. */
function unwrapped(element: WrittenElement, above = ''): Change[] {
  const { node, inner } = element;
  const { start, end } = rangeOf(node);
  // As in an SVG: `/>` closes the element.
  if (!inner) return [without({ start, end: locationOf(node).startTag?.endOffset ?? end })];
  const unseen = elementOf(node)
    .children.filter((child) => child.matches(UNSEEN))
    .map((child) => child.node)
    .filter((child) => child.sourceCodeLocation);
  return [
    { start, end: inner.start, text: above },
    ...[...unseen.map(rangeOf), { start: inner.end, end }].map(without),
  ];
}

/** The script tags and style sheets of the kit, which nothing in a copy needs. */
const ownFiles = ({ nodes }: Page): Change[] =>
  ownFilesIn(nodes).map(({ node }) => without(rangeOf(node)));

/** The changes that are not within another one: a script tag within an element goes with it. */
function outermost(changes: readonly Change[]): Change[] {
  let position = 0;
  return [...changes]
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (start < position) return false;
      position = end;
      return true;
    });
}

/** @throws if a part of the kit would remain */
function checkCopy(text: string, path: string): void {
  const { elements, unseen, scripts, hasStyleSheet } = readPage(text, path);
  if (elements.length || unseen.length || scripts.length || hasStyleSheet)
    throw new CommandError((locale) => words[locale].noCopy);
}

type Listed = Entries & PlainEntries;

/** The author's words in an element, for the entries of its answer. */
function ownWordsOf(
  { node, tag }: WrittenElement,
  { answer, options, records }: Entries,
): Pick<PlainEntries, 'heading' | 'footer' | 'ownWords'> {
  const { heading = '' } = options;
  const title = heading === AUTO_HEADING ? (answer.page.title ?? '') : String(heading);
  const inSlot = wordsInSlot(node, 'heading').map(({ text }) => text);
  const own = kinds.get(tag)?.definition?.itemsIn ? ownWordsIn(node) : [];
  return {
    heading: inSlot.join('').trim() || title,
    footer: wordsInSlot(node, 'footer'),
    ownWords: records.map(({ place }) => own[Number(place) - 1]),
  };
}

/** What takes the place of an element: its entries, else its fallback for a reason; neither if it has no entries by itself. */
interface Replacement {
  readonly entries?: Listed;
  readonly reason?: Text | undefined;
  /** The heading and the label above the fallback. */
  readonly above?: string;
}

const formOf = (page: Page, element: WrittenElement) =>
  isInParagraph(page, element) ? 'inline' : 'list';

/** As the element without entries: its heading, and a label if the fallback has earning links without one. */
function headOf(page: Page, element: WrittenElement, entries: Listed, site = ''): string {
  const hasFallback = element.node.childNodes.some((child) =>
    'value' in child ? child.value.trim() : isElement(child) && !elementOf(child).matches(UNSEEN),
  );
  if (!hasFallback) return '';
  const ownHost = URL.canParse(site) ? new URL(site).host : undefined;
  const [links, isLabelled] = earningLinks(elementOf(element.node), entries.label, [ownHost]);
  const label = links.length && !isLabelled ? entries.label : '';
  return aboveFallback({ ...entries, label }, formOf(page, element));
}

async function replacementOf(
  page: Page,
  element: WrittenElement,
  service: ServiceOptions,
): Promise<Replacement> {
  try {
    const found = await entriesOf(page, element, service);
    if (typeof found !== 'object') return { reason: found };
    const entries = { ...found, tag: element.tag, ...ownWordsOf(element, found) };
    if (plainList(entries, 'list')) return { entries };
    const above = headOf(page, element, entries, service.site);
    return { reason: (locale) => words[locale].nothingFound, above };
  } catch (error) {
    return { reason: (locale) => reasonOf(error, locale) };
  }
}

/** The lists in place of elements; the last one of a page has the credit. */
function listsOf(page: Page, filled: ReadonlyMap<WrittenElement, Listed>): Change[] {
  const credited = new Set<string>();
  return [...filled].reverse().map(([element, entries]) => {
    const { settings } = entries;
    const credit = creditLines(settings).join();
    const withCredit = settings.creditPlace === 'each' || !credited.has(credit);
    credited.add(credit);
    const text = plainList(entries, formOf(page, element), withCredit);
    return { ...rangeOf(element.node), text };
  });
}

/** Replaces the elements of a page by their entries, and all others by their fallback. */
export async function plainCopy(
  text: string,
  path: string,
  options: ServiceOptions & { readonly settings: ReadonlyMap<string, string> },
): Promise<FileResult> {
  checkKind(path);
  const page = readWithSettings(text, path, options.settings);
  const broken = brokenLines(page);
  if (broken.length) return { changes: [], lines: broken, hasFailed: true };
  const lines: Text[] = [];
  const filled = new Map<WrittenElement, Listed>();
  const replaced = new Set<ElementNode>();
  const changes = ownFiles(page);
  for (const element of page.elements) {
    // The fallback of a replaced element goes with it.
    if ([...around(element.node)].some((node) => replaced.has(node))) continue;
    const { entries, reason, above } = await replacementOf(page, element, options);
    if (entries) {
      filled.set(element, entries);
      replaced.add(element.node);
      continue;
    }
    if (reason) lines.push(lineAbout(element, reason));
    changes.push(...unwrapped(element, above));
  }
  const hasFailed = lines.length > 0;
  for (const element of page.unseen) {
    lines.push(lineAboutUnseen(element));
    changes.push(...unwrapped(element));
  }
  const outer = outermost([...changes, ...listsOf(page, filled)]);
  checkCopy(applyChanges(text, outer), path);
  return { changes: outer, lines, hasFailed };
}
