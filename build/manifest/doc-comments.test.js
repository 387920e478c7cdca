import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { customProperties } from './custom-properties.js';
import { openDocComments, readClass } from './doc-comments.js';
import { FIRST_RELEASE } from './since.js';

const folder = mkdtempSync(join(tmpdir(), 'manifest-'));
after(() => rmSync(folder, { recursive: true }));

const FILES = {
  'shared.ts': `
    /** Words to find. */
    export const keyword = { kind: 'text' } as const;
    /** Number of the page. */
    export const page = { kind: 'integer', max: 100 } as const;
    export const place = {
      /** Degrees to the north. */
      latitude: { kind: 'decimal' },
    } as const;`,
  'tables.ts': `
    import * as shared from './shared.js';
    import { keyword, page, place } from './shared.js';
    const search = {
      params: {
        keyword,
        NGKeyword: keyword,
        page: shared.page,
        /** The page of hotels. */
        hotelPage: page,
        lastPage: { ...page, max: 34 },
        ...place,
        silent: { kind: 'text' },
        /**
         * Days of the trip.
         * @since 0.2.0
         */
        nights: { kind: 'integer' },
        /** @since 0.3.0 */
        secondPage: page,
      },
    } as const;
    export const operations = { 'Group/Search': search } as const;
    export const wrong = {
      /**
       * Rooms.
       * @since soon
       */
      rooms: { kind: 'integer' },
    };`,
  'element.ts': `
    /**
     * An element.
     * @slot - Fallback.
     * @csspart item - One entry.
     * @fires {CustomEvent<{ a: number }>} mkt-load - It is there.
     */
    export class MktX extends withDefinition(definition) {
      static readonly tag = 'mkt-x';
      static layouts = ['list'];
      #secret = 1;
      /** Not for others. */
      protected inner = 2;
      /**
       * For the kit.
       * @internal
       */
      options = {};
      /** Asks again. */
      refresh(): void {}
      override connectedCallback(): void {}
      told(name: string) { this.dispatchEvent(new Event(name)); }
    }
    /**
     * A newer element.
     * @since 0.2.0
     */
    export class MktY extends MktX {}`,
};

for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);

const tables = join(folder, 'tables.ts');
const docsOf = openDocComments([tables]);
const docs = docsOf(tables, ['operations', 'Group/Search', 'params']);

test('a parameter taken by name keeps the meaning of its declaration', () => {
  assert.equal(docs['keyword']?.text, 'Words to find.');
  assert.equal(docs['NGKeyword']?.text, 'Words to find.');
  assert.equal(docs['page']?.text, 'Number of the page.');
});

test("a declaration's own comment takes precedence over the comment of its target", () => {
  assert.equal(docs['hotelPage']?.text, 'The page of hotels.');
});

test('spread tables, and a spread parameter with another range, keep their meanings', () => {
  assert.equal(docs['latitude']?.text, 'Degrees to the north.');
  assert.equal(docs['lastPage']?.text, 'Number of the page.');
});

test('a declaration without a comment has no meaning', () => {
  assert.equal(docs['silent']?.text, '');
});

test('a parameter and a class exist since the version of their `@since`, or since the first release', () => {
  assert.deepEqual(docs['nights'], { text: 'Days of the trip.', since: '0.2.0' });
  assert.deepEqual(docs['secondPage'], { text: 'Number of the page.', since: '0.3.0' });
  assert.equal(docs['page']?.since, undefined);
  assert.equal(readClass(join(folder, 'element.ts'), 'MktX').since, FIRST_RELEASE);
  assert.equal(readClass(join(folder, 'element.ts'), 'MktY').since, '0.2.0');
});

test('`@since` without a version is an error', () => {
  assert.throws(() => docsOf(tables, ['wrong']), /@since needs a version .*, not "soon"/);
});

test('a class is described by its doc comment and its public members', () => {
  const { description, slots, cssParts, events, members } = readClass(
    join(folder, 'element.ts'),
    'MktX',
  );
  assert.equal(description, 'An element.');
  assert.deepEqual([slots?.length, cssParts?.[0]?.name, events?.length], [1, 'item', 1]);
  assert.deepEqual(
    members?.map(({ name }) => name),
    ['tag', 'refresh'],
  );
});

test('the default of a custom property is the fallback that the styles have for it', () => {
  const properties = customProperties(
    'a{color:var(--mkt-color, light-dark(red, #123));gap:var(--mkt-gap);top:var(--mkt-top, var(--_y))}',
  );
  assert.deepEqual(
    [...properties],
    [
      ['--mkt-color', 'light-dark(red, #123)'],
      ['--mkt-gap', undefined],
      ['--mkt-top', undefined],
    ],
  );
});
