/** True for a day that the calendar has, as `YYYY-MM-DD`: `2026-02-30` is none. */
export const isIsoDate = (text: string): boolean =>
  // What browsers make of such a day is either no date or another one.
  /^\d{4}-\d\d-\d\d$/.test(text) && !!(new Date(text).toJSON() as string | null)?.startsWith(text);
