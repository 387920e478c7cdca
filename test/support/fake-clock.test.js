import { afterEach, describe, it } from 'node:test';
import { expect } from 'chai';
import { advanceClock, endClock, startClock } from './fake-clock.js';

describe('the clock of a test', () => {
  afterEach(endClock);

  it('keeps its timers when one of an earlier test is cleared', () => {
    startClock();
    const earlier = setTimeout(() => {}, 100);
    endClock();
    startClock();
    let isOver = false;
    setTimeout(() => (isOver = true), 100);
    clearTimeout(earlier);
    advanceClock(100);
    expect(isOver).to.equal(true);
  });
});
