import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isDebian, run } from '../lib/programs.js';

/** @param {string} folder @returns {string[]} paths of the files in it, without links */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map(({ parentPath, path, name }) => join(parentPath ?? path, name));

/**
 * A script that starts a program of unpacked packages with their libraries and fonts, and those of the system.
 * @param {string} root of the packages
 * @param {string} program its path in them
 */
function script(root, program) {
  const libraries = filesIn(root).filter((file) => /\.so(\.|$)/.test(file));
  return `#!/bin/sh
export LD_LIBRARY_PATH='${[...new Set(libraries.map(dirname))].sort().join(':')}'
FONTCONFIG_FILE=\${FONTCONFIG_FILE:-'${root}/fonts.conf'}
export FONTCONFIG_FILE
exec '${join(root, program)}' "$@"
`;
}

/** @param {string} root */
const fontSettings = (root) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${root}/usr/share/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${root}/font-cache</cachedir>
</fontconfig>
`;

/**
 * Downloads a package of a Debian-like system, and those it needs that are not installed, and unpacks them into a
 * folder. Every user may do that; nothing is installed.
 * @param {string} name of the package
 * @param {string} program its path in the package
 * @param {string} folder
 * @returns {Promise<string | undefined>} the path of a script that starts the program; undefined on other systems
 */
export async function unpacked(name, program, folder) {
  if (!isDebian()) return undefined;
  const root = resolve(folder, name);
  const start = join(root, 'start');
  if (existsSync(start)) return start;
  console.log(`No ${name} found: unpacking Debian's into ${folder}/ …`);
  rmSync(root, { recursive: true, force: true });
  const downloads = join(root, 'apt');
  for (const part of ['lists', 'archives']) {
    mkdirSync(join(downloads, part, 'partial'), { recursive: true });
  }
  const apt = (/** @type {string[]} */ ...args) =>
    run('apt-get', [
      ...['-o', `Dir::State::lists=${downloads}/lists`],
      ...['-o', `Dir::Cache=${downloads}`],
      ...['-o', `Dir::Cache::archives=${downloads}/archives`],
      ...['-o', 'Debug::NoLocking=true'],
      ...args,
    ]);
  await apt('update');
  await apt('install', '-y', '--download-only', '--no-install-recommends', name);
  for (const file of filesIn(join(downloads, 'archives'))) {
    if (file.endsWith('.deb')) await run('dpkg-deb', ['--extract', file, root]);
  }
  rmSync(downloads, { recursive: true });
  writeFileSync(join(root, 'fonts.conf'), fontSettings(root));
  // Last, and in one step: an unpacking that broke off is repeated.
  writeFileSync(`${start}.part`, script(root, program));
  chmodSync(`${start}.part`, 0o755);
  renameSync(`${start}.part`, start);
  return start;
}
