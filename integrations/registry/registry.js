import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../../scripts/checks/program.js';
import { freePort } from '../../scripts/lib/listen.js';

/** Milliseconds that a command of npm may take. */
const TIMEOUT_MS = 300_000;

/** The registry's own project. Not a package of this one: it has 300 dependencies, for this check alone. */
const PROJECT = {
  private: true,
  dependencies: { verdaccio: '6.8.0' },
  // verdaccio-audit names a tag of node-fetch, which not every mirror has.
  overrides: { 'node-fetch': '^2.6.7' },
};

/**
 * @param {string[]} args of npm
 * @param {string} [cwd]
 * @returns {string} its output
 * @throws {Error} if it fails or takes too long
 */
export const npm = (args, cwd = '.') =>
  execFileSync('npm', args, { cwd, encoding: 'utf8', timeout: TIMEOUT_MS, stdio: 'pipe' });

/** @param {object} settings of verdaccio @param {string} folder */
function writeSettings(settings, folder) {
  const path = join(folder, 'verdaccio.json');
  writeFileSync(path, JSON.stringify(settings));
  return path;
}

/**
 * Starts verdaccio, an npm registry, with this package's name reserved for local versions. Other packages come from
 * the registry that npm uses on this machine.
 * @returns {Promise<{ options: string[], close: () => Promise<void> }>} npm's options for this registry, and its end
 */
export async function startRegistry() {
  const folder = mkdtempSync(join(tmpdir(), 'mkt-registry-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(PROJECT));
  npm(['install', '--no-audit', '--no-fund'], folder);
  const origin = `http://127.0.0.1:${await freePort()}/`;
  const settings = writeSettings(
    {
      storage: join(folder, 'storage'),
      uplinks: { npm: { url: npm(['config', 'get', 'registry']).trim() } },
      packages: {
        'mkt-widgets': { access: '$all', publish: '$all' },
        '**': { access: '$all', proxy: 'npm' },
      },
      log: { type: 'stdout', level: 'warn' },
    },
    folder,
  );
  const program = await startProgram(
    process.execPath,
    [
      join(folder, 'node_modules/verdaccio/bin/verdaccio'),
      ...['--config', settings, '--listen', origin],
    ],
    async () => (await fetch(`${origin}-/ping`)).ok,
  );
  // npm publishes with a token only; this registry accepts any.
  const token = `--${origin.slice('http:'.length)}:_authToken=local`;
  return {
    options: [`--registry=${origin}`, token, '--no-audit', '--no-fund'],
    close: async () => {
      await program.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
