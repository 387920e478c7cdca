/** The words of a page, to search by: pure, so that pages and commands take the same. */
import { isKeyword } from '../../client/operations/shared.js';
import type { PageElement } from '../../element/dom.js';
import { pageNodes } from '../json-ld/page-nodes.js';

export type WordSource = 'tags' | 'title' | 'page';

/** The author's own keyword: the last resort. */
export interface OwnKeyword {
  readonly keyword: string;
  readonly isValid: boolean;
}

/** The texts of a page that its words are taken from. */
export interface PageSource {
  /** Tags, each maybe a list with commas: of `<meta>`, of structured data, of links. */
  readonly tags: readonly string[];
  /** `og:title` and `og:site_name`. */
  readonly title: string;
  readonly siteName: string;
  /** The first `<h1>`. */
  readonly heading: string;
}

const COMMENT_PARTS = 'area body box container content list section thread wrapper'.split(' ');
const COMMENT_WORDS = ['comment', 'comments'].flatMap((word) => [
  word,
  ...COMMENT_PARTS.flatMap((part) => [`${word}-${part}`, `${word}_${part}`, word + part]),
]);

/** Elements with comments of readers: of themes, and of services that insert them. */
const COMMENTS = [
  ...COMMENT_WORDS,
  ...['article', 'entry', 'post'].flatMap((word) => [`${word}-comment`, `${word}-comments`]),
  ...'disqus_thread isso-thread commento comentario remark42 giscus utterances'.split(' '),
  ...'cusdis_thread graphcomment hyvor-talk-view fb-comments wpdcom waline'.split(' '),
]
  .flatMap((name) => [`#${name}`, `.${name}`])
  .join();

const MAX_WORDS = 3;
/** Limits for pages with more than a reader would write: tags of each kind; characters of a text, of all data. */
const MAX_TAGS = 50;
const MAX_TEXT = 2_000;
const MAX_JSON = 100_000;

/** Words for the function of a page, not for its subject. */
const COMMON_WORDS = new Set(
  `おすすめ オススメ お勧め お薦め おススメ 比較 まとめ 人気 ランキング 選び方 選 口コミ レビュー 感想 評判 紹介 解説
  徹底 完全 最新 方法 使い方 入門 初心者 厳選 保存版 必見 ブログ 日記 雑記 記事 その他 未分類 お知らせ 今日 今年 今週
  今月 年版 best top recommended comparison summary review reviews ranking guide tips ideas how what why which the and
  or of for to in on at with from by vs your our my this that are is an blog diary post article news other
  uncategorized`.split(/\s+/),
);

/** In compatibility form, in one line, without invisible characters and lone surrogates. */
const plain = (text: string): string =>
  text.slice(0, MAX_TEXT).normalize('NFKC').replace(/\s+/gu, ' ').replace(/\p{C}/gu, '').trim();

const listed = (text: string): string[] => plain(text.replace(/[\r\n]/g, ',')).split(/[,、;]/);

/** Letters, numbers and signs within names: no markup, addresses or code of templates. */
const NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .&+#'’・-]*$/u;

