import { isUnavailable } from '../../client/records/market-item.js';
import { offersOnSale } from '../../client/records/product.js';
import type { AnyRecord } from '../../client/records/record.js';

export const isSoldOut = (record: AnyRecord): boolean =>
  !!record['gone'] || isUnavailable(record) || offersOnSale(record).count === 0;
