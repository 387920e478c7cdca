import { interactionFeature } from '../../features/interaction/interaction-feature.js';

/** The scripts beside `mkt.js` with elements: see `scripts-by-tag.ts`. */
export const bundles = {
  interaction: () => interactionFeature.module.load(),
  recovery: () => import('../../client/recovery.js'),
  picks: () => import('./picks.js'),
  catalogue: () => import('./catalogue.js'),
  products: () => import('./products.js'),
  books: () => import('./books.js'),
  travel: () => import('./travel.js'),
  'hotel-detail': () => import('./hotel-detail.js'),
  bookmarks: () => import('./bookmarks.js'),
  campaign: () => import('../../define/campaign.js'),
  value: () => import('../../define/value.js'),
  shortlist: () => import('../../define/shortlist.js'),
} satisfies Readonly<Record<string, () => Promise<unknown>>>;

export type Bundle = keyof typeof bundles;
