import { wordsForBooks } from '../i18n/books.js';
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
  const date =
    day && !text!.includes('頃')
      ? new Date(day).toLocaleDateString(locale.lang, { dateStyle: 'medium', timeZone: 'UTC' })
      : text;
  // In a table, the head of the column says it.
  return date && layout !== 'table' ? wordsForBooks(locale).released(date) : date;
}