/** The words of a text without those to skip; '' if nothing is left to search by. */
function cleaned(text: string, skipped: ReadonlySet<string>): string {
  const name = text.trim().replace(/^#\s*/, '');
  if (!NAME.test(name) || skipped.has(name.toLowerCase())) return '';
  const kept = name
    .split(' ')
    .filter((word) => !skipped.has(word.toLowerCase()) && [...word].length > 1)
    .join(' ');
  // A number, also with the sign of its unit, fits everything.
  return [...kept.replace(/[^\p{L}\p{M}]/gu, '')].length > 1 ? kept : '';
}

const tagsInJsonLd = (text: string): string[] =>
  pageNodes(text)
    .flatMap(({ keywords }) => keywords ?? [])
    .map((tag) => (tag as { name?: unknown } | null)?.name ?? tag)
    .filter((tag) => typeof tag === 'string');

/** The elements that `sourceOf` reads. */
export const SOURCES = 'meta, h1, a[rel], script[type]';

/**
 * The texts of a page that its words are taken from.
 * @param elements that match `SOURCES`, in the order of the page
 */
export function sourceOf(elements: Iterable<PageElement>): PageSource {
  const all = [...elements];
  const heading = all.find(({ localName }) => localName === 'h1');
  const post = heading?.closest('article');
  /** True unless it is of a comment or of another post. */
  const isOfPost = (link: PageElement) => {
    if (link.closest(COMMENTS)) return false;
    const article = link.closest('article');
    return !post || !article || article === post;
  };
  const keywords: string[] = [];
  const articleTags: string[] = [];
  const jsonLd: string[] = [];
  const links: string[] = [];
  const named = new Map<string, string>();
  let unread = MAX_JSON;
  for (const element of all) {
    const valueOf = (name: string) => element.getAttribute(name)?.trim().toLowerCase() ?? '';
    const { localName } = element;
    if (localName === 'meta') {
      const name = valueOf('property') || valueOf('name');
      const content = element.getAttribute('content') ?? '';
      if (name === 'keywords') keywords.push(content);
      else if (name === 'article:tag') articleTags.push(content);
      else if (!named.has(name)) named.set(name, content);
    } else if (localName === 'script' && valueOf('type') === 'application/ld+json') {
      const text = element.textContent;
      unread -= text.length;
      if (unread >= 0) jsonLd.push(...tagsInJsonLd(text));
    } else if (localName === 'a' && links.length < MAX_TAGS) {
      const rel = valueOf('rel').split(/\s+/);
      if (rel.includes('tag') && !rel.includes('ugc') && isOfPost(element))
        links.push(element.textContent);
    }
  }
  return {
    tags: [keywords, articleTags, jsonLd, links].flatMap((tags) => tags.slice(0, MAX_TAGS)),
    title: named.get('og:title') ?? '',
    siteName: named.get('og:site_name') ?? '',
    heading: heading?.textContent ?? '',
  };
}

/** Runs of one script, where `Intl.Segmenter` is missing. */
const RUNS =
  /\p{sc=Han}+|[\p{sc=Katakana}ー]+|[^\P{L}\p{sc=Han}\p{sc=Katakana}\p{sc=Hiragana}ー]+/gu;

function segmented(text: string): string[] {
  // Firefox before 125 has none.
  if (!('Segmenter' in Intl)) return text.match(RUNS) ?? [];
  const segments = new Intl.Segmenter('ja', { granularity: 'word' }).segment(text);
  return [...segments].flatMap(({ segment, isWordLike }) => (isWordLike ? segment : []));
}

/** The words of the title, without the name of the site. With hiragana, they are mostly particles and verbs. */
function wordsOfTitle({ title, siteName, heading }: PageSource): string[] {
  const site = plain(siteName);
  const own = [title, heading]
    .map((text) => (site ? plain(text).replaceAll(site, ' ') : plain(text)))
    .find((text) => /\p{L}/u.test(text));
  return segmented(own ?? '').filter((word) => !/\p{sc=Hiragana}/u.test(word));
}

/**
 * The words to search by: up to three, in tags of one or more words.
 * @param skip words to leave out, separated by commas
 */
export function pageWords(
  source: PageSource,
  { from, skip = '' }: { from: WordSource; skip?: string | undefined },
): string[] {
  const skipped = new Set([
    ...COMMON_WORDS,
    ...listed(skip.toLowerCase()).map((word) => word.trim()),
  ]);
  const tags = from === 'title' ? [] : source.tags.flatMap(listed);
  const candidates = from === 'tags' ? tags : [...tags, ...wordsOfTitle(source)];
  const chosen: string[] = [];
  for (const candidate of candidates) {
    const word = cleaned(candidate, skipped);
    const isIn = (longer: string, shorter: string) =>
      longer.toLowerCase().includes(shorter.toLowerCase());
    if (!word || chosen.some((other) => isIn(other, word) || isIn(word, other))) continue;
    const keyword = [...chosen, word].join(' ');
    if (keyword.split(' ').length <= MAX_WORDS && isKeyword(keyword)) chosen.push(word);
    if (chosen.join(' ').split(' ').length === MAX_WORDS) break;
  }
  return chosen;
}

/** Searches for the words of one page at most. */
const MAX_SEARCHES = 3;

/**
 * The keywords to search for until one has results: all words, then fewer, and the author's own at last.
 * @param words from `pageWords`
 */
export function keywordsToTry(words: readonly string[], own: OwnKeyword | undefined): string[] {
  const fewer = words.map((_, index) => words.slice(0, words.length - index).join(' '));
  if (!own) return fewer;
  // A mistake of the author is reported at once.
  if (!own.isValid) return [own.keyword];
  // Its place is that of the first two of three words.
  if (fewer.length === MAX_SEARCHES) fewer.splice(1, 1);
  return [...fewer, own.keyword];
}
