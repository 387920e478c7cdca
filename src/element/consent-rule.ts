import type { ParameterTable, ParamsOfTable } from '../client/validation/parameter.js';

export const consentSettings = {
  /**
   * Sends, connects and stores nothing before the reader consents: by a button (`click`), by an event
   * of the page (`event:NAME`), or by its consent manager (`tcf:VENDOR`).
   */
  consent: { kind: 'text' },
} as const satisfies ParameterTable;

declare module './settings/settings.js' {
  interface ElementSettings extends ParamsOfTable<typeof consentSettings> {}
}

/**
 * The values of the setting `consent`. The names that no page fires are mistakes: `event:go`, `tcf:755`, `go tcf`, `NAME`;
 * `click` would take any press for consent.
 */
export const PATTERN =
  /^(?:click|tcf(?::([1-9]\d*))?|event:(?!event:|tcf:\d*$|(?:NAME|click)$|.*\s(?:event:|tcf|click$))(\S(?:.*\S)?))$/;

/** The event by which a page gives and withdraws consent; undefined for consent managers and wrong values. */
export const eventOf = (value: string): string | undefined =>
  value === 'click' ? 'mkt-consent' : PATTERN.exec(value)?.[2];
