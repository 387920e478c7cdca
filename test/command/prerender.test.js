/** `mkt-widgets prerender`: the links, pictures and prices that it writes into pages. */
import { expect } from 'chai';
import { parse } from 'parse5';
import { folderOf } from './folder.js';
import { serve } from './serve.js';
import { LINK, usePrerender } from './prerendering.js';

/** The first element of a page that has an attribute. @param {string} html @param {string} attribute */
function elementOf(html, attribute) {
  /** @type {(node: any) => any} */
  const find = (node) =>
    node.attrs?.some((/** @type {any} */ { name }) => name === attribute)
      ? node
      : node.childNodes?.map(find).find(Boolean);
  return find(parse(html));
}

describe('mkt-widgets prerender', () => {
  const { pageOf, prerender } = usePrerender();

  it('fills fallbacks with real links, pictures with sizes and the label, and leaves the rest', async () => {
    const body = `<mkt-ranking genre-id="100371" limit="2">${LINK}</mkt-ranking>`;
    const folder = folderOf({ 'page.html': pageOf(body) });
    const { status, out } = await prerender(folder.path);
    expect(status, out).to.equal(0);
    const text = folder.read('page.html');
    const [list] = /** @type {[string]} */ (/<ul data-mkt-prerendered>.*<\/ul>/.exec(text));
    expect(text.replace(list, '')).to.equal(pageOf(body));
    expect(list.match(/<a href="http[^"]*\/go\/AFF\/[^"]*"[^>]* rel="sponsored/g)?.length).to.equal(
      2,
    );
    expect(list.match(/<img [^>]*width="104" height="104"/g)?.length).to.equal(2);
    expect(list).to.match(/^<ul data-mkt-prerendered><li><small>Ad<\/small>/);
    expect(list).not.to.match(/¥/);
    expect(folder.names()).to.deep.equal(['page.html']);
  });

  it('searches by the words of the page as the element does, and by the keyword at last', async () => {
    const tags = '<meta name="keywords" content="コーヒーメーカー, ドリップ">';
    const element = (/** @type {string} */ attributes) =>
      pageOf(`<mkt-product-search ${attributes} limit="1">${LINK}</mkt-product-search>`).replace(
        '<head>',
        `<head>${tags}`,
      );
    const folder = folderOf({
      'words.html': element('keyword-from="tags"'),
      'keyword.html': element(
        'keyword-from="tags" keyword-skip="コーヒーメーカー" keyword="万年筆"',
      ),
      'none.html': element('keyword-from="title"'),
    });
    const { status, out } = await prerender(folder.path);
    expect(status, out).to.equal(0);
    expect(folder.read('words.html')).to.match(/<li>.*コーヒーメーカー/);
    expect(folder.read('keyword.html')).to.match(/<li>.*万年筆/);
    expect(folder.read('none.html')).to.equal(element('keyword-from="title"'));
  });

  it('reads recommendations as the element does, for the page that contains them', async () => {
    const { origin, paths } = await serve((_, response) => {
      const link = { title: 'Menu', url: 'https://market.example/menu' };
      const pick = { Label: 'Green tea', At: 'https://market.example/tea' };
      response.end(JSON.stringify({ menu: [link, link, link], Body: { Picks: [pick] } }));
    });
    const element = `<mkt-picks dynamic-ad-url="${origin}" items-path="Body.Picks"
      fields="title=Label href=At">${LINK}</mkt-picks>`;
    const head = '<base href="https://blog.example/a/"><link rel="canonical" href="../tea#top">';
    const folder = folderOf({ 'a.html': pageOf(element).replace('<head>', `<head>${head}`) });
    const { status, out } = await prerender(folder.path);
    expect(status, out).to.equal(0);
    const addresses = paths.map((path) => new URL(path, origin).searchParams.get('url'));
    expect(addresses).to.deep.equal(['https://blog.example/tea']);
    const [list] = /<ul data-mkt-prerendered>.*<\/ul>/.exec(folder.read('a.html')) ?? [];
    expect(list ?? '').to.match(/href="https:\/\/market.example\/tea"[^>]*>Green tea</);
    expect(list ?? '').not.to.match(/Menu/);
  });

  it('writes credit and disclaimer once, into the last element, and with credit-place into each', async () => {
    const body = (/** @type {string} */ place) =>
      `<mkt-config credit="By Example https://developer.example/?a=1" disclaimer="Prices may change." ${place}>
<mkt-ranking limit="1"></mkt-ranking>\n<mkt-ranking limit="1" page="2"></mkt-ranking></mkt-config>`;
    const folder = folderOf({
      'a.html': pageOf(body('')),
      'b.html': pageOf(body('credit-place="each"')),
    });
    const { status, out } = await prerender(folder.path);
    expect(status, out).to.equal(0);
    const places = (/** @type {string} */ name) =>
      folder
        .read(name)
        .split('\n')
        .filter((line) => line.startsWith('<mkt-ranking'))
        .map((line) => line.match(/<small>[^<]*(<a[^>]*>[^<]*<\/a>)?<\/small>/g)?.slice(1) ?? []);
    const credit = [
      '<small>Prices may change&#46;</small>',
      '<small><a href="https://developer.example/?a=1" rel="noopener">By Example</a></small>',
    ];
    expect(places('a.html')).to.deep.equal([[], credit]);
    expect(places('b.html')).to.deep.equal([credit, credit]);
    const first = folder.read('a.html');
    await prerender(folder.path);
    expect(folder.read('a.html')).to.equal(first);
  });

  it('writes into an element within a campaign, also one of data elements', async () => {
    const campaign = (/** @type {string} */ open, /** @type {string} */ tag) =>
      `<${open}><p slot="text">5x</p><mkt-ranking limit="1"></mkt-ranking></${tag}>`;
    const folder = folderOf({
      'page.html': pageOf(
        campaign('mkt-campaign days="5"', 'mkt-campaign') +
          campaign('div data-mkt="campaign" data-days="5"', 'div'),
      ),
    });
    const { status, out } = await prerender(folder.path);
    expect(status, out).to.equal(0);
    const lists = folder.read('page.html').match(/<mkt-ranking limit="1"><ul data-mkt-prer/g);
    expect(lists?.length).to.equal(2);
  });

  it('has pictures in the size of the layout, also for dense screens, and none if the element shows none', async () => {
    const rankings = ['', 'layout="grid"', 'image-size="90"', 'layout="compact"', 'hide="image"'];
    const folder = folderOf({
      'page.html': pageOf(
        rankings.map((ranking) => `<mkt-ranking limit="1" ${ranking}></mkt-ranking>`).join('\n'),
      ),
    });
    await prerender(folder.path);
    const [, , ...lines] = folder.read('page.html').split('\n');
    const [row = '', card = '', own = '', ...none] = lines
      .slice(0, rankings.length)
      .map((line) => /<img[^>]*>/.exec(line)?.[0]);
    expect(row).to.match(/width="104" height="104"/);
    expect(card).to.match(/width="160" height="160"/);
    expect(row).to.match(/src="[^"]*_ex=128x128" srcset="[^"]*_ex=256x256 2x"/);
    expect(card).to.match(/srcset="[^"]* 256w[^"]*" sizes="/);
    expect(own).to.match(/src="[^"]*_ex=90x90" srcset="[^"]*_ex=180x180 2x" alt="" width="90"/);
    expect(none).to.deep.equal([undefined, undefined]);
  });

  it('has the same pictures as the elements, so that none is loaded twice', async () => {
    const elements = [
      '<mkt-book-list limit="1"></mkt-book-list>',
      '<mkt-ebook-list limit="1"></mkt-ebook-list>',
      '<mkt-hotel-search middle-class-code="tokyo" large-class-code="japan" limit="1"></mkt-hotel-search>',
      '<mkt-golf-finder area-code="8" limit="1"></mkt-golf-finder>',
      '<mkt-book-list limit="1" layout="grid"></mkt-book-list>',
    ];
    const folder = folderOf({ 'page.html': pageOf(elements.join('\n')) });
    await prerender(folder.path);
    const images = folder.read('page.html').match(/<img[^>]*>/g) ?? [];
    const [book = '', ebook = '', hotel = '', golf = '', card = ''] = images;
    // Their width is three quarters of their height: to fill the width, they are higher.
    for (const cover of [book, ebook]) {
      expect(cover).to.match(/src="[^"]*_ex=192x192" srcset="[^"]*_ex=384x384 2x"/);
      expect(cover).to.match(/width="104" height="139"/);
    }
    for (const place of [hotel, golf]) expect(place).to.match(/width="150" height="150"/);
    expect(card).to.match(/src="[^"]*_ex=200x200" srcset="[^"]*_ex=100x100 75w, /);
    expect(card).to.match(/width="160" height="160"/);
  });

  it('writes the items that an author lists, in their order, and keeps the list of the author', async () => {
    const own = '<a href="https://market.example/closed">Closed</a>';
    const items = `<ul><li data-hotel-no="999999">${own} <p>A pity.</p></li>
      <li data-isbn="9784999900008"><a href="javascript:alert(1)">Keeper</a></li></ul>`;
    const folder = folderOf({ 'a.html': pageOf(`<mkt-shortlist>${items}</mkt-shortlist>`) });
    for (const run of ['first', 'second']) {
      const { status, out } = await prerender(folder.path);
      expect(status, out).to.equal(0);
      const [, list = ''] =
        /<ul data-mkt-prerendered>(.*?)<\/ul>/.exec(folder.read('a.html')) ?? [];
      const names = [...list.matchAll(/>([^<>]+)<\/a>/g)].map(([, name]) => name);
      expect(names, run).to.deep.equal(['Closed', '雨宿りの灯台守']);
      expect(list).not.to.match(/javascript/);
      expect(folder.read('a.html'), run).to.include(items);
    }
  });

  it('leaves the list of the reader, which no file has', async () => {
    const html = pageOf(
      '<mkt-shortlist kept><div data-hotel-no="10101"></div></mkt-shortlist><mkt-shortlist kept></mkt-shortlist>',
    );
    const folder = folderOf({ 'a.html': html });
    const { status, out } = await prerender(folder.path);
    expect(status, out).to.equal(0);
    expect(folder.read('a.html')).to.equal(html);
  });

  it('keeps its links within an element in a paragraph, also in a second run', async () => {
    const body = `<p>Today: <mkt-ranking limit="2">${LINK}</mkt-ranking></p><p><em><span data-mkt="ranking" data-limit="1"></span></em></p>`;
    const folder = folderOf({ 'page.html': pageOf(body) });
    expect((await prerender('--prices', folder.path)).status).to.equal(0);
    const first = folder.read('page.html');
    const { tagName, childNodes, parentNode } = elementOf(first, 'data-mkt-prerendered');
    expect(parentNode.tagName).to.equal('mkt-ranking');
    expect(tagName).to.equal('span');
    expect(childNodes.filter((/** @type {any} */ child) => child.tagName === 'a').length).to.equal(
      2,
    );
    expect(parentNode.parentNode.tagName).to.equal('p');
    const { status, out } = await prerender('--prices', folder.path);
    expect(status, out).to.equal(0);
    expect(folder.read('page.html')).to.equal(first);
  });

  it('uses the language of data elements, as their elements do', async () => {
    const ranking = '<div data-mkt="ranking" data-limit="1" lang="ja"></div>';
    const config = `<div data-mkt="config" data-lang="ja">${ranking.replace('lang="ja"', '')}</div>`;
    const folder = folderOf({ 'page.html': pageOf(ranking + config) });
    await prerender(folder.path);
    expect(folder.read('page.html').match(/<small>PR<\/small>/g)).to.have.length(2);
  });

  it('treats an empty limit as none, as the element does', async () => {
    const list = '<mkt-book-list limit="" hits="3"></mkt-book-list>';
    const folder = folderOf({ 'page.html': pageOf(list) });
    const { status, out } = await prerender(folder.path);
    expect(status, out).to.equal(0);
    expect(folder.read('page.html').match(/<a href="http[^"]*\/go\//g)?.length).to.equal(3);
  });

  it('leaves elements that are within another element or data element', async () => {
    const inner = '<mkt-ranking limit="1"></mkt-ranking>';
    const page = pageOf(`<mkt-bookmark-list>${inner}</mkt-bookmark-list>
      <div data-mkt="Bookmark-list">${inner}</div>
      <div data-mkt="config"><section>${inner}</section></div>`);
    const folder = folderOf({ 'page.html': page });
    await prerender(folder.path);
    const text = folder.read('page.html');
    expect(text.match(/data-mkt-prerendered/g)?.length).to.equal(1);
    expect(text).to.match(/<section><mkt-ranking limit="1"><ul data-mkt-prerendered>/);
  });

  it('has prices with --prices, with their time; items that cannot be bought have none, or are left out', async () => {
    const ranking = (/** @type {string} */ hide) =>
      pageOf(`<mkt-ranking genre-id="100371" limit="30" hide="${hide}">${LINK}</mkt-ranking>`);
    const folder = folderOf({ 'all.html': ranking(''), 'some.html': ranking('sold-out') });
    expect((await prerender('--prices', folder.path)).status).to.equal(0);
    const lines = (/** @type {string} */ name) =>
      (folder.read(name).match(/<li><a .*?<\/li>/g) ?? []).map((line) => line.includes('¥'));
    expect(lines('all.html')).to.have.lengthOf(30).and.include(false);
    expect(lines('some.html')).to.deep.equal(lines('all.html').filter(Boolean));
    expect(folder.read('all.html')).to.match(
      / Currently unavailable<\/li>.*<small>As of .* JST<\/small>/,
    );
  });

  it('shows the price of the stay, like the element, for requests with dates', async () => {
    const area = 'large-class-code="japan" middle-class-code="kanagawa"';
    const dates = 'checkin-date="+30" checkout-date="+31" adult-num="2"';
    const folder = folderOf({
      'page.html': pageOf(
        ['', dates]
          .map((one) => `<mkt-hotel-search ${area} ${one} limit="3"></mkt-hotel-search>`)
          .join('\n'),
      ),
    });
    const { status, out } = await prerender('--prices', folder.path);
    expect(status, out).to.equal(0);
    const [undated = '', dated = ''] = folder.read('page.html').match(/<ul.*<\/ul>/g) ?? [];
    expect(undated).to.match(/from ¥[\d,]+ per person per night/);
    expect(dated).to.match(/from ¥[\d,]+ in total per night/);
    expect(dated).not.to.match(/per person/);
  });

  it('fills each element that shows entries without input', async () => {
    const elements = [
      '<mkt-product-search genre-id="100371" limit="1"></mkt-product-search>',
      '<mkt-book-list media="book" limit="1"></mkt-book-list>',
      '<mkt-ebook-list limit="1"></mkt-ebook-list>',
      '<mkt-hotel-search middle-class-code="tokyo" large-class-code="japan" limit="1"></mkt-hotel-search>',
      '<mkt-hotel-detail hotel-no="14022"></mkt-hotel-detail>',
      '<mkt-golf-finder area-code="8" limit="1"></mkt-golf-finder>',
      '<div data-mkt="ranking" data-limit="1"></div>',
    ];
    const others = [
      '<mkt-hotel-search></mkt-hotel-search>',
      '<mkt-bookmark-list></mkt-bookmark-list>',
    ];
    const folder = folderOf({ 'page.html': pageOf([...elements, ...others].join('\n')) });
    const { status, out } = await prerender(folder.path);
    expect(status, out).to.equal(0);
    const lines = folder.read('page.html').split('\n').slice(2);
    expect(
      lines
        .slice(0, 9)
        .map((line) =>
          /<ul data-mkt-prerendered><li><small>Ad<\/small><\/li><li><a href="http/.test(line),
        ),
    ).to.deep.equal([...elements.map(() => true), ...others.map(() => false)]);
  });
});
