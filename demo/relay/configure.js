/**
 * Writes the relay's configuration for nginx into a folder, with the settings of `relay.env` or
 * those of the environment, which go before them:
 *
 *     node demo/relay/configure.js /etc/nginx/conf.d
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {Readonly<Record<string, string | undefined>>} Settings */

/** @param {string} name */
const near = (name) => fileURLToPath(new URL(name, import.meta.url));

/** The oldest that a price may be, in seconds. */
const DAY = 86_400;

/** The settings of `relay.env`, by their names. @returns {Record<string, string>} */
export const defaults = () =>
  Object.fromEntries(
    [...readFileSync(near('relay.env'), 'utf8').matchAll(/^(RELAY_\w+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value.trim()],
    ),
  );

/** What is wrong with the settings, if anything. @param {Record<string, string>} settings */
function problem(settings) {
  for (const [name, value] of Object.entries(settings)) {
    // What has a meaning in the configuration would end up as part of it.
    const spaced = /^RELAY_(LISTEN|NAMES)$/.test(name);
    if (/["'\\${};\s]/.test(spaced ? value.replaceAll(' ', '') : value))
      return `${name} has a character that it cannot have`;
  }
  const { RELAY_TTL: ttl = '', RELAY_STALE: stale = '' } = settings;
  if (!/^[1-9]\d*$/.test(ttl) || !/^\d+$/.test(stale)) {
    return 'RELAY_TTL and RELAY_STALE must be whole seconds, RELAY_TTL at least 1';
  }
  if (Number(ttl) + Number(stale) > DAY) {
    return `RELAY_TTL and RELAY_STALE must be at most ${DAY} together: no price may be older`;
  }
  const slash = ['RELAY_SERVICE', 'RELAY_DYNAMIC_AD'].find((name) => settings[name]?.endsWith('/'));
  return slash && `${slash} must not end with a slash`;
}

/**
 * The template with its settings filled in.
 * @param {Settings} [given] what `relay.env` does not say, or says otherwise
 * @throws {Error} whose message is one line on what is wrong
 */
export function configured(given = {}) {
  const settings = defaults();
  for (const name of Object.keys(settings)) settings[name] = given[name] ?? settings[name] ?? '';
  const wrong = problem(settings);
  if (wrong) throw new Error(wrong);
  const template = readFileSync(near('relay.conf.template'), 'utf8');
  return template.replace(/\$\{(RELAY_\w+)\}/g, (_, /** @type {string} */ name) => {
    const value = settings[name];
    if (value === undefined) throw new Error(`relay.env does not set ${name}`);
    return value;
  });
}

/**
 * Writes all that nginx needs.
 * @param {string} folder that nginx includes in its `http` block
 * @param {Settings} [given]
 */
export function configure(folder, given) {
  const text = configured(given);
  mkdirSync(folder, { recursive: true });
  // The ids and keys are in it.
  writeFileSync(join(folder, 'mkt-relay.conf'), text, { mode: 0o600 });
  copyFileSync(near('operations.conf'), join(folder, 'mkt-relay-operations.conf'));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [, , folder] = process.argv;
  try {
    if (!folder) throw new Error('node demo/relay/configure.js FOLDER');
    configure(folder, process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
