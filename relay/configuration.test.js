/** The relay's configuration, without nginx; `node relay/check/check.js` tests it with one. */
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
import { expect } from 'chai';
import { configured, defaults } from './configure.js';
import { operationsConf } from '../scripts/build/relay.js';
import { operations as facts } from '../test/fixtures/interface/interface.js';

const conf = operationsConf();
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
  it('accepts every operation of the interface except those with a token', () => {
    for (const [path, { version }] of Object.entries(facts)) {
      const place = path === 'DynamicAd' ? '/rcm/1\\.0/i/json' : `/services/api/${path}/${version}`;
      const [, rule = ''] = conf.split(`${place}\\x20`);
      expect(rule !== '', path).to.equal(!path.startsWith('FavoriteBookmark'));
    }
  });

  it('forwards no token', () => expect(conf).not.to.match(/token/));

  it('has no parameters that differ only in case, which nginx ignores', () => {
    const names = [...conf.matchAll(/\$arg_(\w+) \$/g)].map(([, name = '']) => name);
    expect(names.length, `${names.length} parameters`).to.be.above(60);
    expect(new Set(names.map((name) => name.toLowerCase())).size).to.equal(names.length);
  });

  it('defines no variable of the template again: nginx would use the later definition', () => {
    const set = [...(template + conf).matchAll(/^map .* \$(\w+) \{/gm)].map(([, name]) => name);
    expect(set.length, `${set.length} variables`).to.be.above(60);
    expect(set.filter((name, i) => set.indexOf(name) !== i)).to.deep.equal([]);
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
      expect(configuration, word).to.include(word);
    }
    expect(configuration).not.to.match(/MarketItem|ebookGenreId/);
  });
});

describe('relay.conf.template', () => {
  it('uses exactly the settings in relay.env', () => {
    const used = [...template.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
    expect([...new Set(used)].sort()).to.deep.equal(Object.keys(defaults()).sort());
  });

  it('uses the given settings, else those of relay.env', () => {
    const text = configured({ ...OWN, RELAY_LISTEN: '443 ssl' });
    expect(text).not.to.match(/\{\{/);
    expect(text).to.match(/applicationId=mine/);
    expect(text).to.match(/listen 443 ssl;/);
    expect(text).to.match(/max-age=600,/);
  });

  it('uses one service for dynamic ads, too, unless another is named', () => {
    const proxy = 'proxy_pass https://service.example/';
    expect(configured(OWN).split(proxy).length - 1).to.equal(2);
    const other = { ...OWN, RELAY_DYNAMIC_AD: 'https://recommend.example' };
    expect(configured(other).split(proxy).length - 1).to.equal(1);
  });

  it('caches responses for an hour by default, and never for more than a day', () => {
    const { RELAY_TTL, RELAY_STALE } = defaults();
    expect(Number(RELAY_TTL) + Number(RELAY_STALE)).to.be.at.most(3600);
    configured({ ...OWN, RELAY_TTL: '3600', RELAY_STALE: '82800' });
    const longer = { ...OWN, RELAY_TTL: '3601', RELAY_STALE: '82800' };
    expect(() => configured(longer)).to.throw(/86400 together/);
  });

  for (const [name = '', value] of [
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
      const settings = { ...OWN, [name]: value };
      expect(() => configured(settings)).to.throw(Error, new RegExp(name));
    });
  }
});

describe('configure.js', () => {
  /** A copy of the relay's files in the package, alone as in a container. */
  let folder = '';
  const made = () => join(folder, 'conf.d');

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'relay-'));
    for (const file of ['configure.js', 'relay.conf.template', 'relay.env']) {
      cpSync(new URL(file, import.meta.url), join(folder, file));
    }
    writeFileSync(join(folder, 'operations.conf'), conf);
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
    expect(status, stderr).to.equal(0);
    expect(readdirSync(made()).sort()).to.deep.equal([
      'mkt-relay-operations.conf',
      'mkt-relay.conf',
    ]);
  });

  it('leaves existing files unchanged if a setting is wrong, and names it', () => {
    expect(run({ ...OWN, RELAY_ORIGINS: 'blog.example' }).status).to.equal(1);
    expect(existsSync(made())).not.to.be.ok;
    run(OWN);
    const before = readFileSync(join(made(), 'mkt-relay.conf'), 'utf8');
    const { status, stderr } = run({ ...OWN, RELAY_QUERY: 'secret-key' });
    expect(status).to.equal(1);
    expect(stderr).to.match(/^RELAY_QUERY must be [^\n]+\n$/);
    expect(stderr).not.to.match(/secret-key/);
    expect(readFileSync(join(made(), 'mkt-relay.conf'), 'utf8')).to.equal(before);
  });

  it('creates the folder with its parents', () => {
    const { status, stderr } = run(OWN, 'etc/nginx/conf.d');
    expect(status, stderr).to.equal(0);
    expect(existsSync(join(folder, 'etc/nginx/conf.d/mkt-relay.conf'))).to.be.ok;
  });

  it('works through a symbolic link, as package managers create them', () => {
    symlinkSync(folder, join(folder, 'linked'), 'junction');
    const { status, stderr } = run(OWN, 'conf.d', 'linked/configure.js');
    expect(status, stderr).to.equal(0);
    expect(existsSync(join(made(), 'mkt-relay.conf'))).to.be.ok;
  });

  it('reports in one line a folder that it cannot write to', () => {
    const { status, stderr } = run(OWN, '/proc/none/conf.d');
    expect(stderr).to.match(/^ENOENT: [^\n]+\/proc\/none'\n$/);
    expect(status).to.equal(1);
  });

  it('keeps the id and the key unreadable for other users, also in a replaced file', function () {
    // Files have no modes there.
    if (process.platform === 'win32') this.skip();
    run(OWN);
    const file = join(made(), 'mkt-relay.conf');
    rmSync(file);
    writeFileSync(file, '', { mode: 0o644 });
    run(OWN);
    expect(statSync(file).mode & 0o777).to.equal(0o600);
  });
});
