import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { filesIn } from '../../scripts/build/files-for-pages.js';
import { hashesOf } from '../../scripts/build/integrity.js';

/** Declarations of the package, which `npm start` writes after the addresses. */
const DECLARATIONS = ['index', 'service', 'jsx', 'vue', 'svelte'].map(
  (name) => `dist/${name}.d.ts`,
);

/** The lines of both streams of `npm start`, with its build, until dist/ is complete. @param {string} cwd */
async function linesOfStart(cwd) {
  const env = { ...process.env, LC_ALL: 'ja_JP.UTF-8' };
  const child = spawn(process.execPath, ['demo/start.js'], { cwd, env });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const closed = once(child, 'close');
  const isComplete = () =>
    printed.includes('Ctrl-C') && DECLARATIONS.every((file) => existsSync(join(cwd, file)));
  while (!isComplete() && child.exitCode === null) await pause(100);
  child.kill('SIGINT');
  await closed;
  return printed.trim().split('\n');
}

/** The hashes of the files in a folder's dist/. @param {string} folder */
const hashesIn = (folder) => hashesOf(filesIn(join(folder, 'dist')));

describe('the first npm start', () => {
  const clone = mkdtempSync(join(tmpdir(), 'first-start-'));
  cpSync('.', clone, {
    recursive: true,
    filter: (file) => !/^(node_modules|dist|site-dist|\.cache|\.git)$/.test(relative('.', file)),
  });
  symlinkSync(resolve('node_modules'), join(clone, 'node_modules'), 'junction');
  after(() => rmSync(clone, { recursive: true }));

  it('says that it builds, then the addresses, with the Japanese builder for a Japanese locale', async () => {
    const [progress, ...lines] = await linesOfStart(clone);
    expect(progress ?? '').to.match(
      /^Building the kit and the site: this takes about \d+ seconds …$/,
    );
    const names = lines.map(
      (line) => /^(?:\[\w+\] Copied|[\w ]+:(?= +http)|Ctrl-C)/.exec(line)?.[0],
    );
    const addresses = ['Builder:', 'Site:', 'Demo:', 'Sandbox service:', 'Article:', 'Gallery:'];
    // No warnings of tools.
    expect(names, lines.join('\n')).to.deep.equal(['[11ty] Copied', ...addresses, 'Ctrl-C']);
    expect(lines[1] ?? '').to.match(/\/site\/builder\/$/);
  });

  it('builds the same bytes as npm run build in another folder', () => {
    expect(hashesIn(clone)).to.deep.equal(hashesIn('.'));
  });

  it('can be followed by a release with the hashes of that build', () => {
    const env = { ...process.env, SOURCE_DATE_EPOCH: '1900000000' };
    const options = /** @type {const} */ ({ cwd: clone, env, stdio: 'ignore' });
    execFileSync(process.execPath, ['integrations/release.js'], options);
    const hashes = hashesIn(clone);
    const released = JSON.parse(readFileSync(join(clone, 'release/integrity.json'), 'utf8'));
    for (const file of ['mkt.js', 'mkt.css']) expect(released[file], file).to.equal(hashes[file]);
  });
});

it('npm start serves the demo and the sandbox on two origins until it is stopped, with the English builder', async () => {
  const child = spawn(process.execPath, ['demo/start.js', '--no-build'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LC_ALL: 'de_DE.UTF-8' },
  });
  try {
    /** @type {Record<string, string>} */
    const addresses = {};
    for await (const line of createInterface({ input: child.stdout })) {
      const [, name, address] = /^([\w ]+): +(http.*)$/.exec(line) ?? [];
      if (name && address) addresses[name] = address;
      if (line.includes('Ctrl-C')) break;
    }
    const { Builder = '', Site = '', Demo = '', 'Sandbox service': service = '' } = addresses;
    expect(Site).to.equal(`${Demo}site/en/`);
    expect(Builder).to.equal(`${Site}builder/`);
    const builder = await (await fetch(Builder)).text();
    expect(builder).to.include(`data-service="${new URL(service).origin}"`);
    expect((await fetch(`${Demo}dist/mkt.js`)).status).to.equal(200);
    const path = 'services/api/MarketItem/Ranking/20170628?applicationId=APP';
    expect((await fetch(service + path)).status).to.equal(200);
    expect(new URL(service).origin).not.to.equal(new URL(Demo).origin);
  } finally {
    child.kill('SIGINT');
  }
  const [code] = await once(child, 'exit');
  // Windows has no signals: there, the process is killed.
  if (process.platform !== 'win32') expect(code).to.equal(0);
});
