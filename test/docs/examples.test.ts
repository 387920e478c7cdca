import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { CustomElement, Package } from 'custom-elements-manifest/schema.js';
import { classes } from '../../scripts/manifest/kit.js';
import { readWithSettings } from '../../cli/request.js';
import { kinds } from '../../cli/kinds.js';
import { resolveElement } from '../../cli/request.js';
import { startService } from '../../sandbox/index.js';
import { catalogueOf } from '../../src/catalogue/index.js';
import { display } from '../../src/templates/display-attributes.js';
import { attributeOf } from '../../src/element/attributes.js';
import { elementSettings } from '../../src/components/features.js';
import { request, type Operation } from '../../src/service.js';
import { codeBlocks, pages } from './pages.js';

interface Example {
  readonly page: string;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** The code that contains it. */
  readonly block: string;
}

const TAG = /<(mkt-[\w-]+|(?:div|span)\s+data-mkt="[\w-]+")((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;

const examples: readonly Example[] = pages.flatMap((page) =>
  codeBlocks(page, 'html').flatMap((block) =>
    [...block.matchAll(TAG)].map(([, start = '', attributes = '']) => {
      const [, kind] = /data-mkt="(.*)"/.exec(start) ?? [];
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(
        ([, name = '', value = '']) => [kind ? name.replace(/^data-/, '') : name, value] as const,
      );
      const tag = kind ? `mkt-${kind}` : start;
      return { page, tag, block, attributes: Object.fromEntries(pairs) };
    }),
  ),
);

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Package;

/** The valid values of an attribute in the manifest; undefined if it lists none. */
function valuesOf(tag: string, name: string): string[] | undefined {
  const module = manifest.modules.find(({ exports = [] }) =>
    exports.some((item) => item.kind === 'custom-element-definition' && item.name === tag),
  );
  const declaration = module?.declarations?.[0] as CustomElement | undefined;
  const attribute = declaration?.attributes?.find((attribute) => attribute.name === name);
  const { values } = (attribute as { parameter?: { values?: unknown[] } }).parameter ?? {};
  return values?.map(String);
}

/** The settings of the tests, in place of those in the examples. */
const testSettings = (origin: string) => ({
  baseUrl: origin,
  dynamicAdUrl: origin,
  applicationId: 'docs',
  accessToken: 'demo-both',
});

let service: Awaited<ReturnType<typeof startService>>;
before(async () => {
  service = await startService();
});
after(() => service.close());

/** The parameters of an operation for some attributes; undefined if it does not have all of them. */
function parametersFor(attributes: Example['attributes'], { params }: Operation) {
  const pairs = Object.entries(attributes).map(
    ([attribute, value]) =>
      [Object.keys(params).find((name) => attributeOf(name) === attribute), value] as const,
  );
  return pairs.every(([name]) => name)
    ? (Object.fromEntries(pairs) as Record<string, string>)
    : undefined;
}

/** The results of the first operation that accepts these attributes and has results. */
async function find(attributes: Example['attributes'], operations: readonly Operation[]) {
  for (const operation of operations) {
    const params = parametersFor(attributes, operation);
    if (!params) continue;
    const page = 'url' in operation.params && { url: 'https://blog.example/' };
    try {
      const all = { ...page, ...params };
      const { records } = await request(operation, all as object, testSettings(service.origin));
      if (records.length) return records;
    } catch {
      // Another operation may accept them.
    }
  }
  return [];
}

/** The results for the items inside an element. */
async function findItems({ attributes, block, tag }: Example) {
  const { baseUrl, applicationId } = testSettings(service.origin);
  const account = { 'base-url': baseUrl, 'application-id': applicationId };
  const own = { ...account, transport: 'fetch', 'cache-ttl': '0' };
  const page = readWithSettings(block, '', new Map(Object.entries(own)));
  const element = page.elements.find(
    (each) => each.tag === tag && each.attributes.get('heading') === attributes['heading'],
  );
  const kind = kinds.get(tag)!;
  const { request } = resolveElement(page, element!, kind)!;
  return kind.definition!.send!(request!, new AbortController().signal);
}

/** The content of a record that a heading or an option promises, by kind. */
const KINDS: Readonly<Record<string, RegExp>> = {
  "Today's best teas": /"genreId":"?10037[23]\b/,
  今日の人気のお茶: /"genreId":"?10037[23]\b/,
  'Best sellers': /"itemName":/,
  'New novels': /"booksGenreId":\[[^\]]*"001004/,
  'New on our shelves': /"booksGenreId":\[[^\]]*"001004/,
  'Hot springs near Tokyo': /箱根/,
  'Tea and coffee': /"genreId":"?10037[1-4]\b/,
  Sweets: /"genreId":"?10041\d\b/,
  Novels: /"booksGenreId":\[[^\]]*"001004/,
  Music: /"booksGenreId":\[[^\]]*"002101/,
  Ibaraki: /茨城/,
  Chiba: /千葉/,
  Sapporo: /札幌/,
  Kyoto: /京都/,
  Hakone: /箱根/,
  今日のお茶: /"genreId":"?10037[23]\b/,
  売れ筋ランキング: /"itemName":/,
  新しい小説: /"booksGenreId":\[[^\]]*"001004/,
  箱根の温泉宿: /箱根/,
  'お茶・コーヒー': /"genreId":"?10037[1-4]\b/,
  スイーツ: /"genreId":"?10041\d\b/,
  小説: /"booksGenreId":\[[^\]]*"001004/,
  音楽: /"booksGenreId":\[[^\]]*"002101/,
  茨城: /茨城/,
  千葉: /千葉/,
  札幌: /札幌/,
  京都: /京都/,
  箱根: /箱根/,
};

/** True if all results match the heading above them. */
function assertShows(words: string, records: readonly object[]) {
  const kind = KINDS[words];
  if (!kind) throw new Error(`what is “${words}”?`);
  for (const record of records) expect(JSON.stringify(record), words).to.match(kind);
}

function requested({ attributes }: Example, ownParameters: object) {
  const others = Object.keys({ style: '', ...display, ...elementSettings, ...ownParameters }).map(
    attributeOf,
  );
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !others.includes(name)));
}

