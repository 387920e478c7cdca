import { formatPrice } from '../i18n/format.js';
import type { Locale } from '../i18n/locale.js';

/** @param yen absent where the service names no price */
export const price = (yen: number | undefined, locale: Locale): string | undefined =>
  yen === undefined ? undefined : formatPrice(locale, yen);
