/** The files of a release beside the npm package. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { NEWEST } from '../../integrations/check/wordpress-editions.js';
import { plugin } from '../../integrations/wordpress/assemble.js';
import { filesIn, zipOf } from '../../scripts/build/files-for-pages.js';
import { integrityOf } from '../../scripts/build/integrity.js';
import { downloadOf, RELEASED, version, withDownloads } from '../../scripts/build/published.js';
import { notesOf } from '../../scripts/build/release-notes.js';
import { archiveForPages } from '../../integrations/release.js';
import { sbom } from '../../scripts/build/sbom.js';
import { builtSite } from '../support/built-site.js';
import { endClock, startClock } from '../support/fake-clock.js';

/** Time of the last change of the sources. */
const TIME = new Date('2029-12-31T23:30:10Z');

describe('the archive for web spaces', () => {
  const files = archiveForPages();
  const text = (/** @type {string} */ path) => Buffer.from(files[path] ?? '').toString();

  it('has all classic scripts, and no modules', () => {
    const named = [...text('mkt.js').matchAll(/[\w-]+-[\w-]{7}\.js/g)].map(([name]) => name);
    expect(named.length).to.be.above(5);
    for (const name of named) expect(`kit/${name}` in files, `${name} is missing`).to.be.ok;
    expect('frame.html' in files && 'mkt.css' in files).to.be.ok;
    expect('index.js' in files).not.to.be.ok;
  });

  it('has equal bytes at any time and place, in any order', () => {
    const { TZ } = process.env;
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
    if (TZ === undefined) delete process.env['TZ'];
    else process.env['TZ'] = TZ;
    expect(one).to.equal(other);
  });

  it('has the licences of the bundled packages', () => {
    expect(text('LICENSES.txt')).to.match(/Lit/i);
  });

  it('has a start page, with links to the files', () => {
    const links = [...text('start.html').matchAll(/href="([^":]+)"/g)].map(([, path = '']) => path);
    expect(links).to.deep.equal(['README.ja.md', 'README.md']);
    for (const path of links) expect(path in files, path).to.be.ok;
  });

  for (const [addresses, when] of /** @type {const} */ ([
    [{ folder: '', site: '' }, 'before the release'],
    [{ folder: 'https://files.example/', site: '' }, 'after it'],
    [{ folder: 'https://files.example/', site: 'https://site.example/' }, 'with a site'],
  ]))
    for (const name of ['README.md', 'README.ja.md'])
      it(`has ${name} for people without the project: ${when}`, () => {
        const archive = archiveForPages(addresses);
        const readme = Buffer.from(archive[name] ?? '').toString();
        const links = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
        const [outside, inside] = [/^https:/, /^[^:]+$/].map((kind) =>
          links.filter((link) => kind.test(link)),
        );
        expect(inside).to.include.members(['start.html', 'LICENSES.txt']);
        for (const path of inside ?? []) expect(path in archive, path).to.be.ok;
        expect(outside).to.have.length(addresses.folder ? 1 : 0);
        expect(outside?.join('') ?? '').to.match(addresses.site ? /^https:\/\/site\.example/ : /^/);
        expect(readme).not.to.match(/\bnpm\b|\bclone\b|<!--|not published|公開/);
      });
});

describe('the hashes of a release', () => {
  it('are the hashes that browsers compute', async () => {
    const digest = await crypto.subtle.digest('SHA-384', Buffer.from('alert(1)'));
    const expected = `sha384-${Buffer.from(digest).toString('base64')}`;
    expect(integrityOf(Buffer.from('alert(1)'))).to.equal(expected);
  });

  it('are listed with every file and its size, without writing anything, by --dry-run', async () => {
    const site = await builtSite();
    const program = ['integrations/release.js', '--dry-run', '--site', site];
    const output = execFileSync(process.execPath, program, { encoding: 'utf8' });
    for (const [archive, files] of /** @type {const} */ ([
      [RELEASED.files, archiveForPages()],
      [RELEASED.site, filesIn(site)],
    ]))
      for (const [path, content] of Object.entries(files))
        expect(output, path).to.include(
          `${content.length}  ${integrityOf(content)}  ${archive}: ${path}\n`,
        );
    // `site.spec.ts` opens these files below a path.
    const pages = ['', 'builder/', 'find/', 'guide/', 'ja/guide/'].map(
      (path) => `${path}index.html`,
    );
    for (const path of [...pages, 'sandbox.js', 'mkt/mkt.js'])
      expect(output).to.include(`${RELEASED.site}: ${path}\n`);
    for (const name of ['sbom.json', ...Object.values(RELEASED)])
      expect(output).to.match(new RegExp(`^ *\\d+ {2}sha384-\\S{64} {2}release/${name}$`, 'm'));
  });
});

