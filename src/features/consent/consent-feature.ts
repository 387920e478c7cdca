import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

/**
 * The request for the consent of the reader: the setting `consent`.
 * @csspart consent - The request for consent: with `consent="click"`.
 * @csspart consent-button - Its button.
 * @fires {CustomEvent<boolean>} mkt-consent - The reader has pressed the button of `consent="click"`.
 */
export const consentFeature = {
  module: new LazyModule(() => import('./consent.js')),
  isNeeded: ({ permission }) => permission !== 'given',
} as const satisfies Feature<WidgetHost>;
