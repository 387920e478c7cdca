/** Consent of configurations that the HTML parser, or a script, has left without the elements that they were meant for. */
import { autop } from '@wordpress/autop';
import '../../define/campaign.js';
import '../../define/config.js';
import '../../define/ranking.js';
import '../../define/value.js';
import type { MktRanking } from '../../components/ranking/ranking.js';
import {
  expect,
  fixture,
  newTag,
  nextFrame,
  requestsOf,
  serviceUrl,
  settled,
} from '../../../test/support/index.js';
import { attributeIs } from '../../../test/support/settled.js';

const LINK = '<a href="https://market.example/">All</a>';
const ranking = (name: string, tag = newTag()) =>
  `<mkt-ranking id="${name}" limit="1" loading="eager" application-id="APP" base-url="${serviceUrl()}"
    query="tag=${tag}">${LINK}</mkt-ranking>`;

let made = 0;
/** The name of an event that no other test fires. */
const newEvent = () => `page-consent-${++made}`;
const config = (event: string, content: string, more = '') =>
  `<mkt-config consent="event:${event}" ${more}>${content}</mkt-config>`;

const named = (root: ParentNode, name: string) => root.querySelector<MktRanking>(`#${name}`)!;
const give = (event: string) => document.dispatchEvent(new Event(event));

/** Waits for the updates that a change of the page causes. */
async function updated(...elements: readonly MktRanking[]) {
  await nextFrame();
  for (const element of elements) await element.updateComplete;
}
const waits = (element: MktRanking) => attributeIs(element, 'phase', ['idle']);

describe('a configuration with some of its elements', () => {
  const posts: Readonly<Record<string, (event: string, elements: readonly string[]) => string>> = {
    'blank lines between them': (event, elements) =>
      autop(config(event, `\n${elements.join('\n\n')}\n`)),
    'a heading between them': (event, [a = '', b = '']) =>
      autop(config(event, `\n${a}\n<h3>Next</h3>\n${b}\n`)),
    'bold text around the start': (event, [a = '', b = '']) =>
      `<p><strong>${config(event, `${a}</strong></p><p>Next</p>${b}`)}`,
    'a link behind the first one': (event, [a = '', b = '']) =>
      `<a href="/">${config(event, `${a}<a href="/b">B</a>${b}`)}</a>`,
    'a heading around the start': (event, [a = '', b = '']) =>
      `<h2>${config(event, `${a}</h2><div>${b}</div>`)}`,
  };
  for (const [name, post] of Object.entries(posts)) {
    it(`holds back those that the parser has put behind it, too: ${name}`, async () => {
      const event = newEvent();
      const tag = newTag();
      const root = await fixture(
        `<div><div>${post(event, [ranking('a'), ranking('b', tag)])}</div>${ranking('c')}</div>`,
      );
      const [a, b, c] = ['a', 'b', 'c'].map((id) => named(root, id));
      // What follows the box of the post cannot have been inside.
      expect(await settled(c!)).to.equal('ready');
      await waits(a!);
      await waits(b!);
      expect(await requestsOf(tag)).to.deep.equal([]);
      give(event);
      expect(await settled(b!)).to.equal('ready');
    });
  }

  it('holds back no others where it stands beside blocks, or before text in its paragraph', async () => {
    const event = newEvent();
    const root = await fixture(
      `<div>${config(event, ranking('a'))}${ranking('b')}
        <p>${config(event, ranking('c'))} today.</p>${ranking('d')}</div>`,
    );
    expect(await settled(named(root, 'b'))).to.equal('ready');
    expect(await settled(named(root, 'd'))).to.equal('ready');
    await waits(named(root, 'a'));
    await waits(named(root, 'c'));
  });
});

