/** `mkt-widgets prerender --plain`: copies of pages for places without scripts. */
import { symlinkSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'parse5';
import { texts } from '../../sandbox/hostile-payloads.js';
import { useSandbox } from '../../sandbox/test/sandbox.js';
import { codesIn, run } from './command.js';
import { folderOf } from './folder.js';
import { serve } from './serve.js';

const LINK = '<a href="https://market.example/" rel="sponsored">All</a>';

/** All elements of a page. @param {any} node @returns {any[]} */
const elementsIn = (node) => [
  ...(node.tagName ? [node] : []),
  ...(node.childNodes ?? []).flatMap(elementsIn),
];

/** The visible text of a node. @param {any} node @returns {string} */
const textOf = (node) => node.value ?? (node.childNodes ?? []).map(textOf).join('');

describe('mkt-widgets prerender --plain', () => {
  const sandbox = useSandbox();
  const pageOf = (/** @type {string} */ body, service = sandbox.origin) =>
    `<!DOCTYPE html>\n<html lang="en"><head><title>Tea</title><link rel="stylesheet" href="/mkt.css" />
<script src="/mkt.js" data-application-id="APP" data-affiliate-id="AFF" data-base-url="${service}"
  data-credit="By Example https://developer.example/" data-disclaimer="May change."></script></head>
<body><p class="intro">Hello</p>${body}</body></html>\n`;
  const copy = (/** @type {string[]} */ ...args) =>
    run('prerender', '--rate', '50', '--plain', ...args);

  it('writes copies whose elements are links and pictures, and leaves the pages', async () => {
    const page = pageOf(`<mkt-ranking limit="2">${LINK}</mkt-ranking>
<div data-mkt="ranking" data-limit="1" class="x"></div>`);
    const folder = folderOf({ 'posts/a/page.html': page });
    const { status, out } = await copy('--out', folder.at('out'), folder.at('posts'));
    expect(status, out).to.equal(0);
    expect(folder.read('posts/a/page.html')).to.equal(page);
    const text = folder.read('out/a/page.html');
    expect(text).to.match(
      /<p class="intro">Hello<\/p><ul><li><small>Ad<\/small><\/li><li><a href="http/,
    );
    const [first = '', second = ''] = text.match(/<ul>.*<\/ul>/g) ?? [];
    expect(
      first.match(/<a href="http[^"]*\/go\/AFF\/[^"]*" target="_blank" rel="sponsored/g)?.length,
    ).to.equal(2);
    expect(
      first.match(/<img src="http[^"]*" alt="" width="104" height="104" \/>/g)?.length,
    ).to.equal(2);
    expect(second).to.match(
      /<small>May change&#46;<\/small><\/li><li><small><a [^>]*>By Example<\/a>/,
    );
    expect(first).not.to.match(/May change/);
    expect(text).not.to.match(/mkt-ranking|mkt\.|data-|<script|srcset|loading|¥/);
  });

  it('replaces an element without entries by its fallback, and its form by nothing', async () => {
    const inner = '<mkt-ranking limit="1"></mkt-ranking>';
    const page = pageOf(`<mkt-campaign days="5"><p slot="text">5x</p>${inner}</mkt-campaign>
<p>It costs <mkt-value isbn="9784999900008" field="price">about 10</mkt-value>.</p>
<mkt-bookmark-list><template><b>{title}</b></template>${LINK}</mkt-bookmark-list>
<p>Today: ${inner}</p>`);
    const folder = folderOf({ 'page.html': page });
    const { status, out } = await copy('--out', folder.at('out'), folder.at('page.html'));
    expect(status, out).to.equal(0);
    const text = folder.read('out/page.html');
    expect(text).to.match(/<p>It costs about 10\.<\/p>\n<a href="https:\/\/market\.example\/"/);
    expect(text).to.match(/<p>Today: <span><small>Ad<\/small><br \/><a [^>]*>.*<\/span><\/p>/);
    expect(text.match(/<ul>/g)?.length).to.equal(1);
    expect(text).not.to.match(/mkt-|5x|<template|\{title\}/);
  });

  it('keeps headings, footers, badges and the words about items, in their order', async () => {
    const item = (/** @type {string} */ attributes, /** @type {string} */ words) =>
      `<li ${attributes}><a href="https://h.example/">Mine</a> ${words}</li>`;
    const page = pageOf(`<mkt-shortlist heading="My inns"><ul>
${item('data-hotel-no="14022" data-award="Best {{ x }}"', '<p>Quiet, <b>near</b> <a href="https://x.example/">the <i>sea</i></a>.</p><small>Ad</small>')}
${item('data-isbn="9784999900008"', '<dl><dt>Pages</dt><dd>300</dd></dl><script>no()</script>')}
${item('data-hotel-no="999999"', '<a href="javascript:alert(1)">Closed</a>')}</ul></mkt-shortlist>
<mkt-ranking limit="1" heading-level="4"><b slot="heading">Teas</b><p slot="footer">Until <a href="/may">May</a></p></mkt-ranking>
<p><mkt-ranking limit="1" heading="Cups"></mkt-ranking></p>
<mkt-ranking limit="1" heading="auto"></mkt-ranking>`);
    const folder = folderOf({ 'page.html': page });
    const { status, out } = await copy('--out', folder.at('out'), folder.at('page.html'));
    expect(status, out).to.equal(0);
    const tree = parse(folder.read('out/page.html'));
    const found = (/** @type {string} */ tag) =>
      elementsIn(tree).filter(({ tagName }) => tagName === tag);
    const [list, ranking] = found('ul').map((ul) =>
      elementsIn(ul)
        .filter(({ tagName }) => tagName === 'li')
        .map(textOf),
    );
    expect(list?.[1] ?? '').to.match(/^Best \{\{ x \}\} \S+Quiet, near the sea\.$/);
    expect(list?.[2] ?? '').to.match(/\S+Pages: 300$/);
    expect(list?.[3] ?? '').to.match(/^MineClosed$/);
    expect(list?.length).to.equal(4);
    expect(ranking?.[2]).to.equal('Until May');
    expect(found('h4').map(textOf)).to.deep.equal(['Teas']);
    expect(textOf(found('h2')[0])).to.equal('My inns');
    expect(textOf(found('h2')[1])).to.match(/ランキング/);
    expect(folder.read('out/page.html')).to.match(/<p><span><b>Cups<\/b><br \/><small>/);
    const hrefs = found('a').map(
      ({ attrs }) => attrs.find((/** @type {any} */ { name }) => name === 'href').value,
    );
    expect(hrefs.includes('https://x.example/') && hrefs.includes('/may'), hrefs.join()).to.be.ok;
    expect(
      hrefs.some((href) => href.startsWith('javascript')),
      hrefs.join(),
    ).not.to.be.ok;
  });

  it('keeps heading and label above the fallback of a list whose items have gone', async () => {
    const gone = '<li data-hotel-no="999999"><a href="https://h.example/">Mine</a></li>';
    const page = pageOf(`<mkt-shortlist heading="My inns"><ul>${gone}</ul></mkt-shortlist>
<mkt-shortlist><b slot="heading">Labelled</b><small>Ad</small><ul>${gone}</ul></mkt-shortlist>
<mkt-shortlist heading="No fallback"><template>${gone}</template><i data-hotel-no="999999" slot="x"></i></mkt-shortlist>`);
    const folder = folderOf({ 'page.html': page });
    const { status, out } = await copy('--out', folder.at('out'), folder.at('page.html'));
    expect(status, out).to.equal(1);
    const text = folder.read('out/page.html');
    expect(text).to.match(/<h2>My inns<\/h2><p><small>Ad<\/small><\/p><ul><li[^>]*><a /);
    expect(text).to.match(/<h2>Labelled<\/h2><small>Ad<\/small><ul>/);
    expect(text).not.to.match(/No fallback/);
  });

  it('has the pictures of a comparison, hotels too', async () => {
    const page = pageOf(
      '<mkt-shortlist layout="compare"><div data-hotel-no="14022"></div><div data-isbn="9784999900008"></div></mkt-shortlist>',
    );
    const folder = folderOf({ 'page.html': page });
    const { status, out } = await copy('--out', folder.at('out'), folder.at('page.html'));
    expect(status, out).to.equal(0);
    expect(folder.read('out/page.html')).to.match(
      /<img src="[^"]*\/hotel\/.*<img src="[^"]*\/books\//,
    );
  });

  it('keeps the fallback of elements in templates, SVG and parts without scripts, and names them', async () => {
    const element = (/** @type {string} */ name) =>
      `<mkt-ranking limit="1"><i>${name}</i></mkt-ranking>`;
    const page = pageOf(`<noscript>
<p>${element('one')}<b data-mkt="ranking">two</b></p></noscript>
<template><div>${element('three')}<template>${element('four')}</template></div></template>
<svg><mkt-ranking/><g data-mkt="ranking">five</g></svg><math><mkt-ranking>six</mkt-ranking></math>
<noscript><p>No element</p></noscript><template><p>None</p></template>`);
    const folder = folderOf({ 'page.html': page });
    const { status, out } = await copy('--out', folder.at('out'), folder.at('page.html'));
    expect(status, out).to.equal(0);
    for (const [place, count] of /** @type {const} */ ([
      ['noscript', 2],
      ['template', 2],
      ['svg', 2],
      ['math', 1],
    ]))
      expect(out.match(new RegExp(`is inside <${place}>`, 'g'))?.length, out).to.equal(count);
    expect(out).to.match(/page\.html:6:4 <mkt-ranking> is inside <noscript>/);
    const text = folder.read('out/page.html');
    expect(text).not.to.match(/mkt-|data-mkt/);
    for (const word of ['one', 'two', 'three', 'four', 'five', 'six', 'No element', 'None'])
      expect(text, word).to.include(word);
    const { out: prerendered } = await run('prerender', folder.at('page.html'));
    expect(prerendered.match(/is inside </g)?.length, prerendered).to.equal(7);
    expect(folder.read('page.html')).to.equal(page);
    const { out: examined } = await run('doctor', folder.at('page.html'));
    expect(codesIn(examined), examined).to.deep.equal(Array(5).fill('unseen'));
  });

  it('names the elements that cannot be requested; their fallback is in the copy', async () => {
    const page = pageOf(`<mkt-ranking page="99">${LINK}</mkt-ranking>
<mkt-product-search keyword="{{ word }}">${LINK}</mkt-product-search>`);
    const folder = folderOf({ 'page.njk': page });
    const { status, out } = await copy('--out', folder.at('out'), folder.path);
    expect(status).to.equal(1);
    expect(out).to.match(/page\.njk:\d+:\d+ <mkt-ranking> cannot be requested: page/);
    expect(out).to.match(/page\.njk:\d+:\d+ <mkt-product-search> is filled in by a template/);
    expect(folder.read('out/page.njk').match(/<a href="https:\/\/market/g)?.length).to.equal(2);
  });

  it('refuses files that it cannot copy safely', async () => {
    const element = '<mkt-ranking></mkt-ranking>';
    const folder = folderOf({ 'open.html': pageOf('<mkt-ranking>'), 'page.mdx': element });
    const pages = ['open.html', 'page.mdx'].map(folder.at);
    const { status, out, errors } = await copy('--out', folder.at('out'), ...pages);
    expect(status).to.equal(1);
    expect(out).to.match(/open\.html:\d+:\d+ <mkt-ranking> has no end tag/);
    expect(errors).to.match(
      /page\.mdx: stays as it is: names from a service cannot be written safely/,
    );
    expect(folder.names()).to.deep.equal(['open.html', 'page.mdx']);
  });

  it('never writes over a page, also not by way of a link, nor two pages into one', async () => {
    const page = pageOf('');
    const folder = folderOf({ 'a/page.html': page, 'b/page.html': page, 'out/x': '' });
    symlinkSync(folder.at('a/page.html'), folder.at('out/page.html'));
    const at = folder.at;
    for (const [args, reason] of /** @type {[string[], RegExp][]} */ ([
      [['--out', at('a'), at('a/page.html')], /would replace a page/],
      [['--out', at('out'), at('a')], /would replace a page/],
      [['--out', at('c'), at('a'), at('b')], /would have the same copy/],
      [['--prices', '--out', at('c'), at('a')], /neither prices/],
      [[at('a')], /--plain and --out go together/],
    ])) {
      const { status, errors } = await copy(...args);
      expect(errors).to.match(reason);
      expect(status).to.equal(2);
    }
    expect(folder.read('a/page.html')).to.equal(page);
    expect(folder.names()).to.deep.equal(['a', 'b', 'out']);
  });

  it('leaves the fallback, with a label, if no entry can be a link', async () => {
    const { origin } = await serve((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ Items: [{ Item: { itemName: 'Tea' } }] }));
    });
    const body = `<mkt-ranking>${LINK}</mkt-ranking>`;
    const folder = folderOf({ 'page.html': pageOf(body, origin) });
    const { status, out } = await copy('--out', folder.at('out'), folder.path);
    expect(status).to.equal(1);
    expect(out).to.match(/<mkt-ranking> nothing was found/);
    expect(folder.read('out/page.html')).to.match(
      /<p class="intro">Hello<\/p><p><small>Ad<\/small><\/p><a href="https:\/\/market/,
    );
  });

  it('does not copy its earlier copies, in a folder below the pages', async () => {
    const folder = folderOf({ 'page.html': pageOf('') });
    for (const run of [1, 2]) {
      const { out } = await copy('--out', folder.at('out'), folder.path);
      expect(out, String(run)).to.match(/1 file: 1 written/);
    }
    expect(folder.names()).to.deep.equal(['out', 'page.html']);
  });

  it('keeps names and addresses of sellers as text, whatever they contain', async () => {
    const names = [...texts, '\u202egnp.exe\u2066', 'a {{ 7*7 }} <% x %> {% y %} ${z} #{w}'];
    const { origin } = await serve((_, response) => {
      const Items = names.map((itemName) => ({
        Item: {
          itemName: `n ${itemName}`,
          itemUrl: `https://market.example/"onclick="x{{y}}<`,
          mediumImageUrls: [{ imageUrl: 'https://i.example/"x' }],
        },
      }));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ Items, items: Items, title: 'Ranking' }));
    });
    const body = '<mkt-ranking></mkt-ranking>';
    const folder = folderOf({ 'page.njk': pageOf(body, origin) });
    const { status, out } = await copy('--out', folder.at('out'), folder.path);
    expect(status, out).to.equal(0);
    const text = folder.read('out/page.njk');
    expect(text).not.to.match(/[\u202a-\u202e\u2066-\u2069]|\{\{|\{%|<%|\$\{|#\{/);
    const list = elementsIn(parse(text)).find(({ tagName }) => tagName === 'ul');
    const links = elementsIn(list).filter(({ tagName }) => tagName === 'a');
    expect(links.length).to.be.above(names.length / 2);
    expect(textOf(list)).to.match(/a \{\{ 7\*7 \}\} <% x %>/);
    for (const { tagName, attrs } of elementsIn(list)) {
      expect(tagName).to.match(/^(ul|li|a|img|small)$/);
      for (const { name } of attrs)
        expect(name).to.match(/^(href|target|rel|src|alt|width|height)$/);
    }
  });
});
