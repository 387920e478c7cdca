import { toIsoDate } from '../client/days.js';
import { formatDate } from '../i18n/format-intl.js';
import { products, type ReleaseTime } from '../i18n/products.js';
import type { WidgetOptions } from './widget-options.js';

/** A year with an optional month, day and mark of an inexact date. */
const WRITTEN = /^(\d{4})年(?:(\d\d?)月)?(?:\d\d?日)?(頃|上旬|中旬|下旬)?$/;

const TIMES: Readonly<Record<string, ReleaseTime>> = {
  頃: 'around',
  上旬: 'early',
  中旬: 'middle',
  下旬: 'late',
};

/**
 * The release date in the reader's language.
 * @param text of the service; a text that is no date stays as it is
 */
export function releaseOf(
  text: string | undefined,
  { locale, layout }: WidgetOptions,
): string | undefined {
  const [, year, month, time] = WRITTEN.exec(text?.normalize('NFKC') ?? '') ?? [];
  const part = year && (month ? `${year}-${month.padStart(2, '0')}` : year);
  const date = formatDate(locale, toIsoDate(text) ?? part ?? '');
  if (!date) return text;
  const { released, releaseTimes } = products[locale];
  const releaseDate = time ? releaseTimes[TIMES[time]!](date) : date;
  // In a table, the column's head says that it is the release date.
  return layout === 'table' ? releaseDate : released(releaseDate);
}
