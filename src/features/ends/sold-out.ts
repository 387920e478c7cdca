import { offersOnSale } from '../../client/records/product.js';
import type { AnyRecord } from '../../client/records/record.js';

/** True if the answer says that an entry cannot be bought, or if its time-limited sale is over. */
export const isSoldOut = (record: AnyRecord): boolean =>
  record['availability'] === 0 ||
  Date.parse(String(record['endsAt'])) <= Date.now() ||
  offersOnSale(record).count === 0;
