/** The oldest browsers of the documents, the build and the style sheets are the same. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { features } from './browser-features.js';
import { oldest, queries, versionsOf } from './browsers.js';

const { browserslist } = JSON.parse(readFileSync('package.json', 'utf8'));

const css = [
  ...readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `src/${file}`),
  'dist/mkt.css',
]
  .map((file) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, ''))
  .join('\n');

/** The places of CSS names in MDN's data. */
const PLACES = /** @type {const} */ ([
  [/(?<=[\s;{])([a-z-]+)\s*:(?!:)/g, ['css.properties']],
  [/:([a-z][a-z-]*)/g, ['css.selectors']],
  [/@([a-z-]+)/g, ['css.at-rules']],
  [/\(([a-z-]+)\s*(?:[:)])/g, ['css.at-rules.media']],
  [/(?<![\w-])([a-z-]+)\(/g, ['css.types', 'css.types.color', 'css.types.image']],
]);

/** @param {string} css @returns {string[]} features that not all of the oldest browsers have */
const newerIn = (css) =>
  [
    ...new Set(
      PLACES.flatMap(([pattern, places]) =>
        [...css.matchAll(pattern)].flatMap(([, name]) => places.map((place) => `${place}.${name}`)),
      ),
    ),
  ].filter((key) => {
    const versions = versionsOf(key);
    return (
      versions &&
      /** @type {const} */ (['chrome', 'firefox', 'safari']).some(
        (engine) => versions[engine] > oldest[engine],
      )
    );
  });

describe('the oldest browsers', () => {
  it('are the targets of the build', () => {
    assert.deepEqual(browserslist, queries, 'set `browserslist` in package.json to these');
  });

  it('support all CSS of the kit, except features with a replacement', () => {
    const known = features.flatMap(({ keys, without }) => (without ? keys : []));
    assert.deepEqual(
      newerIn(css).filter((key) => !known.includes(key)),
      [],
      'list them in build/browser-features.js, or do without them',
    );
  });

  it('are compared with every kind of CSS', () => {
    const tried = `@position-try --a { margin: 0 } a:has(b) { text-box: none; width: calc-size(auto, size);
      color: light-dark(red, blue) } @media (scripting: none) {}`;
    assert.deepEqual(newerIn(tried), [
      'css.properties.text-box',
      'css.selectors.has',
      'css.at-rules.position-try',
      'css.at-rules.media.scripting',
      'css.types.calc-size',
      'css.types.color.light-dark',
    ]);
  });

  it('do not depend on unused features', () => {
    const used = features.filter(({ keys }) => keys.some((key) => key.startsWith('css.')));
    for (const { name, keys } of used)
      for (const key of keys) {
        const word = key.replace('.relative_syntax', '').split('.').at(-1) ?? '';
        assert.ok(css.includes(word), `${name}: no ${word} in the style sheets`);
      }
  });
});
