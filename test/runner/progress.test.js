import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Progress } from './progress.js';

describe('a run', () => {
  it('hangs three minutes after its last progress, and then names the running files and tests', (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    /** @type {string[]} */
    const messages = [];
    const progress = new Progress(180_000, (message) => messages.push(message));
    progress.next('a.test.js', 'starting');
    progress.next('b.spec.ts in Chromium', 'opening the page');
    t.mock.timers.tick(179_000);
    progress.next('a.test.js', 'waits for ever');
    t.mock.timers.tick(179_000);
    progress.end('b.spec.ts in Chromium');
    t.mock.timers.tick(179_000);
    assert.deepEqual(messages, []);
    t.mock.timers.tick(1000);
    assert.match(
      messages.join(),
      /^No test has started or ended for 180 s\. These files run:\n {2}a\.test\.js: waits for ever \(\d+ s\)$/,
    );
  });

  it('does not hang between its files', (t) => {
    t.mock.timers.enable({ apis: ['setTimeout'] });
    const progress = new Progress(180_000, assert.fail);
    progress.next('a.test.js', 'starting');
    progress.end('a.test.js');
    t.mock.timers.tick(3_600_000);
  });
});
