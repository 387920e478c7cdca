/** The plugin's HTML for readers without scripts: affiliate links have `rel` and a label. */
import { expect } from 'chai';
import { addresses } from '../../sandbox/hostile-payloads.js';
import { pages, textOf } from '../../test/docs/pages.js';
import { describePhp, runPhp } from './php.js';

/**
 * @param {string} fallback
 * @param {Record<string, string>} [values]
 * @param {object} [stored] settings
 */
const labelled = (fallback, values = {}, stored = { 'affiliate-id': 'AFF' }, language = 'en-US') =>
  runPhp('echo mkt_widgets_labelled(...$given);', [fallback, values], { stored, language });

const REL = 'rel="sponsored nofollow noopener"';

describePhp('the fallback that the WordPress plugin writes', () => {
  it('gives links to other sites rel, and the label after them', () => {
    const link = '<a href="https://market.example/">All</a>';
    expect(labelled(link)).to.equal(
      `<a ${REL} href="https://market.example/">All</a> <small>Ad</small>`,
    );
    expect(labelled(link, {}, undefined, 'ja')).to.match(/<small>PR<\/small>$/);
    expect(labelled(link, { lang: 'ja' })).to.match(/<small>PR<\/small>$/);
    expect(labelled(link, {}, { disclosure: 'A & [b]' })).to.match(
      /<small>A &amp; &#091;b&#093;<\/small>$/,
    );
    for (const rel of ['"noopener"', "'noopener  sponsored nofollow'", 'nofollow'])
      expect(labelled(`<a href="//market.example/" rel=${rel}>All</a>`)).to.equal(
        `<a ${REL} href="//market.example/">All</a> <small>Ad</small>`,
      );
    expect(labelled(link.replace('<a', '<a rel=external'))).to.include(
      'rel="sponsored nofollow noopener external"',
    );
    expect(labelled(labelled(link))).to.equal(labelled(link));
  });

  it('adds no label to links that earn nothing, or that the author labels elsewhere', () => {
    const link = '<a href="https://market.example/">All</a>';
    for (const unlabelled of [
      labelled(link, { disclosure: '' }),
      labelled(link, {}, {}),
      labelled('<a href="https://blog.example/teas">Teas</a> <a href="/b">B</a> text'),
    ])
      expect(unlabelled).not.to.match(/<small>/);
    expect(labelled('<a href="https://blog.example/teas">Teas</a>')).not.to.match(/rel=/);
  });
});

describePhp('the items that the WordPress plugin writes', () => {
  /** @param {unknown} items */
  const written = (items) => runPhp('echo mkt_widgets_items($given);', items);

  it('have their ids, their link and the words of the author, in which no shortcode runs', () => {
    const item = { ids: { 'hotel-no': '10101' }, link: 'https://market.example/', name: 'Inn [a]' };
    expect(written([{ ...item, words: 'Quiet [b].', award: 'Best' }])).to.equal(
      `<div data-hotel-no="10101" data-award="Best"><a href="https://market.example/" ${REL}>Inn &#091;a&#093;</a><p>Quiet &#091;b&#093;.</p></div>`,
    );
  });

  it('have nothing else, whatever a contributor has written', () => {
    for (const items of [
      [{ ids: { mkt: 'ranking', onclick: 'x', 'hotel-no': ['1'] }, words: {}, other: 'x' }],
      ['x'],
      [null],
    ])
      expect(written(items)).to.equal('<div></div>');
    expect(written('x')).to.equal('');
    expect(
      written([{ ids: { isbn: '"><script>[gallery]' }, link: 'javascript:x', words: '<script>' }]),
    ).to.equal(
      '<div data-isbn="&quot;&gt;&lt;script&gt;&#091;gallery&#093;"><p>&lt;script&gt;</p></div>',
    );
    const links = written(addresses.map((link) => ({ link: link.replace(/\p{Cs}/u, '') })));
    expect(links.match(/\b(?:href|src)="(?!https?:)/g)).to.equal(null);
    expect(links).to.include('href="https://');
  });
});

describePhp('the WordPress plugin', () => {
  const shortcode = (/** @type {object} */ written, fallback = '') =>
    runPhp("echo $hooks['mkt'](...$given);", [written, fallback]);

  it('takes the shortcodes and the addresses of embed.html in the documents', () => {
    let count = 0;
    for (const text of pages.map(textOf)) {
      for (const [, tag, written = '', link] of text.matchAll(
        /\[mkt ([\w-]+)([^\]]*)\](.+?)\[\/mkt\]/g,
      )) {
        const pairs = [...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, ...pair]) => pair);
        const html = shortcode({ 0: tag, ...Object.fromEntries(pairs) }, link);
        expect(html).to.match(
          new RegExp(`^<div><mkt-${tag}${written}><a .*</a></mkt-${tag}></div>$`),
        );
        count += 1;
      }
      for (const [, query] of text.matchAll(/embed\.html\?(tag=[^"'\s]+)/g)) {
        const stored = Object.fromEntries(new URLSearchParams(query));
        const html = runPhp("echo mkt_widgets_embed(array('', $given));", query, { stored });
        expect(html).to.match(/^<mkt-ranking [^>]*>(<a .*)?<\/mkt-ranking>$/);
        count += 1;
      }
    }
    expect(count).to.be.above(6);
  });

  it('reads `controls` in a shortcode, and tells authors its name of today', () => {
    const html = shortcode({ 0: 'ranking', controls: 'age', 'genre-ld': '1' });
    expect(html).to.include('<mkt-ranking reader-controls="age">');
    expect(html).to.include('no attribute genre-ld.').and.include('Use reader-controls.');
  });
});
