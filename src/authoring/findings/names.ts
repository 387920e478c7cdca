/** Wrong names that an author has written, each with the name that was probably meant. */
import { CURLY_QUOTE } from '../../client/validation/curly-quote.js';
import { didYouMean, nearestName, nearestTags } from '../../client/validation/suggest.js';
import { namesOf } from '../../element/attributes.js';
import type { TemplateFault } from '../../features/item-template/faults.js';
import { templateMessages } from '../../features/item-template/template-messages.js';
import type { Locale } from '../../i18n/locale.js';

/** Explains a mistaken name, by language; the English text continues a sentence that begins with the name. */
type Explanation = Readonly<Record<Locale, string>>;

/** Attributes that authors confuse with others. */
const MISTAKEN: ReadonlyMap<string, Explanation> = new Map([
  [
    'controls',
    {
      en: 'whose value HTML minifiers remove: use reader-controls',
      ja: 'HTML を圧縮するツールに値を消されます。reader-controls を使ってください',
    },
  ],
  [
    'title',
    {
      en: 'which is the HTML tooltip: use title-keyword',
      ja: 'HTML のツールチップです。title-keyword を使ってください',
    },
  ],
  [
    'data-access-token',
    {
      en: 'which belongs to one reader: set access-token on an element or <mkt-config>',
      ja: '読者1人のものです。要素か <mkt-config> の access-token に設定してください',
    },
  ],
]);

const CURLY_QUOTES: Explanation = {
  en: 'which ends a value in curly quotes: write " around values',
  ja: '値を曲がった引用符で囲んでいます。" で囲んでください',
};

/** Explains an ignored address: see `SERVICES`. */
const WITHOUT_SERVICE: Explanation = {
  en: 'which is only used when the script tag names a service',
  ja: 'スクリプトタグにサービスのアドレスがあるときだけ使われます',
};

/** Attributes that data elements ignore without a service on the script tag: see `embed/data-elements.ts`. */
const SERVICES = ['data-base-url', 'data-dynamic-ad-url', 'data-frame-url'];

export function meantName(name: string, known: readonly string[]): string | undefined {
  // A common prefix is no likeness.
  const bare = (each: string) => each.replace(/^data-/, '');
  const written = known.find((each) => namesOf(bare(each)).includes(bare(name)));
  const nearest = nearestName(bare(name), known.map(bare));
  return written ?? known.find((each) => bare(each) === nearest);
}

/** An unknown name with its explanation, or with the name that was probably meant. */
function explained(
  name: string,
  explanation: Explanation | undefined,
  meant: string | undefined,
  locale: Locale,
): string {
  if (locale === 'en') return name + (explanation ? `, ${explanation.en}` : didYouMean(meant));
  const hint = explanation?.ja ?? (meant && `${meant} ではありませんか？`);
  return hint ? `${name}（${hint}）` : name;
}

const listed = (names: readonly string[], locale: Locale) =>
  names.join(locale === 'en' ? ', ' : '、');

export function unknownAttributes(
  names: readonly string[],
  knownNames: readonly string[],
  locale: Locale = 'en',
): string {
  const lines = names.map((name) => {
    const explanation = MISTAKEN.get(name) ?? (CURLY_QUOTE.test(name) ? CURLY_QUOTES : undefined);
    return explained(name, explanation, meantName(name, knownNames), locale);
  });
  return listed(lines, locale);
}

/**
 * Names the misspelt attributes of a data element or script tag. Other `data-*` attributes may belong to the page.
 * @param knownNames the element's attributes
 * @returns '' without misspelt names
 */
export function misspeltNames(
  names: readonly string[],
  knownNames: readonly string[],
  locale: Locale = 'en',
): string {
  const lines = names.flatMap((name) => {
    const explanation = SERVICES.includes(name) ? WITHOUT_SERVICE : MISTAKEN.get(name);
    const meant = meantName(name, knownNames);
    return explanation || meant ? explained(name, explanation, meant, locale) : [];
  });
  return listed(lines, locale);
}

/** Names the `<option>` children with a slot of no control. @param slots '' for none */
export const slotTexts = (
  slots: readonly string[],
  controls: readonly string[],
  locale: Locale = 'en',
): string =>
  listed(
    slots.map((slot) =>
      slot
        ? explained(`<option slot="${slot}">`, undefined, nearestName(slot, controls), locale)
        : '<option>',
    ),
    locale,
  );

/**
 * An unknown tag with similar tags.
 * @param spell the spelling of a tag: for data elements, of their kind
 */
export function tagWithSuggestions(
  tag: string,
  known: readonly string[],
  locale: Locale,
  spell = (each: string) => each,
): string {
  const meant = nearestTags(tag, known).map(spell);
  const all = meant.join(locale === 'en' ? ' or ' : 'か ');
  return explained(spell(tag), undefined, all || undefined, locale);
}

export function describeFault(
  { code, place, name = '', known = [] }: TemplateFault,
  locale: Locale,
): string {
  const text = `${place}${locale === 'ja' ? '：' : ': '}${templateMessages[code][locale]}`;
  return explained(text, undefined, nearestName(name, known), locale);
}
