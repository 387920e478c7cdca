import { unchanged } from './records/fields.js';
import { urlOf, type Request } from './request.js';
import type { Value } from './validation/parameter.js';

/**
 * Words of a live service by the neutral words of the interface, in lower case. The setting `names` maps all
 * four: `site=acme Market=Acme Ebook=Reader Golf=Green`.
 */
type Names = Readonly<Record<string, string>>;

/**
 * Neutral words within identifiers: in `MarketItem`, the group `Ebook`, the group `Golf` and the first of the
 * two in `GolfGolfCourseSearch`; in fields and parameters such as `siteCharge` and `ebookGenreId`. Elsewhere
 * "golf" and "market" are plain words.
 */
export const NEUTRAL_WORDS =
  /(^|\/)(Market(?=Item)|Ebook(?=\/)|Golf(?=\/|Golf)|(?:site|ebook)(?=[A-Z]))/g;

/** The service's word for a neutral word, with the same capitalization. */
const wordFor = (neutral: string, names: Names) => {
  const word = names[neutral.toLowerCase()] ?? neutral;
  const first = word.charAt(0);
  return (/^[A-Z]/.test(neutral) ? first.toUpperCase() : first.toLowerCase()) + word.slice(1);
};

/** A path or parameter as the live service spells it: `ebookGenreId` → `readerGenreId`. */
const spell = (identifier: string, names: Names): string =>
  identifier.replace(
    NEUTRAL_WORDS,
    (_, before: string, word: string) => before + wordFor(word, names),
  );

/** The inverse of `spell`, for the fields of an answer: `acmeCharge` → `siteCharge`. */
function neutralName(name: string, names: Names): string {
  for (const neutral of ['site', 'ebook']) {
    const { length } = names[neutral] ?? '';
    if (length && name.startsWith(wordFor(neutral, names)) && /^[A-Z]/.test(name.slice(length))) {
      return neutral + name.slice(length);
    }
  }
  return name;
}

export interface IdentifierMapping {
  /** The canonical address of a request, as the live service spells it. */
  readonly urlOf: (request: Request) => string;
  /** The interface's name for a field of an answer. */
  readonly neutral: (name: string) => string;
}

/** @param setting `names`; undefined or empty if the service uses the interface's names */
export function identifierMapping(setting?: Value): IdentifierMapping {
  if (!setting) return { urlOf, neutral: unchanged };
  const pairs = [...String(setting).matchAll(/(\w+)=(\w+)/g)];
  const names = Object.fromEntries(pairs.map(([, word, own]) => [word!.toLowerCase(), own!]));
  const live = (identifier: string) => spell(identifier, names);
  return {
    urlOf(request) {
      const { elements, ...values } = request.values;
      // The only parameter whose values are identifiers.
      const fields = Array.isArray(elements) ? { elements: elements.map(String).map(live) } : {};
      return urlOf({ ...request, values: { ...values, ...fields } }, live);
    },
    neutral: (name) => neutralName(name, names),
  };
}
