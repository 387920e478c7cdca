/** Ranges of a text, in its order. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A text of the same length and lines, without words. */
export const blank = (text: string) => text.replace(/[^\r\n]/g, ' ');
/** Of the same length as `<` and `>`; neither begins nor ends a tag. */
export const OTHER_SIGN = '\u00b7';

/** Replaces ranges of a text. @param ranges in order, without overlap */
export function replaceRanges<R extends Range>(
  text: string,
  ranges: readonly R[],
  replace: (part: string, range: R) => string,
): string {
  const parts: string[] = [];
  let position = 0;
  for (const range of ranges) {
    const { start, end } = range;
    parts.push(text.slice(position, start), replace(text.slice(start, end), range));
    position = end;
  }
  return parts.join('') + text.slice(position);
}

export interface Change extends Range {
  readonly text: string;
}

/** @param changes that do not overlap */
export const applyChanges = (text: string, changes: readonly Change[]): string =>
  replaceRanges(
    text,
    [...changes].sort((a, b) => a.start - b.start),
    (_, change) => change.text,
  );

/** The number of items before a position. @param items in order @param isBefore true for the first of them only */
export function countBefore<T>(items: readonly T[], isBefore: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBefore(items[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Finds the next occurrence of a string from increasing positions. It remembers an occurrence ahead, so that
 * all searches together read the text once.
 */
export function forwardSearch(text: string, searchText: string): (from: number) => number {
  let position = -2;
  return (from) => {
    if (position !== -1 && position < from) position = text.indexOf(searchText, from);
    return position;
  };
}
