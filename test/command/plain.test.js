/** `mkt-widgets prerender --plain`: copies of pages for places without scripts. */
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { symlinkSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import { parse } from 'parse5';
import { texts } from '../../sandbox/hostile-payloads.js';
import { useSandbox } from '../../sandbox/test/sandbox.js';
import { codesIn, run } from './command.js';
import { folderOf } from './folder.js';

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
    assert.equal(status, 0, out);
    assert.equal(folder.read('posts/a/page.html'), page);
    const text = folder.read('out/a/page.html');
    assert.match(
      text,
      /<p class="intro">Hello<\/p><ul><li><small>Ad<\/small><\/li><li><a href="http/,
    );
    const [first = '', second = ''] = text.match(/<ul>.*<\/ul>/g) ?? [];
    assert.equal(
      first.match(/<a href="http[^"]*\/go\/AFF\/[^"]*" target="_blank" rel="sponsored/g)?.length,
      2,
    );
    assert.equal(
      first.match(/<img src="http[^"]*" alt="" width="104" height="104" \/>/g)?.length,
      2,
    );
    assert.match(
      second,
      /<small>May change&#46;<\/small><\/li><li><small><a [^>]*>By Example<\/a>/,
    );
    assert.doesNotMatch(first, /May change/);
    assert.doesNotMatch(text, /mkt-ranking|mkt\.|data-|<script|srcset|loading|¥/);
  });

  it('replaces an element without entries by its fallback, and its form by nothing', async () => {
    const inner = '<mkt-ranking limit="1"></mkt-ranking>';
    const page = pageOf(`<mkt-campaign days="5"><p slot="text">5x</p>${inner}</mkt-campaign>
<p>It costs <mkt-value isbn="9784999900008" field="price">about 10</mkt-value>.</p>
<mkt-bookmark-list><template><b>{title}</b></template>${LINK}</mkt-bookmark-list>
<p>Today: ${inner}</p>`);
    const folder = folderOf({ 'page.html': page });
    const { status, out } = await copy('--out', folder.at('out'), folder.at('page.html'));
    assert.equal(status, 0, out);
    const text = folder.read('out/page.html');
    assert.match(text, /<p>It costs about 10\.<\/p>\n<a href="https:\/\/market\.example\/"/);
    assert.match(text, /<p>Today: <span><small>Ad<\/small><br \/><a [^>]*>.*<\/span><\/p>/);
    assert.equal(text.match(/<ul>/g)?.length, 1);
    assert.doesNotMatch(text, /mkt-|5x|<template|\{title\}/);
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
    assert.equal(status, 0, out);
    const tree = parse(folder.read('out/page.html'));
    const found = (/** @type {string} */ tag) =>
      elementsIn(tree).filter(({ tagName }) => tagName === tag);
    const [list, ranking] = found('ul').map((ul) =>
      elementsIn(ul)
        .filter(({ tagName }) => tagName === 'li')
        .map(textOf),
    );
    assert.match(list?.[1] ?? '', /^Best \{\{ x \}\} \S+Quiet, near the sea\.$/);
    assert.match(list?.[2] ?? '', /\S+Pages: 300$/);
    assert.match(list?.[3] ?? '', /^MineClosed$/);
    assert.equal(list?.length, 4);
    assert.equal(ranking?.[2], 'Until May');
    assert.deepEqual(found('h4').map(textOf), ['Teas']);
    assert.equal(textOf(found('h2')[0]), 'My inns');
    assert.match(textOf(found('h2')[1]), /ランキング/);
    assert.match(folder.read('out/page.html'), /<p><span><b>Cups<\/b><br \/><small>/);
    const hrefs = found('a').map(
      ({ attrs }) => attrs.find((/** @type {any} */ { name }) => name === 'href').value,
    );
    assert.ok(hrefs.includes('https://x.example/') && hrefs.includes('/may'), hrefs.join());
    assert.ok(!hrefs.some((href) => href.startsWith('javascript')), hrefs.join());
  });

  it('has the pictures of a comparison, hotels too', async () => {
    const page = pageOf(
      '<mkt-shortlist layout="compare"><div data-hotel-no="14022"></div><div data-isbn="9784999900008"></div></mkt-shortlist>',
    );
    const folder = folderOf({ 'page.html': page });
    const { status, out } = await copy('--out', folder.at('out'), folder.at('page.html'));
    assert.equal(status, 0, out);
    assert.match(
      folder.read('out/page.html'),
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
    assert.equal(status, 0, out);
    for (const [place, count] of /** @type {const} */ ([
      ['noscript', 2],
      ['template', 2],
      ['svg', 2],
      ['math', 1],
    ]))
      assert.equal(out.match(new RegExp(`is inside <${place}>`, 'g'))?.length, count, out);
    assert.match(out, /page\.html:6:4 <mkt-ranking> is inside <noscript>/);
    const text = folder.read('out/page.html');
    assert.doesNotMatch(text, /mkt-|data-mkt/);
    for (const word of ['one', 'two', 'three', 'four', 'five', 'six', 'No element', 'None'])
      assert.ok(text.includes(word), word);
    const { out: prerendered } = await run('prerender', folder.at('page.html'));
    assert.equal(prerendered.match(/is inside </g)?.length, 7, prerendered);
    assert.equal(folder.read('page.html'), page);
    const { out: examined } = await run('doctor', folder.at('page.html'));
    assert.deepEqual(codesIn(examined), Array(5).fill('unseen'), examined);
  });

  it('names the elements that cannot be requested; their fallback is in the copy', async () => {
    const page = pageOf(`<mkt-ranking page="99">${LINK}</mkt-ranking>
<mkt-product-search keyword="{{ word }}">${LINK}</mkt-product-search>`);
    const folder = folderOf({ 'page.njk': page });
    const { status, out } = await copy('--out', folder.at('out'), folder.path);
    assert.equal(status, 1);
    assert.match(out, /page\.njk:\d+:\d+ <mkt-ranking> cannot be requested: page/);
    assert.match(out, /page\.njk:\d+:\d+ <mkt-product-search> is filled in by a template/);
    assert.equal(folder.read('out/page.njk').match(/<a href="https:\/\/market/g)?.length, 2);
  });

  it('refuses files that it cannot copy safely', async () => {
    const element = '<mkt-ranking></mkt-ranking>';
    const folder = folderOf({ 'open.html': pageOf('<mkt-ranking>'), 'page.mdx': element });
    const pages = ['open.html', 'page.mdx'].map(folder.at);
    const { status, out, errors } = await copy('--out', folder.at('out'), ...pages);
    assert.equal(status, 1);
    assert.match(out, /open\.html:\d+:\d+ <mkt-ranking> has no end tag/);
    assert.match(
      errors,
      /page\.mdx: stays as it is: names from a service cannot be written safely/,
    );
    assert.deepEqual(folder.names(), ['open.html', 'page.mdx']);
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
      assert.match(errors, reason);
      assert.equal(status, 2);
    }
    assert.equal(folder.read('a/page.html'), page);
    assert.deepEqual(folder.names(), ['a', 'b', 'out']);
  });

  it('leaves the fallback if no entry can be a link', async () => {
    const service = createServer((_, response) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ Items: [{ Item: { itemName: 'Tea' } }] }));
    });
    await new Promise((listens) => service.listen(0, '127.0.0.1', () => listens(undefined)));
    after(() => service.close());
    const { port } = /** @type {import('node:net').AddressInfo} */ (service.address());
    const body = `<mkt-ranking>${LINK}</mkt-ranking>`;
    const folder = folderOf({ 'page.html': pageOf(body, `http://127.0.0.1:${port}`) });
    const { status, out } = await copy('--out', folder.at('out'), folder.path);
    assert.equal(status, 1);
    assert.match(out, /<mkt-ranking> nothing was found/);
    assert.match(
      folder.read('out/page.html'),
      /<p class="intro">Hello<\/p><a href="https:\/\/market/,
    );
  });

  it('does not copy its earlier copies, in a folder below the pages', async () => {
    const folder = folderOf({ 'page.html': pageOf('') });
    for (const run of [1, 2]) {
      const { out } = await copy('--out', folder.at('out'), folder.path);
      assert.match(out, /1 file: 1 written/, String(run));
    }
    assert.deepEqual(folder.names(), ['out', 'page.html']);
  });

  it('keeps names and addresses of sellers as text, whatever they contain', async () => {
    const names = [...texts, '\u202egnp.exe\u2066', 'a {{ 7*7 }} <% x %> {% y %} ${z} #{w}'];
    const service = createServer((_, response) => {
      const Items = names.map((itemName, index) => ({
        Item: {
          itemName: `n ${itemName}`,
          itemUrl: index % 2 ? 'javascript:alert(1)' : `https://market.example/"onclick="x{{y}}<`,
          mediumImageUrls: [
            { imageUrl: index % 2 ? 'javascript:alert(1)' : 'https://i.example/"x' },
          ],
        },
      }));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ Items, items: Items, title: 'Ranking' }));
    });
    await new Promise((listens) => service.listen(0, '127.0.0.1', () => listens(undefined)));
    after(() => service.close());
    const { port } = /** @type {import('node:net').AddressInfo} */ (service.address());
    const body = '<mkt-ranking></mkt-ranking>';
    const folder = folderOf({ 'page.njk': pageOf(body, `http://127.0.0.1:${port}`) });
    const { status, out } = await copy('--out', folder.at('out'), folder.path);
    assert.equal(status, 0, out);
    const text = folder.read('out/page.njk');
    assert.doesNotMatch(text, /[\u202a-\u202e\u2066-\u2069]|\{\{|\{%|<%|\$\{|#\{/);
    const list = elementsIn(parse(text)).find(({ tagName }) => tagName === 'ul');
    assert.ok(elementsIn(list).filter(({ tagName }) => tagName === 'a').length > names.length / 3);
    assert.match(textOf(list), /a \{\{ 7\*7 \}\} <% x %>/);
    for (const { tagName, attrs } of elementsIn(list)) {
      assert.match(tagName, /^(ul|li|a|img|small)$/);
      for (const { name, value } of attrs) {
        assert.match(name, /^(href|target|rel|src|alt|width|height)$/);
        assert.doesNotMatch(value, /^\s*javascript:/i);
      }
    }
  });
});
