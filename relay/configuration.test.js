/** The relay's configuration, without nginx; `node relay/check/check.js` tests it with one. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { configured, defaults } from './configure.js';
import { FILE, operationsConf } from './generate.js';
import { operations as facts } from '../test/fixtures/interface/interface.js';

const committed = readFileSync(FILE, 'utf8');
const template = readFileSync(new URL('./relay.conf.template', import.meta.url), 'utf8');

/** The required settings. */
const OWN = {
  RELAY_SERVICE: 'https://service.example',
  RELAY_APPLICATION_ID: 'mine',
  RELAY_AFFILIATE_ID: 'me',
  RELAY_ORIGINS: 'https://blog.example',
  RELAY_NAMES: 'relay.example',
};

describe('operations.conf', () => {
  it('is up to date with the tables', () => {
    assert.equal(committed, operationsConf(), 'run: node relay/generate.js');
  });

  it('accepts every operation of the interface except those with a token', () => {
    for (const [path, { version }] of Object.entries(facts)) {
      const place = path === 'DynamicAd' ? '/rcm/1\\.0/i/json' : `/services/api/${path}/${version}`;
      const [, rule = ''] = committed.split(`${place}\\x20`);
      assert.equal(rule !== '', !path.startsWith('FavoriteBookmark'), path);
    }
  });

  it('forwards no token', () => assert.doesNotMatch(committed, /token/));

  it('has no parameters that differ only in case, which nginx ignores', () => {
    const names = [...committed.matchAll(/\$arg_(\w+) \$/g)].map(([, name = '']) => name);
    assert.ok(names.length > 60, `${names.length} parameters`);
    assert.equal(new Set(names.map((name) => name.toLowerCase())).size, names.length);
  });

  it('defines no variable of the template again: nginx would use the later definition', () => {
    const set = [...(template + committed).matchAll(/^map .* \$(\w+) \{/gm)].map(
      ([, name]) => name,
    );
    assert.ok(set.length > 60, `${set.length} variables`);
    assert.deepEqual(
      set.filter((name, i) => set.indexOf(name) !== i),
      [],
    );
  });

  it('uses the names of a live service', () => {
    const configuration = operationsConf('Market=Acme Ebook=Reader Golf=Green');
    for (const word of [
      '/services/api/AcmeItem/Ranking/20170628',
      '/services/api/Reader/EbookSearch/20170426',
      '/services/api/Green/GreenGolfCourseSearch/20131113',
      'readerGenreId=(?:',
      '&readerGenreId=$arg_readerGenreId',
    ]) {
      assert.ok(configuration.includes(word), word);
    }
    assert.doesNotMatch(configuration, /MarketItem|ebookGenreId/);
  });
});

describe('relay.conf.template', () => {
  it('uses exactly the settings in relay.env', () => {
    const used = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    assert.deepEqual([...new Set(used)].sort(), Object.keys(defaults()).sort());
  });

  it('uses the given settings, else those of relay.env', () => {
    const text = configured({ ...OWN, RELAY_LISTEN: '443 ssl' });
    assert.doesNotMatch(text, /\{\{/);
    assert.match(text, /applicationId=mine/);
    assert.match(text, /listen 443 ssl;/);
    assert.match(text, /max-age=600,/);
  });

  it('uses one service for dynamic ads, too, unless another is named', () => {
    const proxy = 'proxy_pass https://service.example/';
    assert.equal(configured(OWN).split(proxy).length - 1, 2);
    const other = { ...OWN, RELAY_DYNAMIC_AD: 'https://recommend.example' };
    assert.equal(configured(other).split(proxy).length - 1, 1);
  });

  it('caches responses for an hour by default, and never for more than a day', () => {
    const { RELAY_TTL, RELAY_STALE } = defaults();
    assert.ok(Number(RELAY_TTL) + Number(RELAY_STALE) <= 3600);
    configured({ ...OWN, RELAY_TTL: '3600', RELAY_STALE: '82800' });
    const longer = { ...OWN, RELAY_TTL: '3601', RELAY_STALE: '82800' };
    assert.throws(() => configured(longer), /86400 together/);
  });

  for (const [name, value] of [
    ['RELAY_TTL', '10m'],
    ['RELAY_TTL', '0'],
    ['RELAY_STALE', '-1'],
    ['RELAY_SERVICE', 'https://service.example/'],
    ['RELAY_SERVICE', 'service.example'],
    ['RELAY_SERVICE', ''],
    ['RELAY_DYNAMIC_AD', 'https://recommend.example/?a=1'],
    ['RELAY_APPLICATION_ID', 'a"; return 200 "'],
    ['RELAY_APPLICATION_ID', 'a&b'],
    ['RELAY_APPLICATION_ID', ''],
    ['RELAY_AFFILIATE_ID', ''],
    ['RELAY_AFFILIATE_ID', ' '],
    ['RELAY_ORIGINS', ''],
    ['RELAY_ORIGINS', 'blog.example'],
    ['RELAY_ORIGINS', 'https://blog.example/'],
    ['RELAY_ORIGINS', 'https://Blog.example'],
    ['RELAY_ORIGINS', 'https://*.example'],
    ['RELAY_ORIGINS', 'https://blog.example,https://www.blog.example'],
    ['RELAY_NAMES', ''],
    ['RELAY_PORT', 'tcp://10.0.0.1:80'],
    ['RELAY_RATE', '54'],
    ['RELAY_QUEUE', '0'],
    ['RELAY_CLIENT_RATE', '0r/m'],
    ['RELAY_CLIENT_BURST', 'many'],
    ['RELAY_QUERY', 'key=$args'],
    ['RELAY_QUERY', 'secret-key'],
    ['RELAY_SITE', 'https://a.example b'],
  ]) {
    it(`refuses ${name}=${value}`, () => {
      const settings = { ...OWN, [name ?? '']: value };
      assert.throws(() => configured(settings), new RegExp(`^Error: .*${name}`));
    });
  }
});

describe('configure.js', () => {
  /** A copy of the relay's files in the package, alone as in a container. */
  let folder = '';
  const conf = () => join(folder, 'conf.d');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'relay-'));
    for (const file of ['configure.js', 'operations.conf', 'relay.conf.template', 'relay.env']) {
      cpSync(new URL(file, import.meta.url), join(folder, file));
    }
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** @param {Record<string, string>} settings */
  const run = (settings, to = 'conf.d', program = 'configure.js') =>
    spawnSync(process.execPath, [program, to], {
      cwd: folder,
      env: { ...process.env, ...settings },
      encoding: 'utf8',
      timeout: 60_000,
    });

  it('writes all files that nginx needs, in any working directory', () => {
    const { status, stderr } = run(OWN);
    assert.equal(status, 0, stderr);
    assert.deepEqual(readdirSync(conf()).sort(), ['mkt-relay-operations.conf', 'mkt-relay.conf']);
  });

  it('leaves existing files unchanged if a setting is wrong, and names it', () => {
    assert.equal(run({ ...OWN, RELAY_ORIGINS: 'blog.example' }).status, 1);
    assert.ok(!existsSync(conf()));
    run(OWN);
    const before = readFileSync(join(conf(), 'mkt-relay.conf'), 'utf8');
    const { status, stderr } = run({ ...OWN, RELAY_QUERY: 'secret-key' });
    assert.equal(status, 1);
    assert.match(stderr, /^RELAY_QUERY must be [^\n]+\n$/);
    assert.doesNotMatch(stderr, /secret-key/);
    assert.equal(readFileSync(join(conf(), 'mkt-relay.conf'), 'utf8'), before);
  });

  it('creates the folder with its parents', () => {
    const { status, stderr } = run(OWN, 'etc/nginx/conf.d');
    assert.equal(status, 0, stderr);
    assert.ok(existsSync(join(folder, 'etc/nginx/conf.d/mkt-relay.conf')));
  });

  it('works through a symbolic link, as package managers create them', () => {
    symlinkSync(folder, join(folder, 'linked'), 'junction');
    const { status, stderr } = run(OWN, 'conf.d', 'linked/configure.js');
    assert.equal(status, 0, stderr);
    assert.ok(existsSync(join(conf(), 'mkt-relay.conf')));
  });

  it('reports in one line a folder that it cannot write to', () => {
    const { status, stderr } = run(OWN, '/proc/none/conf.d');
    assert.match(stderr, /^ENOENT: [^\n]+\/proc\/none'\n$/);
    assert.equal(status, 1);
  });

  it('keeps the id and the key unreadable for other users, also in a replaced file', (t) => {
    if (process.platform === 'win32') return t.skip('files have no modes there');
    run(OWN);
    const file = join(conf(), 'mkt-relay.conf');
    rmSync(file);
    writeFileSync(file, '', { mode: 0o644 });
    run(OWN);
    assert.equal(statSync(file).mode & 0o777, 0o600);
  });
});
