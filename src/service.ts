/** The typed client, without any element. */
export { type Answer, type PageInfo } from './service/answer.js';
export { request } from './service/client.js';
export * from './service/errors.js';
export { ParameterError, type Problem } from './service/explain.js';
export { ranking } from './service/operations/market-item.js';
