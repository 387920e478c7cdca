import type { WidgetHost } from '../host.js';

/**
 * True if the author's request has no entries, substitutes apart. Searches of readers and their own lists do
 * not count.
 */
export const isEmptyForAuthor = (host: WidgetHost): boolean =>
  (host.phase === 'empty' || host.state.answer?.unavailable !== undefined) &&
  !Object.keys(host.state.selection).length &&
  host.resolved.operation.auth !== 'oauth';

/** True if an unavailable item may have substitutes. */
export const allowsSubstitutes = ({
  substitute = false,
}: Pick<WidgetHost, 'substitute'>): boolean => substitute !== false;
