/** Many elements render one after the other, so that the page stays responsive. */
import { expect } from '../../../test/support/index.js';
import { scheduleRender } from './render-queue.js';

/** Takes as long as an element on a slow phone. */
function drawSlowly() {
  const start = performance.now();
  while (performance.now() - start < 20);
}

/** Queues the rendering of elements, of which the first one uses up the time of this task. */
function drawings(places: Readonly<Record<string, boolean | undefined>>) {
  const drawn: string[] = [];
  const draw = (name: string) => () => {
    drawSlowly();
    drawn.push(name);
  };
  const waits = Object.entries(places).map(([name, isNear]) =>
    scheduleRender({ isNear }, draw(name)),
  );
  return { drawn, whenDrawn: Promise.allSettled(waits.map(async (wait) => wait)) };
}

/** A new task, as the one before has used up its time. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('elements rendered in one task', () => {
  beforeEach(nextTask);

  it('are limited by the time budget; the others follow', async () => {
    const { drawn, whenDrawn } = drawings({ first: true, second: true, third: undefined });
    expect(drawn).to.deep.equal(['first']);
    await whenDrawn;
    expect(drawn).to.deep.equal(['first', 'second', 'third']);
  });

  it('leave time for other tasks between them', async () => {
    const all = { first: true, second: true, third: true, fourth: true, fifth: true };
    const { drawn, whenDrawn } = drawings(all);
    let seen = 0;
    const timer = setInterval(() => (seen = Math.max(seen, drawn.length % 5)));
    await whenDrawn;
    clearInterval(timer);
    expect(seen).to.be.above(0);
  });

  it('come first if they are near the viewport', async () => {
    const { drawn, whenDrawn } = drawings({
      first: true,
      far: false,
      near: true,
      unknown: undefined,
    });
    await whenDrawn;
    expect(drawn).to.deep.equal(['first', 'near', 'unknown', 'far']);
  });

  it('are all rendered before the page is printed', () => {
    const { drawn } = drawings({ first: true, far: false, near: true });
    window.dispatchEvent(new Event('beforeprint'));
    expect(drawn).to.deep.equal(['first', 'far', 'near']);
  });

  it('are not blocked if one of them fails', async () => {
    const { drawn, whenDrawn } = drawings({ first: true });
    const failing = scheduleRender({ isNear: true }, () => {
      throw new Error('cannot be drawn');
    });
    const last = scheduleRender({ isNear: true }, () => drawn.push('last'));
    const [failure] = await Promise.allSettled([failing, last, whenDrawn]);
    expect(failure).to.include({ status: 'rejected' });
    expect(drawn).to.deep.equal(['first', 'last']);
  });
});
