import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import * as untyped from '@custom-elements-manifest/analyzer';
import { customProperties } from './custom-properties.js';
import { fallbacks } from './fallbacks.js';
import { attributeOf, propertyOf, ruleOf } from './kit.js';
import { parameterAttributes } from './manifest.js';
import { publishedModules } from './published.js';

/**
 * @typedef {{ name: string, description?: string, default?: string, inheritedFrom?: object,
 *   type?: { text: string }, parameter?: Record<string, unknown> }} Item
 * @typedef {Record<string, Item[] | undefined> & { name: string }} Declaration
 * @typedef {import('custom-elements-manifest/schema.js').Package} Package
 */

/** The types of the analyzer leave out what it exports for programs. */
const analyzer =
  /** @type {{ ts: typeof import('typescript'), create: (options: object) => Package }} */ (
    /** @type {unknown} */ (untyped)
  );

const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
after(() => rmSync(folder, { recursive: true }));

const HOUSE = {
  'elements/element.ts': `
    export const propertiesFor = (table: object) => table;
    export const settings = {
      /** Who asks. */
      applicationId: { kind: 'text', required: true },
    } as const;
    export const display = {
      /** Arrangement. */
      layout: { kind: 'text', values: ['list', 'grid'], default: 'list' },
      /** Parts to show. */
      show: { kind: 'list' },
    } as const;
    /**
     * The base.
     * @slot - Fallback.
     * @cssproperty --mkt-color - Text.
     */
    export abstract class MktElement extends HTMLElement {
      static layouts: readonly string[] = ['list', 'grid'];
      static properties = { ...propertiesFor(settings), ...propertiesFor(display) };
      #secret = 1;
      protected inner = 2;
      /** Asks again. */
      refresh(): void {}
      told(name: string) { this.dispatchEvent(new Event(name)); }
    }`,
  'elements/operations.ts': `
    import { MktElement } from './element.js';
    const commonParams = {
      /** Fields to return. */
      elements: { kind: 'list' },
    } as const;
    export function withOperations(...operations: readonly object[]) {
      abstract class WithOperations extends MktElement {
        static override properties = Object.assign({}, commonParams, ...operations);
      }
      return WithOperations as unknown as typeof MktElement;
    }`,
  'elements/shared.ts': `
    /** Words to find. */
    export const keyword = {
      kind: 'text',
      format: 'isbnOrJan',
    } as const;
    /** Number of the page. */
    export const page = { kind: 'integer', min: 1, max: 100, default: 1 } as const;
    export const place = {
      /** Degrees to the north. */
      latitude: { kind: 'decimal', min: -90, max: 90 },
      /** Degrees to the east. */
      longitude: { kind: 'decimal' },
    } as const;`,
};

/**
 * The declaration of an element \`<mkt-x>\` that is written in one file.
 * @param {string} source
 * @returns {Declaration}
 */
function manifestOf(source) {
  const files = { ...HOUSE, 'elements/x.ts': source };
  const modules = Object.entries(files).map(([name, text]) => {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return analyzer.ts.createSourceFile(path, text, analyzer.ts.ScriptTarget.ES2022, true);
  });
  const manifest = analyzer.create({
    modules,
    plugins: [
      fallbacks(
        customProperties('a{color:var(--mkt-color, red);gap:var(--mkt-gap)}'),
        'MktElement',
      ),
      parameterAttributes({ attributeOf, propertyOf, ruleOf }),
      publishedModules({ 'mkt-x': 'x' }),
    ],
  });
  const module = manifest.modules.find(({ path }) => path === 'dist/elements/x.js');
  const [element] = /** @type {unknown[]} */ (module?.declarations ?? []);
  assert.ok(element);
  return /** @type {Declaration} */ (element);
}

/** @param {Declaration} element @param {string} name */
const attributeOfElement = (element, name) => {
  const found = element['attributes']?.find((one) => one.name === name);
  assert.ok(found, `no attribute ${name}`);
  return found;
};

const ELEMENT = `
  import { MktElement } from './element.js';
  import { withOperations } from './operations.js';
  import * as shared from './shared.js';
  import { keyword, page, place } from './shared.js';
  /**
   * An element.
   * @element mkt-x
   */
  export class MktX extends withOperations(OPERATIONS) { STATICS }`;

/** @param {string} tables @param {string} operations */
const element = (tables, operations, statics = '') =>
  manifestOf(tables + ELEMENT.replace('OPERATIONS', operations).replace('STATICS', () => statics));

const one = element(
  `const search = {
    path: 'Group/Search',
    params: {
      keyword,
      NGKeyword: keyword,
      page: shared.page,
      /** The page of hotels. */
      hotelPage: page,
      lastPage: { ...page, max: 34 },
      ...place,
      /** Words of the title. */
      title: { kind: 'text', pattern: /./ },
      /** Kinds to leave out. */
      without: { kind: 'list', values: ['a', 'b'], most: 2 },
    },
    oneOf: ['keyword', 'title'],
  } as const;`,
  'search',
  `static override layouts = [...MktElement.layouts, 'table'];
   static entryParts = ['image', 'price'] as const;`,
);

test('a parameter taken by name keeps the meaning and the facts of its declaration', () => {
  const keyword = attributeOfElement(one, 'keyword');
  assert.match(keyword.description ?? '', /^Words to find\. /);
  assert.match(keyword.description ?? '', /13 characters without hyphens\.$/);
  assert.equal(
    attributeOfElement(one, 'page').description,
    'Number of the page. An integer from 1 to 100.',
  );
  assert.equal(attributeOfElement(one, 'page').default, '1');
});

