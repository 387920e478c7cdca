/** The typed client, without any element. */
export { type Answer, type PageInfo } from './service/answer.js';
export { clearCache, request } from './service/client.js';
export {
  createClient,
  requestUrl,
  type Client,
  type ClientSettings,
} from './service/create-client.js';
export * from './service/errors.js';
export { ParameterError, type Problem } from './service/explain.js';
export type { Genre, Genres } from './service/genres.js';
export type { Operation, ParamsOf, RecordOfOperation, SettingsOf } from './service/operation.js';
export { operations, type OperationPath } from './service/operations/index.js';
export * from './service/operations/bookmark.js';
export * from './service/operations/books-media.js';
export * from './service/operations/books.js';
export * from './service/operations/dynamic-ad.js';
export * from './service/operations/ebook.js';
export * from './service/operations/golf.js';
export * from './service/operations/market-item.js';
export * from './service/operations/product.js';
export * from './service/operations/travel.js';
export type { Settings } from './service/settings.js';
