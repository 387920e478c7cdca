/** A message to the author about one element. */
export interface Diagnosis {
  /** `warn` for a mistake, `info` for a possible one. */
  readonly level: 'warn' | 'info';
  readonly text: string;
}

const told = new WeakMap<Element, Set<string>>();

/** Logs a message about an element, once per element and text. */
export function tell(element: Element, { level, text }: Diagnosis): void {
  const lines = told.get(element) ?? new Set();
  if (!lines.has(text)) console[level](`<${element.localName}>: ${text}`);
  told.set(element, lines.add(text));
}
