import { Agent, request } from 'node:http';

/** @typedef {{ status: number, headers: import('node:http').IncomingHttpHeaders, text: string }} Answer */

export const agent = new Agent({ keepAlive: true, maxSockets: 200 });

/**
 * Sends a request like a reader's browser.
 * @param {string} address
 * @param {import('node:http').RequestOptions} [options]
 * @returns {Promise<Answer>} with a partial body if the connection breaks
 */
export const send = (address, options = {}) =>
  new Promise((resolve, reject) => {
    request(address, { agent, ...options }, (response) => {
      const { statusCode: status = 0, headers } = response;
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (data) => (text += data));
      response.on('close', () => resolve({ status, headers, text }));
      response.on('error', () => {});
    })
      .on('error', reject)
      .end();
  });

/**
 * Options for a request from another IP address.
 * @param {string} address
 */
export const from = (address) => ({ headers: { 'X-Forwarded-For': address } });

/**
 * The argument of a JSONP callback.
 * @param {string} script
 * @param {string} callback
 */
export function calledBack(script, callback) {
  const [before, after] = [`/**/${callback}(`, ');'];
  if (!script.startsWith(before) || !script.endsWith(after)) {
    throw new Error(`calls nothing named ${callback}: ${script.slice(0, 80)}`);
  }
  return script.slice(before.length, -after.length);
}

/** Waits. @param {number} seconds */
export const pass = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
