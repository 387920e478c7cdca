import type { WidgetHost } from '../host.js';

/**
 * Whether the service has nothing for what the author asks, whatever else is shown: a reader's search
 * is none of that, nor is what belongs to one reader.
 */
export const isEmptyForAuthor = (host: WidgetHost): boolean =>
  (host.phase === 'empty' || host.answer?.gone !== undefined) &&
  !Object.keys(host.selection).length &&
  host.currentOperation().auth !== 'oauth';

/** Whether the author allows others in place of a thing that is gone. */
export const allowsOthers = ({ substitute = false }: Pick<WidgetHost, 'substitute'>): boolean =>
  substitute !== false;
