/** For requests that no script of the service answers, and for answers without records: one lazy script. */
export { checked, heldBackError } from './error-mapping.js';
export { recover } from './retry.js';
export { fetchTransport } from './transports/fetch.js';
export { frameTransport } from './transports/frame.js';
