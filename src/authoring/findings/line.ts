import { en, type FindingCode, type FindingText } from './en.js';
import { findingTexts } from './texts.js';

/** A finding in a line of text, in the console and by the command: problem, advice, detail and code. */
export const lineOf = (
  code: FindingCode,
  detail: string | undefined,
  [problem, advice]: FindingText = en[code],
): string => `${problem} ${advice}${detail ? ` (${detail})` : ''} [${code}]`;

/** Reads a finding from its line; undefined for other texts. */
export function findingIn(
  line: string,
): { readonly code: FindingCode; readonly detail: string | undefined } | undefined {
  const code = /\[(\w+)\]$/.exec(line)?.[1] as FindingCode | undefined;
  if (!code || !Object.hasOwn(en, code)) return undefined;
  for (const { [code]: text } of Object.values(findingTexts)) {
    if (line === lineOf(code, undefined, text)) return { code, detail: undefined };
    const [before = '', after = ''] = lineOf(code, '\n', text).split('\n');
    if (line.startsWith(before) && line.endsWith(after))
      return { code, detail: line.slice(before.length, -after.length) };
  }
  return undefined;
}
