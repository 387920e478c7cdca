/** Consent that configurations demand for elements outside of them. */
import { autop } from '@wordpress/autop';
import '../define/config.js';
import '../define/ranking.js';
import '../define/value.js';
import type { MktRanking } from '../components/ranking/ranking.js';
import {
  expect,
  fixture,
  newTag,
  nextFrame,
  requestsOf,
  serviceUrl,
  settled,
} from '../../test/support/index.js';
import { attributeIs } from '../../test/support/settled.js';

const SETTINGS = `loading="eager" application-id="APP" base-url="${serviceUrl()}"`;
const ranking = (name: string, tag = newTag()) =>
  `<mkt-ranking id="${name}" limit="1" query="tag=${tag}" ${SETTINGS}><a href="/">All</a></mkt-ranking>`;

let made = 0;
/** The name of an event that no other test fires. */
const newEvent = () => `page-consent-${++made}`;
const config = (event: string, content = '') =>
  `<mkt-config consent="event:${event}">${content}</mkt-config>`;

const named = (root: ParentNode, name: string) => root.querySelector<MktRanking>(`#${name}`)!;
const give = (event: string) => document.dispatchEvent(new Event(event));
const waits = (element: Element) => attributeIs(element, 'phase', ['idle']);

/** A page with a ranking that is ready, and more in the same box. */
async function readyBeside(more = '') {
  const root = await fixture(`<div>${ranking('a')}${more}</div>`);
  const element = named(root, 'a');
  expect(await settled(element)).to.equal('ready');
  return { root, element };
}

/** Waits for the updates that a change of the page causes. */
async function updated(element: MktRanking) {
  await nextFrame();
  await element.updateComplete;
}

describe('a configuration where the HTML parser may have ended it before some of its elements', () => {
  const posts: Readonly<Record<string, (event: string, first: string, second: string) => string>> =
    {
      'blank lines between them': (event, ...elements) =>
        autop(config(event, `\n${elements.join('\n\n')}\n`)),
      'bold text around the start': (event, first, second) =>
        `<p><strong>${config(event, `${first}</strong></p><p>Next</p>${second}`)}`,
      'a link behind the first one': (event, first, second) =>
        `<a href="/">${config(event, `${first}<a href="/b">B</a>${second}`)}</a>`,
      'a heading around the start': (event, first, second) =>
        `<h2>${config(event, `${first}</h2><div>${second}</div>`)}`,
    };
  for (const [name, post] of Object.entries(posts)) {
    it(`holds back the whole page: ${name}`, async () => {
      const [event, tag] = [newEvent(), newTag()];
      const root = await fixture(`<div>${post(event, ranking('a'), ranking('b', tag))}</div>`);
      await waits(named(root, 'a'));
      await waits(named(root, 'b'));
      expect(await requestsOf(tag)).to.deep.equal([]);
      give(event);
      expect(await settled(named(root, 'b'))).to.equal('ready');
    });
  }

  it('holds back no others where it stands among blocks', async () => {
    const { root } = await readyBeside(config(newEvent(), ranking('b')));
    await waits(named(root, 'b'));
  });
});

describe('a configuration without elements', () => {
  it('holds back every kind of element, before and after it, also in shadow roots', async () => {
    const event = newEvent();
    const root = await fixture(
      `<div>${ranking('a')}<p>${config(event)}</p>${ranking('b')}
        <mkt-value isbn="9784999900008" ${SETTINGS}>1,000 yen</mkt-value><section></section></div>`,
    );
    const shadow = root.querySelector('section')!.attachShadow({ mode: 'open' });
    shadow.innerHTML = ranking('c');
    const elements = [...root.querySelectorAll('mkt-ranking, mkt-value'), named(shadow, 'c')];
    for (const element of elements) await waits(element);
    give(event);
    for (const element of elements) expect(await settled(element)).to.equal('ready');
  });

  it('counts wherever it stands, in a closed shadow root as well, beside others, with any value', async () => {
    const events = [newEvent(), newEvent()] as const;
    const root = await fixture(
      `<div>${config(events[0])}<section></section><mkt-config consent=""></mkt-config></div>`,
    );
    const mode = 'closed';
    root.querySelector('section')!.attachShadow({ mode }).innerHTML = config(events[1]);
    root.insertAdjacentHTML('beforeend', ranking('a'));
    const element = named(root, 'a');
    await waits(element);
    for (const event of events) {
      give(event);
      await updated(element);
      expect(element.phase).to.equal('idle');
    }
    root.querySelector('[consent=""]')!.remove();
    expect(await settled(element)).to.equal('ready');
  });

  it('takes the answer from elements that came before it, and gives it back when it is removed', async () => {
    const { root, element } = await readyBeside();
    root.insertAdjacentHTML('beforeend', config(newEvent()));
    await waits(element);
    expect(element.records).to.deep.equal([]);
    root.querySelector('mkt-config')!.remove();
    expect(await settled(element)).to.equal('ready');
  });

  it('counts while it has consent', async () => {
    const { root, element } = await readyBeside('<mkt-config></mkt-config>');
    const changed = root.querySelector('mkt-config')!;
    changed.consent = `event:${newEvent()}`;
    await waits(element);
    changed.consent = undefined;
    expect(await settled(element)).to.equal('ready');
  });

  it('lets other elements go once it has its own', async () => {
    const root = await fixture(`<div>${config(newEvent())}${ranking('a')}</div>`);
    await waits(named(root, 'a'));
    root.querySelector('mkt-config')!.insertAdjacentHTML('beforeend', `<div>${ranking('b')}</div>`);
    expect(await settled(named(root, 'a'))).to.equal('ready');
    await waits(named(root, 'b'));
  });

  it('is none if it gets an element in the task that inserts it, data elements, or elements of the page', async () => {
    const { root, element } = await readyBeside(
      config(newEvent(), '<div data-mkt="ranking"></div>') +
        config(newEvent(), '<x-best-sellers></x-best-sellers>'),
    );
    const consent = `event:${newEvent()}`;
    const added = Object.assign(document.createElement('mkt-config'), { consent });
    root.append(added);
    added.innerHTML = ranking('b');
    await updated(element);
    await waits(named(root, 'b'));
    expect(element.phase).to.equal('ready');
  });
});
