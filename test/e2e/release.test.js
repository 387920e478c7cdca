/** The files of a release beside the npm package. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { NEWEST } from '../../integrations/check/wordpress-editions.js';
import { plugin } from '../../integrations/wordpress/assemble.js';
import { zipOf } from '../../build/files-for-pages.js';
import { integrityOf } from '../../build/integrity.js';
import { CDN, downloadOf, RELEASED, version, withDownloads } from '../../build/published.js';
import { notesOf } from '../../build/release-notes.js';
import { archiveForPages } from '../../integrations/release.js';
import { sbom } from '../../build/sbom.js';
import { endClock, startClock } from '../support/fake-clock.js';

/** Time of the last change of the sources. */
const TIME = new Date('2029-12-31T23:30:10Z');

describe('the archive for web spaces', () => {
  const files = archiveForPages();
  const text = (/** @type {string} */ path) => Buffer.from(files[path] ?? '').toString();

  it('has all classic scripts, and no modules', () => {
    const named = [...text('mkt.js').matchAll(/[\w-]+-[\w-]{7}\.js/g)].map(([name]) => name);
    assert.ok(named.length > 5);
    for (const name of named) assert.ok(`kit/${name}` in files, `${name} is missing`);
    assert.ok('frame.html' in files && 'mkt.css' in files);
    assert.ok(!('index.js' in files));
  });

  it('has equal bytes at any time and place, in any order', (t) => {
    const { TZ } = process.env;
    t.after(() => {
      if (TZ === undefined) delete process.env['TZ'];
      else process.env['TZ'] = TZ;
    });
    const reversed = Object.fromEntries(Object.entries(files).reverse());
    const [one, other] = /** @type {const} */ ([
      ['UTC', '2030-01-01', files],
      ['Asia/Tokyo', '2031-06-01', reversed],
    ]).map(([zone, today, given]) => {
      process.env['TZ'] = zone;
      startClock(new Date(today));
      const archive = zipOf(given, TIME);
      endClock();
      return integrityOf(archive);
    });
    assert.equal(one, other);
  });

  it('has the licences of the bundled packages', () => {
    assert.match(text('LICENSES.txt'), /Lit/i);
  });

  it('has a start page, with links to the files', () => {
    const links = [...text('start.html').matchAll(/href="([^":]+)"/g)].map(([, path = '']) => path);
    assert.deepEqual(links, ['README.ja.md', 'README.md']);
    for (const path of links) assert.ok(path in files, path);
  });

  for (const name of ['README.md', 'README.ja.md'])
    it(`has ${name} with addresses that lead somewhere`, () => {
      const readme = text(name);
      const links = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
      for (const link of links) assert.match(link, /^https:|^#/);
      const scriptLinks = links.filter((link) => link.startsWith(CDN.replace('dist/', '')));
      assert.ok(scriptLinks.length > 20);
      for (const link of scriptLinks) {
        const path = link.slice(CDN.replace('dist/', '').length).split('#', 1)[0] ?? '';
        assert.ok(existsSync(path), path);
      }
    });
});

describe('the hashes of a release', () => {
  it('are the hashes that browsers compute', async () => {
    const digest = await crypto.subtle.digest('SHA-384', Buffer.from('alert(1)'));
    const expected = `sha384-${Buffer.from(digest).toString('base64')}`;
    assert.equal(integrityOf(Buffer.from('alert(1)')), expected);
  });

  it('are listed with every file and its size, without writing anything, by --dry-run', () => {
    const output = execFileSync(process.execPath, ['integrations/release.js', '--dry-run'], {
      encoding: 'utf8',
    });
    const files = { ...archiveForPages() };
    for (const [path, content] of Object.entries(files))
      assert.ok(
        output.includes(`${content.length}  ${integrityOf(content)}  ${RELEASED.files}: ${path}\n`),
        path,
      );
    for (const name of ['sbom.json', ...Object.values(RELEASED)])
      assert.match(output, new RegExp(`^ *\\d+ {2}sha384-\\S{64} {2}release/${name}$`, 'm'));
  });
});

describe('the notes of a release', () => {
  const changelog = '# Changes\n\n## 0.2.0, 2030-01-02\n\n- New\n\n## 0.1.0, not yet\n\n- Old\n';

  it('are the section of its version in the changelog', () => {
    assert.equal(notesOf(changelog, '0.2.0'), '- New');
  });

  it('need a section with a date', () => {
    assert.throws(() => notesOf(changelog, '0.1.0'), /no date/);
    assert.throws(() => notesOf(changelog, '0.3.0'), /no section/);
  });
});

describe('the documents', () => {
  it('name the command that makes the archives until these are published, then their address', () => {
    const marked = 'Get <!-- download:files:begin -->it<!-- download:files:end -->.';
    assert.match(withDownloads(marked, 'en', ''), /not published yet.*`npm ci && npm run release`/);
    const published = withDownloads(
      withDownloads(marked, 'ja', ''),
      'ja',
      'https://files.example/',
    );
    const { files } = RELEASED;
    assert.ok(published.includes(`begin -->[${files}](https://files.example/${files})<!--`));
  });

  it('say that no CDN has the files, until these are published', () => {
    const marked = 'CDN: <!-- download:cdn:begin --><!-- download:cdn:end -->';
    const before = withDownloads(marked, 'en', '');
    assert.match(before, /Nothing is published yet/);
    assert.equal(withDownloads(before, 'en', 'https://files.example/'), marked);
  });

  for (const [lang, page] of /** @type {const} */ ([
    ['en', 'README.md'],
    ['ja', 'README.ja.md'],
    ['en', 'docs/hosting.md'],
    ['ja', 'docs/ja/hosting.md'],
    ['en', 'docs/places/wordpress.md'],
    ['ja', 'docs/ja/places/wordpress.md'],
  ]))
    it(`mention it in ${page}`, () => {
      const archive = page.includes('wordpress') ? 'wordpress' : 'files';
      assert.ok(readFileSync(page, 'utf8').includes(downloadOf(archive, lang)));
    });
});

describe('the bill of materials', () => {
  const bill = sbom(TIME);
  const { metadata, components } = bill;
  const names = components.map((/** @type {{ name: string }} */ { name }) => name);

  it('is that of the package, independent of the machine', () => {
    assert.equal(metadata.component.name, 'mkt-widgets');
  });

  it('names all packages of the licence files', () => {
    const heads = readFileSync('LICENSES.txt', 'utf8').match(/^\S.*(?=\n {2}Copyright)/gm) ?? [];
    const bundled = heads.flatMap((line) => line.replace(/, in the command.*/, '').split(', '));
    assert.ok(bundled.length > 8);
    for (const name of bundled) assert.ok(names.includes(name.toLowerCase()), `no ${name}`);
  });

  it('is reproducible', () => {
    assert.deepEqual(sbom(TIME), bill);
  });

  it('names no development-only packages', () => {
    for (const name of ['vite', 'typescript']) assert.ok(!names.includes(name), name);
    assert.ok(components.length < 20, names.join());
  });
});

describe('the package', () => {
  const { repository, homepage, bugs } = JSON.parse(readFileSync('package.json', 'utf8'));
  const page = repository.url.replace(/^git\+|\.git$/g, '');

  it('has its home page and its issues in its repository: a fork changes one address', () => {
    assert.match(page, /^https:\/\/[^/]+\/[^/]+\/[^/]+$/);
    assert.deepEqual([homepage, bugs], [`${page}#readme`, `${page}/issues`]);
  });

  it('is published by a workflow that may prove its provenance, from the repository that it names', () => {
    const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
    assert.match(workflow, /^ {2}id-token: write$/m);
    assert.match(workflow, /npm publish --provenance --access public/);
    assert.match(
      workflow,
      /release-notes\.js > notes\.md\n[^]*gh release create .* --notes-file notes\.md/,
    );
    assert.match(workflow, /repository\.url.*\$GITHUB_SERVER_URL\/\$GITHUB_REPOSITORY\.git/);
  });
});

describe('the WordPress plugin', async () => {
  const files = await plugin();

  it('has the kit, its translations, and every element with the attributes that authors may write', () => {
    assert.ok('kit/mkt.js' in files && 'languages/mkt-widgets-ja.mo' in files);
    const { ranking, config } = JSON.parse(Buffer.from(files['elements.json'] ?? '').toString());
    for (const name of ['genre-id', 'bookmarks', 'layout']) assert.ok(ranking[name], name);
    assert.ok(!('access-token' in ranking), 'a token is of one reader');
    assert.equal(config, undefined);
  });

  it('has a readme in the format of WordPress, with this version', () => {
    const readme = Buffer.from(files['readme.txt'] ?? '').toString();
    const php = Buffer.from(files['mkt-widgets.php'] ?? '').toString();
    const field = (/** @type {string} */ name, text = readme) =>
      new RegExp(`^[ *]*${name}: *(.+)$`, 'm').exec(text)?.[1];
    const [head = '', short = ''] = readme.split('\n\n');
    assert.match(head, /^=== mkt-widgets ===$/m);
    assert.ok(short.length <= 150, `the short description has ${short.length} characters`);
    assert.ok((field('Tags') ?? '').split(',').length <= 5);
    assert.equal(field('Stable tag'), version);
    assert.equal(field('Version', php), version);
    for (const name of ['Requires at least', 'Requires PHP', 'License'])
      assert.equal(field(name), field(name, php), name);
    assert.ok(field('License URI'));
    // `node integrations/check/check.js` runs it.
    assert.equal(field('Tested up to'), /^\d+\.\d+/.exec(NEWEST)?.[0]);
    for (const name of ['Description', 'Installation', 'Frequently Asked Questions', 'Changelog'])
      assert.match(readme, new RegExp(`^== ${name} ==$`, 'm'));
    assert.ok(readme.includes(`= ${version} =`), 'the changelog lacks this version');
  });

  it('has a Japanese translation of all texts', () => {
    const po = Buffer.from(files['languages/mkt-widgets-ja.mo'] ?? '').toString();
    const texts = Object.entries(files)
      .filter(([path]) => path.endsWith('.php'))
      .flatMap(([, php]) => [
        ...Buffer.from(php)
          .toString()
          .matchAll(/__\( '([^']+)', 'mkt-widgets' \)/g),
      ]);
    assert.ok(texts.length > 20);
    for (const [, words = ''] of texts) assert.ok(po.includes(words), words);
  });
});
