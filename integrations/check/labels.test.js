/** The plugin's HTML for readers without scripts: affiliate links have `rel` and a label. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { onPath } from '../../scripts/lib/programs.js';

const php = onPath(['php']).find((path) => existsSync(path));
const source = fileURLToPath(
  new URL('../wordpress/mkt-widgets/includes/elements.php', import.meta.url),
);

/** The functions of WordPress that the file calls. @param {object} settings @param {string} language */
const stubs = (settings, language) => `
define('ABSPATH', '/');
function mkt_widgets_settings() { return json_decode('${JSON.stringify(settings)}', true); }
function get_bloginfo($name) { return '${language}'; }
function add_filter() {}
function home_url() { return 'https://blog.example'; }
function wp_parse_url($url, $part) { return parse_url($url, $part); }
function esc_attr($text) { return htmlspecialchars($text); }
function esc_url($url, $protocols) { return preg_match('~^https?://~', $url) ? htmlspecialchars($url) : ''; }
function esc_html($text) { return htmlspecialchars($text); }
require '${source}';
`;

/**
 * @param {string} fallback
 * @param {Record<string, string>} [values]
 * @param {object} [settings]
 */
function labelled(fallback, values = {}, settings = { 'affiliate-id': 'AFF' }, language = 'en-US') {
  const call = `echo mkt_widgets_labelled($argv[1], json_decode($argv[2], true));`;
  const code = stubs(settings, language) + call;
  return execFileSync(String(php), ['-r', code, '--', fallback, JSON.stringify(values)]).toString();
}

const REL = 'rel="sponsored nofollow noopener"';

(php ? describe : describe.skip)('the fallback that the WordPress plugin writes', () => {
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

(php ? describe : describe.skip)('the items that the WordPress plugin writes', () => {
  /** @param {unknown} items */
  const written = (items) => {
    const code = `${stubs({}, 'ja')}echo mkt_widgets_items(json_decode($argv[1], true));`;
    return execFileSync(String(php), ['-r', code, '--', JSON.stringify(items)]).toString();
  };

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
  });
});
