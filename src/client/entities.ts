/** The names that shops write now and then, each with its character behind it. */
const SYMBOLS =
  'copy©reg®trade™yen¥euro€deg°times×middot·bull•hellip…ndash–' +
  'mdash—lsquo‘rsquo’ldquo“rdquo”szligßstar☆';

const MARKS = 'grave\u0300acute\u0301circ\u0302tilde\u0303uml\u0308cedil\u0327';

/** `eacute` is the letter and its mark, where there is one character for both. */
const letters = [...MARKS.matchAll(/(\w+)(\W)/g)].flatMap(([, mark, sign]) =>
  Array.from('AEIOUYaeiouyNnCc')
    .map((letter) => letter + mark! + (letter + sign!).normalize('NFC'))
    .filter((pair) => pair.length === mark!.length + 2),
);

/** All of them, for `learn`. */
export const names: string = SYMBOLS + letters.join(' ');
