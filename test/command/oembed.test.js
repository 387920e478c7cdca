/** `mkt-widgets oembed`: the responses for editors that turn an address into a frame. */
import { existsSync } from 'node:fs';
import { expect } from 'chai';
import { parse } from 'parse5';
import { run } from './command.js';
import { folderOf } from './folder.js';

const QUERY = 'tag=mkt-ranking&application-id=APP&heading=%22Tea%22+%3Cb%3E&limit=5';
const ADDRESS = `https://cdn.example/mkt/embed.html?${QUERY}`;
const PAGE = 'https://blog.example/embeds/teas.html';
const SIZE = ['--height', '1060', '--width', '360'];

/** The attributes of all elements of a page by their tags. @param {string} html */
function elementsOf(html) {
  /** @type {Array<Record<string, string>>} */
  const all = [];
  const walk = (/** @type {any} */ node) => {
    const attributes = (node.attrs ?? []).map((/** @type {any} */ attr) => [attr.name, attr.value]);
    all.push({ tag: node.tagName, ...Object.fromEntries(attributes) });
    (node.childNodes ?? []).forEach(walk);
  };
  walk(parse(html));
  return all;
}

/** @param {string} html */
const frameIn = (html) => elementsOf(html).find(({ tag }) => tag === 'iframe') ?? {};

