/** The typed client, without any element. */
export { type Answer, type PageInfo } from './client/response.js';
export { clearCache } from './client/cache.js';
export { request } from './client/client.js';
export {
  createClient,
  requestUrl,
  type Client,
  type ClientSettings,
} from './client/create-client.js';
export * from './client/errors.js';
export { ParameterError } from './client/validation/messages.js';
export type { ValidationMessage as Problem } from './client/validation/issue.js';
export type { Genre, Genres } from './client/records/genres.js';
export type {
  Operation,
  ParamsOf,
  RecordOfOperation,
  SettingsOf,
} from './client/operations/operation.js';
export { operations, type OperationPath } from './client/operations/index.js';
export * from './client/operations/bookmark.js';
export * from './client/operations/books.js';
export * from './client/operations/dynamic-ad.js';
export * from './client/operations/ebook.js';
export * from './client/operations/golf.js';
export * from './client/operations/market-item.js';
export * from './client/operations/product.js';
export * from './client/operations/travel.js';
export type { Settings } from './client/settings.js';
