import assert from 'node:assert/strict';
import { it } from 'node:test';
import { oneAtATime } from './one-at-a-time.js';

it('calls during a run start one more run after it, even if the run fails', async () => {
  /** @type {(() => void)[]} */
  const ends = [];
  let runs = 0;
  const start = oneAtATime(async () => {
    runs++;
    await new Promise((end) => ends.push(() => end(undefined)));
    if (runs === 1) throw new Error('The first one fails');
  });
  const first = start();
  const rest = [start(), start()];
  await Promise.resolve();
  assert.equal(runs, 1);
  ends.shift()?.();
  await assert.rejects(first, /fails/);
  assert.equal(runs, 2);
  ends.shift()?.();
  await Promise.all(rest);
  assert.equal(runs, 2);
  assert.equal(ends.length, 0);
});
