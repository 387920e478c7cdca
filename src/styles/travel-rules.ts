import { rowRules } from './row-rules.ts';
import { detailRows, golfRows, hotelRows } from './rows.ts';

export const hotelRules = (): string => rowRules(hotelRows);
export const detailRules = (): string => rowRules(detailRows);
export const golfRules = (): string => rowRules(golfRows);
