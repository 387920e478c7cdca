import {
  expect,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
  newHold,
  release,
} from '../../support/index.js';
import { create, onlyLine, promise, visible, type Description } from '../fixture.js';

const CHILDREN = `<p id="fallback">Fallback</p>
  <p id="empty" slot="empty">Empty</p>
  <p id="error" slot="error">Error</p>
  <h3 id="heading" slot="heading">Heading</h3>
  <p id="footer" slot="footer">Footer</p>`;

/** When an author's slots are displayed. */
export function slots(description: Description): void {
  const { address = 'base-url' } = description;

  const visibleIds = (element: Element) =>
    [...element.children].filter(visible).map(({ id }) => id);

  promise('slots are displayed in their states', async (lines) => {
    const hold = newHold();
    const element = await create(description, { children: CHILDREN, faults: { hold } });
    expect(element.phase).to.equal('loading');
    expect(visibleIds(element)).to.deep.equal(['heading', 'footer']);
    await release(hold);
    expect(await settled(element)).to.equal('ready');
    expect(visibleIds(element)).to.deep.equal(['heading', 'footer']);
    element.setAttribute(address, serviceUrl({ fault: 'empty' }));
    expect(await settled(element)).to.equal('empty');
    expect(visibleIds(element)).to.deep.equal(['empty', 'heading', 'footer']);
    element.setAttribute(address, serviceUrl({ fault: '500' }));
    expect(await settled(element)).to.equal('error');
    expect(visibleIds(element)).to.deep.equal(['error', 'heading', 'footer']);
    lines.length = 0;
  });

  promise('there is one heading, at its level', async () => {
    const attributes = { heading: '<b>Best</b> sellers', 'heading-level': '4' };
    const element = await create(description, { attributes });
    await settled(element);
    const [heading] = partsOf(element, 'heading');
    expect(heading!.textContent.trim()).to.equal('<b>Best</b> sellers');
    const level = heading!.getAttribute('aria-level') ?? heading!.localName.slice(1);
    expect(level).to.equal('4');
  });

  promise("without an author's fallback, readers get a message", async (lines) => {
    const element = await create(description, { faults: { fault: '500' } });
    await settled(element);
    expect(visible(partsOf(element, 'status')[0]!)).to.equal(true);
    element.setAttribute(address, serviceUrl({ fault: 'empty' }));
    await settled(element);
    expect(visible(partsOf(element, 'status')[0]!)).to.equal(true);
    lines.length = 0;
  });

  promise(
    'a fallback is shown even if it arrives late, on a page that loads slowly',
    async (lines) => {
      for (const fault of ['500', 'empty']) {
        const element = await create(description, { faults: { fault }, children: ' ' });
        await settled(element);
        expect(partsOf(element, 'status').filter(visible)).to.have.length(1);
        // A parser appends text to existing white space.
        const { height } = element.getBoundingClientRect();
        (element.firstChild as Text).data += 'See the marketplace, '.repeat(100);
        await waitUntil(() => element.getBoundingClientRect().height > height, 'it is not shown');
        expect(partsOf(element, 'status').length).to.equal(0);
        const paragraph = document.createElement('p');
        paragraph.textContent = 'or its shops';
        element.replaceChildren(paragraph);
        await waitUntil(() => visible(paragraph), 'the new fallback is not shown');
        element.replaceChildren();
        const status = () => partsOf(element, 'status').filter(visible);
        await waitUntil(() => status().length === 1, 'the message does not come back');
      }
      lines.length = 0;
    },
  );

  for (const blank of ['<br>', '<p></p>']) {
    promise(`${blank}, which editors insert, is not a fallback`, async (lines) => {
      const element = await create(description, { attributes: { limit: '0' }, children: blank });
      expect(await settled(element)).to.equal('error');
      expect(onlyLine(lines)).to.contain('limit="0"');
      const [status] = partsOf(element, 'status');
      expect(visible(status!)).to.equal(true);
    });
  }
}
