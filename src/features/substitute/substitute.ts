/** What may stand in place of a thing that is gone: loaded once there is such a thing. */
import { unsafeCSS } from 'lit';
import { buildRequest, type Request } from '../../client/request.js';
import type { Answer } from '../../client/response.js';
import { isKeyword } from '../../client/validation/keyword.js';
import { hasValue } from '../../client/validation/validate.js';
import { substitute as words } from '../../i18n/substitute.js';
import type { Locale } from '../../i18n/locale.js';
import css from './notice.css?inline';
import { allowsOthers } from '../../element/request/empty-result.js';
import { GoneError } from './gone-error.js';
import type { ShownAnswer, WidgetHost } from '../../element/host.js';
import { itemOf, itemParameters } from './item.js';

export const styles = unsafeCSS(css);

/** Parameters that say what kind of thing is wanted: whatever a search finds by them is near. */
const NEAR = [
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

/** Entries to show where the author does not say how many. */
const FEW = 3;

/** The link that the author has put in the place of the element, by its name. */
function nameInside(host: WidgetHost): string {
  const link = host.querySelector(':scope > a[href]:not([slot]), :scope > :not([slot]) a[href]');
  const name = link?.textContent.trim() || link?.querySelector('img')?.alt || '';
  // As many of its words as a search takes.
  return name.split(/\s+/).reduce((some, word) => {
    const more = `${some} ${word}`.trim();
    return isKeyword(more) ? more : some;
  }, '');
}

/**
 * What looks for others in place of what an element names by its number: by the words of
 * `substitute`, else by what else its author has set, else by the name of the link inside it.
 * @returns undefined where there is nothing to look for
 */
function searchForOthers(host: WidgetHost): Request | undefined {
  const { definition, options, settings } = host;
  const searchBy = (keyword: string | undefined, more: object = {}) => {
    const chosen = {
      ...Object.fromEntries(itemParameters.map((name) => [name, ''])),
      ...(!options.limit && { hits: FEW }),
      ...more,
    };
    const operation = definition.others ?? host.currentOperation({ ...chosen, keyword });
    const { params } = operation;
    const field = 'keyword' in params ? 'keyword' : 'title';
    const parameters = host.collectParameters(operation, { ...chosen, [field]: keyword });
    const isNear = NEAR.some((name) => name in params && hasValue(parameters[name]));
    const request = isNear ? buildRequest(operation, parameters, settings) : [];
    return Array.isArray(request) ? undefined : request;
  };
  const { substitute } = host;
  if (hasValue(substitute) && substitute !== true) return searchBy(String(substitute).trim());
  // Of the name of what is gone, any word will do.
  return searchBy(undefined) ?? searchBy(nameInside(host), { orFlag: 1 });
}

/**
 * Notes in an answer that has nothing what is gone. Where the author allows it, one further request
 * looks for others in its place; whatever becomes of that, it is no error.
 * @param load gets the answer to a request
 */
export async function orOthers(
  host: WidgetHost,
  request: Request,
  answer: Answer,
  load: (request: Request) => Promise<Answer>,
): Promise<ShownAnswer> {
  const item = itemOf(request);
  if (!item) return answer;
  const gone = new GoneError(item);
  const nothing = { ...answer, gone };
  const search = allowsOthers(host) ? searchForOthers(host) : undefined;
  if (!search) return nothing;
  try {
    const { records, time, receivedAt } = await load({ ...request, ...search });
    // They are no page of what was asked for.
    return records.length ? { records, time, receivedAt, page: {}, gone } : nothing;
  } catch {
    return nothing;
  }
}

/** What readers are told. */
export function notice({ parameter }: GoneError, locale: Locale): string {
  const { hotel, item } = words[locale];
  return parameter === 'hotelNo' ? hotel : item;
}
