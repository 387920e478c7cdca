/** Messages for authors about the page; those about a request are in client/validation/messages.ts. */
import { toJson } from '../../client/json.js';
import { CURLY_QUOTE } from '../../client/validation/curly-quote.js';
import { didYouMean, nearestName, nearestTags } from '../../client/validation/suggest.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import { explain } from '../../client/validation/messages.js';
import { hasValue } from '../../client/validation/validate.js';
import { attributeOf, valuesOf } from '../../element/attributes.js';
import type { RecordHost } from '../../element/host.js';
import type { Locale } from '../../i18n/locale.js';
import type { AuthorWarning } from './warn-once.js';

/** Explains a mistaken name, by language; the English text continues a sentence that begins with the name. */
type Explanation = Readonly<Record<Locale, string>>;

/** Attributes that authors confuse with others. */
const MISTAKEN: ReadonlyMap<string, Explanation> = new Map([
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

/** Explains a name that is the end of a value in curly quotes. */
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

/**
 * @param tag an unknown one, such as `mkt-rankng`
 * @param isDataElement true if it is the kind of a data element
 */
export function unknownElement(
  tag: string,
  knownTags: readonly string[],
  isDataElement: boolean,
): string {
  const spell = (tag: string) => (isDataElement ? tag.replace('mkt-', '') : tag);
  const nearest = nearestTags(tag, knownTags).map(spell).join(' or ');
  const markup = isDataElement ? `div data-mkt="${spell(tag)}"` : tag;
  return `<${markup}> is not an element of mkt-widgets${didYouMean(nearest || undefined)}`;
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
  locale === 'en' ? `no such attribute: ${names.join(', ')}` : names.join('、');

/**
 * @param names unknown attributes
 * @param knownNames the element's attributes
 */
export function unknownAttributes(
  names: readonly string[],
  knownNames: readonly string[],
  locale: Locale = 'en',
): string {
  const lines = names.map((name) => {
    const explanation = MISTAKEN.get(name) ?? (CURLY_QUOTE.test(name) ? CURLY_QUOTES : undefined);
    return explained(name, explanation, nearestName(name, knownNames), locale);
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
    const meant =
      knownNames.find((attribute) => attribute === `data-${name}`) ?? nearestName(name, knownNames);
    return explanation || meant ? explained(name, explanation, meant, locale) : [];
  });
  return lines.length ? listed(lines, locale) : '';
}

/** @param settings settings with different values on two script tags */
export const differingScripts = (settings: readonly string[]): string =>
  `mkt-widgets: two script tags of this page differ in ${settings
    .map((name) => `data-${attributeOf(name)}`)
    .join(', ')}: each element uses the last tag before it`;

export const replacedScript =
  'mkt-widgets: another script, such as jQuery, has run mkt.js without the data-* attributes of its tag; those of the tag in the page apply. Write the tag into the HTML of the page, or the settings on <mkt-config>';

export const discoverWithoutRoot =
  'mkt-widgets: the detail of the event mkt-discover must be a ShadowRoot';

/** Invalid display attributes: the element uses their defaults. */
export const invalidDisplay = (issues: readonly ValidationIssue[]): AuthorWarning => ({
  level: 'warn',
  text: explain(issues, attributeOf).message,
});

export const xmlPage =
  'mkt-widgets: this page is sent as XML, in which elements show their fallback: send it as text/html';

/** @param code of an element, shown as text */
export const reportEscapedCode = (code: string): string =>
  `mkt-widgets: the page shows the code of an element as text: ${code}… Write it as HTML, with < and not &lt;`;

export const endedEarly = ({ localName: tag }: Element): AuthorWarning => ({
  level: 'warn',
  text: `no content: in a paragraph, heading or link, the HTML parser ends <${tag}> before its first block or link: write it outside of the paragraph, or as <div data-mkt="${tag.slice('mkt-'.length)}">`,
});

export const heldBack =
  'mkt-widgets: a script of the page holds back requests to the service, so elements wait for its release: to wait for the consent of readers, set consent on <mkt-config> or data-consent on the script tag';

export const unclosedTag = ({ localName: tag }: Element): AuthorWarning => ({
  level: 'warn',
  text: `no end tag, so the rest of the page became its fallback: add </${tag}>; "/>" does not close it`,
});

/** The attributes that the current operation searches by; the keyword can be of the page. */
export function searchTerms(host: RecordHost): string {
  const { operation, parameters } = host.resolved;
  const { keyword } = parameters;
  const terms = { ...valuesOf(host, operation.params), ...(hasValue(keyword) && { keyword }) };
  return Object.entries(terms)
    .filter(([, value]) => hasValue(value))
    .map(([name, value]) => `${attributeOf(name)}=${toJson(String(value))}`)
    .join(' ');
}

/** An empty result, with the author's parameters. */
export function foundNothing(host: RecordHost): AuthorWarning {
  const terms = searchTerms(host);
  const query = terms && ` for ${terms}`;
  const instead = host.records.length ? ': similar items are shown instead' : '';
  return { level: 'info', text: `${host.resolved.operation.path} found nothing${query}${instead}` };
}

/** `<option>` children with a slot of no control. */
export const strayOptions = (
  slots: readonly string[],
  controls: readonly string[],
): AuthorWarning => ({
  level: 'warn',
  text: `no control takes ${slots
    .map((slot) =>
      slot
        ? `<option slot="${slot}">${didYouMean(nearestName(slot, controls))}`
        : '<option> without a slot',
    )
    .join(', ')}`,
});

/** Controls that need `<option>` children and have none. */
export const emptyControls = (controls: readonly string[]): AuthorWarning => ({
  level: 'warn',
  text: controls
    .map((name) => `controls="${name}" needs choices: <option slot="${name}" value="…">`)
    .join(', '),
});
