import '../../define/ranking.js';
import type { MktElement } from '../../element/mkt-element.js';
import { expect, media, nextFrame, partsOf } from '../../../test/support/index.js';
import { focused, hasButton, key, press, rendered } from '../../../test/support/reading.js';

const carousel = async (attributes = '', width = 400) => {
  const element = await rendered<MktElement>('mkt-ranking', {
    attributes: `layout="carousel" style="width:${width}px" ${attributes}`,
  });
  await scrollEnd();
  return element;
};

const row = (element: Element) => partsOf(element, 'list')[0]!;

/** Waits until observers have seen sizes and scrolling. */
async function scrollEnd(): Promise<void> {
  await nextFrame();
  await nextFrame();
}

async function scrolled(element: Element, does: () => void | Promise<void>): Promise<void> {
  const ended = new Promise((resolve) =>
    row(element).addEventListener('scrollend', resolve, { once: true }),
  );
  await does();
  await ended;
  await scrollEnd();
}

describe('layout="carousel"', () => {
  // Smooth scrolling, which takes time, has a test of its own.
  beforeEach(() => media({ reducedMotion: 'reduce' }));

  it('shows its entries in one row, each with a link', async () => {
    const element = await carousel('limit="8"');
    // It does not scroll by itself.
    expect(row(element).getAnimations()).to.have.length(0);
    expect(row(element).scrollLeft).to.equal(0);
    const items = partsOf(element, 'item');
    const tops = new Set(items.map((item) => Math.round(item.getBoundingClientRect().top)));
    expect(items).to.have.length(8);
    expect(tops.size).to.equal(1);
    expect(element.scrollWidth).to.be.at.most(400);
  });

  it('scrolls forward and back by buttons, hidden at the ends', async () => {
    const element = await carousel('limit="8"');
    expect(hasButton(element, '前へスクロール')).to.be.false;
    await scrolled(element, () => press(element, '次へスクロール'));
    expect(row(element).scrollLeft).to.be.greaterThan(100);
    expect(hasButton(element, '前へスクロール')).to.be.true;
    await scrolled(element, () => press(element, '前へスクロール'));
    expect(row(element).scrollLeft).to.equal(0);
    expect(hasButton(element, '前へスクロール')).to.be.false;
    expect(focused(element)).to.equal(row(element));
  });

  it('has no buttons if everything fits', async () => {
    const element = await carousel('limit="2" columns="2"', 700);
    expect(hasButton(element, '次へスクロール')).to.be.false;
  });

  it('adapts to a smaller width', async () => {
    const element = await carousel('limit="3"', 1200);
    expect(hasButton(element, '次へスクロール')).to.be.false;
    element.style.width = '300px';
    await scrollEnd();
    expect(hasButton(element, '次へスクロール')).to.be.true;
  });

  it('scrolls by entries with the arrow keys, and to its ends by Home and End', async () => {
    const element = await carousel('limit="8"');
    const [first, second] = partsOf(element, 'item');
    const step = second!.offsetLeft - first!.offsetLeft;
    row(element).focus();
    await scrolled(element, () => key(element, 'ArrowRight'));
    expect(row(element).scrollLeft).to.be.closeTo(step, 2);
    await scrolled(element, () => key(element, 'ArrowLeft'));
    expect(row(element).scrollLeft).to.be.closeTo(0, 2);
    await scrolled(element, () => key(element, 'End'));
    const { clientWidth, scrollLeft, scrollWidth } = row(element);
    expect(scrollLeft + clientWidth).to.be.closeTo(scrollWidth, 2);
    await scrolled(element, () => key(element, 'Home'));
    expect(row(element).scrollLeft).to.equal(0);
  });

  for (const width of [260, 400, 500])
    it(`shows the whole entry that gets the focus, at ${width} px`, async () => {
      const element = await carousel('limit="8"', width);
      const links = [...row(element).querySelectorAll<HTMLElement>('.title a')];
      const forth = links.map((_, index) => index);
      for (const index of [...forth, ...forth.reverse(), 5, 1]) {
        links[index]!.focus();
        await scrollEnd();
        const frame = row(element).getBoundingClientRect();
        const { left, right } = links[index]!.closest('.item')!.getBoundingClientRect();
        expect(left, `entry ${index}`).to.be.at.least(frame.left - 1);
        expect(right, `entry ${index}`).to.be.at.most(frame.right + 1);
      }
    });

  it('has an accessible name', async () => {
    const element = await carousel('lang="en" limit="8"');
    expect(row(element).ariaLabel).to.equal('Items, scrollable');
    expect(row(element).tabIndex).to.equal(0);
    const headed = await carousel('lang="en" limit="8" heading="Best sellers"');
    expect(row(headed).ariaLabel).to.equal('Best sellers');
  });

  it('is focusable only if it can scroll', async () => {
    const element = await carousel('limit="2" columns="2"', 700);
    expect(row(element).tabIndex).to.equal(-1);
    element.style.width = '200px';
    await scrollEnd();
    expect(row(element).tabIndex).to.equal(0);
  });

  it('scrolls smoothly, or at once with reduced motion, and removes its attributes in another layout', async () => {
    const element = await carousel('limit="8"');
    expect(getComputedStyle(row(element)).scrollBehavior).to.equal('auto');
    await media({ reducedMotion: 'no-preference' });
    expect(getComputedStyle(row(element)).scrollBehavior).to.equal('smooth');
    element.layout = 'grid';
    await element.updateComplete;
    expect(row(element).hasAttribute('aria-label')).to.be.false;
    expect(row(element).tabIndex).to.equal(-1);
    expect(hasButton(element, '次へスクロール')).to.be.false;
  });
});
