import { cached } from './format.js';
import type { Locale } from './locale.js';

const days = /* @__PURE__ */ cached(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
);
const weekdays = /* @__PURE__ */ cached(
  (locale) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }),
);

/** The day on which a night begins, in few characters. @param day `YYYY-MM-DD` */
export const formatNight = (
  locale: Locale,
  day: string,
): { readonly day: string; readonly weekday: string } => ({
  day: days(locale).format(new Date(day)),
  weekday: weekdays(locale).format(new Date(day)),
});