describe('mkt-widgets oembed', () => {
  it('prints an oEmbed response with the frame of the address', async () => {
    const { status, out } = await run('oembed', ...SIZE, ADDRESS);
    expect(status).to.equal(0);
    const { html, ...answer } = JSON.parse(out);
    expect(answer).to.deep.equal({
      version: '1.0',
      type: 'rich',
      title: '"Tea" <b>',
      provider_name: 'mkt-widgets',
      provider_url: 'https://cdn.example/mkt/',
      cache_age: 86400,
      width: 360,
      height: 1060,
    });
    const { src, title, width, height } = frameIn(html);
    expect({ src, title, width, height }).to.deep.equal({
      src: ADDRESS,
      title: '"Tea" <b>',
      width: '360',
      height: '1060',
    });
  });

  it('writes a page that links to the response and shows the frame', async () => {
    const folder = folderOf({});
    const args = ['oembed', ...SIZE, '--page', PAGE, '--out', folder.at('embeds'), ADDRESS];
    const dry = await run(...args, '--dry-run');
    expect(dry.out).to.match(/teas\.html: would be written/);
    expect(folder.names()).to.deep.equal([]);
    // Running it again changes nothing.
    for (let times = 0; times < 2; times++) expect((await run(...args)).status).to.equal(0);
    const html = folder.read('embeds/teas.html');
    const link = elementsOf(html).find(({ rel }) => rel === 'alternate');
    expect(link?.['type']).to.equal('application/json+oembed');
    expect(link?.['href']).to.equal('https://blog.example/embeds/teas.json');
    const answer = JSON.parse(folder.read('embeds/teas.json'));
    expect(frameIn(html)['src']).to.equal(frameIn(answer.html)['src']);
  });

  it('writes the tags of a card: the author’s title, words and picture, and never a price', async () => {
    const folder = folderOf({});
    const card = async (/** @type {string} */ address, /** @type {string[]} */ ...more) => {
      const args = ['oembed', ...SIZE, '--page', PAGE, '--out', folder.path, ...more, address];
      const { status, errors } = await run(...args);
      expect(status, errors).to.equal(0);
      const tags = elementsOf(folder.read('teas.html')).filter(({ property }) => property);
      return Object.fromEntries(tags.map(({ property, content }) => [property, content]));
    };
    const picture = 'https://blog.example/tea.jpg?a=1&b="2"';
    const words = ['--description', 'Five teas <for> "winter"', '--image', picture];
    const site = { 'og:type': 'website', 'og:url': PAGE, 'og:title': '"Tea" <b>' };
    expect(await card(ADDRESS, ...words)).to.deep.equal({
      ...site,
      'og:description': 'Five teas <for> "winter"',
      'og:image': 'https://blog.example/tea.jpg?a=1&b=%222%22',
    });
    // Without words of its own, the card has those of the link.
    expect(await card(`${ADDRESS}&link=https://market.example/&link-text=All+teas`)).to.deep.equal({
      ...site,
      'og:description': 'All teas',
    });
    expect(await card(ADDRESS)).to.deep.equal(site);
    expect(folder.read('teas.html')).not.to.match(/[¥￥]|円|price/);
  });

  it('accepts page names in any script, and declares the language of the page', async () => {
    const folder = folderOf({});
    for (const page of ['https://blog.example/宿.html', 'https://blog.example/%E5%AE%BF.html']) {
      const args = ['--page', page, '--out', folder.path, `${ADDRESS}&lang=en`];
      const { status, errors } = await run('oembed', ...SIZE, ...args);
      expect(status, errors).to.equal(0);
    }
    expect(folder.names()).to.deep.equal(['宿.html', '宿.json']);
    const all = elementsOf(folder.read('宿.html'));
    const link = all.find(({ rel }) => rel === 'alternate');
    expect(link?.['href']).to.equal('https://blog.example/%E5%AE%BF.json');
    expect(all.find(({ tag }) => tag === 'html')?.['lang']).to.equal('en');
  });

  it('reports files that it cannot write, and overwrites only its own', async () => {
    const folder = folderOf({ file: '', 'teas.html': '<p>Mine</p>', 'own/teas.json': '{}' });
    const args = ['oembed', ...SIZE, '--page', PAGE, ADDRESS, '--out'];
    const blocked = await run(...args, folder.at('file'));
    expect(blocked.errors).to.match(/file/);
    expect(blocked.errors).not.to.match(/\n {4}at /);
    expect(blocked.status).to.equal(1);
    for (const [out, name] of /** @type {const} */ ([
      ['.', 'teas.html'],
      ['own', 'teas.json'],
    ])) {
      const before = folder.read(`${out}/${name}`);
      const { status, errors } = await run(...args, folder.at(out));
      expect(errors).to.match(new RegExp(`${name}: .*not written by this command`));
      expect(status).to.equal(1);
      expect(folder.read(`${out}/${name}`)).to.equal(before);
    }
    // Of two files, neither is written if one cannot be.
    expect(folder.names()).to.deep.equal(['file', 'own', 'teas.html']);
  });

  const noProc = !existsSync('/proc/self') && 'needs /proc';
  (noProc ? it.skip : it)('reports in one line that it cannot create a folder', async () => {
    const out = ['--out', '/proc/embeds/teas'];
    const { status, errors } = await run('oembed', ...SIZE, '--page', PAGE, ...out, ADDRESS);
    expect(errors).to.equal('/proc/embeds/teas: no such file or directory\n');
    expect(status).to.equal(1);
  });

  for (const [what, args, message] of /** @type {const} */ ([
    ['no address', SIZE, /Give the address of an embed\.html/],
    ['no height', [ADDRESS], /--height is required/],
    ['a height of 0', ['--height', '0', ADDRESS], /--height 0 must be/],
    [
      'a picture that is no address',
      [...SIZE, '--page', PAGE, '--image', 'tea.jpg', ADDRESS],
      /--image tea\.jpg must be an address \(https:\/\/…\)/,
    ],
    [
      'a picture whose address is broken',
      [...SIZE, '--page', PAGE, '--image', 'https://[/tea.jpg', ADDRESS],
      /--image \S+ must be an address/,
    ],
    ['a picture without a page', [...SIZE, '--image', PAGE, ADDRESS], /--image needs --page/],
    [
      'words without a page',
      [...SIZE, '--description', 'Tea', ADDRESS],
      /--description needs --page/,
    ],
    ['another page', [...SIZE, 'https://blog.example/'], /must be the address of an embed\.html/],
    [
      'a script',
      [...SIZE, 'javascript:alert(1)/embed.html'],
      /must be the address of an embed\.html/,
    ],
    ['an unknown element', [...SIZE, ADDRESS.replace('ranking', 'rankng')], /mkt-ranking\?/],
    ['bookmarks', [...SIZE, ADDRESS.replace('ranking', 'bookmark-list')], /must be one of/],
    [
      'a page whose name leads out of its folder',
      [...SIZE, '--page', 'https://blog.example/%2e%2e%2fa.html', ADDRESS],
      /--page .* must be/,
    ],
    ...['javascript:x.html', 'file:///x.html', 'data:,x.html'].map(
      (page) =>
        /** @type {const} */ ([
          `a page at ${page}`,
          [...SIZE, '--page', page, ADDRESS],
          /^--page .* must be the address \(https:\/\/…\)/,
        ]),
    ),
    [
      'a page without an address',
      [...SIZE, '--page', 'teas.html', ADDRESS],
      /--page teas\.html must be/,
    ],
  ])) {
    it(`refuses ${what}, with the reason`, async () => {
      const { status, out, errors } = await run('oembed', ...args);
      expect(status).to.equal(2);
      expect(out).to.equal('');
      expect(errors).to.match(message);
    });
  }
});
