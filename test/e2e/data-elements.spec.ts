/** `<div data-mkt="ranking">` in place of an element, for editors that strip unknown tags. */
import type { MktElement } from '../../src/element/mkt-element.js';
import { scriptsByTag } from '../../src/embed/scripts-by-tag.js';
import {
  arrived,
  expect,
  findingLine,
  newTag,
  origins,
  page,
  type ProbedWindow,
  requestsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../support/index.js';
import { newToken } from '../support/bookmarks.js';
import { waitForResult } from '../support/waits.js';
import { elementIn, dataElement } from '../support/data-element.js';
import { pageOf, script, SETTINGS } from './pages.js';

/** The rendered content of an element. */
async function shownBy(element: Element) {
  const phase = await settled(element);
  const records = ((element as Partial<MktElement>).records ?? []).map((record) => ({ ...record }));
  return {
    phase,
    records,
    heading: element.shadowRoot!.querySelector('[part~="heading"]')?.textContent,
    layout: element.shadowRoot!.querySelector('[data-layout]')?.getAttribute('data-layout'),
    slots: [...element.children].map((child) => child.outerHTML),
  };
}

const LINK = '<a href="https://market.example/" rel="sponsored nofollow noopener">All</a>';

const SNIPPETS: Readonly<Record<string, string>> = {
  ranking: `<mkt-ranking genre-id="100371" limit="3" layout="grid" hide="caption shop" heading="Teas" pager="more">${LINK}</mkt-ranking>`,
  'product-search': `<mkt-product-search genre-id="100371" limit="2" layout="table">${LINK}</mkt-product-search>`,
  'book-list': `<mkt-book-list media="book" title-keyword="の" hits="2">${LINK}</mkt-book-list>`,
  'ebook-list': `<mkt-ebook-list limit="2" layout="compact"></mkt-ebook-list>`,
  'hotel-search': `<mkt-hotel-search middle-class-code="tokyo" limit="2" reader-controls="area"><option slot="area" value="japan,kyoto">Kyoto</option>${LINK}</mkt-hotel-search>`,
  'hotel-detail': `<mkt-hotel-detail hotel-no="14022">${LINK}</mkt-hotel-detail>`,
  'golf-finder': `<mkt-golf-finder area-code="11" limit="2" reader-controls="none"></mkt-golf-finder>`,
  picks: `<mkt-picks dynamic-ad-url="${origins.service}" limit="2" url="https://blog.example/"></mkt-picks>`,
  'dynamic-ad': `<mkt-dynamic-ad dynamic-ad-url="${origins.service}" limit="2"></mkt-dynamic-ad>`,
  'bookmark-list': `<mkt-bookmark-list access-token="${newToken()}" limit="2">${LINK}</mkt-bookmark-list>`,
};

describe('mkt.js: a data element', () => {
  const shownOn = async (body: string): Promise<ProbedWindow> => pageOf(script(SETTINGS), body);

  it('shows the same as its element', async () => {
    const pairs = Object.entries(SNIPPETS).map(
      ([kind, snippet]) => `<section class="${kind}">${snippet}${dataElement(snippet)}</section>`,
    );
    const { document, lines } = await shownOn(
      pairs.join('').replaceAll(/<mkt-[a-z-]+/g, '$& loading="eager"'),
    );
    for (const kind of Object.keys(SNIPPETS)) {
      const section = document.querySelector(`.${kind}`)!;
      const fromData = await elementIn<MktElement>(section.querySelector('[data-mkt]')!, kind);
      fromData.setAttribute('loading', 'eager');
      const element = section.querySelector(`:scope > mkt-${kind}`)!;
      const [shown, expected] = [await shownBy(fromData), await shownBy(element)];
      expect(expected.phase, kind).to.equal('ready');
      expect(shown, kind).to.deep.equal(expected);
    }
    expect(lines).to.deep.equal([]);
  });

  it('works for every element', async () => {
    const kinds = Object.keys(scriptsByTag).map((tag) => tag.slice('mkt-'.length));
    const { document } = await shownOn(
      kinds.map((kind) => `<div data-mkt="${kind}">${kind}</div>`).join(''),
    );
    for (const kind of kinds) {
      const element = await elementIn<MktElement>(
        document.querySelector(`[data-mkt="${kind}"]`)!,
        kind,
      );
      expect(element.textContent).to.equal(kind);
    }
  });

  it('can be added later, removed, and added again', async () => {
    const { document, lines } = await shownOn('<main></main>');
    const main = document.querySelector('main')!;
    main.innerHTML = '<section><div data-mkt="ranking" data-limit="1"></div></section>';
    const element = await elementIn<MktElement>(main, 'ranking');
    expect(await settled(element)).to.equal('ready');
    const section = main.firstElementChild!;
    section.remove();
    main.append(section);
    expect(await settled(element)).to.equal('ready');
    expect(main.querySelectorAll('mkt-ranking')).to.have.length(1);
    // An editor copies the page including inserted elements.
    main.append(section.cloneNode(true));
    const copy = await elementIn<MktElement>(main.lastElementChild!, 'ranking');
    expect(await settled(copy)).to.equal('ready');
    expect(main.querySelectorAll('mkt-ranking')).to.have.length(2);
    expect(lines).to.deep.equal([]);
  });

  it('becomes another element or none when its kind changes', async () => {
    const { document } = await shownOn(
      `<div data-mkt="rankng" data-genre-id="100371" data-limit="1">${LINK}</div>`,
    );
    const outer = document.querySelector<HTMLElement>('[data-mkt]')!;
    for (const kind of ['ranking', 'product-search', 'golf-finder']) {
      outer.dataset['mkt'] = kind;
      const element = await elementIn<MktElement>(outer, kind);
      expect(outer.children).to.have.length(1);
      expect(element.getAttribute('limit')).to.equal('1');
      expect(element.querySelector('a')!.outerHTML).to.equal(LINK);
    }
    // The last kind wins, even if the scripts of earlier ones load later.
    for (const kind of ['book-list', 'hotel-search', 'picks']) outer.dataset['mkt'] = kind;
    await elementIn<MktElement>(outer, 'picks');
    expect(outer.children).to.have.length(1);
    delete outer.dataset['mkt'];
    await waitForResult(outer, { childList: true }, () => outer.querySelector(':scope > a'));
    expect(outer.innerHTML).to.equal(LINK);
    const plain = document.body.appendChild(document.createElement('p'));
    plain.textContent = 'Fallback';
    plain.dataset['mkt'] = 'ranking';
    const element = await elementIn<MktElement>(plain, 'ranking');
    expect(element.textContent).to.equal('Fallback');
  });

  it('of <mkt-config> has settings for the elements inside it', async () => {
    const tag = newTag();
    const { document } = await shownOn(
      `<div data-mkt="config" data-query="tag=${tag}" data-affiliate-id="INNER">
        <p><div data-mkt="ranking" data-limit="1"></div></p></div>`,
    );
    const element = await elementIn<MktElement>(document.body, 'ranking');
    expect(await settled(element)).to.equal('ready');
    const [request] = await requestsOf(tag);
    expect(new URL(request!.url).searchParams.get('affiliateId')).to.equal('INNER');
  });

  it('follows its attributes, and adopts content that is added later', async () => {
    const { document } = await shownOn('<div data-mkt="ranking" data-limit="1"></div>');
    const outer = document.querySelector('[data-mkt]')!;
    const element = await elementIn<MktElement>(outer, 'ranking');
    expect(await settled(element)).to.equal('ready');
    outer.setAttribute('data-limit', '2');
    await waitForResult(element, { attributes: true }, () =>
      element.getAttribute('limit') === '2' ? true : null,
    );
    expect(await settled(element)).to.equal('ready');
    expect(element.records).to.have.length(2);
    outer.removeAttribute('data-limit');
    await waitForResult(element, { attributes: true }, () => element.hasAttribute('limit') || null);
    outer.insertAdjacentHTML('beforeend', LINK);
    await arrived(element, 'a');
    expect(outer.children).to.have.length(1);
  });

  it('keeps its element, even if its content is replaced', async () => {
    const { document, lines } = await shownOn(
      `<div data-mkt="ranking" data-limit="1"><p>Old</p></div>`,
    );
    const outer = document.querySelector('[data-mkt]')!;
    const element = await elementIn<MktElement>(outer, 'ranking');
    for (const content of [LINK, '']) {
      outer.innerHTML = content;
      await arrived(outer, 'mkt-ranking');
      expect(element.innerHTML).to.equal(content);
      expect(outer.children).to.have.length(1);
      expect(await settled(element)).to.equal('ready');
    }
    expect(lines).to.deep.equal([]);
  });

  it('reports an unknown kind or a misspelt name in one line', async () => {
    const { document, lines } = await shownOn(
      `<div data-mkt="rankng">Fallback</div><div data-mkt="rankng"></div>
      <div data-mkt="ranking" data-gener-id="100371" data-wp-block="3" limit="1" data-id="7"></div>`,
    );
    const element = await elementIn<MktElement>(document.body, 'ranking');
    await settled(element);
    await waitUntil(() => lines.length > 1, 'too few lines are written');
    expect([...lines].sort()).to.deep.equal([
      findingLine(
        'div data-mkt="ranking"',
        'unknownAttribute',
        'data-gener-id; did you mean data-genre-id?, limit; did you mean data-limit?',
      ),
      findingLine('div data-mkt="rankng"', 'unknownElement', 'rankng; did you mean ranking?'),
    ]);
    expect(document.querySelector('[data-mkt="rankng"]')!.textContent).to.equal('Fallback');
  });

  it('cannot set a service if the script tag names none', async () => {
    const tag = newTag();
    const { document, lines } = await pageOf(
      script(`data-application-id="APP" data-query="tag=${tag}"`),
      `<mkt-config base-url="${serviceUrl()}">
        <div data-mkt="ranking" data-limit="1" data-base-url="${serviceUrl({ fault: 'one' })}"
          data-baseurl="${serviceUrl({ fault: 'two' })}"></div>
      </mkt-config>`,
    );
    const element = await elementIn<MktElement>(document.body, 'ranking');
    expect(await settled(element)).to.equal('ready');
    const [request] = await requestsOf(tag);
    expect(request!.url).not.to.contain('fault');
    await waitUntil(() => lines.length);
    expect(lines).to.deep.equal([
      findingLine(
        'div data-mkt="ranking"',
        'unknownAttribute',
        'data-base-url, which is only used when the script tag names a service',
      ),
    ]);
  });

  it('ignores names that its element does not have: scripts, styles, ids', async () => {
    const { document } = await shownOn(
      `<div data-mkt="ranking" id="mine" class="box" style="color: red" data-limit="1" data-lang="en"
        data-onclick="window.__pwned = 1" data-style="color: blue" data-id="x" data-phase="ready"
        data-slot="x">${LINK}</div>`,
    );
    const element = await elementIn<MktElement>(document.body, 'ranking');
    expect(await settled(element)).to.equal('ready');
    expect(element.getAttributeNames().sort()).to.deep.equal(['lang', 'limit', 'phase']);
    const { id, className, style } = element.parentElement!;
    expect([id, className, style.color]).to.deep.equal(['mine', 'box', 'red']);
  });
});

describe('a data element of a configuration that the parser has ended before its content', () => {
  for (const [name, body] of Object.entries({
    'a list in a paragraph': (element: string) =>
      `<p><span data-mkt="config" data-consent="event:go"><ul><li>One</li></ul>${element}</span></p>`,
    'an empty one below': (element: string) =>
      `${element}<p><span data-mkt="config" data-consent="event:go"></span></p>`,
  })) {
    for (const place of ['before', 'after']) {
      it(`demands its consent before any request: ${name}, the script ${place} it`, async () => {
        const tag = newTag();
        const content = body(
          `<mkt-ranking limit="1" loading="eager" query="tag=${tag}">${LINK}</mkt-ranking>`,
        );
        const tags = script(`${SETTINGS}${place === 'before' ? ' defer' : ''}`);
        const { document } = await pageOf(
          place === 'before' ? tags : '',
          place === 'before' ? content : content + tags,
        );
        const element = document.querySelector('mkt-ranking')!;
        await arrived(document.body, 'mkt-ranking[phase="idle"]');
        expect(await requestsOf(tag)).to.deep.equal([]);
        document.dispatchEvent(new document.defaultView!.CustomEvent('go'));
        expect(await settled(element)).to.equal('ready');
      });
    }
  }
});

describe('a data element before any script', () => {
  it('releases the height with its element', async () => {
    const { document } = await page(
      `<!doctype html><link rel="stylesheet" href="${origins.cdn}/dist/mkt.css">
      <mkt-ranking limit="3"></mkt-ranking>
      <div data-mkt="ranking" data-limit="3"><mkt-ranking limit="3"></mkt-ranking></div>`,
    );
    const [element, outer] = [...document.body.children];
    expect(outer!.getBoundingClientRect().height).to.equal(element!.getBoundingClientRect().height);
  });

  it('shows its fallback, also if the script never loads', async () => {
    const { document } = await page(
      `<!doctype html><link rel="stylesheet" href="${origins.cdn}/dist/mkt.css">
      <div data-mkt="ranking" data-limit="3">${LINK}</div>`,
    );
    expect(document.querySelector('a')!.checkVisibility()).to.equal(true);
  });
});
