import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { advanceClock, endClock, startClock } from '../support/fake-clock.js';
import { Progress } from './progress.js';

describe('a run', () => {
  afterEach(endClock);

  it('hangs three minutes after its last progress, and then names the running files and tests', () => {
    startClock();
    /** @type {string[]} */
    const messages = [];
    const progress = new Progress(180_000, (message) => messages.push(message));
    progress.next('a.test.js', 'starting');
    progress.next('b.spec.ts in Chromium', 'opening the page');
    advanceClock(179_000);
    progress.next('a.test.js', 'waits for ever');
    advanceClock(179_000);
    progress.end('b.spec.ts in Chromium');
    advanceClock(179_000);
    assert.deepEqual(messages, []);
    advanceClock(1000);
    assert.match(
      messages.join(),
      /^No test has started or ended for 180 s\. These files run:\n {2}a\.test\.js: waits for ever \(\d+ s\)$/,
    );
  });

  it('does not hang between its files', () => {
    startClock();
    const progress = new Progress(180_000, assert.fail);
    progress.next('a.test.js', 'starting');
    progress.end('a.test.js');
    advanceClock(3_600_000);
  });
});
