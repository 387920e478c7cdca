import type { RecordHost } from './host.js';

/** True while an element waits for its reader: for a form, or for `consent="click"`. No space is reserved then. */
export const needsReaderInput = ({ missingConsents, state }: RecordHost): boolean =>
  state.waitsFor === 'reader' || missingConsents.includes('click');
