/** A long list is drawn in two parts, so that readers can act in between; in the end all of it is there. */
import '../define/ranking.js';
import type { MktRanking } from '../components/ranking/ranking.js';
import {
  arrived,
  expect,
  fixture,
  oneEvent,
  partsOf,
  serviceUrl,
  settled,
} from '../../test/support/index.js';

/** A ranking of thirty entries. */
const ranking = () =>
  fixture<MktRanking>(
    `<mkt-ranking loading="eager" limit="30" application-id="APP" base-url="${serviceUrl()}"></mkt-ranking>`,
  );

const rooms = (element: Element) => element.shadowRoot!.querySelectorAll('.list > li').length;

/** What is drawn after each change of the list, on a device that takes long for each element. */
async function drawnSlowly(element: Element, act: () => unknown = () => {}) {
  const drawn: { entries: number; rooms: number }[] = [];
  const own = Object.getOwnPropertyDescriptor(Node.prototype, 'cloneNode')!;
  let time = performance.now();
  performance.now = () => time;
  Node.prototype.cloneNode = function (deep) {
    time++;
    return (own.value as typeof this.cloneNode).call(this, deep);
  };
  const observer = new MutationObserver(() => {
    drawn.push({ entries: partsOf(element, 'item').length, rooms: rooms(element) });
  });
  observer.observe(element.shadowRoot!, { subtree: true, childList: true });
  try {
    await act();
    await settled(element);
  } finally {
    Reflect.deleteProperty(performance, 'now');
    Object.defineProperty(Node.prototype, 'cloneNode', own);
    observer.disconnect();
  }
  return drawn.filter(({ entries }) => entries);
}

describe('a long list', () => {
  it('is drawn in two parts, in the room that is kept for all of it', async () => {
    const element = await ranking();
    const drawn = await drawnSlowly(element);
    expect(drawn.map(({ entries }) => entries)).to.deep.equal([10, 30]);
    expect(drawn.map((one) => one.rooms)).to.deep.equal([30, 30]);
  });

  it('is told of once it is all there', async () => {
    const element = await ranking();
    const loaded = oneEvent(element, 'mkt-load').then(() => partsOf(element, 'item').length);
    await drawnSlowly(element);
    expect(await loaded).to.equal(30);
  });

  it('is all there before the page is printed', async () => {
    const element = await ranking();
    let printed = 0;
    const drawn = await drawnSlowly(element, async () => {
      const observer = new MutationObserver(() => {
        if (printed || !partsOf(element, 'item').length) return;
        dispatchEvent(new Event('beforeprint'));
        printed = partsOf(element, 'item').length;
      });
      observer.observe(element.shadowRoot!, { subtree: true, childList: true });
      await settled(element);
      observer.disconnect();
    });
    expect(printed).to.equal(30);
    expect(drawn.at(-1)!.entries).to.equal(30);
  });

  it('changes at once where it is drawn, and in parts where it becomes longer', async () => {
    const element = await ranking();
    await settled(element);
    element.limit = 12;
    await settled(element);
    expect(partsOf(element, 'item')).to.have.length(12);
    const [kept] = partsOf(element, 'item');
    const drawn = await drawnSlowly(element, () => (element.limit = 30));
    expect(drawn.map(({ entries }) => entries)).to.deep.equal([22, 30]);
    expect(kept!.isConnected).to.equal(true);
  });

  it('shows what was asked for last, though some of what was before is still to be drawn', async () => {
    const element = await ranking();
    const drawn = await drawnSlowly(element, async () => {
      await arrived(element.shadowRoot!, '[part~="item"]');
      element.limit = 5;
    });
    expect(drawn.at(-1)).to.deep.equal({ entries: 5, rooms: 5 });
    expect(partsOf(element, 'item')).to.have.length(5);
  });

  it('stays as it is where nothing of it changes', async () => {
    const element = await ranking();
    await settled(element);
    let changes = 0;
    const observer = new MutationObserver((records) => (changes += records.length));
    const list = element.shadowRoot!.querySelector('.list')!;
    observer.observe(list, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    element.requestUpdate();
    await settled(element);
    changes += observer.takeRecords().length;
    observer.disconnect();
    expect(changes).to.equal(0);
  });
});
