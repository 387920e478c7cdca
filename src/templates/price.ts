import { formatPrice } from '../i18n/format.js';
import { common } from '../i18n/index.js';
import type { Locale } from '../i18n/locale.js';

/** @param yen absent where the service names no price */
export const price = (yen: number | undefined, locale: Locale): string | undefined =>
  yen === undefined ? undefined : formatPrice(locale, yen);

/** The lowest of several prices, as one that there are higher ones of. */
export const lowestPrice = (yen: number, locale: Locale): string =>
  common(locale).priceFrom(formatPrice(locale, yen));
