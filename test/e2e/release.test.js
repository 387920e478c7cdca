/** What a release has beside the npm package. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { plugin } from '../../demo/cms/wordpress/assemble.js';
import { filesForPages, zipOf } from '../../build/files-for-pages.js';
import { integrityOf, withHashes } from '../../build/release.js';
import { sbom } from '../../build/sbom.js';

/** When what is released was last changed. */
const TIME = new Date('2029-12-31T23:30:10Z');

describe('the archive for web spaces', () => {
  const files = filesForPages();
  const text = (/** @type {string} */ path) => Buffer.from(files[path] ?? '').toString();

  it('has the scripts that its scripts load, and none of the modules', () => {
    const named = [...text('mkt.js').matchAll(/[\w-]+-[\w-]{6}\.js/g)].map(([name]) => name);
    assert.ok(named.length > 5);
    for (const name of named) assert.ok(`kit/${name}` in files, `${name} is missing`);
    assert.ok('frame.html' in files && 'mkt.css' in files && 'mkt.all.js' in files);
    assert.ok(!('index.js' in files));
  });

  it('is the same to the byte, whenever, wherever and in whatever order it is made', (t) => {
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
      t.mock.timers.enable({ apis: ['Date'], now: new Date(today) });
      const archive = zipOf(given, TIME);
      t.mock.timers.reset();
      return integrityOf(archive);
    });
    assert.equal(one, other);
  });

  it('has the licences of what is bundled', () => {
    assert.match(text('LICENSES.txt'), /Lit/i);
  });
});

describe('the hashes of a release', () => {
  it('are what browsers compare with', async () => {
    const digest = await crypto.subtle.digest('SHA-384', Buffer.from('alert(1)'));
    const expected = `sha384-${Buffer.from(digest).toString('base64')}`;
    assert.equal(integrityOf(Buffer.from('alert(1)')), expected);
  });

  it('stand in README once, however often they are written', () => {
    const readme = readFileSync('README.md', 'utf8');
    const hashes = { 'mkt.js': 'sha384-A', 'mkt.all.js': 'sha384-B', 'mkt.css': 'sha384-C' };
    const once = withHashes(readme, hashes);
    assert.match(once, /`mkt\.js`: `sha384-A`/);
    assert.equal(withHashes(once, hashes), once);
  });
});

describe('the bill of materials', () => {
  const bill = sbom(TIME);
  const { metadata, components } = bill;
  const names = components.map((/** @type {{ name: string }} */ { name }) => name);

  it('is that of the package, wherever it is made', () => {
    assert.equal(metadata.component.name, 'mkt-widgets');
  });

  it('names all that the licences beside the built files are of', () => {
    const heads = readFileSync('LICENSES.txt', 'utf8').match(/^\S.*(?=\n {2}Copyright)/gm) ?? [];
    const bundled = heads.flatMap((line) => line.replace(/, in the command.*/, '').split(', '));
    assert.ok(bundled.length > 8);
    for (const one of bundled) assert.ok(names.includes(one.toLowerCase()), `no ${one}`);
  });

  it('is the same when it is made again', () => {
    assert.deepEqual(sbom(TIME), bill);
  });

  it('names nothing that is for the development alone', () => {
    for (const one of ['vite', 'typescript']) assert.ok(!names.includes(one), one);
    assert.ok(components.length < 20, names.join());
  });
});

describe('the WordPress plugin', () => {
  const files = plugin();

  it('has the kit, its translations, and every element with its attributes', () => {
    assert.ok('kit/mkt.js' in files && 'languages/mkt-widgets-ja.mo' in files);
    const elements = JSON.parse(Buffer.from(files['elements.json'] ?? '').toString());
    assert.equal(elements.ranking.attributes['genre-id'].group, 'content');
    assert.deepEqual(elements.ranking.attributes.bookmarks.isBoolean, true);
    assert.ok(elements.ranking.attributes.layout.choices.includes('grid'));
    assert.ok(!('access-token' in elements.ranking.attributes), 'a token is of one reader');
    assert.ok(!('config' in elements));
  });

  it('has a word in Japanese for all that it says', () => {
    const po = Buffer.from(files['languages/mkt-widgets-ja.mo'] ?? '').toString();
    const said = Object.entries(files)
      .filter(([path]) => path.endsWith('.php'))
      .flatMap(([, php]) => [
        ...Buffer.from(php)
          .toString()
          .matchAll(/__\( '([^']+)', 'mkt-widgets' \)/g),
      ]);
    assert.ok(said.length > 20);
    for (const [, words = ''] of said) assert.ok(po.includes(words), words);
  });
});
