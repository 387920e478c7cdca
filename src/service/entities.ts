import { learn } from './text.js';

/** The names that shops write now and then, each with its character behind it. */
const SYMBOLS =
  'ensp\u2002emsp\u2003copy©reg®trade™yen¥euro€deg°plusmn±times×sup2²middot·bull•hellip…ndash–' +
  'mdash—lsquo‘rsquo’ldquo“rdquo”szligßhearts♥star☆larr←rarr→';

const MARKS = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
};

/** `eacute` is the letter and its mark, where there is one character for both. */
const letters = Object.entries(MARKS).flatMap(([mark, sign]) =>
  [...'AEIOUYaeiouyNnCc']
    .map((letter) => [letter + mark, (letter + sign).normalize('NFC')] as const)
    .filter(([, character]) => character.length === 1)
    .map((pair) => pair.join('')),
);

learn(SYMBOLS);
learn(letters.join(' '));
