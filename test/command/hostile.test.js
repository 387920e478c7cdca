/** Commands on hostile and broken files, pages and services. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  linkSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { isPrivate } from '../../cli/http.js';
import { codesIn, run, runWith } from './command.js';
import { folderOf } from './folder.js';
import { serve } from './serve.js';

const LINK = '<p><a href="https://hotels.example/plan?hotelNo=14022">A</a></p>';
const isWindows = process.platform === 'win32' && 'the system has no such files';
/** All characters that move a cursor, except line breaks, or change the direction of text. */
const CONTROL = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u;

describe('a file that a command writes', () => {
  (isWindows ? it.skip : it)('keeps its mode, its owner and its hard links', async () => {
    const folder = folderOf({ 'page.html': LINK, 'linked.html': LINK });
    linkSync(folder.at('linked.html'), folder.at('other-name'));
    for (const name of ['page.html', 'linked.html']) chmodSync(folder.at(name), 0o640);
    // Only root can change the owner of a file.
    if (process.getuid?.() === 0) chownSync(folder.at('page.html'), 12_345, 23_456);
    const before = ['page.html', 'linked.html'].map((name) => statSync(folder.at(name)));
    const { status } = await run('migrate', '--write', folder.path);
    expect(status).to.equal(0);
    for (const [index, name] of ['page.html', 'linked.html'].entries()) {
      const { mode, uid, gid } = statSync(folder.at(name));
      expect([mode, uid, gid]).to.deep.equal([
        before[index]?.mode,
        before[index]?.uid,
        before[index]?.gid,
      ]);
      expect(folder.read(name)).to.match(/mkt-hotel-detail/);
    }
    expect(folder.read('other-name')).to.equal(folder.read('linked.html'));
    expect(folder.names()).to.deep.equal(['linked.html', 'other-name', 'page.html']);
  });

  it('is truncated if the new text is shorter', async () => {
    const page = `<script src="https://s.example/services/api/MarketItem/Ranking/20220601?${'x=1&'.repeat(99)}"></script>`;
    const folder = folderOf({ 'page.html': page });
    linkSync(folder.at('page.html'), folder.at('other-name'));
    await run('migrate', '--write', folder.at('page.html'));
    expect(folder.read('other-name')).to.equal(
      '<mkt-ranking base-url="https://s.example"></mkt-ranking>',
    );
  });

  (isWindows ? it.skip : it)(
    'cannot be redirected: links in its folder do not affect other files',
    async () => {
      const folder = folderOf({ 'pages/page.html': LINK, 'victim.txt': 'mine' });
      // The id of a process can be guessed, so the name of its temporary file contains more.
      symlinkSync('../victim.txt', folder.at(`pages/.mkt-widgets.${process.pid}.tmp`));
      const { out } = await run('migrate', '--write', folder.at('pages/page.html'));
      expect(out).to.match(/page\.html: written/);
      expect(folder.read('victim.txt')).to.equal('mine');
      expect(folder.read('pages/page.html')).to.match(/mkt-hotel-detail/);
    },
  );
});

describe('the standard input', () => {
  it('is reported if it is not text, or above the size limit', async () => {
    for (const [text, message] of /** @type {const} */ ([
      ['<mkt-ranking>\0', /^-: is not text$/m],
      [' '.repeat(16 * 2 ** 20 + 1), /^-: is larger than 16 MiB$/m],
    ])) {
      const { status, errors } = await runWith(text, 'doctor', '-');
      expect(errors).to.match(message);
      expect(status).to.equal(1);
      const inJapanese = await runWith(text, 'doctor', '-', '--lang', 'ja');
      expect(inJapanese.errors).to.match(/^-: .*(テキストではありません|MiB を超えています)$/m);
    }
  });
});

