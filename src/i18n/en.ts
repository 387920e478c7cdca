import type { Locale } from './locale.js';

export const en: Locale = {
  lang: 'en',
  loading: 'Loading…',
  empty: 'Nothing found.',
  error: 'Not available right now.',
  rating: (stars, reviews) => `${stars} out of 5${reviews ? `, ${reviews} reviews` : ''}`,
  asOf: (time) => `As of ${time}`,
};