/** The page of two tags has the name of the second one. */
const pageOf = (tag: string) => catalogueOf(tag)?.alias ?? tag;

describe('the examples of the documents', () => {
  it('have no date that passes', () => {
    const last = /\b(until|checkin-date|checkout-date)="\d[^"]*"/g;
    for (const page of pages) {
      const dates = codeBlocks(page, 'html').flatMap((block) => block.match(last) ?? []);
      expect(dates, page).to.be.empty;
    }
  });

  it('are on the page of every element', () => {
    for (const { tag } of classes) {
      if (!tag) continue;
      for (const folder of ['docs', 'docs/ja']) {
        const page = `${folder}/elements/${pageOf(tag)}.md`;
        expect(
          examples.some((example) => example.page === page && example.tag === tag),
          page,
        ).to.equal(true);
      }
    }
  });

  for (const example of examples) {
    const { page, tag, attributes } = example;
    const element = classes.find((kitClass) => kitClass.tag === tag);
    const pairs = Object.entries(attributes).map((pair) => pair.join('='));
    it(`${page}: <${[tag, ...pairs].join(' ')}>`, async () => {
      if (!element) throw new Error(`there is no <${tag}>`);
      for (const [name, value] of Object.entries(attributes)) {
        if (name === 'style') continue;
        expect(element.element.attributeNames).to.include(name);
        const values = valuesOf(tag, name);
        if (values) for (const word of value.split(' ')) expect(values).to.include(word);
      }
      const { operations = [], ownParameters = {} } = element.element.definition ?? {};
      if (!operations.length) return;
      // Its items are in the reader's browser.
      if ('kept' in attributes) return;
      if (element.element.definition?.itemsIn) {
        const { failures, records } = await findItems(example);
        expect(records).not.to.be.empty;
        expect(failures).to.be.empty;
        return;
      }
      const url = requested(example, ownParameters);
      // Some of them wait for the reader's input.
      if (!Object.keys(url).length && operations[0]?.oneOf) return;
      const records = await find(url, operations);
      expect(records, 'nothing is found').not.to.be.empty;
      const { heading } = attributes;
      if (heading) assertShows(heading, records);
    });
  }

  const OPTION = /<(mkt-[\w-]+)([^>]*)>((?:\s*<option [^>]*>[^<]*<\/option>)+)/g;
  for (const page of pages) {
    for (const [, tag = '', , list = ''] of codeBlocks(page, 'html').flatMap((block) => [
      ...block.matchAll(OPTION),
    ])) {
      for (const [, slot = '', value = '', words = ''] of list.matchAll(
        /slot="(\w+)" value="([^"]*)">([^<]*)/g,
      )) {
        it(`${page}: <${tag}> with the option ${words}`, async () => {
          const { definition } = classes.find((kitClass) => kitClass.tag === tag)!.element;
          const { operations, controls = {} } = definition!;
          const names = (controls as Record<string, string[]>)[slot]!;
          const values = value.split(',');
          const attributes = values.map((value, index) => [attributeOf(names[index]!), value]);
          const records = await find(
            Object.fromEntries(attributes) as Example['attributes'],
            operations,
          );
          expect(records, 'nothing is found').not.to.be.empty;
          assertShows(words, records);
        });
      }
    }
  }
});
