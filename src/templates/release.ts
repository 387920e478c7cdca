import { formatDate } from '../i18n/format.js';
import { products } from '../i18n/index.js';
import type { WidgetOptions } from './widget-options.js';

/**
 * The day of release in the reader's language.
 * @param text as the service writes it
 * @param day `YYYY-MM-DD`; without it the text stays as it is
 */
export function releaseOf(
  text: string | undefined,
  day: string | undefined,
  { locale, layout }: WidgetOptions,
): string | undefined {
  const date = day && !text!.includes('頃') ? formatDate(locale, day) : text;
  // In a table, the head of the column says it.
  return date && layout !== 'table' ? products(locale).released(date) : date;
}
