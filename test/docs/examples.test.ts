import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { assert } from 'chai';
import type { CustomElement, Package } from 'custom-elements-manifest/schema.js';
import { openKit } from '../../build/manifest/kit.js';
import { startService } from '../../demo/service/index.js';
import { request, type Operation } from '../../src/service.js';
import { codeBlocks, pages } from './pages.js';

interface Example {
  readonly page: string;
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const TAG = /<(mkt-[\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)")?/g;

const examples: readonly Example[] = pages.flatMap((page) =>
  codeBlocks(page, 'html').flatMap((block) =>
    [...block.matchAll(TAG)].map(([, tag = '', attributes = '']) => ({
      page,
      tag,
      attributes: Object.fromEntries(
        [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]),
      ),
    })),
  ),
);

const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Package;

/** The values that the manifest names for an attribute, if it names some. */
function valuesOf(tag: string, name: string): string[] | undefined {
  const module = manifest.modules.find(({ exports = [] }) =>
    exports.some((one) => one.kind === 'custom-element-definition' && one.name === tag),
  );
  const declaration = module?.declarations?.[0] as CustomElement | undefined;
  const attribute = declaration?.attributes?.find((one) => one.name === name);
  const { values } = (attribute as { parameter?: { values?: unknown[] } }).parameter ?? {};
  return values?.map(String);
}

/** What the settings of the examples stand for. */
const settings = (origin: string) => ({
  baseUrl: origin,
  dynamicAdUrl: origin,
  applicationId: 'docs',
  accessToken: 'demo-both',
});

const kit = await openKit();
let service: Awaited<ReturnType<typeof startService>>;
before(async () => {
  service = await startService();
});
after(() => service.close());

/** The parameters of an operation for some attributes, or undefined where it does not know them all. */
function parametersFor(attributes: Example['attributes'], { params }: Operation) {
  const found = Object.entries(attributes).map(
    ([attribute, value]) =>
      [Object.keys(params).find((name) => kit.attributeOf(name) === attribute), value] as const,
  );
  return found.every(([name]) => name)
    ? (Object.fromEntries(found) as Record<string, string>)
    : undefined;
}

/** How many records the first operation finds that takes these attributes and finds any. */
async function count(attributes: Example['attributes'], operations: readonly Operation[]) {
  for (const operation of operations) {
    const params = parametersFor(attributes, operation);
    if (!params) continue;
    const page = 'url' in operation.params && { url: 'https://blog.example/' };
    try {
      const all = { ...page, ...params };
      const { records } = await request(operation, all as object, settings(service.origin));
      if (records.length) return records.length;
    } catch {
      // Another operation may take them.
    }
  }
  return 0;
}

/** The attributes of an example that are parameters of a request. */
function requested({ attributes }: Example, ownParameters: object) {
  const { display, settings } = kit.tables;
  const others = Object.keys({ ...display, ...settings, ...ownParameters }).map(kit.attributeOf);
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !others.includes(name)));
}

describe('the examples of the documents', () => {
  it('are on the page of every element', () => {
    for (const { tags } of kit.classes) {
      const [tag] = tags;
      if (!tag) continue;
      const page = `docs/elements/${tag}.md`;
      assert.isTrue(
        examples.some((one) => one.page === page && one.tag === tag),
        tag,
      );
    }
  });

  for (const example of examples) {
    const { page, tag, attributes } = example;
    const element = kit.classes.find(({ tags }) => tags.includes(tag));
    const given = Object.entries(attributes).map((pair) => pair.join('='));
    it(`${page}: <${[tag, ...given].join(' ')}>`, async () => {
      assert.ok(element, `there is no <${tag}>`);
      for (const [name, value] of Object.entries(attributes)) {
        assert.include(element.element.observedAttributes, name);
        const values = valuesOf(tag, name);
        if (values) for (const word of value.split(' ')) assert.include(values, word);
      }
      const { operations = [], ownParameters = {} } = element.element.definition ?? {};
      if (!operations.length) return;
      const sent = requested(example, ownParameters);
      // Some of them only wait for the reader.
      if (!Object.keys(sent).length && operations[0]?.oneOf) return;
      assert.isAbove(await count(sent, operations), 0, 'nothing is found');
    });
  }
});
