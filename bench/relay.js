/**
 * `npm run bench:relay`: the answers that one relay gives in a second from its cache, by wrk, which is
 * installed if it is missing and may be. Relay, service and wrk share this machine. Writes docs/live-services.md and
 * its Japanese translation.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findNginx, startRelay } from '../relay/check/nginx.js';
import { startService } from '../relay/check/service.js';
import { findOrInstall, onPath } from '../tools/browsers/programs.js';
import { machine, publish, table } from '../tools/report.js';

const [SECONDS, CONNECTIONS, THREADS] = [10, 100, 1];
const PATH = '/services/api/MarketItem/Ranking/20170628';

const run = promisify(execFile);

/** Bytes in the units of wrk. @param {string} amount */
function bytesOf(amount) {
  const [, number, unit = 'B'] = /^([\d.]+)([KMG]?B)$/.exec(amount) ?? [];
  return Number(number) * 1024 ** ['B', 'KB', 'MB', 'GB'].indexOf(unit);
}

const wrk = await findOrInstall(
  async () => {
    for (const path of onPath(['wrk'])) {
      // Without an address, it prints its options and fails.
      const output = await run(path, ['-v']).catch((error) => error);
      if (String(output.stdout).startsWith('wrk ')) return path;
    }
    return undefined;
  },
  'wrk',
  'wrk',
);
if (!wrk) throw new Error('No wrk to measure with: install it');

const started = machine({ en: 'nginx with two workers', ja: 'nginx のワーカー2つ' });
const service = await startService();
const relay = await startRelay(await findNginx(), {
  RELAY_SERVICE: service.origin,
  RELAY_APPLICATION_ID: 'relay-id',
  RELAY_AFFILIATE_ID: '*',
  RELAY_ORIGINS: '*',
  RELAY_NAMES: 'relay.example',
});

/**
 * The figures of one kind of answer.
 * @param {string} query
 * @param {string} encoding
 */
async function measure(query, encoding) {
  const address = `${relay.origin}${PATH}?applicationId=page${query}`;
  const headers = { 'Accept-Encoding': encoding };
  const { status } = await fetch(address, { headers });
  if (status !== 200) throw new Error(`${address} answered ${status}`);
  const { stdout } = await run(String(wrk), [
    ...['-t', String(THREADS), '-c', String(CONNECTIONS), '-d', `${SECONDS}s`, '--latency'],
    ...['-H', `Accept-Encoding: ${encoding}`, address],
  ]);
  const figure = (/** @type {RegExp} */ pattern) => pattern.exec(stdout)?.[1] ?? '';
  if (/Non-2xx/.test(stdout)) throw new Error(stdout);
  const rate = Number(figure(/Requests\/sec:\s+([\d.]+)/));
  return [
    Math.round(rate).toLocaleString('en'),
    Math.round(bytesOf(figure(/Transfer\/sec:\s+(\S+)/)) / rate / 100) / 10,
    figure(/50%\s+(\S+)/),
    figure(/99%\s+(\S+)/),
  ];
}

try {
  const kinds = [
    ['JSONP, gzip', '&callback=mkt_1', 'gzip'],
    ['JSON, gzip', '', 'gzip'],
    ['JSONP', '&callback=mkt_1', 'identity'],
    ['JSON', '', 'identity'],
  ];
  /** @type {import('../tools/report.js').Cell[][]} */
  const rows = [];
  const before = (await service.log()).length;
  for (const [name = '', query = '', encoding = ''] of kinds) {
    rows.push([name, ...(await measure(query, encoding))]);
  }
  const requestCount = (await service.log()).length - before;
  if (requestCount !== 1) throw new Error(`${requestCount} requests reached the service`);
  const head = [
    { en: '30 entries', ja: '30件' },
    { en: 'answers a second', ja: '1秒あたりの応答' },
    { en: 'kB each', ja: '1応答の kB' },
    { en: 'median', ja: '中央値' },
    '99 %',
  ];
  const textIn = (/** @type {import('../tools/report.js').Lang} */ lang) =>
    `${started[lang]}\n\n${table(head, rows, lang)}`;
  console.log(textIn('en'));
  await publish('bench:relay', textIn, 'docs/live-services.md');
} finally {
  await relay.close();
  await service.stop();
}
