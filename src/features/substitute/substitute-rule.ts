import type { WidgetHost } from '../../element/host.js';

/** True if an unavailable item may have substitutes. */
export const allowsSubstitutes = ({
  substitute = false,
}: Pick<WidgetHost, 'substitute'>): boolean => substitute !== false;
