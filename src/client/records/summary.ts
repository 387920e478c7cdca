/** The summary of a record of any kind, for places without an element. */
import { bookSummary } from './books.js';
import { golfCourseSummary } from './golf.js';
import { itemSummary } from './market-item.js';
import { productSummary } from './product.js';
import { declared, type AnyRecord, type Summary } from './record.js';
import { hotelSummary } from './travel.js';

export function summaryOf(record: AnyRecord): Summary {
  const own = declared(record);
  if ('hotelName' in own) return hotelSummary(own);
  if ('golfCourseName' in own) return golfCourseSummary(own);
  if ('productName' in own) return productSummary(own);
  if ('itemName' in own) return itemSummary(own);
  // The fields of recommendations have these names.
  return 'href' in own ? own : bookSummary(own);
}
