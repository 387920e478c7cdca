export { prepare } from '../client/client.js';
export { RequestError, ServiceError } from '../client/errors.js';
export { NEUTRAL_WORDS, identifierMapping } from '../client/identifier-mapping.js';
export { send } from '../client/pipeline.js';
export { dropField, type Address } from '../client/records/fields.js';
export { offersOnSale } from '../client/records/product.js';
export { declared, type AnyRecord } from '../client/records/record.js';
export { summaryOf } from '../client/records/summary.js';
export { urlOf, type Request } from '../client/request.js';
export { readResponse, type Answer } from '../client/response.js';
export {
  goneItems,
  itemRequests,
  namedItems,
  type ItemRequest,
} from '../components/shortlist/named-items.js';
export type { DisplayedAnswer } from '../element/request/request-state.js';
export { firstFound } from '../features/keyword-from/first-found.js';
export type { GoneError, Item } from '../element/unavailable-item.js';
