/** A message to the author about one element. */
export interface AuthorWarning {
  /** `warn` for a mistake, `info` for a possible one. */
  readonly level: 'warn' | 'info';
  readonly text: string;
}

/** The messages about the author's options for controls. */
interface OptionMessages {
  readonly emptyControls: (controls: readonly string[]) => AuthorWarning;
  readonly strayOptions: (slots: readonly string[], controls: readonly string[]) => AuthorWarning;
}

/** Loads the messages for authors and passes them on. Lazy modules get it, since they do not load each other. */
export type WithDiagnostics = (use: (messages: OptionMessages) => void) => Promise<void>;

const logged = new WeakMap<Element, Set<string>>();

/** Logs a message about an element, once per element and text. */
export function warnOnce(element: Element, { level, text }: AuthorWarning): void {
  const lines = logged.get(element) ?? new Set();
  if (!lines.has(text)) console[level](`<${element.localName}>: ${text}`);
  logged.set(element, lines.add(text));
}
