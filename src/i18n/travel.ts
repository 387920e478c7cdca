import { words, type Words } from './words.js';

const travel = {
  /** Stands before the lowest of several prices, and what stands behind it. */
  lowest: '最安料金|from',
  upwards: '〜|',
  station: '最寄り駅 {0}|Station: {0}',
  highway: '高速道路 {0}|Highway: {0}',
  away: '直線距離 {0}|{0} away (straight line)',
  reviews: 'クチコミ|Reviews',
  calendar: '空き状況|Calendar',
} as const;

/** The words of lists of hotels and golf courses. */
export const travelWords = /* @__PURE__ */ words(travel);

export type TravelWords = Words<typeof travel>;
