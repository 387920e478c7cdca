/** The transports that few pages need, in one lazy script. */
export { fetchTransport } from './fetch.js';
export { frameTransport } from './frame.js';
