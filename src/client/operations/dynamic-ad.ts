import type { Operation } from './operation.js';
import { dynamicAdEntry, dynamicAdSettings, findEntries } from '../records/dynamic-ad.js';
import { flag, text } from './shared.js';

/** Recommendations for a page that carries items of the marketplace. */
export const dynamicAd = {
  path: 'DynamicAd',
  version: '1.0',
  auth: 'appKey',
  affiliate: true,
  endpoint: { setting: 'dynamicAdUrl', path: '/rcm/{version}/i/json' },
  callback: 'callBack',
  params: {
    /** Id of the developer, which is an application id. */
    developerId: text,
    /** Address of the page that the recommendations are for. */
    url: text,
    /** Platform: 0 PC, 1 mobile. */
    carrier: flag,
  },
  settings: dynamicAdSettings,
  // The interface does not describe the answer: entries are found by their shape.
  list: [],
  find: findEntries,
  record: dynamicAdEntry,
} as const satisfies Operation;
