/** The author's words about an item as a review of schema.org: only the words that a reader sees. */
import type { ItemList, Rating, Review } from 'schema-dts';
import type { PageAuthor } from './page-author.js';

/** A paragraph, an entry of a list, or a term or its content. */
export interface WrittenBlock {
  readonly tag: string;
  readonly text: string;
}

/** An author's words about an item. */
export interface WrittenWords {
  readonly text: string;
  readonly blocks: readonly WrittenBlock[];
}

/** The names of the elements of blocks. */
export const BLOCKS = ['p', 'li', 'dt', 'dd'];

/** Terms before the author's likes, dislikes and rating. */
export const REVIEW_TERMS = {
  positiveNotes: [
    ['良い点', 'よい点', '良かった点', '良いところ', 'メリット', '長所'],
    ['pros', 'good points', 'advantages', 'what i like'],
  ],
  negativeNotes: [
    ['気になる点', '残念な点', '悪い点', '悪いところ', 'デメリット', '短所'],
    ['cons', 'bad points', 'disadvantages', 'what i dislike'],
  ],
  reviewRating: [
    ['評価', '総合評価', 'おすすめ度'],
    ['rating', 'my rating', 'our rating'],
  ],
} as const;

type Kind = keyof typeof REVIEW_TERMS;
const KINDS = Object.keys(REVIEW_TERMS) as Kind[];

function kindOf(text: string): Kind | undefined {
  const term = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[\s【[]+|[\s:】\]]+$/g, '');
  return KINDS.find((kind) => REVIEW_TERMS[kind].some((terms) => terms.some((t) => t === term)));
}

/** The texts that follow the terms of each kind. */
function notesIn(blocks: readonly WrittenBlock[]): Readonly<Record<Kind, string[]>> {
  const notes: Record<Kind, string[]> = { positiveNotes: [], negativeNotes: [], reviewRating: [] };
  let kind: Kind | undefined;
  for (const { tag, text } of blocks)
    if (tag === 'dt' || tag === 'p') kind = kindOf(text);
    else if (kind && text) notes[kind].push(text);
  return notes;
}

/** The rating in a text such as `4.5` (of 5), `8/10` or `★★★★☆`; undefined for any other text. */
function ratingIn(text = ''): Rating | undefined {
  // Three stars alone may be of three or of five.
  const [, stars, rest = ''] = /^(★+)(☆*)$/.exec(text) ?? [];
  const [, value, best = '5'] =
    /^(\d+(?:\.\d+)?)(?: ?\/ ?(\d+))?$/.exec(text.normalize('NFKC')) ?? [];
  const ratingValue = stars?.length ?? Number(value);
  const bestRating = stars ? stars.length + rest.length : Number(best);
  const isClear = !stars || rest || stars.length === 5;
  return isClear && ratingValue >= 1 && ratingValue <= bestRating
    ? { '@type': 'Rating', ratingValue, bestRating }
    : undefined;
}

const listOf = (notes: readonly string[]): ItemList | undefined =>
  notes.length
    ? {
        '@type': 'ItemList',
        itemListElement: notes.map((name, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
        })),
      }
    : undefined;

/**
 * The words as a review. Search engines require its author, and at least two notes if it has any.
 * @returns undefined without words or author
 */
export function reviewOf(
  { text, blocks }: WrittenWords,
  author: PageAuthor | undefined,
): Review | undefined {
  if (!text || !author) return undefined;
  const { positiveNotes, negativeNotes, reviewRating } = notesIn(blocks);
  const hasNotes = positiveNotes.length + negativeNotes.length > 1;
  return {
    '@type': 'Review',
    author,
    reviewBody: text,
    reviewRating: ratingIn(reviewRating[0]),
    positiveNotes: hasNotes ? listOf(positiveNotes) : undefined,
    negativeNotes: hasNotes ? listOf(negativeNotes) : undefined,
  } as Review;
}
