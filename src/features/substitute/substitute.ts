/** Substitutes for an unavailable item: loaded when an item is unavailable. */
import { html, unsafeCSS } from 'lit';
import { buildRequest, type Request } from '../../client/request.js';
import type { Answer } from '../../client/response.js';
import { isKeyword } from '../../client/operations/shared.js';
import { hasValue } from '../../client/validation/validate.js';
import { substitute as words } from './texts.js';
import type { WidgetViewModel } from '../../templates/widget.js';
import { operationOf } from '../../element/definition.js';
import type { DisplayedAnswer } from '../../element/request/request-state.js';
import type { WidgetHost } from '../../element/host.js';
import { GoneError, itemOf, itemParameters } from '../../element/unavailable-item.js';

export interface SubstituteValues {
  /** True, or the words to search for, if an unavailable item may have substitutes. */
  readonly substitute?: string | boolean | undefined;
}

export const styles = unsafeCSS(`
  .notice {
    margin: 0 0 0.75em;
    padding: 0.5em 0.75em;
    border-inline-start: 3px solid var(--_line);
    font-size: var(--_small-size);
    overflow-wrap: anywhere;
  }
`);

/** Parameters that describe the item: a search by any of them finds similar items. */
const DESCRIPTIVE = [
  'keyword',
  'title',
  'author',
  'artistName',
  'publisherName',
  'label',
  'genreId',
  'booksGenreId',
  'bookGenreId',
  'ebookGenreId',
  'middleClassCode',
  'latitude',
];

/** Number of substitutes if the author sets no `limit`. */
const DEFAULT_LIMIT = 3;

/** The text of the link in the element's fallback, shortened to the number of words that a search accepts. */
function fallbackName(host: WidgetHost): string {
  const link = host.querySelector(':scope > a[href]:not([slot]), :scope > :not([slot]) a[href]');
  const name = link?.textContent.trim() || link?.querySelector('img')?.alt || '';
  let some = '';
  for (const word of name.split(/\s+/)) {
    const longer = `${some} ${word}`.trim();
    if (isKeyword(longer)) some = longer;
  }
  return some;
}

/**
 * The search for substitutes: by the words of `substitute`, else by the element's other attributes, else by
 * the text of the link inside it.
 * @returns undefined if there is nothing to search for
 */
function substituteSearch(host: WidgetHost & SubstituteValues): Request | undefined {
  const { definition, options, settings } = host;
  const searchBy = (keyword: string | undefined, more: object = {}) => {
    const chosen = {
      ...Object.fromEntries(itemParameters.map((name) => [name, ''])),
      ...(!options.limit && { hits: DEFAULT_LIMIT }),
      ...more,
    };
    const operation =
      definition.others ?? operationOf(definition, host, options, { ...chosen, keyword });
    const { params } = operation;
    const field = 'keyword' in params ? 'keyword' : 'title';
    const parameters = host.collectParameters(operation, { ...chosen, [field]: keyword });
    const isDescribed = DESCRIPTIVE.some((name) => name in params && hasValue(parameters[name]));
    const request = isDescribed ? buildRequest(operation, parameters, settings) : [];
    return Array.isArray(request) ? undefined : request;
  };
  const { substitute } = host;
  if (hasValue(substitute) && substitute !== true) return searchBy(String(substitute).trim());
  // Any word of the item's name finds similar items.
  return searchBy(undefined) ?? searchBy(fallbackName(host), { orFlag: 1 });
}

/**
 * Adds the unavailable item to an empty answer, and the substitutes that one further request finds. A failure of that
 * request is not an error of the element.
 * @param send sends it; false if the author allows no substitutes
 */
export async function findSubstitutes(
  host: WidgetHost & SubstituteValues,
  { onEarly: _onEarly, ...request }: Request,
  answer: Answer,
  send: ((request: Request) => Promise<Answer>) | false,
): Promise<DisplayedAnswer> {
  const item = itemOf(request);
  if (!item) return answer;
  const unavailable = new GoneError(item);
  const nothing = { ...answer, unavailable };
  const search = send && substituteSearch(host);
  if (!search) return nothing;
  try {
    const { records, time, receivedAt } = await send({ ...request, ...search });
    // The page information belongs to another search.
    return records.length ? { records, time, receivedAt, page: {}, unavailable } : nothing;
  } catch {
    return nothing;
  }
}

/** The sentence above substitutes. */
export function render({ options, records, state }: WidgetHost): Partial<WidgetViewModel> {
  const { unavailable } = state.answer ?? {};
  if (!unavailable || !records.length) return {};
  const { hotel, item } = words[options.locale];
  const notice = unavailable.parameter === 'hotelNo' ? hotel : item;
  const hasSearched = Object.keys(state.selection).length > 0;
  return {
    above: [html`<p part="notice" class="notice" .textContent=${notice}></p>`],
    ...(hasSearched && { announcement: notice }),
  };
}
