import assert from 'node:assert/strict';

/**
 * Asserts that an answer is a refusal in the service's own format, readable by any page.
 * @param {import('./request.js').Answer} answer
 * @param {number} status
 * @param {string} about the request
 */
export function assertRefusal({ status: got, headers, text }, status, about) {
  assert.equal(got, status, `${about} answered ${got}, not ${status}: ${text.slice(0, 200)}`);
  assert.match(text, /^\{"error":"\w+","error_description":"[^"]+"\}$/, about);
  assert.match(headers['content-type'] ?? '', /^application\/json/, about);
  assert.equal(headers['access-control-allow-origin'], '*', about);
  assert.equal(headers['x-content-type-options'], 'nosniff', about);
  assert.equal(headers['cache-control'], 'no-store', about);
}
