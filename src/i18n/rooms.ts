import { words, type Words } from './words.js';

const rooms = {
  breakfast: '朝食付き|Breakfast',
  dinner: '夕食付き|Dinner',
  breakfastChoice: '朝食選択可|Breakfast on request',
  dinnerChoice: '夕食選択可|Dinner on request',
  noMeals: '食事なし|No meals',
  /** Between meals. */
  and: '・|, ',
  /** The night that begins on a day. */
  night: '{0}の1泊|Night of {0}',
  charge: '料金|Charge',
  total: '合計|Total',
  reserve: '予約する|Reserve',
} as const;

/** The words of free rooms. */
export const roomWords = /* @__PURE__ */ words(rooms);

export type RoomWords = Words<typeof rooms>;
