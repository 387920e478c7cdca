import { expect } from 'chai';

/**
 * Asserts that an answer is a refusal in the service's own format, readable by any page.
 * @param {import('./request.js').Answer} answer
 * @param {number} status
 * @param {string} about the request
 */
export function assertRefusal({ status: got, headers, text }, status, about) {
  expect(got, `${about} answered ${got}, not ${status}: ${text.slice(0, 200)}`).to.equal(status);
  expect(text, about).to.match(/^\{"error":"\w+","error_description":"[^"]+"\}$/);
  expect(headers['content-type'] ?? '', about).to.match(/^application\/json/);
  expect(headers['access-control-allow-origin'], about).to.equal('*');
  expect(headers['x-content-type-options'], about).to.equal('nosniff');
  expect(headers['cache-control'], about).to.equal('no-store');
}
