import { toIsoDate } from '../client/dates.js';
import { formatDate } from '../i18n/format.js';
import { products, type ReleaseTime } from '../i18n/products.js';
import type { WidgetOptions } from './widget-options.js';

/** A year, its month or its day, and what says that it is not exact. */
const WRITTEN = /^(\d{4})年(?:(\d\d?)月)?(?:\d\d?日)?(頃|上旬|中旬|下旬)?$/;

const TIMES: Readonly<Record<string, ReleaseTime>> = {
  頃: 'around',
  上旬: 'early',
  中旬: 'middle',
  下旬: 'late',
};

/**
 * When something is released, in the reader's language.
 * @param text as the service writes it: what is no date stays as it is
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
  const told = time ? releaseTimes[TIMES[time]!](date) : date;
  // In a table, the head of the column says it.
  return layout === 'table' ? told : released(told);
}
