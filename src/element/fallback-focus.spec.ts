/** The focus of a reader in a fallback that the entries replace. */
import { sendKeys } from '@web/test-runner-commands';
import type { MktElement } from './mkt-element.js';
import {
  expect,
  fixture,
  newHold,
  nextFrame,
  partsOf,
  release,
  serviceUrl,
  settled,
  waitUntil,
} from '../../test/support/index.js';
import { focused } from '../../test/support/reading.js';
import '../define/hotel-search.js';
import '../define/ranking.js';
import '../define/shortlist.js';

const link = (name: string) => `<a id="${name}" href="https://market.example/${name}">${name}</a>`;
const item = (no: number, name: string) =>
  `<li data-hotel-no="${no}">${link(name)} <p>Fine.</p></li>`;
const RANKING = ['mkt-ranking', 'limit="3"', `<p>${link('one')} ${link('two')}</p>`] as const;
const LIST = [
  'mkt-shortlist',
  '',
  `<ul>${item(12401, 'one')}${item(12408, 'two')}${item(14029, 'three')}</ul>`,
] as const;

type Sample = readonly [tag: string, attributes: string, children: string];

/** An element below the viewport, where it waits for a reader. */
async function waiting([tag, attributes, children]: Sample, fault: string[] = []) {
  const hold = newHold();
  // The test before may have scrolled to its element.
  scrollTo(0, 0);
  const page = await fixture(
    `<div><div style="height: 3000px"></div><a id="before" href="#before">Before</a>
    <div style="height: 3000px"></div>
    <${tag} lang="en" loading="lazy" application-id="APP" transport="fetch"
      base-url="${serviceUrl({ hold, fault })}" ${attributes}>${children}</${tag}><button id="behind">Behind</button></div>`,
  );
  const element = page.querySelector<MktElement>(tag)!;
  await waitUntil(() => element.phase === 'idle', 'it does not wait');
  await element.updateComplete;
  const at = (id: string) => page.querySelector<HTMLElement>(`#${id}`)!;
  const request = async () => {
    await waitUntil(() => element.phase === 'loading', 'no request');
    await element.updateComplete;
    await nextFrame();
    await nextFrame();
  };
  const answer = async () => {
    await release(hold);
    await waitUntil(() => /ready|empty|error/.test(element.phase), 'no answer');
    await settled(element);
    await element.updateComplete;
  };
  return { element, at, request, answer };
}

const linkOf = (element: Element, place: number) =>
  partsOf(element, 'item')[place]!.querySelector('[part~="title"] a');

describe('the focus in a fallback', () => {
  for (const [title, sample, id, place] of [
    ['of a ranking goes to the first entry', RANKING, 'two', 0],
    [
      'of a grid goes to the first entry',
      ['mkt-ranking', 'limit="3" layout="grid"', link('one')],
      'one',
      0,
    ],
    [
      'of hotels goes to the first entry',
      ['mkt-hotel-search', 'middle-class-code="tokyo" limit="2"', link('one')],
      'one',
      0,
    ],
    ['of a list goes to the entry of the same place', LIST, 'two', 1],
    [
      'of a comparison goes to the column of the same place',
      ['mkt-shortlist', 'layout="compare"', LIST[2]],
      'three',
      2,
    ],
  ] as const)
    it(`${title}, without scrolling`, async () => {
      const { element, at, request, answer } = await waiting(sample);
      at(id).focus();
      await request();
      const top = scrollY;
      await answer();
      expect(focused(element)).to.equal(linkOf(element, place));
      expect(document.activeElement).to.equal(element);
      expect(scrollY).to.equal(top);
    });

  it('stays there until the answer has come', async () => {
    const { element, at, request, answer } = await waiting(RANKING);
    at('two').focus();
    await request();
    expect(document.activeElement).to.equal(at('two'));
    expect(at('two').checkVisibility()).to.equal(true);
    await answer();
    expect(focused(element)).to.equal(linkOf(element, 0));
  });

  it('stays in the element for a reader who comes and goes on by Tab', async () => {
    const { element, at, request, answer } = await waiting(RANKING);
    at('before').focus();
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(at('one'));
    await request();
    await answer();
    expect(focused(element)).to.equal(linkOf(element, 0));
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(element);
    expect(focused(element)).to.equal(linkOf(element, 1));
  });

  it('stays in a fallback that stays', async () => {
    const { element, at, request, answer } = await waiting(RANKING, ['500']);
    at('two').focus();
    await request();
    await answer();
    expect(element.phase).to.equal('error');
    expect(document.activeElement).to.equal(at('two'));
  });

  it('goes to the content of an element whose author replaces the fallback after a failure', async () => {
    const other = `${RANKING[2]}<p slot="error">Sorry.</p>`;
    const { element, at, request, answer } = await waiting(
      ['mkt-ranking', 'heading="Best"', other],
      ['500'],
    );
    at('two').focus();
    await request();
    await answer();
    expect(document.activeElement).to.equal(element);
    expect(focused(element)).to.have.property('ariaLabel', 'Best');
  });

  it('is the reader’s wherever else it is', async () => {
    for (const id of ['before', 'behind', '']) {
      const { element, at, request, answer } = await waiting(RANKING);
      at('two').focus();
      await request();
      if (id) at(id).focus({ preventScroll: true });
      else (document.activeElement as HTMLElement).blur();
      await answer();
      expect(document.activeElement).to.equal(id ? at(id) : document.body);
      expect(focused(element)).to.equal(null);
    }
  });
});
