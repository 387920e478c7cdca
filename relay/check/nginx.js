import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { configure } from '../configure.js';
import { operationsConf } from '../../scripts/build/relay.js';
import { startProgram } from '../../scripts/checks/program.js';
import { freePort } from '../../scripts/lib/listen.js';
import { findOrInstall, onPath } from '../../scripts/lib/programs.js';

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
 * An installed nginx; installs one if there is none.
 * @returns {Promise<string>} its path
 * @throws {Error} whose message is one line with advice
 */
export async function findNginx() {
  const fromEnvironment = process.env['NGINX_PATH'];
  if (fromEnvironment && (await starts(fromEnvironment))) return fromEnvironment;
  if (fromEnvironment)
    throw new Error(`NGINX_PATH=${fromEnvironment} does not start: set it to an nginx`);
  let failure = '';
  try {
    const installedPath = await findOrInstall(installed, 'nginx', 'nginx');
    if (installedPath) return installedPath;
  } catch (error) {
    failure = ` (${String(error).split('\n')[0]})`;
  }
  throw new Error(`No nginx to check: install it, or set NGINX_PATH to one${failure}`);
}

/**
 * A complete nginx configuration, in a temporary folder.
 * @param {string} folder
 * @param {string} http the content of its `http` block
 */
export const mainConf = (folder, http) => `
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
    ${http}
}
`;

/** @param {string} folder */
const relayConf = (folder) =>
  mainConf(
    folder,
    `# Readers come from wherever the check says.
    set_real_ip_from 127.0.0.1;
    real_ip_header X-Forwarded-For;
    include ${folder}/conf.d/*.conf;`,
  );

/**
 * nginx's arguments for a configuration.
 * @param {string} folder
 */
const argumentsFor = (folder) => [
  ...['-p', folder, '-c', join(folder, 'nginx.conf')],
  ...['-e', join(folder, 'error.log')],
];

/**
 * Starts nginx with the configuration of a folder.
 * @param {string} nginx
 * @param {string} folder
 * @param {string} address that answers once nginx is ready
 */
export const startNginx = (nginx, folder, address) =>
  startProgram(nginx, argumentsFor(folder), () => fetch(address));

/**
 * True if nginx would start with the relay's template without checked settings, as in its official container
 * image: `${NAME}` from the environment.
 * @param {string} nginx
 * @param {Record<string, string>} given
 */
export async function startsUnchecked(nginx, given) {
  const folder = mkdtempSync(join(tmpdir(), 'relay-'));
  /** @type {Record<string, string>} */
  const settings = { ...given, RELAY_CACHE: join(folder, 'cache') };
  const template = readFileSync(new URL('../relay.conf.template', import.meta.url), 'utf8');
  const filled = template.replace(/\$\{(\w+)\}/g, (whole, name) => settings[name] ?? whole);
  mkdirSync(join(folder, 'conf.d'));
  writeFileSync(join(folder, 'conf.d', 'mkt-relay.conf'), filled);
  writeFileSync(join(folder, 'conf.d', 'operations.conf'), operationsConf());
  writeFileSync(join(folder, 'nginx.conf'), relayConf(folder));
  try {
    await run(nginx, ['-t', ...argumentsFor(folder)]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Starts nginx with the relay's configuration, on free ports and in a temporary folder.
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
  writeFileSync(join(folder, 'nginx.conf'), relayConf(folder));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  const origin = `http://127.0.0.1:${port}`;
  try {
    const program = await startNginx(nginx, folder, origin);
    return {
      origin,
      folder,
      /** nginx's error messages about its configuration. */
      errorOutput: () => program.output().trim(),
      async close() {
        await program.close();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}
