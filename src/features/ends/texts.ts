const ja = {
  /**
   * The last minute of points or of a sale, without the year: cards are narrow.
   * @param day in UTC
   */
  end: (day: Date, clock: string) => `${day.getUTCMonth() + 1}/${day.getUTCDate()} ${clock}まで`,
  sale: (end: string) => `セール ${end}`,
};

const en: typeof ja = {
  // `toUTCString` is English by specification: `Sun, 22 Nov 2026 …`.
  end: (day, clock) => `until ${day.toUTCString().slice(8, 11)} ${day.getUTCDate()}, ${clock} JST`,
  sale: (end) => `Sale ${end}`,
};

export const ends = { ja, en };
