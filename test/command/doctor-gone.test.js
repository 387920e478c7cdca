/** `mkt-widgets doctor --gone` lists the items of a site that are gone. */
import { writeFileSync } from 'node:fs';
import { expect } from 'chai';
import { listen } from '../../sandbox/server.js';
import { startStatic } from '../../sandbox/static.js';
import { useSandbox } from '../../sandbox/test/sandbox.js';
import { codesIn, run } from './command.js';
import { LINK, pageOf } from './doctor-pages.js';
import { folderOf } from './folder.js';

describe('mkt-widgets doctor --gone', () => {
  const sandbox = useSandbox();

  const settings = () =>
    `data-application-id="APP" data-affiliate-id="AFF" data-base-url="${sandbox.origin}"`;
  const pages = () => ({
    'hotels.html': pageOf(
      `<mkt-ranking genre-id="999999999">${LINK}</mkt-ranking>
      <mkt-hotel-detail hotel-no="999999">${LINK}</mkt-hotel-detail>
      <mkt-hotel-detail hotel-no="10101">${LINK}</mkt-hotel-detail>
      <mkt-hotel-search hotel-no="10101,999998" reader-controls="none">${LINK}</mkt-hotel-search>`,
      settings(),
    ),
    'posts/book.html': pageOf(
      `<div data-mkt="book-list" data-isbnjan="9784000000000" data-substitute="占い">${LINK}</div>`,
      settings(),
    ),
    'posts/fine.html': pageOf(`<mkt-ranking layout="gird">${LINK}</mkt-ranking>`, settings()),
    'posts/words.html': pageOf(
      `<p>It costs <mkt-value isbn="9784000000000">¥900</mkt-value>, or
      <mkt-value isbn="9784999900008">¥900</mkt-value>.</p>`,
      settings(),
    ),
  });

  it('each with its file, position, element, number and advice', async () => {
    const folder = folderOf(pages());
    const { status, out } = await run('doctor', '--gone', '--rate', '50', folder.path);
    const lines = out.replaceAll(`${folder.path}/`, '').trim().split('\n');
    const message =
      'The item with this number is no longer available. Use another number, or substitute.';
    expect(lines[0] ?? '').to.match(/^hotels\.html:3:7 <mkt-hotel-detail> The item/);
    expect(lines[0]?.includes(message) && lines[0].endsWith('(hotel-no="999999") [gone]'), out).to
      .be.ok;
    expect(lines[1] ?? '').to.match(/^hotels\.html:5:7 <mkt-hotel-search> .*\(hotel-no="999998"\)/);
    expect(lines[2] ?? '').to.match(
      /^posts\/book\.html:2:7 <mkt-book-list> .*isbnjan="9784000000000"/,
    );
    expect(lines[3] ?? '').to.match(/^posts\/words\.html:2:19 <mkt-value> .*isbn="9784000000000"/);
    expect(lines[4]).to.equal('4 pages, 8 elements: 4 problems, 4 of them unavailable items');
    expect(lines.length).to.equal(5);
    expect(status).to.equal(1);
  });

  it('among the items inside an element', async () => {
    const items = ['data-hotel-no="999999"', 'data-hotel-no="10101"', 'data-isbn="9784000000000"']
      .map((id) => `<div ${id}>${LINK}</div>`)
      .join('');
    const folder = folderOf({
      'a.html': pageOf(`<mkt-shortlist>${items}</mkt-shortlist>`, settings()),
    });
    const { out } = await run('doctor', '--gone', '--rate', '50', folder.path);
    expect(codesIn(out), out).to.deep.equal(['gone']);
    expect(out).to.match(/\(data-hotel-no="999999" data-isbn="9784000000000"\) \[gone\]/);
  });

  it('by their numbers alone: neither dates nor other conditions make an item unavailable', async () => {
    const folder = folderOf({
      'a.html': pageOf(
        `<mkt-hotel-detail hotel-no="999999" checkin-date="+30">${LINK}</mkt-hotel-detail>
        <mkt-hotel-search hotel-no="10101,999998" checkin-date="+30">${LINK}</mkt-hotel-search>
        <mkt-book-list isbn="9784999900008" title="no such title">${LINK}</mkt-book-list>`,
        settings(),
      ),
    });
    const { out } = await run('doctor', '--gone', '--rate', '50', folder.path);
    expect(codesIn(out), out).to.deep.equal(['gone', 'gone']);
    expect(out).to.match(/\(hotel-no="999999"\)[^]*\(hotel-no="999998"\)/);
  });

  it('and tells which answers of a list were no answers', async () => {
    // Books fail; hotels are those of the sandbox.
    const service = await listen(({ url }) =>
      url.includes('Books')
        ? new Response('{"error":"system_error"}', { status: 503 })
        : Response.redirect(url.replace(/^https?:\/\/[^/]+/, sandbox.origin), 307),
    );
    const items = ['data-hotel-no="999999"', 'data-hotel-no="10101"', 'data-isbn="9784999900008"']
      .map((id) => `<div ${id}>${LINK}</div>`)
      .join('');
    const folder = folderOf({
      'a.html': pageOf(
        `<mkt-shortlist>${items}</mkt-shortlist>`,
        settings().replace(sandbox.origin, service.origin),
      ),
    });
    try {
      for (const option of ['--gone', '--online']) {
        const args = [option, '--allow-private', '--rate', '50', folder.path];
        const { out } = await run('doctor', ...args);
        expect(codesIn(out), out).to.deep.equal(['gone', 'unavailable']);
        expect(out).to.match(/\(data-hotel-no="999999"\) \[gone\]/);
      }
    } finally {
      await service.close();
    }
  });

  it('but none of the list of the reader, which no file has', async () => {
    const list = `<mkt-shortlist kept><p>Nothing yet.</p></mkt-shortlist>`;
    const folder = folderOf({ 'a.html': pageOf(list, settings()) });
    for (const option of ['--gone', '--online']) {
      const { out } = await run('doctor', option, '--rate', '50', folder.path);
      expect(codesIn(out), out).to.deep.equal([]);
    }
  });

  it('by the address of its sitemap, and of a sitemap of sitemaps', async () => {
    const folder = folderOf(pages());
    const host = await startStatic({ folders: { '/site': folder.path }, port: 0 });
    try {
      const at = (/** @type {string} */ name) => `${host.origin}/site/${name}`;
      writeFileSync(
        folder.at('posts.xml'),
        `<urlset><url><loc>${at('posts/book.html')}</loc></url><url><loc>
          ${at('hotels.html?a=1&amp;b=2')} </loc></url></urlset>`,
      );
      writeFileSync(
        folder.at('sitemap.xml'),
        `<sitemapindex><sitemap><loc>${at('posts.xml')}</loc></sitemap>
          <sitemap><loc>${at('back.xml')}</loc></sitemap></sitemapindex>`,
      );
      // Some sitemaps list each other in a circle.
      writeFileSync(
        folder.at('back.xml'),
        `<sitemapindex><sitemap><loc>${at('sitemap.xml')}</loc></sitemap></sitemapindex>`,
      );
      const { out } = await run(
        'doctor',
        '--gone',
        '--allow-private',
        '--rate',
        '50',
        at('sitemap.xml'),
      );
      expect(codesIn(out), out).to.deep.equal(['gone', 'gone', 'gone']);
      expect(out, out).to.include(`${at('hotels.html?a=1&b=2')}:3:7`);
      const none = await run('doctor', '--gone', at('none.xml'));
      expect(none.errors).to.match(/none\.xml: answered 404/);
      expect(none.status).to.equal(2);
    } finally {
      await host.close();
    }
  });

  it('by the file of a sitemap', async () => {
    const folder = folderOf(pages());
    const host = await startStatic({ folders: { '/site': folder.path }, port: 0 });
    try {
      const page = `${host.origin}/site/posts/book.html`;
      writeFileSync(folder.at('sitemap.xml'), `<urlset><url><loc>${page}</loc></url></urlset>`);
      const { out } = await run(
        'doctor',
        '--gone',
        '--allow-private',
        '--rate',
        '50',
        folder.at('sitemap.xml'),
      );
      expect(codesIn(out), out).to.deep.equal(['gone']);
      expect(out.startsWith(`${page}:2:7 `), out).to.be.ok;
    } finally {
      await host.close();
    }
  });

  it('and reports where the request failed', async () => {
    const broken = `${settings().replace(sandbox.origin, `${sandbox.origin}/fault:503`)}`;
    const folder = folderOf({
      'page.html': pageOf(`<mkt-hotel-detail hotel-no="10101">${LINK}</mkt-hotel-detail>`, broken),
    });
    const { status, out } = await run('doctor', '--gone', '--rate', '50', folder.path);
    expect(codesIn(out), out).to.deep.equal(['unavailable']);
    expect(status).to.equal(1);
  });
});
