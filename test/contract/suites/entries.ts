import { expect, nodesIn, partsOf, serviceUrl, settled } from '../../support/index.js';
import { create, onlyLine, promise, type Description } from '../fixture.js';

/** The entries of an element, and their links. */
export function ownEntries(description: Description): void {
  const { layouts, nodes } = description;
  const linksOf = (element: Element) => [
    ...element.shadowRoot!.querySelectorAll<HTMLAnchorElement>('a'),
  ];

  promise('each layout has one item with one main link for each record', async () => {
    const attributes = { 'affiliate-id': 'AFF', limit: undefined };
    const element = await create(description, { attributes });
    for (const layout of layouts) {
      element.setAttribute('layout', layout);
      expect(await settled(element), layout).to.equal('ready');
      const items = partsOf(element, 'item');
      expect(items, layout).to.have.length(element.records.length);
      expect(items, layout).not.to.have.length(0);
      for (const [index, item] of items.entries()) {
        const links = item.querySelectorAll<HTMLAnchorElement>('a[part~="link"]');
        expect(links, layout).to.have.length(1);
        const [link] = links;
        const record = element.records[index]!;
        const addresses = Object.values(record).filter((value) => typeof value === 'string');
        expect(addresses, layout).to.include(link!.href);
        if (record['affiliateUrl']) expect(link!.href, layout).to.equal(record['affiliateUrl']);
        expect(link!.textContent.trim(), layout).not.to.equal('');
      }
      for (const { rel, target } of linksOf(element)) {
        expect(rel, layout).to.equal('sponsored nofollow noopener');
        expect(target, layout).to.equal('_blank');
      }
    }
  });

  promise('the number of nodes of an entry with everything shown is limited', async () => {
    const element = await create(description);
    for (const [layout, most] of Object.entries(nodes)) {
      element.setAttribute('layout', layout);
      await settled(element);
      const items = partsOf(element, 'item');
      // Nodes between entries count as well.
      const between = items[0]!.parentElement!.childNodes.length / items.length - 1;
      const counts = items.map((item) => nodesIn(item) + between);
      expect(Math.max(...counts), layout).to.be.at.most(most);
    }
  });

  promise(
    'each entry has a call to action, in its language or in the words of the author',
    async () => {
      const element = await create(description, { attributes: { lang: 'ja' } });
      await settled(element);
      const calls = () => partsOf(element, 'call-to-action').map((part) => part.textContent);
      const links = linksOf(element).length;
      if (!element.definition.parts.includes('action')) return;
      expect(calls()).to.have.length(element.records.length);
      for (const call of calls()) expect(call).to.match(/[見予比].*る$/);
      element.setAttribute('lang', 'en');
      await settled(element);
      for (const call of calls()) expect(call).to.match(/^(View|Compare|Pre-order)/);
      element.setAttribute('action-label', 'Off we go');
      await settled(element);
      expect(new Set(calls())).to.deep.equal(new Set(['Off we go']));
      element.setAttribute('hide', 'action');
      await settled(element);
      expect(calls()).to.deep.equal([]);
      expect(linksOf(element)).to.have.length(links);
    },
  );

  promise('an author can mark links in another way, and open them in the same tab', async () => {
    const element = await create(description, { attributes: { rel: 'nofollow', target: '_self' } });
    await settled(element);
    expect(linksOf(element)).not.to.have.length(0);
    for (const { rel, target } of linksOf(element)) {
      expect(rel).to.equal('nofollow');
      expect(target).to.equal('_self');
    }
  });

  promise('parts of an entry can be left out by name', async () => {
    const element = await create(description, { attributes: { hide: 'image' } });
    await settled(element);
    expect(partsOf(element, 'image')).to.deep.equal([]);
    expect(partsOf(element, 'title')).to.have.length(element.records.length);
    element.removeAttribute('hide');
    element.setAttribute('show', 'title');
    await settled(element);
    expect(partsOf(element, 'image')).to.deep.equal([]);
    expect(partsOf(element, 'title')).to.have.length(element.records.length);
    element.removeAttribute('show');
    await settled(element);
    expect(partsOf(element, 'image')).to.have.length(element.records.length);
  });
}

