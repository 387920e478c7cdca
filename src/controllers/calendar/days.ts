const DAY = 24 * 60 * 60 * 1000;

/** A number of days after another day, both `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** How many days lie between two, `YYYY-MM-DD`; NaN where one of them is none. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY;
