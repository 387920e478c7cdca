/**
 * Writes the relay's configuration for nginx into a folder, with the settings of `relay.env` or
 * of the environment, which override them:
 *
 *     node relay/configure.js /etc/nginx/conf.d
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * @typedef {Readonly<Record<string, string | undefined>>} Settings
 * @typedef {readonly [test: (text: string) => boolean, words: string]} Rule the check of a setting, and its
 * description
 */

/** @param {string} name */
const near = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The maximum age of a price, in seconds. */
const DAY = 86_400;

/** The settings of `relay.env`, by their names. @returns {Record<string, string>} */
export const defaults = () =>
  Object.fromEntries(
    [...readFileSync(near('relay.env'), 'utf8').matchAll(/^(RELAY_\w+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value.trim()],
    ),
  );

/** @param {string} text */
const isOrigin = (text) =>
  /^https?:\/\/[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** An `http(s)` address to which a path can be added. @param {string} text */
const isAddress = (text) => /^https?:\/\/[^/?#]+(\/[^?#]*)?$/.test(text) && !text.endsWith('/');

/** @param {string} text */
const isOrigins = (text) =>
  text.split(/ +/).every((origin) => origin === '*' || origin === 'none' || isOrigin(origin));

/** @param {string} text */
const isQuery = (text) => text.split('&').every((pair) => /^[^=#?]+=[^#]+$/.test(pair));

/** @type {Rule} */
const ADDRESS = [isAddress, 'an http(s) address, without a slash at its end'];
/** @type {Rule} */
const TEXT = [(text) => text !== '', 'filled in'];
/** One value in a query. @type {Rule} */
const ID = [(text) => /^[^&#?]+$/.test(text), 'filled in with an id'];
/** @type {Rule} */
const RATE = [(text) => /^[1-9]\d*r\/[sm]$/.test(text), 'a rate, such as 54r/m or 2r/s'];
/** @type {Rule} */
const COUNT = [(text) => /^[1-9]\d*$/.test(text), 'a whole number, at least 1'];

/**
 * The rules of the settings; others may have any value.
 * @type {Readonly<Record<string, Rule>>}
 */
const RULES = {
  RELAY_SERVICE: ADDRESS,
  RELAY_DYNAMIC_AD: ADDRESS,
  RELAY_APPLICATION_ID: ID,
  RELAY_QUERY: [(text) => text === '' || isQuery(text), 'query parameters such as a=1&b=2'],
  RELAY_AFFILIATE_ID: [ID[0], 'your affiliate id, or * for the one of each page'],
  RELAY_ORIGINS: [isOrigins, 'origins such as https://blog.example, none, or * for all pages'],
  RELAY_NAMES: TEXT,
  RELAY_LISTEN: TEXT,
  RELAY_PORT: COUNT,
  RELAY_TTL: COUNT,
  RELAY_STALE: [(text) => /^\d+$/.test(text), 'a whole number'],
  RELAY_RATE: RATE,
  RELAY_QUEUE: COUNT,
  RELAY_CLIENT_RATE: RATE,
  RELAY_CLIENT_BURST: COUNT,
  RELAY_CACHE: TEXT,
  RELAY_CA: TEXT,
  RELAY_LOG: TEXT,
};

/**
 * The first invalid setting, if there is one.
 * @param {Record<string, string>} settings
 */
function problem(settings) {
  for (const [name, value] of Object.entries(settings)) {
    // Characters of nginx's syntax would become part of the configuration.
    const spaced = /^RELAY_(LISTEN|NAMES|ORIGINS)$/.test(name);
    if (/["'\\${};\s]/.test(spaced ? value.replaceAll(' ', '') : value))
      return `${name} has a character that it cannot have`;
    const [test, words] = RULES[name] ?? [];
    if (test && !test(value)) return `${name} must be ${words}`;
  }
  const { RELAY_TTL: ttl, RELAY_STALE: stale } = settings;
  return Number(ttl) + Number(stale) > DAY
    ? `RELAY_TTL and RELAY_STALE must be at most ${DAY} together: no price may be older`
    : undefined;
}

/**
 * The template with its settings.
 * @param {Settings} [given] overrides `relay.env`
 * @throws {Error} whose message names the problem in one line
 */
export function configured(given = {}) {
  const settings = defaults();
  for (const name of Object.keys(settings)) {
    settings[name] = (given[name] ?? settings[name] ?? '').trim();
  }
  settings['RELAY_DYNAMIC_AD'] ||= settings['RELAY_SERVICE'] ?? '';
  const wrong = problem(settings);
  if (wrong) throw new Error(wrong);
  const template = readFileSync(near('relay.conf.template'), 'utf8');
  return template.replace(/\{\{(RELAY_\w+)\}\}/g, (_, /** @type {string} */ name) => {
    const value = settings[name];
    if (value === undefined) throw new Error(`relay.env does not set ${name}`);
    return value;
  });
}

/**
 * Creates a folder with its parents. Node's own option recurses without end if a folder exists but is not
 * writable, as in `/proc`.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/**
 * Writes the complete configuration of nginx.
 * @param {string} folder that nginx includes in its `http` block
 * @param {Settings} [given]
 */
export function configure(folder, given) {
  const text = configured(given);
  makeFolder(folder);
  // It contains the ids and keys; a mode has an effect only for a new file.
  const file = join(folder, 'mkt-relay.conf');
  rmSync(file, { force: true });
  writeFileSync(file, text, { mode: 0o600 });
  copyFileSync(near('operations.conf'), join(folder, 'mkt-relay-operations.conf'));
}

const [, program, folder] = process.argv;
// Package managers put links in the place of packages.
if (program && realpathSync(program) === fileURLToPath(import.meta.url)) {
  try {
    if (!folder) throw new Error('node relay/configure.js FOLDER');
    configure(folder, process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
