import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Installs packages where that is possible: as root, on a Debian-like system.
 * @param {string} missing what was looked for
 * @param {...string} names of packages
 * @returns {Promise<boolean>} whether they were
 */
export async function installPackages(missing, ...names) {
  const isRoot = process.getuid?.() === 0;
  if (process.platform !== 'linux' || !isRoot || !existsSync('/etc/debian_version')) return false;
  console.log(`No ${missing} found: installing ${names.join(' and ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, maxBuffer: 64e6 };
  await run('apt-get', ['update'], options);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], options);
  return true;
}
