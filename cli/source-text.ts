/** The text of a file, prepared for an HTML parser: without front matter, template code and the syntax of Markdown. */
import { readMarkdown, type Block, type MarkdownLink } from './markdown.js';
import { blank, forwardSearch, OTHER_SIGN, replaceRanges, type Range } from './text-ranges.js';

const FRONT_MATTER = /^\s*(---|\+\+\+)[^\r\n]*\r?\n(?:[^]*?\r?\n)??\1[ \t]*(?![^\r\n])/;

const PRINT = ['{{', '}}'] as const;
const STATEMENT = ['{%', '%}'] as const;
const CODE = [
  ['<%', '%>'],
  ['<?', '?>'],
] as const;

/** Delimiters of code in templates, by the kind of file. */
const delimitersIn = (path: string): (readonly [begin: string, end: string])[] => {
  if (/\.(astro|svelte)$/i.test(path)) return [];
  if (/\.(php|ejs|erb)$/i.test(path)) return [...CODE];
  return /\.(njk|twig|jinja2?|j2)$/i.test(path)
    ? [PRINT, STATEMENT, ['{#', '#}']]
    : [PRINT, STATEMENT];
};

/**
 * The template code from a position on, between its delimiters; code of a line begins and ends in that line.
 */
function codeRanges(text: string, path: string, from: number): Range[] {
  const delimiters = delimitersIn(path);
  const ranges: Range[] = [];
  const findLineEnd = forwardSearch(text, '\n');
  const searches = new Map(delimiters.map(([begin, end]) => [begin, forwardSearch(text, end)]));
  const begins = /\{[{%#]|<[%?]/g;
  begins.lastIndex = from;
  for (let match; (match = begins.exec(text));) {
    const { 0: begin, index } = match;
    const start = index + begin.length;
    const end = searches.get(begin)?.(start) ?? -1;
    const lineEnd = begin.startsWith('{') ? findLineEnd(start) : -1;
    if (end < 0 || (lineEnd >= 0 && lineEnd < end)) continue;
    ranges.push({ start, end });
    begins.lastIndex = end;
  }
  return ranges;
}

interface Readable {
  readonly html: string;
  readonly blocks: readonly Block[];
  readonly links: readonly MarkdownLink[];
}

/** The text of a file prepared for an HTML parser: all positions stay the same. */
export function htmlOf(text: string, path: string): Readable {
  const { length } = FRONT_MATTER.exec(text)?.[0] ?? '';
  const body = blank(text.slice(0, length)) + text.slice(length);
  const code = codeRanges(text, path, length);
  const html = replaceRanges(body, code, (part) => part.replace(/[<>]/g, OTHER_SIGN));
  if (/\.(md|markdown)$/i.test(path)) {
    // Markdown does not parse template code as an attribute, so a name replaces it.
    const names = replaceRanges(body, code, (part) => part.replace(/[^\r\n]/g, 'x'));
    return readMarkdown(names.replace(/\{[{%]|[%}]\}/g, 'xx'), html);
  }
  // A Vue component has its markup in a template: with another name of the same length, it is parsed.
  const isVue = /\.vue$/i.test(path);
  return {
    html: isVue ? html.replace(/(<\/?)template\b/gi, '$1vue-page') : html,
    blocks: [{ start: 0, end: text.length, isParagraph: false }],
    links: [],
  };
}