/** Limits of entries, their labels and their time. */
export function entries(description: Description): void {
  promise('a click on the call to action follows the link', async () => {
    const element = await create(description);
    await settled(element);
    const [call] = partsOf(element, 'call-to-action');
    if (!call) return;
    call.scrollIntoView();
    // Elements that come into view are laid out with the next frame.
    for (let index = 0; index < 2; index++) await new Promise(requestAnimationFrame);
    const { left, top, width, height } = call.getBoundingClientRect();
    const hit = element.shadowRoot!.elementFromPoint(left + width / 2, top + height / 2);
    expect(hit?.getAttribute('part')).to.equal('link');
  });

  promise('`records` has `limit` entries, and is read-only', async () => {
    const element = await create(description, { attributes: { limit: undefined } });
    await settled(element);
    const all = element.records;
    element.setAttribute('limit', '2');
    expect(await settled(element)).to.equal('ready');
    expect(element.records).to.have.length(Math.min(2, all.length));
    expect(partsOf(element, 'item')).to.have.length(Math.min(2, all.length));
    expect(() => Object.assign(element, { records: [] })).to.throw(TypeError);
  });

  promise('an empty `limit` is ignored, like other empty attributes', async () => {
    const [limited, plain] = await Promise.all([
      create(description, { attributes: { limit: ' ' } }),
      create(description, { attributes: { limit: undefined } }),
    ]);
    await Promise.all([settled(limited), settled(plain)]);
    expect(limited.records).to.have.length(plain.records.length).and.not.be.empty;
    expect(partsOf(limited, 'item')).to.have.length(plain.records.length);
  });

  promise('the label is displayed by default if there is an affiliate id', async () => {
    const element = await create(description);
    const labels = () =>
      partsOf(element, 'disclosure').map(({ textContent }) => textContent.trim());
    await settled(element);
    expect(labels()).to.deep.equal([]);
    element.setAttribute('affiliate-id', ' ');
    await settled(element);
    expect(labels()).to.deep.equal([]);
    element.setAttribute('affiliate-id', 'AFF');
    await settled(element);
    expect(labels()).to.deep.equal(['PR']);
    element.setAttribute('lang', 'en');
    await settled(element);
    expect(labels()).to.deep.equal(['Ad']);
    element.setAttribute('disclosure', 'Advertisement');
    await settled(element);
    expect(labels()).to.deep.equal(['Advertisement']);
    element.setAttribute('disclosure', '');
    await settled(element);
    expect(labels()).to.deep.equal([]);
  });

  promise('the label can be displayed without an affiliate id', async () => {
    const element = await create(description, { attributes: { disclosure: 'Partner' } });
    await settled(element);
    expect(partsOf(element, 'disclosure').map((part) => part.textContent)).to.deep.equal([
      'Partner',
    ]);
  });

  promise('the label and the time are hidden without entries', async (lines) => {
    const { address = 'base-url' } = description;
    const element = await create(description, { attributes: { 'affiliate-id': 'AFF' } });
    for (const [fault, phase] of [
      ['empty', 'empty'],
      ['400', 'error'],
      ['', 'ready'],
    ] as const) {
      element.setAttribute(address, serviceUrl(fault ? { fault } : {}));
      expect(await settled(element)).to.equal(phase);
      for (const part of ['disclosure', 'as-of'])
        expect(partsOf(element, part), part).to.have.length(phase === 'ready' ? 1 : 0);
    }
    expect(onlyLine(lines)).to.contain('wrong_parameter');
  });

  promise('the time of the data is beside the label', async () => {
    const element = await create(description);
    await settled(element);
    const [shown, ...others] = partsOf(element, 'as-of');
    expect(others).to.deep.equal([]);
    const time = new Date(shown!.getAttribute('datetime')!);
    expect(Math.abs(Date.now() - time.getTime())).to.be.below(48 * 3_600_000);
    const written = new Intl.DateTimeFormat('ja', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'Asia/Tokyo',
    }).format(time);
    expect(shown!.textContent).to.contain(written);
  });
}
