/** The room of the calendar of nights, in em of the element's font. */
export const calendarMetrics = {
  height: 12,
  /** Below it. */
  gap: 0.75,
} as const;
