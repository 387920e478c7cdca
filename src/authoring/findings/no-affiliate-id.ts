/** In the upkeep, and short: many pages have no affiliate id on purpose and should load nothing. */
export const noAffiliateId = {
  en: 'data-affiliate-id is missing, so links earn nothing.',
  ja: 'data-affiliate-id がなく、収益になりません。',
};