describe('the notes of a release', () => {
  const changelog = '# Changes\n\n## 0.2.0, 2030-01-02\n\n- New\n\n## 0.1.0, not yet\n\n- Old\n';

  it('are the section of its version in the changelog', () => {
    expect(notesOf(changelog, '0.2.0')).to.equal('- New');
  });

  it('need a section with a date', () => {
    expect(() => notesOf(changelog, '0.1.0')).to.throw(/no date/);
    expect(() => notesOf(changelog, '0.3.0')).to.throw(/no section/);
  });
});

describe('the documents', () => {
  const before = { folder: '', site: '' };
  const after = { folder: 'https://files.example/', site: '' };
  const withSite = { ...after, site: 'https://site.example/' };
  const mark = (/** @type {string} */ name, content = 'it') =>
    `Get <!-- download:${name}:begin -->${content}<!-- download:${name}:end -->.`;

  it('name the command that makes the archives until these are published, then their address', () => {
    expect(withDownloads(mark('files'), 'en', before)).to.match(
      /not published yet.*`npm ci && npm run release`/,
    );
    const published = withDownloads(withDownloads(mark('files'), 'ja', before), 'ja', after);
    const { files } = RELEASED;
    expect(published).to.include(`begin -->[${files}](https://files.example/${files})<!--`);
  });

  it('say that no CDN has the files, until these are published', () => {
    const text = withDownloads(mark('cdn'), 'en', before);
    expect(text).to.match(/Nothing is published yet/);
    expect(withDownloads(text, 'en', after)).to.match(/have every published release/);
  });

  it('begin with the two commands, until a release has a site: then with the builder there', () => {
    for (const lang of /** @type {const} */ (['en', 'ja'])) {
      const text = mark('try', '');
      for (const release of [before, after, { ...before, site: withSite.site }])
        expect(withDownloads(text, lang, release)).to.match(/```sh\nnpm ci\nnpm start\n```/);
      const published = withDownloads(withDownloads(text, lang, before), lang, withSite);
      expect(published).to.match(/\]\(https:\/\/site\.example\/(en\/)?builder\/\)/);
      expect(published).not.to.include('npm');
    }
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
      expect(readFileSync(page, 'utf8')).to.include(downloadOf(archive, lang));
    });
});

describe('the bill of materials', () => {
  const bill = sbom(TIME);
  const { metadata, components } = bill;
  const names = components.map((/** @type {{ name: string }} */ { name }) => name);

  it('is that of the package, independent of the machine', () => {
    expect(metadata.component.name).to.equal('mkt-widgets');
  });

  it('names all packages of the licence files', () => {
    const heads = readFileSync('LICENSES.txt', 'utf8').match(/^\S.*(?=\n {2}Copyright)/gm) ?? [];
    const bundled = heads.flatMap((line) => line.replace(/, in the command.*/, '').split(', '));
    expect(bundled.length).to.be.above(8);
    for (const name of bundled) expect(names, `no ${name}`).to.include(name.toLowerCase());
  });

  it('is reproducible', () => {
    expect(sbom(TIME)).to.deep.equal(bill);
  });

  it('names no development-only packages', () => {
    for (const name of ['vite', 'typescript']) expect(names, name).not.to.include(name);
    expect(components.length, names.join()).to.be.below(30);
  });
});