describe('a configuration without elements', () => {
  it('holds back every kind of element, before and after it, also in shadow roots', async () => {
    const event = newEvent();
    const root = await fixture(
      `<div>${ranking('a')}<p>${config(event, '')}</p>${ranking('b')}
        <mkt-value isbn="9784999900008" loading="eager" application-id="APP"
          base-url="${serviceUrl()}">1,000 yen</mkt-value><section></section></div>`,
    );
    const shadow = root.querySelector('section')!.attachShadow({ mode: 'open' });
    shadow.innerHTML = ranking('c');
    const elements = [named(root, 'a'), named(root, 'b'), named(shadow, 'c')];
    const value = root.querySelector('mkt-value')!;
    for (const element of [...elements, value]) await attributeIs(element, 'phase', ['idle']);
    give(event);
    for (const element of [...elements, value]) expect(await settled(element)).to.equal('ready');
  });

  it('counts wherever it stands: in open and closed shadow roots', async () => {
    for (const mode of ['open', 'closed'] as const) {
      const event = newEvent();
      const root = await fixture('<div><section></section></div>');
      root.querySelector('section')!.attachShadow({ mode }).innerHTML = config(event, '');
      root.insertAdjacentHTML('beforeend', ranking('a'));
      await waits(named(root, 'a'));
      give(event);
      expect(await settled(named(root, 'a'))).to.equal('ready');
      root.remove();
    }
  });

  it('counts beside others without elements: each needs its consent', async () => {
    const events = [newEvent(), newEvent(), newEvent()] as const;
    const root =
      await fixture(`<div>${events.map((event) => `<p>${config(event, '')}</p>`).join('')}
      ${ranking('a')}</div>`);
    const element = named(root, 'a');
    for (const event of events) {
      await waits(element);
      give(event);
      await updated(element);
    }
    expect(await settled(element)).to.equal('ready');
  });

  it('counts with a value that is no consent, such as an empty one', async () => {
    const root = await fixture(
      `<div><p><mkt-config consent=""></mkt-config></p>${ranking('a')}</div>`,
    );
    await waits(named(root, 'a'));
  });

  it('takes the answer from elements that came before it, and gives it back when it is removed', async () => {
    const event = newEvent();
    const root = await fixture(`<div>${ranking('a')}</div>`);
    const element = named(root, 'a');
    expect(await settled(element)).to.equal('ready');
    root.insertAdjacentHTML('beforeend', `<p>${config(event, '')}</p>`);
    await waits(element);
    expect(element.records).to.deep.equal([]);
    root.querySelector('p')!.remove();
    expect(await settled(element)).to.equal('ready');
  });

  it('counts from the change that gives it consent on', async () => {
    const event = newEvent();
    const root = await fixture(`<div>${ranking('a')}<mkt-config></mkt-config></div>`);
    const element = named(root, 'a');
    expect(await settled(element)).to.equal('ready');
    const changed = root.querySelector('mkt-config')!;
    changed.consent = `event:${event}`;
    await waits(element);
    changed.consent = undefined;
    expect(await settled(element)).to.equal('ready');
  });
});

describe('a configuration whose elements a script adds or removes', () => {
  it('leaves other elements as they are if it gets its own in the task that inserts it', async () => {
    const event = newEvent();
    const root = await fixture(`<div>${ranking('a')}</div>`);
    const element = named(root, 'a');
    expect(await settled(element)).to.equal('ready');
    const added = Object.assign(document.createElement('mkt-config'), {
      consent: `event:${event}`,
    });
    root.append(added);
    added.innerHTML = ranking('b');
    await updated(element);
    await waits(named(root, 'b'));
    expect(element.phase).to.equal('ready');
    // A script that empties it is no parser that has ended it early.
    added.replaceChildren();
    await updated(element);
    expect(element.phase).to.equal('ready');
  });

  it('lets other elements go once it has its own', async () => {
    const event = newEvent();
    const root = await fixture(`<div>${config(event, '')}${ranking('a')}</div>`);
    const element = named(root, 'a');
    await waits(element);
    root.querySelector('mkt-config')!.insertAdjacentHTML('beforeend', `<div>${ranking('b')}</div>`);
    expect(await settled(element)).to.equal('ready');
    await waits(named(root, 'b'));
  });

  it('leaves other elements as they are if it contains data elements, or elements of the page', async () => {
    const event = newEvent();
    const root = await fixture(
      `<div>${config(event, '<div data-mkt="ranking"></div>')}
        ${config(event, '<x-best-sellers></x-best-sellers>')}${ranking('a')}</div>`,
    );
    expect(await settled(named(root, 'a'))).to.equal('ready');
  });
});
