/** Failed elements with screen readers. */
import type { MktElement } from './mkt-element.js';
import {
  expect,
  fixture,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
  type SimulatedFaults,
} from '../../test/support/index.js';
import {
  announcements,
  focused,
  announcement,
  nextAnnouncement,
} from '../../test/support/reading.js';
import '../define/ranking.js';

const failing = (attributes = '', faults: SimulatedFaults = { fault: '500' }, children = '') =>
  `<mkt-ranking loading="eager" application-id="APP" base-url="${serviceUrl(faults)}"
    ${attributes}>${children}</mkt-ranking>`;

async function failed(...elements: readonly string[]): Promise<MktElement[]> {
  const page = await fixture(`<div>${elements.join('')}</div>`);
  const rankings = [...page.children] as MktElement[];
  for (const element of rankings) expect(await settled(element)).to.equal('error');
  return rankings;
}

const FAILED = '表示できませんでした。';

describe('elements that cannot be loaded', () => {
  it('announce the failure once per page, and all show it', async () => {
    const elements = await failed(failing(), failing(), failing('limit="1"'));
    expect(elements.map(announcement).filter(Boolean)).to.deep.equal([FAILED]);
    for (const element of elements)
      expect(partsOf(element, 'status')[0]!.textContent).to.equal(FAILED);
  });

  it('announce it again after a retry of the reader', async () => {
    const [, second] = await failed(failing(), failing());
    const announced = announcements(second!);
    partsOf(second!, 'retry')[0]!.click();
    expect(await settled(second!)).to.equal('error');
    await nextAnnouncement(second!, new RegExp(FAILED));
    expect(announced.filter((text) => text === FAILED)).to.have.length(1);
  });

  it('announce the entries that their reader gets by a retry, once', async () => {
    const fetch = window.fetch.bind(window);
    window.fetch = () => Promise.resolve(new Response('', { status: 500 }));
    const [element] = await failed(failing('limit="3" transport="fetch"', {})).finally(() => {
      window.fetch = fetch;
    });
    const announced = announcements(element!);
    partsOf(element!, 'retry')[0]!.click();
    expect(await settled(element!)).to.equal('ready');
    const result = await nextAnnouncement(element!, /3件を表示しています。/);
    element!.requestUpdate();
    await element!.updateComplete;
    expect(announced.filter((text) => text === result)).to.deep.equal([result]);
  });

  const slotted = '<h2 slot="heading">Teas of the week</h2>';
  for (const [attributes, children, name] of [
    ['heading="Best sellers"', '', 'Best sellers'],
    ['heading="Best sellers"', slotted, 'Teas of the week'],
    ['', '', '一覧'],
  ] as const) {
    it(`keep the focus on a retry, in a group named ${name}, and pass it to the next button`, async () => {
      const [element] = await failed(failing(attributes, undefined, children));
      const [retry] = partsOf(element!, 'retry');
      retry!.focus();
      retry!.click();
      const group = focused(element!)!;
      expect([group.role, group.ariaLabel]).to.deep.equal(['group', name]);
      await settled(element!);
      await waitUntil(
        () => focused(element!) === partsOf(element!, 'retry')[0],
        'the next button is not focused',
      );
      expect(group.ariaLabel).to.equal(null);
    });
  }
});