test('a reference under another name, or with a comment of its own', () => {
  assert.match(attributeOfElement(one, 'ng-keyword').description ?? '', /^Words to find\./);
  assert.match(attributeOfElement(one, 'hotel-page').description ?? '', /^The page of hotels\. /);
});

test('spread tables, and a spread parameter with another range', () => {
  assert.equal(
    attributeOfElement(one, 'latitude').description,
    'Degrees to the north. A number from -90 to 90.',
  );
  assert.equal(
    attributeOfElement(one, 'last-page').description,
    'Number of the page. An integer from 1 to 34.',
  );
});

test('attributes come in the order of the tables, an element’s own first', () => {
  assert.deepEqual(
    one['attributes']?.map(({ name }) => name),
    [
      'keyword',
      'ng-keyword',
      'page',
      'hotel-page',
      'last-page',
      'latitude',
      'longitude',
      'title-keyword',
      'without',
      'elements',
      'application-id',
      'layout',
      'show',
    ],
  );
});

test('the parameter `title` is spelled as the elements spell it', () => {
  const title = attributeOfElement(one, 'title-keyword');
  assert.equal(title.parameter?.['name'], 'title');
  assert.match(title.description ?? '', /One of `keyword`, `title-keyword` is needed\./);
  assert.ok(one['members']?.some(({ name }) => name === 'titleKeyword'));
});

test('a list is a text as an attribute, and an array, too, as a property', () => {
  assert.equal(attributeOfElement(one, 'without').type?.text, 'string');
  assert.equal(
    one['members']?.find(({ name }) => name === 'without')?.type?.text,
    "string | readonly ('a' | 'b')[]",
  );
});

test('an element chooses the values of what all have', () => {
  assert.equal(attributeOfElement(one, 'layout').type?.text, "'list' | 'grid' | 'table'");
  assert.match(attributeOfElement(one, 'show').description ?? '', /Any of image, price\.$/);
});

test('what is inherited is listed, what is private is not', () => {
  assert.deepEqual(attributeOfElement(one, 'application-id').inheritedFrom, {
    name: 'MktElement',
    module: 'dist/index.js',
  });
  assert.equal(one['slots']?.length, 1);
  const names = one['members']?.map(({ name }) => name) ?? [];
  assert.ok(names.includes('refresh'));
  for (const name of ['#secret', 'inner', 'layouts', 'properties']) {
    assert.ok(!names.includes(name), name);
  }
  assert.equal(one['events'], undefined);
});

test('custom properties have the fallbacks of the styles, documented or not', () => {
  assert.deepEqual(
    one['cssProperties']?.map(({ name, description, default: fallback }) => [
      name,
      description,
      fallback,
    ]),
    [
      ['--mkt-color', 'Text.', 'red'],
      ['--mkt-gap', undefined, undefined],
    ],
  );
});

const several = element(
  `const books = {
    path: 'Books/Search',
    params: {
      keyword,
      page,
      /** Genre of books. */
      genreId: { kind: 'text', default: '001' },
      /** Size. */
      size: { kind: 'integer', values: [0, 1] },
    },
  } as const;
  const discs = {
    path: 'Discs/Search',
    params: {
      page: { ...page, max: 34 },
      /** Genre of discs. */
      genreId: { kind: 'text', default: '002' },
      /** Size. */
      size: { kind: 'integer', values: [1, 2] },
      /** Artist. */
      artist: { kind: 'text', required: true },
    },
  } as const;
  const all = [books, discs] as const;`,
  '...all',
);

test('operations of one element share an attribute: the widest range, the union of values', () => {
  const page = attributeOfElement(several, 'page');
  assert.deepEqual([page.parameter?.['min'], page.parameter?.['max']], [1, 100]);
  assert.match(
    page.description ?? '',
    /from 1 to 100 \(Books\); an integer from 1 to 34 \(Discs\)/,
  );
  assert.equal(attributeOfElement(several, 'size').type?.text, '0 | 1 | 2');
  assert.match(
    attributeOfElement(several, 'size').description ?? '',
    /One of 0, 1 \(Books\); one of 1, 2 \(Discs\)/,
  );
});

test('an attribute says which operations have it, and what each makes of it', () => {
  assert.match(attributeOfElement(several, 'keyword').description ?? '', /Only of Books\./);
  const artist = attributeOfElement(several, 'artist');
  assert.match(artist.description ?? '', /Only of Discs\. Required there\./);
  assert.equal(artist.parameter?.['required'], undefined);
  const genre = attributeOfElement(several, 'genre-id');
  assert.equal(genre.default, undefined);
  assert.equal(
    genre.description,
    'Books: Genre of books. Discs: Genre of discs. Default: 001 (Books); 002 (Discs).',
  );
  assert.deepEqual(genre.parameter?.['operations'], ['Books/Search', 'Discs/Search']);
  assert.doesNotMatch(attributeOfElement(several, 'elements').description ?? '', /Only/);
});

test('a fact that cannot be read is an error that names its place', () => {
  const table = `const search = { path: 'A/B', params: { page: { kind: 'integer', min: Math.PI } } } as const;`;
  assert.throws(() => element(table, 'search'), /x\.ts:1: "min" has no literal type/);
});
