import { hasValue } from '../client/validation/validate.js';
import type { RecordHost } from '../element/host.js';

/**
 * True if the author's request has no entries, substitutes apart. Searches of readers and their own lists do
 * not count.
 */
export const isEmptyForAuthor = (host: RecordHost): boolean =>
  (host.phase === 'empty' || !!host.state.answer?.unavailable) &&
  !Object.keys(host.state.selection).length &&
  !host.kept &&
  host.resolved.operation.auth !== 'oauth';

/** True if the element shows links without an affiliate id. */
export const earnsNothing = (host: RecordHost): boolean =>
  host.phase === 'ready' &&
  host.resolved.operation.affiliate &&
  !hasValue(host.settings.affiliateId) &&
  // A relay can add the id to the answer.
  !host.records.some((record) => record['affiliateUrl']);
