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
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../scripts/lib/listen.js';
import { findNginx, mainConf, startNginx } from '../../relay/check/nginx.js';
import { findOrInstall, onPath } from '../../scripts/lib/programs.js';
import { plugin } from '../wordpress/assemble.js';
import { startProgram } from '../../scripts/checks/program.js';

/** @typedef {Awaited<ReturnType<typeof startWordPress>>} WordPress */
/** @typedef {import('../../scripts/checks/program.js').Program} Program */
/**
 * A WordPress to check.
 * @typedef {object} Edition
 * @property {string} name
 * @property {string[]} packages that it needs on Debian-like systems
 * @property {() => Promise<boolean>} isInstalled
 * @property {(site: string) => Promise<Program | undefined>} copy fills the new folder of the site, with
 *   `database.php`, the part of `wp-config.php` for its database, which it may start
 */

const run = promisify(execFile);
const isRoot = process.getuid?.() === 0;

const PACKAGES = ['nginx-light', 'php-fpm', 'php-cli'];
const FPM = ['php-fpm', ...[5, 4, 3, 2, 1, 0].map((minor) => `php-fpm8.${minor}`)];

/** @param {string[]} names */
const find = (...names) => onPath(names).find((path) => existsSync(path));

/** @param {string} origin */
const wpConfig = (origin) => `<?php
require __DIR__ . '/database.php';
define( 'WP_HOME', '${origin}' );
define( 'WP_SITEURL', '${origin}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'DISABLE_WP_CRON', true );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( $name . '_KEY', 'only for this check' );
	define( $name . '_SALT', 'only for this check' );
}
$table_prefix = 'wp_';
require_once ABSPATH . 'wp-settings.php';
`;

/** @param {string} folder */
const fpmConf = (folder) => `[global]
error_log = ${folder}/fpm.log
daemonize = no
[www]
${isRoot ? 'user = root\ngroup = root' : ''}
listen = ${folder}/fpm.sock
pm = static
pm.max_children = 4
`;

/**
 * A web server with a page cache for users who are not signed in.
 * @param {string} folder
 * @param {number} port
 */
const nginxConf = (folder, port) =>
  mainConf(
    folder,
    `include /etc/nginx/mime.types;
  access_log off;
  fastcgi_cache_path ${folder}/pages keys_zone=pages:1m;
  map $http_cookie $signed_in { default 0; ~wordpress_logged_in 1; }
  server {
    listen 127.0.0.1:${port};
    root ${folder}/site;
    index index.php;
    client_max_body_size 20m;
    location / { try_files $uri $uri/ /index.php?$args; }
    location ~ \\.php$ {
      include /etc/nginx/fastcgi_params;
      fastcgi_param HTTP_HOST $http_host;
      fastcgi_param SCRIPT_FILENAME $document_root$fastcgi_script_name;
      fastcgi_pass unix:${folder}/fpm.sock;
      fastcgi_read_timeout 60s;
      fastcgi_cache pages;
      fastcgi_cache_key $request_method$request_uri;
      fastcgi_cache_valid 200 10m;
      fastcgi_ignore_headers Cache-Control Expires;
      fastcgi_cache_bypass $signed_in;
      fastcgi_no_cache $signed_in;
      add_header X-Page-Cache $upstream_cache_status;
    }
  }`,
  );

/**
 * Installs WordPress with the released plugin.
 * @param {string} php
 * @param {string} site the folder with the files of WordPress
 * @param {string} origin
 */
async function install(php, site, origin) {
  for (const [path, content] of Object.entries(await plugin())) {
    const file = join(site, 'wp-content/plugins/mkt-widgets', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  writeFileSync(join(site, 'wp-config.php'), wpConfig(origin));
  const script = fileURLToPath(new URL('install.php', import.meta.url));
  const { stdout } = await run(php, [script], { cwd: site });
  if (!stdout.endsWith('installed')) throw new Error(`WordPress: ${stdout.slice(-1000)}`);
}

/**
 * Starts WordPress with its database, behind a web server with a page cache, and with the released plugin. All
 * files are in a temporary folder.
 * @param {Edition} edition
 * @throws {Error} if a program is missing and cannot be installed
 */
export async function startWordPress({ name, packages, isInstalled, copy }) {
  const findAll = async () => {
    const php = find('php');
    const fpm = find(...FPM);
    return php && fpm && (await isInstalled()) ? { php, fpm } : undefined;
  };
  const all = [...PACKAGES, ...packages];
  const programs = await findOrInstall(findAll, name, ...all);
  if (!programs) throw new Error(`No ${name} to check: install ${all.join(', ')}`);
  const nginx = await findNginx();
  const folder = mkdtempSync(join(tmpdir(), 'cms-'));
  const site = join(folder, 'site');
  /** @type {Program[]} */
  const running = [];
  const close = async () => {
    for (const program of running.reverse()) await program.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const database = await copy(site);
    if (database) running.push(database);
    await install(programs.php, site, origin);

    writeFileSync(join(folder, 'fpm.conf'), fpmConf(folder));
    const fpm = ['-y', join(folder, 'fpm.conf'), ...(isRoot ? ['-R'] : [])];
    const listens = async () => existsSync(join(folder, 'fpm.sock'));
    running.push(await startProgram(programs.fpm, fpm, listens));
    writeFileSync(join(folder, 'nginx.conf'), nginxConf(folder, port));
    running.push(await startNginx(nginx, folder, `${origin}/wp-login.php`));
    const version = readFileSync(join(site, 'wp-includes/version.php'), 'utf8');
    /** Runs code of PHP in WordPress. @param {string} code */
    const runCode = (code) =>
      run(programs.php, ['-r', `require 'wp-load.php'; ${code}`], { cwd: site });
    const combiner = fileURLToPath(new URL('combine.php', import.meta.url));
    return {
      origin,
      version: /wp_version = '([^']+)'/.exec(version)?.[1],
      /** From now on, the scripts of each page are combined into one file. */
      combineScripts() {
        cpSync(combiner, join(site, 'wp-content/mu-plugins/combine.php'), { recursive: true });
      },
      /** The language of the site, and of users without their own. @param {string} locale */
      async useLanguage(locale) {
        // WordPress refuses a language without a file of its own texts, which the check does not read.
        const texts = join(site, `wp-content/languages/${locale}.mo`);
        if (!existsSync(texts)) {
          mkdirSync(dirname(texts), { recursive: true });
          writeFileSync(texts, '');
        }
        await runCode(`update_option( 'WPLANG', '${locale}' );`);
      },
      runCode,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
