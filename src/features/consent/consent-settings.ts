import type { ParameterTable } from '../../client/validation/parameter.js';

/** The setting of the consent of the reader. */
export const consentSettings = {
  /**
   * Sends, connects and stores nothing before the reader consents: by a button (`click`), by an event
   * of the page (`event:NAME`), or by its consent manager (`tcf:VENDOR`).
   */
  consent: { kind: 'text' },
} as const satisfies ParameterTable;