describe('data for programs', () => {
  /** @param {string} text @param {...string} args */
  const factsOf = async (text, ...args) => {
    const { status, out } = await runWith(text, 'doctor', '--json', ...args);
    return { status, out, facts: JSON.parse(out) };
  };
  const page = '<mkt-ranking></mkt-ranking>';

  it('name each input that cannot be read, and are never an empty list then', async () => {
    const folder = folderOf({
      'good.html': '',
      'binary.html': '\0',
      'deep.html': '<b>'.repeat(1e5),
    });
    const large = folderOf({ 'large.html': '' });
    truncateSync(large.at('large.html'), 17 * 2 ** 20);
    for (const [text, path, detail] of /** @type {const} */ ([
      ['\0', '-', /not text/],
      [' '.repeat(16 * 2 ** 20 + 1), '-', /larger than 16 MiB/],
      ['<b>'.repeat(1e5), '-', /nested too deeply/],
      ['', folder.at('binary.html'), /not text/],
      ['', folder.at('deep.html'), /nested too deeply/],
      ['', large.at('large.html'), /larger than 16 MiB/],
      ['', 'http://127.0.0.1:9/', /cannot be reached \(ECONNREFUSED\)/],
      ['', 'http://none.invalid/', /cannot be reached/],
    ])) {
      const { status, facts } = await factsOf(text, path);
      expect(facts.map((/** @type {any} */ { code, file }) => [code, file])).to.deep.equal([
        ['unreadable', path],
      ]);
      expect(facts[0].problem).to.match(/could not be read/);
      expect(facts[0].detail).to.match(detail);
      expect(status).to.equal(1);
    }
    const { facts } = await factsOf('', folder.path);
    expect(facts.map((/** @type {any} */ { code }) => code)).to.deep.equal([
      'unreadable',
      'unreadable',
    ]);
  });

  it('name wrong usage, and a request of find that fails', async () => {
    for (const args of [
      ['doctor', '--json', 'none.html'],
      ['doctor', '--json'],
      ['doctor', '--json', '--onlin', '-'],
      ['doctor', '--json', 'http://127.0.0.1:9/sitemap.xml'],
      ['doctor', '--json', '--lang', 'fr', '-'],
      ['find', '--json', 'tea'],
    ]) {
      const { status, out, errors } = await run(...args);
      const [fact, ...others] = JSON.parse(out);
      expect(fact.code, args.join(' ')).to.equal('usage');
      expect(errors.startsWith(fact.problem), errors).to.be.ok;
      expect([others, status]).to.deep.equal([[], 2]);
    }
    const settings = 'base-url=http://127.0.0.1:9&application-id=APP';
    const { status, out } = await run('find', '--json', '--settings', settings, 'tea');
    expect([JSON.parse(out)[0].code, status]).to.deep.equal(['unreachable', 1]);
  });

  for (const count of [3000, 30_000])
    it(`are bounded for an element with ${count} unknown attributes, and say so`, async () => {
      const names = Array.from({ length: count }, (_, index) => ` a0${index.toString(36)}`).join(
        '',
      );
      for (const [start, end] of [
        ['<mkt-ranking', '</mkt-ranking>'],
        ['<div data-mkt="ranking" ' + names.replaceAll(' a', ' data-limit'), '</div>'],
        ['<script src="/mkt.js"' + names.replaceAll(' a', ' data-consent'), `</script>${page}`],
      ]) {
        const { out, facts } = await factsOf(`${start}${names}>${end}`, '-');
        expect(out.length, `${out.length}`).to.be.below(100_000);
        const unknown = facts.filter((/** @type {any} */ { code }) => code === 'unknownAttribute');
        expect(unknown.length).to.equal(50);
        expect(new Set(unknown.map((/** @type {any} */ { detail }) => detail)).size).to.equal(50);
        const more = facts.find((/** @type {any} */ { code }) => code === 'more');
        expect(more.detail).to.equal(String(count - 50));
      }
    });

  it('are bounded for a page of thousands of wrong elements, and for long names and values', async () => {
    const long = 'x'.repeat(1e5);
    for (const [text, limit] of /** @type {const} */ ([
      ['<mkt-rankng></mkt-rankng>'.repeat(2_000), 1e6],
      ['<mkt-ranking limit="x" a b c></mkt-ranking>'.repeat(2_000), 1e6],
      ['<b>&lt;mkt-ranking&gt;</b>'.repeat(2_000), 1e6],
      [`<mkt-ranking page="${long}" ${long} layout="${long}" title=“${long}></mkt-ranking>`, 2e4],
      [
        `<mkt-ranking page="${long}" ${long} layout="${long}" show="${'imge '.repeat(1e4)}"></mkt-ranking>`,
        2e4,
      ],
      [`<mkt-${long}></mkt-${long}>`, 2e4],
      [`<mkt-ranking>${'<'.repeat(1e5)}</mkt-ranking>`, 2e4],
    ])) {
      const { out, facts } = await factsOf(text, '-');
      expect(out.length, `${text.slice(0, 50)}: ${out.length}`).to.be.below(limit);
      if (limit === 1e6) expect(facts.at(-1).code).to.equal('more');
      const lines = await runWith(text, 'doctor', '-');
      expect(lines.out.length, `${text.slice(0, 50)}: ${lines.out.length}`).to.be.below(limit);
    }
  });
});

