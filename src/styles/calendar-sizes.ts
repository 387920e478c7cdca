import { em, rule } from './rule.js';

/** The room of the calendar of nights, in em of the element's font. */
export const calendarMetrics = {
  height: 12,
  /** Below it. */
  gap: 0.75,
} as const;

/** CSS for the shadow root of an element with a calendar. */
export const calendarSizeRules = (): string =>
  rule('.calendar', {
    'min-block-size': em(calendarMetrics.height),
    'margin-block-end': em(calendarMetrics.gap),
  });
