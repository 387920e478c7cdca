import {
  attributeIs,
  expect,
  newTag,
  partsOf,
  requestsOf,
  settled,
  newHold,
  release,
} from '../../support/index.js';
import { traces, underWay } from '../../support/traces.js';
import { create, createWithin, inEachPhase, promise, type WholeDescription } from '../fixture.js';

/** Elements that are added, removed and moved. */
export function lifecycle(description: WholeDescription): void {
  const { address = 'base-url' } = description;

  promise('removal aborts the request, reinsertion sends it again', async () => {
    const [tag, hold] = [newTag(), newHold()];
    const element = await create(description, { tag, faults: { hold } });
    await underWay();
    const parent = element.parentElement!;
    element.remove();
    // A moved node is disconnected only briefly.
    await Promise.resolve();
    expect(traces()).to.deep.equal([]);
    parent.append(element);
    await release(hold);
    expect(await settled(element)).to.equal('ready');
    expect(element.records).not.to.have.length(0);
  });

  promise('reinsertion after an answer sends no request', async () => {
    const tag = newTag();
    const element = await create(description, { tag });
    await settled(element);
    const { records } = element;
    const parent = element.parentElement!;
    element.remove();
    await Promise.resolve();
    parent.append(element);
    expect(await settled(element)).to.equal('ready');
    expect(element.records).to.deep.equal(records);
    expect(await requestsOf(tag)).to.have.length(1);
  });

  promise('a move sends no request, neither before the answer nor after it', async () => {
    const [tag, hold] = [newTag(), newHold()];
    const element = await createWithin(
      description,
      { tag, faults: { hold } },
      (host) => `<div><p>${host}</p><section></section></div>`,
    );
    await underWay();
    const [from, to] = [element.parentElement!, element.closest('div')!.querySelector('section')!];
    const script = () => document.head.querySelector(`script[src*="${tag}"]`);
    const before = script();
    expect(before === null).to.equal(false);
    to.append(element);
    await element.updateComplete;
    // Compared by identity: browsers may send one request for two scripts.
    expect(script() === before).to.equal(true);
    await release(hold);
    expect(await settled(element)).to.equal('ready');
    from.append(element);
    expect(await settled(element)).to.equal('ready');
    expect(await requestsOf(tag)).to.have.length(1);
  });

  promise('`phase` is the state, as attribute and as property', async (lines) => {
    const hold = newHold();
    const element = await create(description, { faults: { hold } });
    await attributeIs(element, 'phase', ['loading']);
    expect(element.phase).to.equal('loading');
    expect(partsOf(element, 'item')).to.deep.equal([]);
    await release(hold);
    await inEachPhase(element, address, (phase) => {
      expect(element.phase).to.equal(phase);
    });
    expect(lines.splice(0)).to.have.length(1);
  });
}
