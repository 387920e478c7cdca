/** Finds the markup in Markdown, without tags that are displayed as text or code. */
import type MarkdownIt from 'markdown-it';
import { HTML_OPEN_CLOSE_TAG_RE } from 'markdown-it/lib/common/html_re.mjs';
import ParserBlock from 'markdown-it/lib/parser_block.mjs';
import type Token from 'markdown-it/lib/token.mjs';
import { forwardSearch, replaceRanges, type Range } from './text-ranges.js';

/** Only the block parser: the inline parser gives no positions. */
const block = new ParserBlock();
// Link definitions are parsed as text.
block.ruler.disable('reference');
/** The parts of the whole parser that the block parser needs. */
const parser = { block, options: { html: true, maxNesting: 100 } } as unknown as MarkdownIt;

function blocksOf(text: string): Token[] {
  const tokens: Token[] = [];
  block.parse(text, parser, {}, tokens);
  return tokens;
}

const BACKTICKS = /`+/y;
const AUTOLINK = /<(?:[a-z][a-z0-9+.-]{1,31}:[^<>\s]*|[^\s<>@]+@[^\s<>@]+)>/iy;
const TAG = new RegExp(HTML_OPEN_CLOSE_TAG_RE.source.slice(1), 'y');
/** Frameworks allow attributes that Markdown does not. */
const OWN_TAG = /<\/?mkt-/iy;
/** Other markup, by its delimiters. */
const DELIMITERS = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** The end of a match at a position; undefined without a match. */
function endOfMatch(pattern: RegExp, text: string, position: number): number | undefined {
  pattern.lastIndex = position;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** Finds the next run of backticks of a length. */
function backtickSearch(text: string): (from: number, length: number) => number | undefined {
  const runs = new Map<number, { readonly starts: number[]; next: number }>();
  for (const { 0: run, index } of text.matchAll(/`+/g)) {
    const equalRun = runs.get(run.length);
    if (equalRun) equalRun.starts.push(index);
    else runs.set(run.length, { starts: [index], next: 0 });
  }
  return (from, length) => {
    const run = runs.get(length);
    while (run && run.starts[run.next]! < from) run.next++;
    return run?.starts[run.next];
  };
}

/** Ranges without markup in a paragraph, heading or table row. */
function spansIn(text: string): Range[] {
  const ranges: Range[] = [];
  const findBackticks = backtickSearch(text);
  const delimiters = DELIMITERS.map(([begin, end]) => ({
    begin,
    end,
    find: forwardSearch(text, end),
  }));
  /** @returns the end of the markup at a `<` */
  const endOfMarkup = (position: number): number | undefined => {
    const other = delimiters.find(({ begin }) => text.startsWith(begin, position));
    if (!other) return endOfMatch(TAG, text, position) ?? endOfMatch(OWN_TAG, text, position);
    const end = other.find(position + other.begin.length);
    return end < 0 ? undefined : end + other.end.length;
  };
  /** @returns the end of the code span, else of the backticks */
  const endOfCode = (position: number): number => {
    const start = endOfMatch(BACKTICKS, text, position)!;
    const close = findBackticks(start, start - position);
    return close === undefined ? start : close + start - position;
  };
  const special = /[\\`<]/g;
  for (let match; (match = special.exec(text));) {
    const { 0: sign, index: start } = match;
    const markup = sign === '<' ? endOfMarkup(start) : undefined;
    const end =
      markup ??
      (sign === '`'
        ? endOfCode(start)
        : sign === '<'
          ? (endOfMatch(AUTOLINK, text, start) ?? start + 1)
          : start + 2);
    if (!markup) ranges.push({ start, end: Math.min(end, text.length) });
    special.lastIndex = end;
  }
  return ranges;
}

export interface Markdown {
  /** Code blocks, and everything else that is neither HTML nor text. */
  readonly gaps: readonly Range[];
  /** Code spans, escaped characters and links in text. */
  readonly spans: readonly Range[];
  /** Paragraphs, headings and table rows: an element in them cannot contain a list. */
  readonly paragraphs: readonly Range[];
}

/** A link in the syntax of Markdown. */
export interface MarkdownLink extends Range {
  readonly address: string;
  /** True if it is the only content of its paragraph or list item. */
  readonly isAlone: boolean;
  /** `definition`: the address is separate from the text. */
  readonly kind: 'link' | 'definition';
}

/** Bounded, so that a long text without an end is read in time. */
const INLINE_LINK =
  /(?<!!)\[(?:[^[\]]|\[[^\]]{0,300}\]){0,500}\]\(\s*(<[^<>\n]{0,2000}>|[^\s()<]{1,2000})(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)|<(https?:[^<>\s]{1,2000})>/g;
const DEFINITION = /^[ \t>]{0,20}\[[^\]\n]{1,300}\]:[ \t]*(\S{1,2000})/gm;
/** Begins a quotation or an item of a list. */
const MARKERS = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*/;

const addressIn = (address: string) =>
  address
    .replace(/^<|>$/g, '')
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .replaceAll('&amp;', '&');

/** The address of a link as it is written. */
function addressAt(text: string, position: number, match: RegExpMatchArray): string {
  const blanked = match[1] ?? match[2]!;
  const from = position + match[0].lastIndexOf(blanked);
  return text.slice(from, from + blanked.length);
}

/**
 * The links in paragraphs, in their order.
 * @param text without front matter
 * @param markdown the parsed page
 */
export function linksIn(text: string, { paragraphs, spans }: Markdown): MarkdownLink[] {
  // Backticks and escaped characters begin no link; an autolink does.
  const code = spans.filter(({ start }) => text[start] !== '<');
  const plain = replaceRanges(text, code, (part) => part.replace(/[^\r\n]/g, 'x'));
  return paragraphs.flatMap(({ start, end }) => {
    const content = plain.slice(start, end);
    const alone = content.replace(MARKERS, '').trim();
    const links = [...content.matchAll(INLINE_LINK)].map((match) => {
      const position = start + match.index;
      return {
        start: position,
        end: position + match[0].length,
        // Its escaped characters were blanked above.
        address: addressIn(addressAt(text, position, match)),
        isAlone: alone === match[0],
        kind: 'link' as const,
      };
    });
    const definitions = [...content.matchAll(DEFINITION)].map((match) => ({
      start: start + match.index + match[0].indexOf('['),
      end: start + match.index + match[0].length,
      address: addressIn(match[1]!),
      isAlone: false,
      kind: 'definition' as const,
    }));
    return [...links, ...definitions].sort((a, b) => a.start - b.start);
  });
}

/** @param text without front matter */
export function readMarkdown(text: string): Markdown {
  const starts = [
    0,
    ...[...text.matchAll(/\r\n?|\n/g)].map(({ 0: sign, index }) => index + sign.length),
  ];
  const offsetOf = (line: number) => starts[line] ?? text.length;
  const gaps: Range[] = [];
  const spans: Range[] = [];
  const paragraphs: Range[] = [];
  let position = 0;
  for (const { type, map } of blocksOf(text.replace(/^\uFEFF/, ' ').replace(/\r\n?/g, '\n'))) {
    // The cells of a table have no positions.
    if (!map || !['html_block', 'inline', 'tr_open'].includes(type)) continue;
    const [start, end] = [offsetOf(map[0]), offsetOf(map[1])];
    gaps.push({ start: position, end: start });
    position = end;
    if (type === 'html_block') continue;
    paragraphs.push({ start, end });
    for (const span of spansIn(text.slice(start, end)))
      spans.push({ start: start + span.start, end: start + span.end });
  }
  return { gaps: [...gaps, { start: position, end: text.length }], spans, paragraphs };
}