describe('the package', () => {
  const { repository, homepage, bugs } = JSON.parse(readFileSync('package.json', 'utf8'));
  const page = repository.url.replace(/^git\+|\.git$/g, '');

  it('has its home page and its issues in its repository: a fork changes one address', () => {
    expect(page).to.match(/^https:\/\/[^/]+\/[^/]+\/[^/]+$/);
    expect([homepage, bugs]).to.deep.equal([`${page}#readme`, `${page}/issues`]);
  });

  it('is published by a workflow that may prove its provenance, from the repository that it names', () => {
    const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
    expect(workflow).to.match(/^ {2}id-token: write$/m);
    expect(workflow).to.match(/npm publish --provenance --access public/);
    expect(workflow).to.match(
      /release-notes\.js > notes\.md\n[^]*gh release create .* --notes-file notes\.md/,
    );
    expect(workflow).to.match(/repository\.url.*\$GITHUB_SERVER_URL\/\$GITHUB_REPOSITORY\.git/);
  });

  it('is published only if the documents name the place to which the workflow brings the files', () => {
    const workflow = readFileSync('.github/workflows/publish.yml', 'utf8');
    const [check = ''] = /test .*config\.downloads.*/.exec(workflow) ?? [];
    expect(workflow.indexOf(check)).to.be.below(workflow.indexOf('run: npm publish'));
    const passes = (/** @type {string} */ downloads) => {
      const folder = mkdtempSync(join(tmpdir(), 'mkt-'));
      writeFileSync(join(folder, 'package.json'), JSON.stringify({ config: { downloads } }));
      const env = { ...process.env, GITHUB_SERVER_URL: 'https://git.example' };
      const { status } = spawnSync('sh', ['-c', check], {
        cwd: folder,
        env: { ...env, GITHUB_REPOSITORY: 'owner/kit' },
      });
      rmSync(folder, { recursive: true });
      return status === 0;
    };
    expect(passes('https://git.example/owner/kit/releases/download/v{version}/')).to.equal(true);
    for (const other of ['', 'https://git.example/other/kit/releases/download/v{version}/'])
      expect(passes(other), other).to.equal(false);
  });

  it('has the same name on the CDN', () => {
    const { name, config } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(config.cdn).to.include(`/${name}@{version}/`);
  });
});

describe('the WordPress plugin', async () => {
  const files = await plugin();

  it('has the kit, its translations, and every element with the attributes that authors may write', () => {
    expect('kit/mkt.js' in files && 'languages/mkt-widgets-ja.mo' in files).to.be.ok;
    const { ranking, config } = JSON.parse(Buffer.from(files['elements.json'] ?? '').toString());
    for (const name of ['genre-id', 'bookmarks', 'layout']) expect(ranking[name], name).to.be.ok;
    expect(ranking['access-token'], 'a token is of one reader').to.equal(false);
    expect(config).to.equal(undefined);
  });

  it('has a readme in the format of WordPress, with this version', () => {
    const readme = Buffer.from(files['readme.txt'] ?? '').toString();
    const php = Buffer.from(files['mkt-widgets.php'] ?? '').toString();
    const field = (/** @type {string} */ name, text = readme) =>
      new RegExp(`^[ *]*${name}: *(.+)$`, 'm').exec(text)?.[1];
    const [head = '', short = ''] = readme.split('\n\n');
    expect(head).to.match(/^=== mkt-widgets ===$/m);
    expect(short.length, `the short description has ${short.length} characters`).to.be.at.most(150);
    expect((field('Tags') ?? '').split(',').length).to.be.at.most(5);
    expect(field('Stable tag')).to.equal(version);
    expect(field('Version', php)).to.equal(version);
    for (const name of ['Requires at least', 'Requires PHP', 'License'])
      expect(field(name), name).to.equal(field(name, php));
    expect(field('License URI')).to.be.ok;
    // `node integrations/check/check.js` runs it.
    expect(field('Tested up to')).to.equal(/^\d+\.\d+/.exec(NEWEST)?.[0]);
    for (const name of ['Description', 'Installation', 'Frequently Asked Questions', 'Changelog'])
      expect(readme).to.match(new RegExp(`^== ${name} ==$`, 'm'));
    expect(readme, 'the changelog lacks this version').to.include(`= ${version} =`);
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
    expect(texts.length).to.be.above(20);
    for (const [, words = ''] of texts) expect(po, words).to.include(words);
  });
});
