/** The oldest browsers that have the features of `browser-features.js`, from MDN's data. */
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';
import { features } from './browser-features.js';

/** @typedef {'chrome' | 'firefox' | 'safari'} Engine a browser that stands for its engine */
/** @typedef {Record<Engine, number>} Versions `Infinity` if no version has it */

const ENGINES = /** @type {const} */ (['chrome', 'firefox', 'safari']);

/** `≤37` counts as 37. @param {unknown} version */
const numberOf = (version) => parseFloat(String(version).replace('≤', ''));

/** @param {any} statement @returns {boolean} true if it describes complete, released support */
const isComplete = ({ version_added, version_removed, flags, partial_implementation }) =>
  /^[≤\d]/.test(String(version_added)) && !version_removed && !flags && !partial_implementation;

/**
 * The oldest versions with a feature, or undefined if MDN has no such feature.
 * @param {string} key such as `css.selectors.has`
 * @returns {Versions | undefined}
 */
export function versionsOf(key) {
  const feature = key.split('.').reduce((/** @type {any} */ node, part) => node?.[part], bcd);
  if (!feature?.__compat) return undefined;
  const oldest = (/** @type {Engine} */ engine) =>
    Math.min(
      ...[feature.__compat.support[engine] ?? []]
        .flat()
        .filter(isComplete)
        .map((statement) => numberOf(statement.version_added)),
    );
  return { chrome: oldest('chrome'), firefox: oldest('firefox'), safari: oldest('safari') };
}

/** The oldest versions with all of some features. @param {readonly string[]} keys @returns {Versions} */
function versionsOfAll(keys) {
  const all = keys.map((key) => {
    const versions = versionsOf(key);
    if (!versions) throw new Error(`MDN's data have no ${key}`);
    return versions;
  });
  const newest = (/** @type {Engine} */ engine) =>
    Math.max(...all.map((versions) => versions[engine]));
  return { chrome: newest('chrome'), firefox: newest('firefox'), safari: newest('safari') };
}

/** The oldest versions in which every feature works that has no replacement. */
export const oldest = versionsOfAll(features.flatMap(({ keys, without }) => (without ? [] : keys)));

/** The same as queries of browserslist, for `package.json`: the build reads its target there. */
export const queries = [
  `chrome >= ${oldest.chrome}`,
  `edge >= ${oldest.chrome}`,
  `firefox >= ${oldest.firefox}`,
  `safari >= ${oldest.safari}`,
  `ios_saf >= ${oldest.safari}`,
];

/** In the data of browserslist, browsers on Android have no version but the newest. */
const ON_ANDROID = ['last 1 and_chr version', 'last 1 and_ff version'];

const WORDS = {
  en: {
    browsers: ['Browsers', 'from', 'of'],
    names: {
      chrome: 'Chrome, Edge and other browsers with Chromium',
      firefox: 'Firefox',
      safari: 'Safari, and all browsers on iPhone and iPad',
    },
    features: ['Feature', 'Chromium', 'Firefox', 'Safari', 'Without it'],
    required: 'required',
    none: 'none',
    share: (/** @type {string} */ japan, /** @type {string} */ world) =>
      `Share of page views with these browsers: ${japan} % in Japan, ${world} % worldwide (caniuse.com).`,
  },
  ja: {
    browsers: ['ブラウザ', 'バージョン', '公開'],
    names: {
      chrome: 'Chrome、Edge など、Chromium のブラウザ',
      firefox: 'Firefox',
      safari: 'Safari と、iPhone・iPad のすべてのブラウザ',
    },
    features: ['機能', 'Chromium', 'Firefox', 'Safari', 'ない場合'],
    required: '必須',
    none: 'なし',
    share: (/** @type {string} */ japan, /** @type {string} */ world) =>
      `これらのブラウザによるページの表示の割合: 日本では ${japan}%、世界では ${world}%（caniuse.com）。`,
  },
};

/** @param {readonly (readonly string[])[]} rows */
const table = ([head = [], ...rows]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** @param {'en' | 'ja'} lang */
function tableOfBrowsers(lang) {
  const { browsers, names, share } = WORDS[lang];
  const rows = ENGINES.map((engine) => {
    const version = String(oldest[engine]);
    const { release_date: date = '' } = bcd.browsers[engine].releases[version] ?? {};
    return [names[engine], version, date.slice(0, 7)];
  });
  const all = browserslist([...queries, ...ON_ANDROID]);
  const percent = (/** @type {string} */ region) => browserslist.coverage(all, region).toFixed(0);
  return `${table([browsers, ...rows])}\n\n${share(percent('JP'), percent('global'))}`;
}

/** @param {'en' | 'ja'} lang */
function tableOfFeatures(lang) {
  const words = WORDS[lang];
  const rows = features.map(({ name, keys, without }) => {
    const versions = versionsOfAll(keys);
    const cells = ENGINES.map((engine) =>
      versions[engine] === Infinity ? words.none : String(versions[engine]),
    );
    return [name, ...cells, without?.[lang] ?? words.required];
  });
  return table([words.features, ...rows]);
}

const MARKS = /(<!-- browsers:(\w+):begin -->\n).*?(<!-- browsers:\2:end -->)/gs;

/**
 * A document with both tables between its markers.
 * @param {string} text
 * @param {'en' | 'ja'} lang
 */
export const withBrowsers = (text, lang) =>
  text.replace(
    MARKS,
    (_, begin, name, end) =>
      `${begin}\n${name === 'oldest' ? tableOfBrowsers(lang) : tableOfFeatures(lang)}\n\n${end}`,
  );
