/** Bodies that a service could send by mistake. */
import fc from 'fast-check';
import type { Operation } from '../../src/client/operations/operation.js';

const ADDRESSES = [
  'https://site.example/1?_ex=64x64',
  'HTTP://SITE.EXAMPLE',
  'javascript:alert(1)',
  ' \u0001java\tscript:alert(1)//https://site.example',
  'data:text/html,x',
  '//site.example',
  'http://[',
  '',
];
const TEXTS = [
  '2031年2月30日',
  '2031-02-28 10:00',
  '###/',
  '&#xD800;&amp;lt;',
  '\\n',
  'NaN',
  '1e999',
];
const NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'imageUrl',
  'detail',
  'hotelBasicInfo',
  'hotelRatingInfo',
  'roomInfo',
  'roomBasicInfo',
  'dailyCharge',
  'reserveUrl',
  'siteCharge',
];

/** Arbitrary JSON, with the names of an operation's fields and lists more often than others. */
export function jsonLike({ record, list }: Operation): fc.Arbitrary<unknown> {
  const names = [...Object.keys(record), ...list, ...NAMES];
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      fc.constantFrom<unknown>(
        null,
        true,
        0,
        -0,
        -1,
        35.5,
        128485.43,
        1e308,
        ...TEXTS,
        ...ADDRESSES,
      ),
      fc.string({ maxLength: 8 }),
      fc.array(tie('value'), { maxLength: 4 }),
      tie('object'),
    ),
    object: fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...names), fc.string()), tie('value')), {
        maxLength: 8,
      })
      // As JSON.parse makes them: `__proto__` is a name like any other.
      .map((pairs) => Object.fromEntries(pairs) as unknown),
  }));
  return value;
}

const WRAPPERS = ['Item', 'item', 'Product', 'hotel'];
const AROUND = ['GenreInformation', 'pagingInfo', 'summary', 'lastBuildDate', 'Header'] as const;

/** Bodies with a list of up to three entries of arbitrary JSON. */
export function answerLike(operation: Operation): fc.Arbitrary<unknown> {
  const json = jsonLike(operation);
  const list = operation.list[0] ?? 'Body';
  const entry = json.chain((item) =>
    fc.constantFrom<unknown>(item, ...WRAPPERS.map((wrapper) => ({ [wrapper]: item }))),
  );
  const around = fc.record(Object.fromEntries(AROUND.map((name) => [name, json])), {
    requiredKeys: [],
  });
  return fc
    .tuple(around, fc.array(entry, { maxLength: 3 }))
    .map(([more, entries]) => ({ ...more, [list]: entries }));
}
