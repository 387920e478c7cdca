import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeTables } from './describe.js';

/** @typedef {import('./describe.js').Parameter} Parameter */
/** @typedef {import('./describe.js').Table} Table */
/** @typedef {{ name: string, doc: string, rule: string } & Record<string, unknown>} ManifestItem */

/** @type {Parameter} */
const keyword = { name: 'keyword', kind: 'text', format: 'isbnOrJan', doc: 'Words to find.' };
/** @type {Parameter} */
const page = {
  name: 'page',
  kind: 'integer',
  doc: 'Number of the page.',
  min: 1,
  max: 100,
  default: 1,
};
/** @type {Parameter} */
const elements = { name: 'elements', kind: 'list', doc: 'Fields to return.' };

/** @type {Table} */
const display = {
  params: [
    {
      name: 'layout',
      kind: 'text',
      doc: 'Arrangement.',
      values: ['list', 'grid', 'table'],
      default: 'list',
    },
    { name: 'show', kind: 'list', doc: 'Parts.', separator: /\s+/, values: ['image', 'price'] },
  ],
};

/** @param {Table[]} operations */
const describeElement = (operations) =>
  describeTables({ operation: operations, display: [display] });

/** @param {ReturnType<typeof describeTables>} all @param {string} name */
function attributeOf(all, name) {
  const description = all.find(({ attribute }) => attribute.name === name);
  assert.ok(description, `no attribute ${name}`);
  const { attribute } = description;
  return /** @type {typeof attribute & { parameter: ManifestItem }} */ (attribute);
}

const described = describeElement([
  {
    path: 'Group/Search',
    params: [
      keyword,
      { ...keyword, name: 'NGKeyword' },
      page,
      { ...page, name: 'lastPage', max: 34 },
      { name: 'title', kind: 'text', doc: 'Words of the title.', pattern: /./ },
      { name: 'without', kind: 'list', doc: 'Kinds.', values: ['a', 'b'], maxItems: 2 },
      elements,
    ],
    oneOf: ['keyword', 'title'],
  },
]);

test('an attribute has its meaning, its rule and its default', () => {
  const attributeInfo = attributeOf(described, 'keyword');
  assert.match(
    attributeInfo.description ?? '',
    /^Words to find\. .*13 characters without hyphens\.$/,
  );
  const { description, default: byDefault } = attributeOf(described, 'page');
  assert.equal(description, 'Number of the page. An integer from 1 to 100.');
  assert.equal(byDefault, '1');
  assert.match(attributeOf(described, 'last-page').description ?? '', /An integer from 1 to 34\.$/);
});

test('attributes come in the order of the tables, an element’s own first', () => {
  assert.deepEqual(
    described.map(({ attribute }) => attribute.name),
    [
      'keyword',
      'ng-keyword',
      'page',
      'last-page',
      'title-keyword',
      'without',
      'elements',
      'layout',
      'show',
    ],
  );
});

test('the parameter `title` has the spelling of the elements', () => {
  const title = attributeOf(described, 'title-keyword');
  assert.equal(title.parameter.name, 'title');
  assert.match(title.description ?? '', /One of `keyword`, `title-keyword` is needed\./);
  assert.ok(described.some(({ member }) => member.name === 'titleKeyword'));
});

test('a list is a string as an attribute, and a string or an array as a property', () => {
  assert.equal(attributeOf(described, 'without').type?.text, 'string');
  assert.equal(
    described.find(({ member }) => member.name === 'without')?.member.type?.text,
    "string | readonly ('a' | 'b')[]",
  );
});

test('the values of an attribute are its type, the values of a list are in its description', () => {
  assert.equal(attributeOf(described, 'layout').type?.text, "'list' | 'grid' | 'table'");
  assert.match(attributeOf(described, 'show').description ?? '', /Any of image, price\.$/);
});

test('properties that a manifest cannot represent are omitted', () => {
  for (const { attribute } of described) {
    assert.deepEqual(JSON.parse(JSON.stringify(attribute)), attribute);
  }
  assert.ok(!('pattern' in attributeOf(described, 'title-keyword').parameter));
});

const several = describeElement([
  {
    path: 'Books/Search',
    params: [
      keyword,
      page,
      { name: 'genreId', kind: 'text', doc: 'Genre of books.', default: '001' },
      { name: 'size', kind: 'integer', doc: 'Size.', values: [0, 1] },
      elements,
    ],
  },
  {
    path: 'Discs/Search',
    params: [
      { ...page, max: 34 },
      { name: 'genreId', kind: 'text', doc: 'Genre of discs.', default: '002' },
      { name: 'size', kind: 'integer', doc: 'Size.', values: [1, 2] },
      { name: 'artist', kind: 'text', doc: 'Artist.', required: true },
      elements,
    ],
  },
]);

test('operations of one element share an attribute: the widest range, the union of values', () => {
  const { parameter, description } = attributeOf(several, 'page');
  assert.deepEqual([parameter['min'], parameter['max']], [1, 100]);
  assert.match(description ?? '', /from 1 to 100 \(Books\); an integer from 1 to 34 \(Discs\)/);
  assert.equal(attributeOf(several, 'size').type?.text, '0 | 1 | 2');
  assert.match(
    attributeOf(several, 'size').description ?? '',
    /One of 0, 1 \(Books\); one of 1, 2 \(Discs\)/,
  );
});

test('an attribute names its operations, and the rule of each', () => {
  assert.match(attributeOf(several, 'keyword').description ?? '', /Only of Books\./);
  const artist = attributeOf(several, 'artist');
  assert.match(artist.description ?? '', /Only of Discs\. Required there\./);
  assert.equal(artist.parameter['required'], undefined);
  const genre = attributeOf(several, 'genre-id');
  assert.equal(genre.default, undefined);
  assert.equal(
    genre.description,
    'Books: Genre of books. Discs: Genre of discs. Default: 001 (Books); 002 (Discs).',
  );
  assert.deepEqual(genre.parameter['operations'], ['Books/Search', 'Discs/Search']);
  assert.doesNotMatch(attributeOf(several, 'elements').description ?? '', /Only/);
});

test('only attributes newer than their element have a version', () => {
  const search = {
    path: 'Group/Search',
    params: [page, { ...keyword, since: '0.10.0' }, { ...elements, since: '0.2.0' }],
  };
  const later = { path: 'Group/Ranking', params: [{ ...page, since: '0.3.0' }] };
  const since = (/** @type {string} */ ofElement) =>
    describeTables({ operation: [search, later] }, ofElement).map(
      ({ attribute: { summary, description, since } }) => [
        since,
        /Since (.*?)\.(?= |$)/.exec(summary ?? description)?.[1],
      ],
    );
  const [none, keywords] = [
    [undefined, undefined],
    ['0.10.0', '0.10.0'],
  ];
  assert.deepEqual(since('0.1.0'), [none, keywords, ['0.2.0', '0.2.0']]);
  assert.deepEqual(since('0.9.0'), [none, keywords, none]);
});
