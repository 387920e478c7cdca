import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { onPath } from '../../scripts/lib/programs.js';
import { startProgram } from '../../scripts/checks/program.js';

/** @typedef {import('./wordpress.js').Edition} Edition */

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

/** @param {string} name of a program */
const find = (name) => onPath([name]).find((path) => existsSync(path));

const DEBIAN = process.env['WORDPRESS_PATH'] ?? '/usr/share/wordpress';

/**
 * Starts MariaDB with a new, empty database.
 * @param {string} folder for its files, which does not exist
 */
async function startDatabase(folder) {
  const [server = '', prepare = ''] = ['mariadbd', 'mariadb-install-db'].map(find);
  const socket = `${folder}.sock`;
  const common = ['--no-defaults', `--datadir=${folder}`, ...(isRoot ? ['--user=root'] : [])];
  await run(prepare, [...common, '--auth-root-authentication-method=normal', '--skip-test-db']);
  const options = [`--socket=${socket}`, `--pid-file=${folder}.pid`, '--skip-networking'];
  const isReady = () =>
    run('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', 'CREATE DATABASE blog']);
  return { socket, program: await startProgram(server, [...common, ...options], isReady) };
}

/** The package of Debian, with MariaDB. @type {Edition} */
export const debian = {
  name: "Debian's WordPress",
  packages: [
    'wordpress',
    'wordpress-l10n',
    'wordpress-theme-twentytwentythree',
    'php-mysql',
    'mariadb-server',
  ],
  isInstalled: async () =>
    Boolean(find('mariadbd') && find('mariadb-install-db')) &&
    existsSync(join(DEBIAN, 'wp-load.php')),
  async copy(site) {
    cpSync(DEBIAN, site, { recursive: true, dereference: true });
    const { socket, program } = await startDatabase(join(dirname(site), 'database'));
    const settings = `<?php
define( 'DB_NAME', 'blog' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
`;
    writeFileSync(join(site, 'database.php'), settings);
    return program;
  },
};

/** WordPress Playground's builds on npm, 158 MB: too large for a dependency. */
const BUILDS = '@wp-playground/wordpress-builds@0.9.19';
const BUILDS_INTEGRITY =
  'sha512-dlqvh/MJDpE5W68vgPPKUjpip6zMuBh59L3D18ZX+pdwurC4q4ydrTww/3sTMV69BBcoH6kF93YtAtujNC5Mpw==';

/** The newest release among the builds. Their 6.6-RC3 and 6.7-alpha-58716 are states of the development. */
export const NEWEST = '6.5.5';

/**
 * Unpacks a zip archive.
 * @param {string} file
 * @param {string} folder
 */
function unzip(file, folder) {
  for (const [path, content] of Object.entries(unzipSync(readFileSync(file)))) {
    if (path.endsWith('/')) continue;
    const target = join(folder, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

/** The newest released WordPress of the builds, with their SQLite plugin in place of a database server. @type {Edition} */
export const newest = {
  name: `WordPress ${NEWEST}`,
  packages: ['php-sqlite3'],
  isInstalled: () =>
    run('php', ['-r', "exit( extension_loaded( 'pdo_sqlite' ) ? 0 : 1 );"]).then(
      () => true,
      () => false,
    ),
  async copy(site) {
    const folder = mkdtempSync(join(tmpdir(), 'wordpress-builds-'));
    try {
      const options = ['--json', '--prefer-offline', '--pack-destination', folder];
      const { stdout } = await run('npm', ['pack', BUILDS, ...options], { maxBuffer: 64e6 });
      const [{ filename, integrity }] = JSON.parse(stdout);
      if (integrity !== BUILDS_INTEGRITY) throw new Error(`${BUILDS} has changed: ${integrity}`);
      const [branch = ''] = /^\d+\.\d+/.exec(NEWEST) ?? [];
      const parts = ['src', `public/wp-${branch}`].map((part) => `package/${part}`);
      await run('tar', ['-xzf', join(folder, filename), '-C', folder, ...parts]);
      const unpacked = join(folder, 'package');
      unzip(join(unpacked, `src/wordpress/wp-${branch}.zip`), site);
      cpSync(join(unpacked, `public/wp-${branch}`), site, { recursive: true });
      // A blog that is already installed, without the users of the check.
      rmSync(join(site, 'wp-content/database'), { recursive: true });
      const plugins = join(site, 'wp-content/plugins');
      const sqlite = 'sqlite-database-integration';
      unzip(join(unpacked, `src/${sqlite}/${sqlite}.zip`), folder);
      cpSync(join(folder, `${sqlite}-main`), join(plugins, sqlite), { recursive: true });
      cpSync(join(plugins, sqlite, 'db.copy'), join(site, 'wp-content/db.php'));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    writeFileSync(join(site, 'database.php'), "<?php\ndefine( 'DB_NAME', 'blog' );\n");
    return undefined;
  },
};
