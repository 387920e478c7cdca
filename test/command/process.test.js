/** The built command as a process: its exit codes and streams. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { useSandbox } from '../../sandbox/test/sandbox.js';
import { folderOf } from './folder.js';

const COMMAND = resolve('dist/command/mkt-widgets.js');
/** Milliseconds after which a process hangs: it is ended, and has no status. */
const TIMEOUT_MS = 60_000;

/**
 * @param {...string} args
 * @returns {Promise<{ status: number | null, out: string, errors: string }>}
 */
function start(...args) {
  const env = { ...process.env, LC_ALL: 'C' };
  const child = spawn(process.execPath, [COMMAND, ...args], { timeout: TIMEOUT_MS, env });
  let [out, errors] = ['', ''];
  child.stdout.on('data', (text) => (out += text));
  child.stderr.on('data', (text) => (errors += text));
  return new Promise((done) => child.on('close', (status) => done({ status, out, errors })));
}

describe('the process of mkt-widgets', () => {
  const sandbox = useSandbox();

  it('prints its version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(await start('--version')).to.deep.equal({ status: 0, out: `${version}\n`, errors: '' });
  });

  it('prints the findings of doctor, and exits with 1', async () => {
    const folder = folderOf({ 'page.html': '<mkt-rankng></mkt-rankng>' });
    const { status, out, errors } = await start('doctor', folder.path);
    expect(out).to.match(/page\.html:1:1 <mkt-rankng> .* \[unknownElement\]$/m);
    expect(errors).to.equal('');
    expect(status).to.equal(1);
  });

  it('reads the standard input for doctor', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [COMMAND, 'doctor', '-', '--json'],
      {
        input: '<mkt-rankng></mkt-rankng>',
        encoding: 'utf8',
        timeout: TIMEOUT_MS,
      },
    );
    const misspelt = JSON.parse(stdout).find(
      (/** @type {{ code: string }} */ { code }) => code === 'unknownElement',
    );
    expect(misspelt.suggestion).to.equal('mkt-ranking');
    expect(stderr).to.equal('');
    expect(status).to.equal(1);
  });

  it('writes files for prerender, and exits with 0', async () => {
    const folder = folderOf({ 'page.html': '<mkt-ranking limit="1"></mkt-ranking>' });
    const settings = `application-id=APP&base-url=${encodeURIComponent(sandbox.origin)}`;
    const { status, out, errors } = await start('prerender', '--settings', settings, folder.path);
    expect(out).to.match(/1 file: 1 written, 0 unchanged; 0 with failures/);
    expect(folder.read('page.html')).to.match(/<ul data-mkt-prerendered>.*<a href="http/);
    expect(errors).to.equal('');
    expect(status).to.equal(0);
  });

  it('prints the mistake of a wrong use of migrate on stderr, and exits with 2', async () => {
    const { status, out, errors } = await start('migrate', '--wirte', 'page.html');
    expect(out).to.equal('');
    expect(errors).to.match(/--wirte/);
    expect(status).to.equal(2);
  });

  it('prints the response of oembed alone on stdout', async () => {
    const address = 'https://cdn.example/embed.html?tag=mkt-ranking';
    const { status, out, errors } = await start('oembed', '--height', '300', address);
    expect(JSON.parse(out).height).to.equal(300);
    expect(errors).to.equal('');
    expect(status).to.equal(0);
  });

  it('ends without an error if its reader closes the output', () => {
    const folder = folderOf({ 'page.html': '<mkt-ranking></mkt-ranking>'.repeat(1000) });
    const line = `"${process.execPath}" "${COMMAND}" doctor "${folder.path}" | head -n 1`;
    const { stderr } = spawnSync('sh', ['-c', line], { encoding: 'utf8', timeout: TIMEOUT_MS });
    expect(stderr).to.equal('');
  });
});
