import { execFile, spawn } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { configure } from '../configure.js';
import { freePort } from '../../listen.js';
import { findOrInstall, onPath } from '../../../test/runner/browsers/programs.js';

/** @typedef {Awaited<ReturnType<typeof startRelay>>} Relay */

const run = promisify(execFile);

/** @param {string} path */
const starts = (path) =>
  run(path, ['-v']).then(
    () => true,
    () => false,
  );

async function installed() {
  for (const path of onPath(['nginx'])) if (await starts(path)) return path;
  return undefined;
}

/**
 * An installed nginx; where there is none, gets one.
 * @returns {Promise<string>} its path
 * @throws {Error} whose message is one line on what to do
 */
export async function findNginx() {
  const wanted = process.env['NGINX_PATH'];
  if (wanted && (await starts(wanted))) return wanted;
  if (wanted) throw new Error(`NGINX_PATH=${wanted} does not start: set it to an nginx`);
  let failure = '';
  try {
    const found = await findOrInstall(installed, 'nginx', 'nginx');
    if (found) return found;
  } catch (error) {
    failure = ` (${String(error).split('\n')[0]})`;
  }
  throw new Error(`No nginx to check: install it, or set NGINX_PATH to one${failure}`);
}

/** The whole of a configuration around the relay's. @param {string} folder */
const mainConf = (folder) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log error;
events { worker_connections 4096; }
http {
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join('\n    ')}
    # Readers come from wherever the check says.
    set_real_ip_from 127.0.0.1;
    real_ip_header X-Forwarded-For;
    include ${folder}/conf.d/*.conf;
}
`;

/**
 * Whether nginx would start with the relay's template as it comes, filled by who does not check
 * the settings, as its official container image does: `${NAME}` from the environment.
 * @param {string} nginx
 * @param {Record<string, string>} given
 */
export async function startsUnchecked(nginx, given) {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  /** @type {Record<string, string>} */
  const settings = { ...given, RELAY_CACHE: join(folder, 'cache') };
  const conf = join(folder, 'nginx.conf');
  const template = readFileSync(new URL('../relay.conf.template', import.meta.url), 'utf8');
  const filled = template.replace(/\$\{(\w+)\}/g, (whole, name) => settings[name] ?? whole);
  mkdirSync(join(folder, 'conf.d'));
  writeFileSync(join(folder, 'conf.d', 'mkt-relay.conf'), filled);
  copyFileSync(
    new URL('../operations.conf', import.meta.url),
    join(folder, 'conf.d', 'operations.conf'),
  );
  writeFileSync(conf, mainConf(folder));
  try {
    await run(nginx, ['-t', '-p', folder, '-c', conf, '-e', join(folder, 'error.log')]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts nginx with the relay's configuration, on free ports and in a folder of its own.
 * @param {string} nginx
 * @param {Record<string, string>} settings
 */
export async function startRelay(nginx, settings) {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  const [port, own] = [await freePort(), await freePort()];
  configure(join(folder, 'conf.d'), {
    ...settings,
    RELAY_LISTEN: `127.0.0.1:${port}`,
    RELAY_PORT: String(own),
    RELAY_CACHE: join(folder, 'cache'),
    RELAY_LOG: join(folder, 'access.log'),
  });
  const conf = join(folder, 'nginx.conf');
  writeFileSync(conf, mainConf(folder));
  const child = spawn(nginx, ['-p', folder, '-c', conf, '-e', join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  process.once('exit', () => child.kill());
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const origin = `http://127.0.0.1:${port}`;

  while (!(await fetch(origin).catch(() => undefined))) {
    if (child.exitCode === null) continue;
    remove();
    throw new Error(`nginx does not start: ${said.trim()}`);
  }
  return {
    origin,
    folder,
    /** What nginx had to say against its configuration. */
    complaints: () => said.trim(),
    async close() {
      child.kill();
      await ended;
      remove();
    },
  };
}
