/**
 * The state of translations: a comment in each Japanese document has a hash of every translated section of the
 * English one. A section with another hash needs a new translation.
 */
import { createHash } from 'node:crypto';
import { textOf } from './markdown.js';

const FENCE = /^ *```.*?^ *```/gms;
/** Generated content, in both languages. */
const GENERATED = /<!-- ([\w:]+):begin -->.*?<!-- \1:end -->/gs;
const RECORD = /\n*<!-- translated from\n(.*?)\n-->/s;

/** The sections of an English document, each as a hash and its heading. @param {string} text */
export const stateOf = (text) =>
  text
    .replace(GENERATED, '')
    // A `#` comment in a code block begins no section.
    .replace(FENCE, (code) => code.replace(/^#/gm, ' #'))
    .split(/^(?=#)/m)
    .filter((section) => section.trim())
    .map((section) => {
      // Line breaks do not count.
      const normalized = section.replace(/\s+/g, ' ').trim();
      const hash = createHash('sha256').update(normalized).digest('hex').slice(0, 8);
      return `${hash} ${textOf(section.split('\n', 1)[0] ?? '')}`;
    });

/** The translation state of a Japanese document. @param {string} text */
export const translatedFrom = (text) => RECORD.exec(text)?.[1]?.split('\n') ?? [];

/** A document without its translation state. @param {string} text */
export const withoutState = (text) => text.replace(RECORD, '');

/** A document with its translation state. @param {string} text @param {readonly string[]} state */
export const withState = (text, state) =>
  `${withoutState(text).trimEnd()}\n\n<!-- translated from\n${state.join('\n')}\n-->\n`;
