/**
 * What each Japanese document is translated from: in a comment, which the site leaves out, it has a hash of every
 * section of the English one. A section that has another by now waits for its translation.
 */
import { createHash } from 'node:crypto';
import { textOf } from './markdown.js';

const FENCE = /^ *```.*?^ *```/gms;
/** What commands write, in both languages. */
const GENERATED =
  /<!-- (?:([\w:]+):begin -->.*?<!-- \1:end -->|tokens: .*?<!-- end of tokens -->|reference: .*)/gs;
const RECORD = /\n*<!-- translated from\n(.*?)\n-->/s;
/** Where it stands: at the end, or before what a command adds there. */
const PLACE = /\n*(?=<!-- reference: )|\n*$/;

/** The sections of an English document, each as a hash and its heading. @param {string} text */
export const stateOf = (text) =>
  text
    .replace(GENERATED, '')
    // A comment in an example begins no section.
    .replace(FENCE, (code) => code.replace(/^#/gm, ' #'))
    .split(/^(?=#)/m)
    .filter((section) => section.trim())
    .map((section) => {
      // Lines may be wrapped anew.
      const said = section.replace(/\s+/g, ' ').trim();
      const hash = createHash('sha256').update(said).digest('hex').slice(0, 8);
      return `${hash} ${textOf(section.split('\n', 1)[0] ?? '')}`;
    });

/** The state that a Japanese document is translated from. @param {string} text */
export const translatedFrom = (text) => RECORD.exec(text)?.[1]?.split('\n') ?? [];

/** A document without the state that it is translated from. @param {string} text */
export const withoutState = (text) => text.replace(RECORD, '');

/** A document with the state that it is translated from. @param {string} text @param {readonly string[]} state */
export const withState = (text, state) =>
  withoutState(text)
    .replace(PLACE, () => `\n\n<!-- translated from\n${state.join('\n')}\n-->\n\n`)
    .replace(/\n+$/, '\n');
