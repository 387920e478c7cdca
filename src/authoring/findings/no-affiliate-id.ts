/** In a module of its own, which the core contains: many pages have no affiliate id on purpose and should load nothing. */
export const NO_AFFILIATE_ID = [
  'The affiliate id is missing, so links earn nothing.',
  'Set data-affiliate-id on the script tag to your id.',
] as const;
