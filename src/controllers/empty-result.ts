import type { WidgetHost } from './host.js';

/**
 * Whether the service has nothing for what the author asks: a reader's search is none of that, nor is
 * what belongs to one reader.
 */
export const isEmptyForAuthor = (host: WidgetHost): boolean =>
  host.phase === 'empty' &&
  !Object.keys(host.selection).length &&
  host.currentOperation().auth !== 'oauth';
