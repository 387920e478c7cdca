import { ranking } from './market-item.js';

/** Every operation by its path. @type {Map<string, import('../operation.js').Operation>} */
export const operations = new Map([ranking].map((operation) => [operation.path, operation]));
