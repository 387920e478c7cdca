/**
 * The interface is written with four neutral words where a live service carries its own.
 * `names` maps them: `site=acme Market=Acme Ebook=Reader Golf=Green`.
 */
export type Names = Readonly<Record<string, string>>;

/** What `names` must look like. */
export const NAMES = /^\s*((site|market|ebook|golf)=[a-z]\w*(\s+|$))*$/i;

/** @returns the words by their neutral one in lower case */
export function parseNames(text = ''): Names {
  const words = text.split(/\s+/).map((pair) => pair.split('='));
  return Object.fromEntries(
    words.map(([neutral = '', word = '']) => [neutral.toLowerCase(), word]),
  );
}

const lower = (word: string) => word.charAt(0).toLowerCase() + word.slice(1);
const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Group and operation as the live service spells them. The group carries its word at the start;
 * of the operations only `GolfGolfCourseSearch` does, in front of the plain word "golf".
 */
export function spellPath(path: string, names: Names): [group: string, operation: string] {
  const word = (neutral: string) => upper(names[neutral.toLowerCase()] ?? neutral);
  const [group = '', operation = ''] = path.split('/');
  return [
    group.replace(/^(Market(?=Item)|Ebook|Golf)/, word),
    operation.replace(/^Golf(?=Golf)/, word),
  ];
}

/** A parameter as the live service spells it: `ebookGenreId` → `readerGenreId`. */
export const spellName = (name: string, names: Names): string =>
  name.replace(/^(site|ebook)(?=[A-Z])/, (neutral) => lower(names[neutral] ?? neutral));

/** The way back, for the fields of an answer: `acmeCharge` → `siteCharge`. */
export function neutralName(name: string, names: Names): string {
  for (const neutral of ['site', 'ebook']) {
    const word = names[neutral] && lower(names[neutral]);
    if (word && name.startsWith(word) && /^[A-Z]/.test(name.slice(word.length))) {
      return neutral + name.slice(word.length);
    }
  }
  return name;
}
