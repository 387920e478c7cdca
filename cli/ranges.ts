/** Ranges of a text, in its order. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Replaces ranges of a text. @param ranges in order, without overlap */
export function replaceRanges(
  text: string,
  ranges: readonly Range[],
  replace: (part: string) => string,
): string {
  const parts: string[] = [];
  let position = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(position, start), replace(text.slice(start, end)));
    position = end;
  }
  return parts.join('') + text.slice(position);
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
