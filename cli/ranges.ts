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
  let at = 0;
  for (const { start, end } of ranges) {
    parts.push(text.slice(at, start), replace(text.slice(start, end)));
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/**
 * Finds a string again and again, each time further on. A place that lies ahead is kept, so that all
 * searches together read the text once.
 */
export function forwardSearch(text: string, wanted: string): (from: number) => number {
  let found = -2;
  return (from) => {
    if (found !== -1 && found < from) found = text.indexOf(wanted, from);
    return found;
  };
}
