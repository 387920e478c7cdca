/** Many elements render one after the other, so that the page stays responsive. */
import { expect } from 'chai';
import { restoreGlobals, setGlobal } from '../../../test/support/globals.js';
import { scheduleWork } from './work-queue.js';

/** A page with a clock of its own, without idle periods. */
const page = new EventTarget();
const globals = { window: page, addEventListener: page.addEventListener.bind(page) };
let time = 0;

/** Queues the rendering of elements, each of which takes as long as on a slow phone. */
function drawings(places: Readonly<Record<string, boolean | undefined>>) {
  const drawn: string[] = [];
  const waits = Object.entries(places).map(([name, isNear]) =>
    scheduleWork({ isNear }, () => {
      time += 20;
      drawn.push(name);
    }),
  );
  return { drawn, waits };
}

const tasks: (() => void)[] = [];
const nextTask = () => tasks.shift()?.();

describe('elements rendered in one task', () => {
  beforeEach(() => {
    Object.assign(globalThis, globals);
    setGlobal('setTimeout', (task: () => void) => tasks.push(task));
    setGlobal('performance', { now: () => time });
  });

  afterEach(() => {
    while (tasks.length) nextTask();
    restoreGlobals();
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
  });

  it('are limited by the time budget; the others follow, and other tasks between them', async () => {
    const all = { first: true, second: true, third: undefined, fourth: true, fifth: true };
    const { drawn, waits } = drawings(all);
    expect(drawn).to.deep.equal(['first']);
    nextTask();
    expect(drawn).to.have.length(3);
    nextTask();
    expect(drawn).to.have.members(Object.keys(all));
    await Promise.all(waits.map(async (wait) => wait));
  });

  it('come first if they are near the viewport', () => {
    const { drawn } = drawings({ first: true, far: false, near: true, unknown: undefined });
    while (tasks.length) nextTask();
    expect(drawn).to.deep.equal(['first', 'near', 'far', 'unknown']);
  });

  it('are all rendered before the page is printed', () => {
    const { drawn } = drawings({ first: true, far: false, near: true });
    page.dispatchEvent(new Event('beforeprint'));
    expect(drawn).to.deep.equal(['first', 'far', 'near']);
  });

  it('are not blocked if one of them fails', async () => {
    const { drawn } = drawings({ first: true });
    const failing = scheduleWork({ isNear: true }, () => {
      throw new Error('cannot be drawn');
    });
    const last = scheduleWork({ isNear: true }, () => drawn.push('last'));
    nextTask();
    const [failure] = await Promise.allSettled([failing, last]);
    expect(failure).to.include({ status: 'rejected' });
    expect(drawn).to.deep.equal(['first', 'last']);
  });
});
