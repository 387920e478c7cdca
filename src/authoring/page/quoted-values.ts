import { quotedAttributes } from '../../client/validation/quotes.js';
import type { RecordHost } from '../../element/host.js';

/** True if valid values are in quotation marks of editors; the message about a wrong value also names its marks. */
export const hasQuotedValues = (host: RecordHost): boolean =>
  !host.displayIssues.length &&
  !Array.isArray(host.resolved.result) &&
  quotedAttributes(host).length > 0;

/** The attributes with such values, as they are written. */
export const quotedValues = (host: Element): string => quotedAttributes(host).join(' ');
