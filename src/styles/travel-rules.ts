import { areaRules, rowRules } from './size-rules.js';
import { detailRows, golfRows, hotelRows } from './entry-sizes.js';

export const hotelRules = (): string => rowRules(hotelRows);
export const detailRules = (): string => rowRules(detailRows);
export const golfRules = (): string => rowRules(golfRows);
export const hotelAreaRules = (): string => areaRules(hotelRows);
export const golfAreaRules = (): string => areaRules(golfRows);
