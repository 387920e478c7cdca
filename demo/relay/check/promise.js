import assert from 'node:assert/strict';

let broken = 0;

/** How many promises were broken. */
export const brokenPromises = () => broken;

/**
 * Holds one promise, and says in a line how that went.
 * @param {string} words
 * @param {() => Promise<string | void>} proof the figures that show it, if any
 * @throws whatever is wrong is printed, not thrown
 */
export async function promise(words, proof) {
  try {
    const figures = await proof();
    console.log(`✓ ${words}${figures ? `: ${figures}` : ''}`);
  } catch (error) {
    broken += 1;
    console.log(`✗ ${words}`);
    const why = error instanceof Error ? error.message : String(error);
    console.log(why.trim().replace(/^/gm, '    '));
  }
}

/**
 * That an answer is a refusal in the service's own shape, which any page may read.
 * @param {import('./ask.js').Answer} answer
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
