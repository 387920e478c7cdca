import { consentSettings } from '../../element/permission.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

/**
 * The setting `consent`, and the button of `consent="click"`. `element/permission.ts` asks for the permission.
 * @csspart consent - The request for consent: with `consent="click"`.
 * @csspart consent-button - Its button.
 * @fires {CustomEvent<boolean>} mkt-consent - The reader has pressed the button of `consent="click"`.
 */
export const consentFeature = {
  settings: consentSettings,
  module: new LazyModule(() => import('./consent.js')),
  isNeeded: ({ permission }) => permission === 'click',
} as const satisfies Feature<WidgetHost>;