describe('a file that is not a page', () => {
  (isWindows ? it.skip : it)('is reported if it is a pipe, without waiting for it', async () => {
    const folder = folderOf({ 'page.html': LINK });
    expect(spawnSync('mkfifo', [folder.at('pipe.html')]).status).to.equal(0);
    for (const args of [['migrate'], ['doctor'], ['prerender', '--dry-run']]) {
      const { status, errors } = await run(...args, folder.path);
      expect(errors, args[0]).to.match(/pipe\.html: is no regular file/);
      expect(status).to.equal(1);
    }
  });
});

describe('a page at an address', () => {
  it('times out if it hangs, before or after its first bytes', async () => {
    const server = await serve(({ url }, response) => {
      if (url === '/half.html') response.write('<p>');
    });
    const [silent, half] = await Promise.all(
      ['silent', 'half'].map((name) => run('doctor', `${server.origin}/${name}.html`)),
    );
    expect(silent?.errors ?? '').to.match(/silent\.html: takes longer than 10 s/);
    expect(half?.errors ?? '').to.match(/half\.html: takes longer than 10 s/);
  });

  it('is aborted if it does not end', async () => {
    const server = await serve((_, response) => {
      const more = () => {
        while (response.write(Buffer.alloc(2 ** 20, ' ')));
      };
      response.on('drain', more);
      more();
    });
    const { status, errors } = await run('doctor', `${server.origin}/endless.html`);
    expect(errors).to.match(/endless\.html: is larger than 16 MiB/);
    expect(status).to.equal(1);
  });

  it('is read if it is compressed or redirected', async () => {
    const { gzipSync } = await import('node:zlib');
    const server = await serve(({ url }, response) => {
      if (url === '/old.html') response.writeHead(301, { location: '/new.html' }).end('moved');
      else
        response.setHeader('content-encoding', 'gzip').end(gzipSync('<mkt-rankng></mkt-rankng>'));
    });
    const { out } = await run('doctor', `${server.origin}/old.html`);
    expect(codesIn(out)).to.include('unknownElement');
  });
});

/** Addresses to which a foreign page must not send the command's requests. */
const PRIVATE = `0.0.0.0 10.1.2.3 100.64.0.1 127.0.0.1 127.255.255.254 169.254.169.254 172.16.0.1 172.31.255.255
  192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:a00:1
  64:ff9b::7f00:1 64:ff9b:1::1 2002:7f00:1:: 2001:0:7f00:1:: fc00::1 fd12:3456::1 fe80::1 fec0::1 ff02::1`;
const PUBLIC = `1.1.1.1 100.63.255.255 100.128.0.1 172.15.255.255 172.32.0.1 192.167.1.1 198.20.0.1 223.255.255.255
  ::ffff:1.1.1.1 2001:4860:4860::8888 2606:4700::1111 2a00:1450::1`;

describe('an IP address', () => {
  for (const address of PRIVATE.split(/\s+/))
    it(`${address} is private`, () => expect(isPrivate(address)).to.equal(true));
  for (const address of PUBLIC.split(/\s+/))
    it(`${address} is public`, () => expect(isPrivate(address)).to.equal(false));
});

