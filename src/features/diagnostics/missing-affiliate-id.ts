import { hasValue } from '../../client/validation/validate.js';
import type { WidgetHost } from '../../element/host.js';

/** True if the element shows links without an affiliate id. */
export const earnsNothing = (host: WidgetHost): boolean =>
  host.phase === 'ready' &&
  host.resolved.operation.affiliate &&
  !hasValue(host.settings.affiliateId) &&
  // A relay can add the id to the answer.
  !host.records.some((record) => record['affiliateUrl']);
