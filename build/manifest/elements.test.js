import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { customPropertiesIn } from './custom-properties.js';
import { attributeOf, definitions, propertyOf } from './kit.js';

/**
 * @typedef {{ kind: string, values?: unknown[], min?: number, max?: number, default?: unknown,
 *   required?: boolean }} Parameter
 * @typedef {{ path: string, params: Record<string, Parameter> }} Operation
 * @typedef {{ tag: string, operations?: Operation[], observedAttributes: string[],
 *   entryParts?: string[], layouts?: string[], controls?: object }} Element
 * @typedef {{ name: string, description?: string, summary?: string, fieldName?: string,
 *   attribute?: string, parameter?: Parameter & { name: string, operations?: string[] } }} Item
 * @typedef {{ name: string, tagName?: string, attributes?: Item[], members?: Item[], slots?: Item[],
 *   events?: Item[], cssParts?: Item[], cssProperties?: Item[] }} Declaration
 */

/** @type {{ modules: { path: string, declarations: Declaration[], exports: Item[] }[] }} */
const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const declarations = manifest.modules.flatMap((module) => module.declarations);

// The tests run on a fresh build, and Lit has one for Node with just enough of a page to extend.
const index = await import(pathToFileURL('dist/index.js').href);
const classes = /** @type {Element[]} */ (
  Object.values(/** @type {object} */ (index)).filter((one) => one?.tag)
);

/** @param {Element} element */
function declarationOf({ tag }) {
  const found = declarations.find(({ tagName }) => tagName === tag);
  assert.ok(found, `<${tag}> is not in the manifest`);
  return found;
}

/** Attributes that no property stands for: the element writes one, HTML has the other. */
const PLAIN = ['phase', 'lang'];

test('every attribute of every element is in the manifest, and no other', () => {
  assert.ok(classes.length);
  for (const element of classes) {
    const names = declarationOf(element).attributes?.map(({ name }) => name) ?? [];
    assert.deepEqual(
      names.filter((name) => !PLAIN.includes(name)).sort(),
      [...element.observedAttributes].filter((name) => !PLAIN.includes(name)).sort(),
      element.tag,
    );
  }
});

test('every parameter of an operation is an attribute that takes the same values', () => {
  for (const element of classes) {
    const { attributes = [], members = [] } = declarationOf(element);
    for (const { path, params } of element.operations ?? []) {
      for (const [name, parameter] of Object.entries(params)) {
        const where = `<${element.tag} ${attributeOf(name)}> of ${path}`;
        const attribute = attributes.find((one) => one.name === attributeOf(name));
        assert.equal(attribute?.fieldName, propertyOf(name), where);
        const field = members.find((one) => one.name === propertyOf(name));
        assert.equal(field?.attribute, attributeOf(name), where);
        const told = attribute?.parameter;
        const operations = told?.operations ?? [];
        assert.ok(operations.includes(path), where);
        if (operations.length > 1) continue;
        for (const fact of /** @type {const} */ (['kind', 'values', 'min', 'max', 'default'])) {
          assert.deepEqual(told?.[fact], parameter[fact], `${fact} of ${where}`);
        }
      }
    }
  }
});

test('what an attribute can name of one element is told of that element', () => {
  for (const element of classes) {
    const { attributes = [] } = declarationOf(element);
    const told = (/** @type {string} */ name) => attributes.find((one) => one.name === name);
    const { entryParts = [], layouts = [], controls = {} } = element;
    const values = {
      show: entryParts,
      hide: entryParts,
      layout: layouts,
      controls: Object.keys(controls),
    };
    for (const [name, expected] of Object.entries(values)) {
      if (!expected.length) continue;
      assert.deepEqual(told(name)?.parameter?.values, expected, `${name} of <${element.tag}>`);
    }
    const usual = told('controls')?.parameter?.default ?? '';
    const [none, ...others] = Object.keys(controls);
    assert.equal(usual, none === 'none' ? others.join(' ') : '', `controls of <${element.tag}>`);
  }
});

test('every attribute, slot, event, part and custom property says what it is for', () => {
  for (const one of declarations) {
    const { attributes, slots, events, cssParts, cssProperties } = one;
    for (const items of [attributes, slots, events, cssParts, cssProperties]) {
      for (const { name, description } of items ?? []) {
        assert.ok(description, `${one.name}: "${name}" has no description`);
      }
    }
  }
});

test('the custom properties of the styles are those of the manifest', () => {
  const listed = declarations.flatMap(({ cssProperties = [] }) => cssProperties);
  assert.deepEqual(
    [...new Set(listed.map(({ name }) => name))].sort(),
    [...customPropertiesIn('src').keys()].sort(),
  );
});

test('every tag has a module that registers it', () => {
  for (const [tag, file] of Object.entries(definitions)) {
    const module = manifest.modules.find(({ path }) => path === `dist/elements/${file}.js`);
    assert.ok(
      module?.exports.some(({ name }) => name === tag),
      `<${tag}>`,
    );
  }
});

test('nothing private is in the manifest', () => {
  const names = declarations.flatMap(({ members = [] }) => members.map(({ name }) => name));
  assert.deepEqual(
    names.filter((name) => /^[#_]/.test(name)),
    [],
  );
});

test('what elements keep for each other is not in the manifest', () => {
  const shared = ['phase', 'records', 'refresh'];
  /** @type {Readonly<Record<string, string[]>>} */
  const own = { MktBookmarkButton: ['added', 'phase'], MktConfig: [] };
  for (const { name, members = [] } of declarations) {
    const names = members.filter((one) => !one.attribute).map((one) => one.name);
    assert.deepEqual(names.sort(), [...(own[name] ?? shared), 'tag'].sort(), name);
  }
});

test('no doc comment is in what readers load', () => {
  const scripts = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`dist/${file}`, 'utf8'))
    .join('\n');
  for (const { attributes = [] } of declarations) {
    for (const { name, summary, description = '' } of attributes) {
      const prose = summary ?? description;
      // A few words can be found anywhere.
      if (prose.length < 25) continue;
      assert.ok(!scripts.includes(prose), `the meaning of ${name} is in dist: ${prose}`);
    }
  }
});
