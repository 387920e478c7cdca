/** The relay's configuration, as far as no nginx is needed for it: `npm run relay:check` has one. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { configured, defaults } from './configure.js';
import { FILE, operationsConf } from './generate.js';
import { operations as facts } from '../../test/fixtures/interface/interface.js';

const committed = readFileSync(FILE, 'utf8');

describe('operations.conf', () => {
  it('is up to date with the tables', () => {
    assert.equal(committed, operationsConf(), 'run: node demo/relay/generate.js');
  });

  it('lets every operation of the interface through, except those of one reader', () => {
    for (const [path, { version }] of Object.entries(facts)) {
      const place = path === 'DynamicAd' ? '/rcm/1\\.0/i/json' : `/services/api/${path}/${version}`;
      const [, rule = ''] = committed.split(`${place}\\x20`);
      assert.equal(rule !== '', !path.startsWith('FavoriteBookmark'), path);
    }
  });

  it('lets no token through', () => assert.doesNotMatch(committed, /token/));

  it('has no two parameters that nginx takes for one: their case means nothing to it', () => {
    const names = [...committed.matchAll(/\$arg_(\w+) \$/g)].map(([, name = '']) => name);
    assert.ok(names.length > 60, `${names.length} parameters`);
    assert.equal(new Set(names.map((name) => name.toLowerCase())).size, names.length);
  });

  it('takes the words of a live service', () => {
    const own = operationsConf('Market=Acme Ebook=Reader Golf=Green');
    for (const word of [
      '/services/api/AcmeItem/Ranking/20170628',
      '/services/api/Reader/EbookSearch/20170426',
      '/services/api/Green/GreenGolfCourseSearch/20131113',
      'readerGenreId=(?:',
      '&readerGenreId=$arg_readerGenreId',
    ]) {
      assert.ok(own.includes(word), word);
    }
    assert.doesNotMatch(own, /MarketItem|ebookGenreId/);
  });
});

describe('relay.conf.template', () => {
  it('has all its settings in relay.env, and relay.env no other', () => {
    const template = readFileSync(new URL('./relay.conf.template', import.meta.url));
    const used = [...String(template).matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
    assert.deepEqual([...new Set(used)].sort(), Object.keys(defaults()).sort());
  });

  it('is filled with what is given, else with what relay.env says', () => {
    const text = configured({ RELAY_APPLICATION_ID: 'mine', RELAY_LISTEN: '443 ssl' });
    assert.doesNotMatch(text, /\$\{/);
    assert.match(text, /applicationId=mine/);
    assert.match(text, /listen 443 ssl;/);
    assert.match(text, /max-age=600,/);
  });

  it('keeps no answer for longer than a day', () => {
    configured({ RELAY_TTL: '3600', RELAY_STALE: '82800' });
    assert.throws(() => configured({ RELAY_TTL: '3601', RELAY_STALE: '82800' }), /86400 together/);
  });

  for (const [name, value] of [
    ['RELAY_TTL', '10m'],
    ['RELAY_TTL', '0'],
    ['RELAY_STALE', '-1'],
    ['RELAY_SERVICE', 'https://service.example/'],
    ['RELAY_APPLICATION_ID', 'a"; return 200 "'],
    ['RELAY_QUERY', 'key=$args'],
    ['RELAY_SITE', 'https://a.example b'],
  ]) {
    it(`refuses ${name}=${value}`, () => {
      assert.throws(() => configured({ [name ?? '']: value }), new RegExp(`^Error: .*${name}`));
    });
  }
});
