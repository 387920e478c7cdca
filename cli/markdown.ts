/** Finds the markup in Markdown, without tags that are displayed as text or code. */
import MarkdownIt from 'markdown-it';
import autolink from 'markdown-it/lib/rules_inline/autolink.mjs';
import htmlInline from 'markdown-it/lib/rules_inline/html_inline.mjs';
import link from 'markdown-it/lib/rules_inline/link.mjs';
import type Token from 'markdown-it/lib/token.mjs';
import { blank, countBefore, OTHER_SIGN, type Range } from './text-ranges.js';

/** A block of HTML, or a paragraph, a heading or a table cell: an element in one of these cannot contain a list. */
export interface Block extends Range {
  readonly isParagraph: boolean;
}

export const blockAt = (blocks: readonly Block[], position: number): Block | undefined =>
  blocks[countBefore(blocks, ({ end }) => end <= position)];

export interface MarkdownLink extends Range {
  readonly address: string;
  /** True if it is the only content of its paragraph or list item. */
  readonly isAlone: boolean;
  /** `definition`: the address is separate from the text. */
  readonly kind: 'link' | 'definition';
}

/** A tag or a link in the content of a paragraph. */
interface Found extends Range {
  readonly address?: string;
}

/** Frameworks allow attributes that Markdown does not; a tag with its end elsewhere is a mistake to report. */
const OWN_TAG = /^<(?:\/?mkt-|[a-z]+\s[^<>]*data-mkt\b)/i;

const parser = new MarkdownIt({ html: true });
// Link definitions are read as text; nesting in text, such as emphasis, contains no further markup.
parser.disable(['reference', 'emphasis', 'strikethrough', 'entity']);
parser.validateLink = () => true;
parser.normalizeLink = (address) => address;
// The tokens of a paragraph have no positions: these rules add them.
for (const [name, rule] of Object.entries({ link, autolink, html_inline: htmlInline }))
  parser.inline.ruler.at(name, (state, silent) => {
    const { pos: start, src, tokens } = state;
    const { content, found } = state.env as { content: string; found: Found[] };
    const before = tokens.length;
    const isFound = rule(state, silent);
    // The description of an image is parsed by itself.
    if (silent || src !== content) return isFound;
    if (isFound) {
      const token = tokens.slice(before).find(({ type }) => type === 'link_open');
      found.push({ start, end: state.pos, ...(token && { address: token.attrGet('href')! }) });
    } else if (rule === htmlInline && OWN_TAG.test(src.slice(start, start + 1000))) {
      found.push({ start, end: start + 1 });
    }
    return isFound;
  });

/** Finds links, autolinks and tags in the content of a paragraph. */
function foundIn(content: string): Found[] {
  const found: Found[] = [];
  parser.inline.parse(content, parser, { content, found }, []);
  return found;
}

const DEFINITION = /^[ \t]{0,20}\[[^\]\n]{1,300}\]:[ \t]*(\S{1,2000})/gm;

/**
 * The links in a paragraph.
 * @param isBare true for a paragraph of text
 */
function linksIn(content: string, found: readonly Found[], isBare: boolean): MarkdownLink[] {
  const links = found.flatMap(({ address, start, end }) => {
    const isAlone = isBare && start === 0 && end === content.length;
    return address === undefined ? [] : [{ start, end, address, isAlone, kind: 'link' as const }];
  });
  const definitions = [...content.matchAll(DEFINITION)].map(({ 0: text, 1: address, index }) => ({
    start: index + text.indexOf('['),
    end: index + text.length,
    address: address!,
    isAlone: false,
    kind: 'definition' as const,
  }));
  return [...links, ...definitions].sort((a, b) => a.start - b.start);
}

interface Line {
  /** Its position in the content of the block. */
  readonly position: number;
  /** Its position in the text. */
  readonly start: number;
  readonly length: number;
}

/**
 * The lines of a block, from which Markdown has removed indentation, and the signs of quotations and lists.
 * @param endOf the end of a line of the block in the text
 */
function linesOf(content: string, text: string, endOf: (index: number) => number): Line[] {
  let next = 0;
  return content.split('\n').flatMap((line, index) => {
    const bare = line.trim();
    const { length } = bare;
    const position = next + line.indexOf(bare);
    next += line.length + 1;
    return bare ? { position, length, start: text.lastIndexOf(bare, endOf(index) - length) } : [];
  });
}

/** A line with another sign in place of each `<` outside of tags. */
function markupIn(line: string, position: number, tags: readonly Range[]): string {
  let next = countBefore(tags, ({ end }) => end <= position);
  return line.replace(/</g, (sign, index: number) => {
    while (tags[next] && tags[next]!.end <= position + index) next++;
    return tags[next] && tags[next]!.start <= position + index ? sign : OTHER_SIGN;
  });
}

/**
 * @param text without front matter and template code
 * @param html the same text, of which the markup is returned at its positions
 */
export function readMarkdown(text: string, html: string) {
  const starts = [
    0,
    ...[...text.matchAll(/\r\n?|\n/g)].map(({ 0: end, index }) => index + end.length),
  ];
  const offsetOf = (line: number) => starts[line] ?? text.length;
  const parts: string[] = [];
  const blocks: Block[] = [];
  const links: MarkdownLink[] = [];
  const tokens: Token[] = [];
  parser.block.parse(text.replace(/^\uFEFF/, ' ').replace(/\r\n?/g, '\n'), parser, {}, tokens);
  let position = 0;
  let row = 0;
  for (const [index, token] of tokens.entries()) {
    const { type, map } = token;
    if (type === 'tr_open') row = offsetOf(map![0]);
    if (!token.content || !['html_block', 'inline'].includes(type)) continue;
    // The cells of a table have no positions.
    const content = map ? token.content : token.content.replaceAll('|', '\\|');
    const start = map ? offsetOf(map[0]) : text.indexOf(content, row);
    const end = map ? offsetOf(map[1]) : (row = start + content.length);
    const lines = linesOf(content, text, (line) => (map ? offsetOf(map[0] + line + 1) : end));
    const isParagraph = type === 'inline';
    const found = isParagraph ? foundIn(content) : [{ start: 0, end: content.length }];
    const tags = found.filter(({ address }) => address === undefined);
    for (const { position: at, ...line } of lines) {
      const lineEnd = line.start + line.length;
      const markup = markupIn(html.slice(line.start, lineEnd), at, tags);
      parts.push(blank(html.slice(position, line.start)), markup);
      position = lineEnd;
    }
    blocks.push({ start, end, isParagraph });
    const placeOf = (at: number): number => {
      const line = lines[countBefore(lines, (each) => each.position <= at) - 1]!;
      return line.start + at - line.position;
    };
    const isBare = tokens[index - 1]?.type === 'paragraph_open';
    for (const link of isParagraph ? linksIn(content, found, isBare) : [])
      links.push({ ...link, start: placeOf(link.start), end: placeOf(link.end) });
  }
  return { html: parts.join('') + blank(html.slice(position)), blocks, links };
}