describe('private addresses', () => {
  const answers = JSON.stringify({ Items: [] });
  /** @param {string} service */
  const pageFor = (service) =>
    `<script src="mkt.js" data-application-id="A" data-affiliate-id="B" data-base-url="${service}"></script>
    <link rel="stylesheet" href="mkt.css"><mkt-ranking><a href="/">All</a></mkt-ranking>`;

  it('in a page gets requests only with permission', async () => {
    const service = await serve((_, response) => response.end(answers));
    const { port } = new URL(service.origin);
    const hosts = ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433'];
    const pages = await serve(({ url }, response) =>
      response.end(pageFor(`http://${hosts[Number(url?.slice(1))]}:${port}`)),
    );
    const runs = hosts.map((_, index) => run('doctor', '--online', `${pages.origin}/${index}`));
    for (const [index, { status, out }] of (await Promise.all(runs)).entries()) {
      expect(codesIn(out), hosts[index]).to.deep.equal(['privateAddress']);
      expect(out).to.match(/--allow-private/);
      expect(status).to.equal(1);
    }
    expect(service.paths).to.deep.equal([]);
    await run('doctor', '--online', '--allow-private', `${pages.origin}/0`);
    expect(service.paths.length).to.equal(1);
  });

  it('in a file of the user gets requests', async () => {
    const service = await serve((_, response) => response.end(answers));
    await run('doctor', '--online', folderOf({ 'page.html': pageFor(service.origin) }).path);
    expect(service.paths.length).to.equal(1);
  });

  it('as the target of a page or sitemap gets requests only with permission', async () => {
    const target = await serve((_, response) => response.end('<mkt-ranking></mkt-ranking>'));
    const pages = await serve(({ url }, response) => {
      if (url === '/page.html') response.writeHead(302, { location: target.origin }).end();
      else response.end(`<urlset><url><loc>${target.origin}/a</loc></url></urlset>`);
    });
    for (const path of ['page.html', 'sitemap.xml']) {
      const { status, errors } = await run('doctor', `${pages.origin}/${path}`);
      expect(errors, path).to.match(/127\.0\.0\.1 is a private address: .*--allow-private/);
      expect(status).to.equal(1);
    }
    expect(target.paths).to.deep.equal([]);
    for (const path of ['page.html', 'sitemap.xml'])
      await run('doctor', '--allow-private', `${pages.origin}/${path}`);
    expect(target.paths.length).to.equal(2);
  });
});

describe('the terminal', () => {
  const HOSTILE = '\u001b]0;owned\u0007\u001b[2J\u009b31m\u202e';

  it('gets no control characters from pages', async () => {
    const folder = folderOf({
      'page.html': `<mkt-ranking application-id="A" page="${HOSTILE}\n/etc: fine" ${HOSTILE}></mkt-ranking>${LINK.replace('>A<', `>${HOSTILE}<`)}`,
    });
    for (const command of ['doctor', 'migrate']) {
      const { out, errors } = await run(command, folder.path);
      expect(out, command).to.match(/\\u001b/);
      expect(out + errors, command).not.to.match(CONTROL);
      expect(out).not.to.match(/^\/etc/m);
    }
  });

  it('gets no control characters in data for programs, which read the values unchanged', async () => {
    const page = `<mkt-ranking application-id="A" page="${HOSTILE}\u007f\u2028" x${HOSTILE}></mkt-ranking>`;
    const { out, errors } = await runWith(page, 'doctor', '-', '--json');
    expect(out + errors).not.to.match(CONTROL);
    expect(out).not.to.match(/\u2028/);
    const facts = JSON.parse(out);
    expect(
      facts.some((/** @type {any} */ { value }) => value === `${HOSTILE}\u007f\u2028`),
      out,
    ).to.be.ok;
  });

  it('gets no control characters from services', async () => {
    const service = await serve((_, response) => {
      response
        .writeHead(400)
        .end(JSON.stringify({ error: 'wrong_parameter', error_description: `no ${HOSTILE}` }));
    });
    const folder = folderOf({
      'page.html': `<mkt-ranking application-id="A" base-url="${service.origin}"></mkt-ranking>`,
    });
    for (const args of [['doctor', '--online'], ['prerender']]) {
      const { out, errors } = await run(...args, folder.path);
      expect(out + errors, args[0]).to.match(/\\u001b/);
      expect(out + errors, args[0]).not.to.match(CONTROL);
    }
  });

  (isWindows ? it.skip : it)(
    'gets no control characters from names of files, options and addresses',
    async () => {
      const page = `<mkt-ranking></mkt-ranking>${LINK}`;
      const folder = folderOf({ [`${HOSTILE}\n.html`]: page });
      for (const args of [
        ['migrate', folder.path],
        ['doctor', folder.path],
        ['doctor', `none${HOSTILE}`],
        [`do${HOSTILE}`],
        ['doctor', `--${HOSTILE}`],
        ['oembed', '--height', '1', `https://cdn.example/embed.html?tag=${HOSTILE}`],
      ]) {
        const { out, errors } = await run(...args);
        expect(out + errors, args.join(' ')).not.to.match(CONTROL);
        expect(out + errors, args.join(' ')).to.match(/\\u001b|%1B/);
      }
      expect(readdirSync(folder.path).length).to.equal(1);
      expect(readFileSync(join(folder.path, `${HOSTILE}\n.html`), 'utf8')).to.equal(page);
    },
  );
});
