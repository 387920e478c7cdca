import type { RecordHost } from './host.js';

/** True while an element waits for its reader: for a form, or for a press that permits to connect. No space is reserved then. */
export const needsReaderInput = ({ permission, state }: RecordHost): boolean =>
  state.waitsFor === 'reader' || permission === 'click';
