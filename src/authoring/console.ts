import { explain } from '../client/validation/messages.js';
import { attributeOf } from '../element/attributes.js';
import type { FindingCode } from './findings/en.js';
import { lineOf } from './findings/line.js';
import { slotTexts, unknownAttributes } from './findings/names.js';
import type { Detail } from '../element/report.js';

/** Levels other than `warn`: the author may intend what `info` reports. */
const LEVELS: Partial<Record<FindingCode, 'error' | 'info'>> = {
  unknownElement: 'error',
  xmlPage: 'error',
  nothingFound: 'info',
  gone: 'info',
  noPageWords: 'info',
};

function textOf(code: FindingCode, detail: Detail | undefined): string | undefined {
  if (detail === undefined || typeof detail === 'string') return detail;
  if (!('known' in detail)) return explain(detail, attributeOf).message;
  const describe = code === 'strayOptions' ? slotTexts : unknownAttributes;
  return describe(detail.names, detail.known);
}

const logged = new WeakMap<Element, Set<string>>();

/**
 * Logs a finding. Lines about an element are logged once.
 * @param subject an element, or the start of the line
 */
export function log(subject: Element | string, code: FindingCode, detail?: Detail): void {
  const text = lineOf(code, textOf(code, detail));
  const level = LEVELS[code] ?? 'warn';
  if (typeof subject === 'string') {
    console[level](`${subject}: ${text}`);
    return;
  }
  const lines = logged.get(subject) ?? new Set();
  if (!lines.has(text)) console[level](`<${subject.localName}>: ${text}`);
  logged.set(subject, lines.add(text));
}
