/** A credit line: its text, and the address that follows it. */
export interface CreditLine {
  readonly text: string;
  readonly href: string | undefined;
}

/** Parses `Supported by Example https://developer.example/`. */
export function parseCredit(credit: string): CreditLine {
  const [, text = '', href] = /^(.*?)\s*(https?:\/\/\S+)?$/s.exec(credit.trim())!;
  return { text: text || href || '', href };
}
