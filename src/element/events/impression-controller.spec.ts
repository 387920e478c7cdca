/** Impressions are reported; elements out of view are not observed, which would cost time in each frame. */
import '../../define/ranking.js';
import { expect, fixture, oneEvent, serviceUrl, settled } from '../../../test/support/index.js';

describe('entries of an element that loads at once, far below', () => {
  const { prototype } = IntersectionObserver;
  const own = Object.getOwnPropertyDescriptor(prototype, 'observe')!;
  let watched: string[];

  beforeEach(() => {
    watched = [];
    prototype.observe = function (target) {
      watched.push(target.localName);
      (own.value as typeof this.observe).call(this, target);
    };
  });

  afterEach(() => {
    Object.defineProperty(prototype, 'observe', own);
  });

  it('are observed once the element is near, and reported once they are in view', async () => {
    const box = await fixture(
      `<div><div style="height: 9000px"></div><mkt-ranking loading="eager" limit="3"
        application-id="APP" base-url="${serviceUrl()}"></mkt-ranking></div>`,
    );
    const element = box.lastElementChild!;
    expect(await settled(element)).to.equal('ready');
    expect(watched).to.deep.equal(['mkt-ranking']);
    element.scrollIntoView();
    await oneEvent(element, 'mkt-impression');
    expect(watched.filter((name) => name === 'li')).to.have.length(3);
  });
});
