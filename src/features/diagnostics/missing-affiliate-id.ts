import { hasValue } from '../../client/validation/validate.js';
import type { WidgetHost } from '../../element/host.js';

/** Whether links are shown that could carry an affiliate id, and none is set. */
export const earnsNothing = (host: WidgetHost): boolean =>
  host.phase === 'ready' &&
  host.currentOperation().affiliate &&
  !hasValue(host.settings.affiliateId) &&
  // A service between the page and the marketplace can put one in.
  !host.records.some((record) => record['affiliateUrl']);
