/** @import { Operation } from './shared.js' */
import { flag, refuse, refuseFractions, refuseUnknown, text, vary } from './shared.js';

const base = { applicationId: '1234567890' };

/** @type {Record<string, Operation>} */
export const ad = {
  DynamicAd: {
    version: '1.0',
    auth: 'appKey',
    scope: undefined,
    affiliate: true,
    params: {
      applicationId: { type: 'string', required: true },
      developerId: text(),
      url: text(),
      carrier: flag(),
    },
    oneOf: [],
    cross: [],
    inside: [
      base,
      { ...base, developerId: '2345678901' },
      { ...base, url: 'https://example.com/page?a=1&b=2' },
      ...vary(base, 'carrier', [0, 1, '1']),
    ],
    outside: [
      { params: {}, names: ['applicationId'], why: 'applicationId is required' },
      { params: { applicationId: '' }, names: ['applicationId'], why: 'applicationId is required' },
      ...refuse(base, 'carrier', [-1, 2], 'is 0 or 1'),
      ...refuseFractions(base, 'carrier'),
      ...refuseUnknown(base, { keyword: 'camera', hits: 30 }),
    ],
  },
};
