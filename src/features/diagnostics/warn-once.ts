/** What the author of a page is told of an element. */
export interface Diagnosis {
  /** `warn` for a mistake, `info` for what may be meant so. */
  readonly level: 'warn' | 'info';
  readonly text: string;
}

const told = new WeakMap<Element, Set<string>>();

/** Writes a line about an element to the console, each line once. */
export function tell(element: Element, { level, text }: Diagnosis): void {
  const lines = told.get(element) ?? new Set();
  if (!lines.has(text)) console[level](`<${element.localName}>: ${text}`);
  told.set(element, lines.add(text));
}
