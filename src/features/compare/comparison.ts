import type { CardModel, Figure, Row } from '../../templates/card.js';

export interface ComparedRow {
  readonly part: string;
  readonly label: string;
  readonly lang: string | undefined;
  /** A cell for each entry: undefined if it lacks the fact. */
  readonly cells: readonly (Row | undefined)[];
  /** True if there are several entries, and the row says the same of all. */
  readonly isSame: boolean;
  /** True if only one of several entries has the fact: there is nothing to compare. */
  readonly isSingle: boolean;
  /** For each entry, true if it has the best value. */
  readonly best: readonly boolean[];
}

/** Parts whose highest value is the best one; of others, it is the lowest. */
const HIGHEST = ['rating'];

/** The entries with the best value; none if there is nothing to compare, or all are equal. */
export function bestOf(figures: readonly (Figure | undefined)[], part: string): boolean[] {
  const known = figures.filter((figure) => figure !== undefined);
  const values = known.map(({ value }) => value);
  const isComparable = new Set(known.map(({ unit }) => unit)).size === 1;
  const best = HIGHEST.includes(part) ? Math.max(...values) : Math.min(...values);
  const isDecided = isComparable && values.some((value) => value !== best);
  return figures.map((figure) => isDecided && figure?.value === best);
}

/** The content of a row as text, for comparison: that of a template has its values. */
const keyOf = (row: Row | undefined) => JSON.stringify(row?.content);

/** Behind all facts: the author's terms, then the words. */
const LAST = ['term', 'words'];

/** Not folded away, even if only one entry has them: they decide, or are the author's. */
const MAIN = ['rating', 'price', ...LAST];

/**
 * The facts of some entries as rows: those with the same name are one row, in the order in which they first occur. Facts
 * of one entry alone come last.
 */
export function comparedRows(cards: readonly CardModel[]): ComparedRow[] {
  const names = new Map<string, Row>();
  const nameOf = ({ part, label }: Row) => `${part} ${label}`;
  for (const row of cards.flatMap(({ rows = [] }) => rows))
    if (!names.has(nameOf(row))) names.set(nameOf(row), row);
  const sorted = [...names].sort(([, a], [, b]) => LAST.indexOf(a.part) - LAST.indexOf(b.part));
  const rows = sorted.map(([name, { part, label, lang }]) => {
    const cells = cards.map(({ rows = [] }) => rows.find((row) => nameOf(row) === name));
    return {
      part,
      label,
      lang,
      cells,
      // Words are for the entry alone, even if two are the same.
      isSame: cards.length > 1 && part !== 'words' && new Set(cells.map(keyOf)).size === 1,
      isSingle: cards.length > 1 && !MAIN.includes(part) && cells.filter(Boolean).length === 1,
      best: bestOf(
        cells.map((cell) => cell?.figure),
        part,
      ),
    };
  });
  return [...rows.filter(({ isSingle }) => !isSingle), ...rows.filter(({ isSingle }) => isSingle)];
}
