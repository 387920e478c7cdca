/** All commands: files as arguments, also unreadable and read-only ones. */
import { chmodSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { expect } from 'chai';
import { run } from './command.js';
import { folderOf } from './folder.js';
import { serve } from './serve.js';

const LINK = '<p><a href="https://hotels.example/plan?hotelNo=14022">A</a></p>';
/** 宿 in Shift_JIS. */
const INN = Buffer.from([0x8f, 0x68]);

/** An old page, whose text is not valid UTF-8. @param {string} head @param {string} body */
const inShiftJis = (head, body) =>
  Buffer.concat([Buffer.from(`${head}<title>`), INN, Buffer.from(`</title>${body}`)]);

describe('a file that a command changes', () => {
  it('stays unchanged in another encoding than UTF-8, which is reported', async () => {
    const declared = inShiftJis('<meta charset="Shift_JIS">', LINK);
    const undeclared = inShiftJis('', LINK);
    const folder = folderOf({
      'declared.html': declared,
      'undeclared.html': undeclared,
      'utf8.html': LINK,
    });
    const { status, out, errors } = await run('migrate', '--write', folder.path);
    expect(errors).to.match(/\bdeclared\.html: .*Shift_JIS/i);
    expect(errors).to.match(/undeclared\.html: .*UTF-8/);
    expect(out).to.match(/3 files: 1 written, 2 unchanged; 2 with failures/);
    expect(status).to.equal(1);
    expect(readFileSync(folder.at('declared.html')).equals(declared)).to.be.ok;
    expect(readFileSync(folder.at('undeclared.html')).equals(undeclared)).to.be.ok;
  });

  it('is written if its first bytes mark it as UTF-8, whatever it declares', async () => {
    const page = `\uFEFF<meta charset="Shift_JIS"><title>宿</title>${LINK}`;
    const folder = folderOf({ 'page.html': page });
    const { status, errors } = await run('migrate', '--write', folder.path);
    expect(errors).to.equal('');
    expect(status).to.equal(0);
    expect(folder.read('page.html').startsWith(page.replace(LINK, '<p><mkt-hotel-detail'))).to.be
      .ok;
  });

  it('is written even if its name has the maximum length', async () => {
    const name = `${'宿'.repeat(83)}.html`;
    const folder = folderOf({ [name]: LINK });
    const { status, errors } = await run('migrate', '--write', folder.path);
    expect(errors).to.equal('');
    expect(status).to.equal(0);
    expect(folder.read(name)).to.match(/mkt-hotel-detail/);
    expect(folder.names()).to.deep.equal([name]);
  });

  const isRoot = process.getuid?.() === 0 && 'whoever runs the tests may write everything';
  (isRoot ? it.skip : it)('stays unchanged if it is read-only', async () => {
    const folder = folderOf({ 'page.html': LINK });
    chmodSync(folder.at('page.html'), 0o444);
    const { status, errors } = await run('migrate', '--write', folder.path);
    expect(errors).to.match(/page\.html: permission denied/);
    expect(status).to.equal(1);
    expect(folder.read('page.html')).to.equal(LINK);
  });

  it('is written at the target of a link, and the link stays a link', async () => {
    const folder = folderOf({ 'posts/page.html': LINK });
    symlinkSync(folder.at('posts/page.html'), folder.at('link.html'));
    await run('migrate', '--write', folder.at('link.html'));
    expect(lstatSync(folder.at('link.html')).isSymbolicLink()).to.be.ok;
    expect(folder.read('posts/page.html')).to.match(/mkt-hotel-detail/);
  });

  it('is not an address', async () => {
    for (const command of ['prerender', 'migrate']) {
      const { status, errors } = await run(command, 'https://blog.example/');
      expect(errors).to.match(/https:\/\/blog\.example\/ is a web address/);
      expect(status).to.equal(2);
    }
  });
});

describe('a page that the doctor reads', () => {
  const HEAD = '<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS">';
  /** A finding that contains a value of the page. */
  const BODY = Buffer.concat([
    Buffer.from(`${HEAD}<mkt-book-list application-id="APP" sort="`),
    INN,
    Buffer.from('"></mkt-book-list>'),
  ]);

  it('is read in its declared encoding', async () => {
    const folder = folderOf({ 'a.html': BODY });
    expect((await run('doctor', folder.at('a.html'))).out).to.match(/宿/);
  });

  it('is read in the encoding of its byte order mark', async () => {
    const page =
      '\uFEFF<meta charset="Shift_JIS"><mkt-book-list application-id="A" sort="宿"></mkt-book-list>';
    const folder = folderOf({ 'utf8.html': page, 'utf16.html': Buffer.from(page, 'utf16le') });
    for (const name of ['utf8.html', 'utf16.html'])
      expect((await run('doctor', folder.at(name))).out).to.match(/宿/);
  });

  it('is read in the encoding of the HTTP header', async () => {
    const { origin } = await serve((_, response) => {
      response.setHeader('content-type', 'text/html; charset=Shift_JIS').end(BODY);
    });
    const { out, errors } = await run('doctor', `${origin}/`);
    expect(out, `${out}${errors}`).to.match(/宿/);
  });
});

describe('a folder', () => {
  it('includes its pages, each once, even if folders form a loop', async () => {
    const folder = folderOf({ 'a.html': LINK, 'posts/b.html': LINK });
    for (const name of ['again', 'posts/up', 'posts/further']) {
      symlinkSync(folder.path, folder.at(name), 'junction');
    }
    const { status, out } = await run('migrate', folder.path);
    expect(out).to.match(/2 files: 2 to be written, 0 unchanged; 0 with failures/);
    expect(status).to.equal(0);
  });

  it('includes pages in linked folders', async () => {
    const elsewhere = folderOf({ 'c.html': LINK });
    const folder = folderOf({ 'a.html': LINK });
    symlinkSync(elsewhere.path, folder.at('shared'), 'junction');
    const { out } = await run('migrate', folder.path);
    expect(out).to.match(/2 files: 2 to be written/);
  });

  it('includes pages in folders that are named like a page', async () => {
    const folder = folderOf({ 'about.html/index.html': LINK });
    const { status, out } = await run('migrate', folder.path);
    expect(out).to.match(/1 file: 1 to be written, 0 unchanged; 0 with failures/);
    expect(status).to.equal(0);
  });

  it('is searched if it is given itself', async () => {
    const folder = folderOf({ 'node_modules/theme/a.html': LINK, 'b.html': LINK });
    expect((await run('migrate', folder.path)).out).to.match(/1 file: /);
    expect((await run('migrate', folder.at('node_modules/theme'))).out).to.match(/1 file: /);
  });
});
