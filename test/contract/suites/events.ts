import { expect, oneEvent, partsOf, serviceUrl, settled } from '../../support/index.js';
import { create, promise, type Description } from '../fixture.js';

const passes = ({ bubbles, composed }: Event) => {
  expect(bubbles).to.equal(true);
  expect(composed).to.equal(true);
};

export function events(description: Description): void {
  const { address = 'base-url' } = description;

  promise('`mkt-load` has the displayed records', async () => {
    const element = await create(description, { attributes: { limit: '2' } });
    const event = await oneEvent<CustomEvent<{ records: unknown; page: unknown }>>(
      element,
      'mkt-load',
    );
    passes(event);
    expect(event.detail.records).to.deep.equal(element.records);
    expect(event.detail.page).to.be.an('object');
    expect(element.phase).to.equal('ready');
  });

  promise('`mkt-load` is dispatched once for each answer', async () => {
    const element = await create(description);
    let loads = 0;
    element.addEventListener('mkt-load', () => loads++);
    await settled(element);
    element.setAttribute('heading', 'Again');
    await settled(element);
    expect(loads).to.equal(1);
    element.refresh();
    await settled(element);
    expect(loads).to.equal(2);
  });

  promise('`mkt-error` has the error', async (lines) => {
    const element = await create(description, { faults: { fault: '500' } });
    const event = await oneEvent<CustomEvent<{ error: Error }>>(element, 'mkt-error');
    passes(event);
    expect(event.detail.error.name).to.equal('ServiceError');
    setTimeout(() => element.setAttribute('limit', '0'));
    const { detail } = await oneEvent<typeof event>(element, 'mkt-error');
    expect(detail.error.name).to.equal('ParameterError');
    element.setAttribute('limit', '1');
    element.setAttribute(address, serviceUrl());
    expect(await settled(element)).to.equal('ready');
    expect(lines.splice(0)).to.have.length(2);
  });

  promise('`mkt-select` reports a click on a link, and can prevent the navigation', async () => {
    const element = await create(description, { attributes: { limit: '2' } });
    await settled(element);
    const items = partsOf(element, 'item');
    const link = items.at(-1)!.querySelector<HTMLAnchorElement>('a[part~="link"]')!;
    const selections: HTMLElementEventMap['mkt-select'][] = [];
    const clicks: boolean[] = [];
    element.addEventListener('mkt-select', (event) => selections.push(event));
    // The last listener prevents the navigation of the test page.
    const last = (event: Event) => {
      clicks.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', last);
    link.click();
    element.addEventListener('mkt-select', (event) => event.preventDefault());
    link.click();
    // A click outside of links selects nothing.
    partsOf(element, 'list')[0]!.click();
    window.removeEventListener('click', last);

    expect(selections).to.have.length(2);
    const [event] = selections;
    passes(event!);
    expect(event!.cancelable).to.equal(true);
    expect(event!.detail.record).to.deep.equal(element.records.at(-1));
    expect(event!.detail.position).to.equal(items.length);
    expect(event!.detail.originalEvent).to.be.instanceOf(MouseEvent);
    expect(clicks).to.deep.equal([false, true, false]);
  });

  promise('`mkt-select` reports a middle click on a link, but no right click', async () => {
    const element = await create(description, { attributes: { limit: '2' } });
    await settled(element);
    const [item] = partsOf(element, 'item');
    const link = item!.querySelector('a[part~="link"]')!;
    const selections: HTMLElementEventMap['mkt-select'][] = [];
    element.addEventListener('mkt-select', (event) => {
      event.preventDefault();
      selections.push(event);
    });
    const click = (button: number) => {
      const event = new MouseEvent('auxclick', {
        button,
        bubbles: true,
        cancelable: true,
        composed: true,
      });
      link.dispatchEvent(event);
      return event;
    };
    // The right button opens a menu.
    click(2);
    expect(selections).to.have.length(0);
    const event = click(1);
    expect(selections).to.have.length(1);
    expect(selections[0]!.detail).to.deep.equal({
      record: element.records[0],
      position: 1,
      originalEvent: event,
    });
    expect(event.defaultPrevented).to.equal(true);
  });

  promise(
    '`mkt-impression` reports each entry of which half was in view for a second',
    async () => {
      const element = await create(description);
      const impressions: HTMLElementEventMap['mkt-impression'][] = [];
      element.addEventListener('mkt-impression', (event) => impressions.push(event));
      await oneEvent(element, 'mkt-load');
      const start = performance.now();
      await element.updateComplete;
      const inView = () => {
        const visiblePositions = partsOf(element, 'item').map((item, index) => {
          const { top, bottom, left, right, height, width } = item.getBoundingClientRect();
          const high = Math.min(bottom, innerHeight) - Math.max(top, 0);
          const wide = Math.min(right, innerWidth) - Math.max(left, 0);
          return high > 0 && wide > 0 && (high * wide) / (height * width) >= 0.5 ? index + 1 : 0;
        });
        return visiblePositions.filter(Boolean);
      };
      expect(inView()).not.to.have.length(0);
      // A form that is loaded later can still move them.
      while (impressions.length < inView().length) await oneEvent(element, 'mkt-impression');
      // Events are dispatched together: surplus ones would have arrived.
      await new Promise(requestAnimationFrame);
      expect(performance.now() - start).to.be.at.least(990);
      const positions = impressions.map(({ detail }) => detail.position);
      expect(positions.sort((a, b) => a - b)).to.deep.equal(inView());
      for (const event of impressions) {
        passes(event);
        expect(event.detail.record).to.deep.equal(element.records[event.detail.position - 1]);
      }
    },
  );
}
