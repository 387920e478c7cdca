/** `mkt-widgets prerender` as a command: its settings, failures, and the files that it leaves. */
import { expect } from 'chai';
import { folderOf } from './folder.js';
import { LINK, usePrerender } from './prerendering.js';

describe('mkt-widgets prerender', () => {
  const { sandbox, script, pageOf, prerender } = usePrerender();

  it('prints its changes in a dry run', async () => {
    const page = pageOf(`<mkt-ranking limit="1">${LINK}</mkt-ranking>`);
    const folder = folderOf({ 'page.html': page });
    const { out } = await prerender('--dry-run', folder.path);
    expect(out).to.match(/would be written/);
    expect(folder.read('page.html')).to.equal(page);
  });

  it('reports failures with their files, and exits with 1: the others are written', async () => {
    const broken = pageOf(
      `<mkt-ranking base-url="${sandbox.origin}/fault:500">${LINK}</mkt-ranking><mkt-ranking page="99">${LINK}</mkt-ranking>`,
    );
    const folder = folderOf({
      'a.html': broken,
      'b.html': pageOf(`<mkt-ranking limit="1">${LINK}</mkt-ranking>`),
    });
    const { status, out } = await prerender(folder.path);
    expect(status).to.equal(1);
    expect(out).to.match(/a\.html:\d+:\d+ <mkt-ranking> the service answered/);
    expect(out).to.match(/a\.html:\d+:\d+ <mkt-ranking> cannot be requested: page/);
    expect(folder.read('a.html')).to.equal(broken);
    expect(folder.read('b.html')).to.match(/data-mkt-prerendered/);
    expect(out).to.match(/2 files: 1 written, 1 unchanged; 1 with failures/);
    expect(folder.names()).to.deep.equal(['a.html', 'b.html']);
  });

  it('reports unknown values, and sends no request', async () => {
    const folder = folderOf({
      'page.njk': pageOf(
        `<mkt-product-search keyword="{{ word }}">${LINK}</mkt-product-search><mkt-ranking>${LINK}</mkt-ranking>`,
      ),
    });
    const { status, out } = await prerender(folder.path);
    expect(out).to.match(/page\.njk:3:15 <mkt-product-search> is filled in by a template/);
    expect(folder.read('page.njk').match(/data-mkt-prerendered/g)?.length).to.equal(1);
    expect(status).to.equal(1);
  });

  it('refuses unknown settings, and names similar ones', async () => {
    const { status, errors } = await prerender('--settings', 'affliate-id=AFF', 'README.md');
    expect(errors).to.match(/affliate-id; did you mean affiliate-id\?/);
    expect(status).to.equal(2);
  });

  it('leaves files whose type has template characters, with the reason', async () => {
    const names = ['page.mdx', 'page.pug', 'page.jsx', 'page.11ty.js', 'page.txt', 'page'];
    const page = `${script()}<mkt-ranking></mkt-ranking>`;
    const folder = folderOf(Object.fromEntries(names.map((name) => [name, page])));
    const { status, errors } = await prerender(...names.map(folder.at));
    expect(status).to.equal(1);
    for (const name of names) {
      const reason = 'stays as it is: names from a service cannot be written safely';
      expect(errors, errors).to.include(`${folder.at(name)}: ${reason}`);
      expect(folder.read(name)).to.equal(page);
    }
  });

  it('accepts settings from the command line, and prints its progress', async () => {
    const pages = Object.fromEntries(
      Array.from({ length: 11 }, (_, index) => [
        `${index}.md`,
        `# Page\n\n<mkt-ranking limit="1">${LINK}</mkt-ranking>\n`,
      ]),
    );
    const folder = folderOf(pages);
    const settings = `application-id=APP&base-url=${encodeURIComponent(sandbox.origin)}`;
    const { status, out, errors } = await prerender('--settings', settings, folder.path);
    expect(status, out).to.equal(0);
    expect(errors).to.match(/\[11\/11\]/);
    expect(folder.read('3.md')).to.match(
      /^# Page\n\n<mkt-ranking limit="1"><span data-mkt-prerendered>/,
    );
  });
});
