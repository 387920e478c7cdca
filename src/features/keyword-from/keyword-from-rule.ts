import { hasValue, validate } from '../../client/validation/validate.js';
import type { WidgetDefinition } from '../../element/definition.js';
import { keywordFromAttributes } from './keyword-from-attributes.js';
import type { OwnKeyword, WordSource } from './page-words.js';

type Searching = Pick<WidgetDefinition, 'operations' | 'searches'>;

/** The author's values that a search by words of the page depends on. */
export interface KeywordValues {
  readonly keyword?: string | undefined;
  readonly keywordFrom?: string | undefined;
  readonly keywordSkip?: string | undefined;
}

/** The rule for the keyword of an element; undefined if its search has none. */
const ruleOf = ({ operations, searches }: Searching, values: object) =>
  (searches?.(values) ?? operations).find(({ params }) => 'keyword' in params)?.params['keyword'];

/** The source of the words that an element searches by; undefined without a valid one, or without a keyword. */
export const wordSourceOf = (
  definition: Searching,
  values: KeywordValues,
): WordSource | undefined =>
  keywordFromAttributes.keywordFrom.values.find(
    (source) => source === values.keywordFrom?.trim() && ruleOf(definition, values),
  );

/** The attribute, if the element's search has no keyword. */
export const ignoredKeywordFrom = (definition: Searching, values: KeywordValues): string[] =>
  hasValue(values.keywordFrom) && !ruleOf(definition, values) ? ['keyword-from'] : [];

/** The author's own keyword, as it is sent; undefined without one. */
export function ownKeyword(definition: Searching, values: KeywordValues): OwnKeyword | undefined {
  const { keyword } = values;
  const rule = ruleOf(definition, values);
  if (!rule || !hasValue(keyword)) return undefined;
  const isValid = !validate({ keyword: rule }, { keyword }).issues.length;
  return { keyword: keyword!.trim().replace(/\s+/g, ' '), isValid };
}
