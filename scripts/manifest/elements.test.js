import { readFileSync, readdirSync } from 'node:fs';
import { expect } from 'chai';
import { customPropertiesIn } from './custom-properties.js';
import { classes } from './kit.js';
import { catalogueOf } from '../../src/catalogue/index.js';
import { attributeOf, namesOf, propertyOf } from '../../src/element/attributes.js';
import { controlNames, DEFAULT_LAYOUTS } from '../../src/element/definition.js';
import { ruleOf } from './words/ja-reference.js';
import { textOf } from '../../test/docs/pages.js';
import * as interfaceFacts from '../../test/fixtures/interface/interface.js';

/** @typedef {import('./doc-comments.js').Declaration} Declaration */
/** @type {{ modules: { path: string, declarations: Declaration[], exports: { name: string }[] }[] }} */
const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
const declarations = manifest.modules.flatMap((module) => module.declarations);

const elements = classes.filter(({ tag }) => tag);

/** @param {import('./kit.js').KitClass} element */
function declarationOf({ element: { name } }) {
  const declaration = declarations.find((declaration) => declaration.name === name);
  if (!declaration) throw new Error(`${name} is not in the manifest`);
  return declaration;
}

/**
 * Attributes without a property: the element itself sets `phase`, and `lang` is a property of HTML elements.
 */
const PLAIN = ['phase', 'lang'];

it('every attribute of every element is in the manifest, and no other', () => {
  expect(elements.length).to.be.ok;
  for (const element of elements) {
    const names = declarationOf(element).attributes?.map(({ name }) => name) ?? [];
    expect(
      names.filter((name) => !PLAIN.includes(name)).sort(),
      element.element.name,
    ).to.deep.equal(element.element.attributeNames.filter((name) => !PLAIN.includes(name)).sort());
  }
});

it('every parameter of an operation is an attribute that takes the same values', () => {
  for (const element of elements) {
    const { attributes = [], members = [] } = declarationOf(element);
    for (const { path, params } of element.element.definition?.operations ?? []) {
      for (const [name, parameter] of Object.entries(params)) {
        const where = `${attributeOf(name)} of ${element.element.name}, ${path}`;
        const attribute = attributes.find((each) => each.name === attributeOf(name));
        expect(attribute?.fieldName, where).to.equal(propertyOf(name));
        const field = members.find((each) => each.name === propertyOf(name));
        expect(field, where).to.have.property('attribute', attributeOf(name));
        const documented = attribute?.parameter;
        const operations = documented?.operations ?? [];
        expect(operations, where).to.include(path);
        if (operations.length > 1) continue;
        for (const fact of /** @type {const} */ (['kind', 'values', 'min', 'max', 'default'])) {
          expect(documented?.[fact], `${fact} of ${where}`).to.deep.equal(parameter[fact]);
        }
      }
    }
  }
});

/** Attributes that are not the kebab case of their parameter. */
const EXCEPTIONS = new Map([
  // HTML defines `title` for tooltips.
  ['title', 'title-keyword'],
  // Abbreviations stay one word.
  ['NGKeyword', 'ng-keyword'],
  ['infantWithMBNum', 'infant-with-mb-num'],
  ['infantWithoutMBNum', 'infant-without-mb-num'],
]);

it('an attribute has the name of its parameter in the interface, in kebab case', () => {
  const used = new Set();
  for (const { name: className, attributes = [] } of declarations) {
    for (const { name, parameter } of attributes) {
      for (const path of parameter?.operations ?? []) {
        // The list of an author has the parameters of a stay.
        const inFacts = path === 'Shortlist' ? 'Travel/VacantHotelSearch' : path;
        const known = { ...interfaceFacts.common, ...interfaceFacts.operations[inFacts]?.params };
        const inInterface = parameter?.name ?? '';
        const where = `${name} of ${className}, ${path}`;
        expect(inInterface in known, where).to.be.ok;
        const kebab = inInterface.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
        expect(name, where).to.equal(EXCEPTIONS.get(inInterface) ?? kebab);
        used.add(inInterface);
      }
    }
  }
  for (const name of EXCEPTIONS.keys()) expect(used.has(name), `${name} is no exception`).to.be.ok;
});

it('each name is read as one attribute, also that of its property in lower case', () => {
  for (const { element } of elements) {
    const names = [...element.attributeNames, 'lang'].map(
      (attribute) => new Set(namesOf(attribute)),
    );
    const all = names.flatMap((each) => [...each]);
    expect(
      all.filter((name, at) => all.indexOf(name) < at),
      element.name,
    ).to.deep.equal([]);
    for (const [property, { attribute }] of element.elementProperties)
      if (attribute !== 'phase')
        expect(namesOf(String(attribute))).to.include(property.toLowerCase());
  }
});

it('the values of one element are documented at that element', () => {
  for (const element of elements) {
    const { definition } = element.element;
    if (!definition) continue;
    const { attributes = [] } = declarationOf(element);
    const attributeNamed = (/** @type {string} */ name) =>
      attributes.find((each) => each.name === name);
    const { parts, layouts = DEFAULT_LAYOUTS } = definition;
    const controls = controlNames(definition);
    for (const [name, expected] of Object.entries({
      show: parts,
      hide: parts,
      layouts,
      'reader-controls': controls,
    })) {
      if (!expected.length) continue;
      const { parameter } = attributeNamed(name.replace('layouts', 'layout')) ?? {};
      expect(parameter?.values, `${name} of ${element.element.name}`).to.deep.equal(expected);
    }
    const byDefault = attributeNamed('reader-controls')?.parameter?.default ?? '';
    expect(byDefault, element.element.name).to.equal(definition.defaultControls?.join(' ') ?? '');
  }
});

it('every attribute, slot, event, part and custom property has a description', () => {
  for (const declaration of declarations) {
    const { attributes, slots, events, cssParts, cssProperties } = declaration;
    for (const items of [attributes, slots, events, cssParts, cssProperties]) {
      for (const { name, description } of items ?? []) {
        expect(description, `${declaration.name}: "${name}" has no description`).to.be.ok;
      }
    }
  }
});

it('every element has its first version, which is in the changelog', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  for (const { name, since, attributes = [] } of declarations) {
    expect(since, name).to.be.ok;
    for (const version of [since, ...attributes.flatMap((each) => each.since ?? [])])
      expect(changelog, `${name}: CHANGELOG.md has no section for ${version}`).to.include(
        `\n## ${version}, `,
      );
  }
});

it('every rule is available in Japanese', () => {
  for (const { name, parameter } of declarations.flatMap(({ attributes = [] }) => attributes)) {
    if (!parameter || parameter.values) continue;
    const rule = ruleOf(parameter.rule);
    expect(rule, name).to.match(/\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u);
  }
});

it('the manifest has the custom properties of the styles', () => {
  const listed = declarations.flatMap(({ cssProperties = [] }) => cssProperties);
  expect([...new Set(listed.map(({ name }) => name))].sort()).to.deep.equal(
    [...customPropertiesIn('src').keys()].sort(),
  );
});

it('every tag has a module that registers it', () => {
  for (const { tag, path } of elements) {
    const exports = manifest.modules.find((module) => module.path === path)?.exports ?? [];
    expect(
      exports.some(({ name }) => name === tag),
      `<${tag}>`,
    ).to.be.ok;
  }
});

it('an element by another name has a declaration of its own, with everything of the first', () => {
  const [picks, dynamicAd] = ['mkt-picks', 'mkt-dynamic-ad'].map(
    (tag) => declarations.find(({ tagName }) => tagName === tag) ?? expect.fail(`no <${tag}>`),
  );
  expect(dynamicAd?.name).to.equal('MktDynamicAd');
  expect(dynamicAd?.superclass?.name).to.equal(picks?.name);
  expect(catalogueOf('mkt-picks')?.alias).to.equal('mkt-dynamic-ad');
  for (const kind of /** @type {const} */ ([
    'attributes',
    'slots',
    'events',
    'cssParts',
    'cssProperties',
  ]))
    expect(dynamicAd?.[kind], kind).to.deep.equal(picks?.[kind]);
});

it('the page of each element lists the fields for templates, with an example value', () => {
  for (const { element } of elements) {
    const { definition } = element;
    if (!definition) continue;
    const { alias = element.tag } = catalogueOf(element.tag ?? '') ?? {};
    const page = textOf(`docs/elements/${alias}.md`);
    const rows = [...page.matchAll(/^\| `(\w+)` \| (`.+`)? \|$/gm)];
    const examples = new Map(rows.map(([, name, example]) => [name, example]));
    const fields = new Set(definition.operations.flatMap(({ record }) => Object.keys(record)));
    for (const name of ['ProductDetails', 'hotelRatingInfo', 'roomInfo']) fields.delete(name);
    for (const name of fields)
      expect(examples.has(name), `${element.tag}: ${name} is not listed`).to.be.ok;
    const documented = [...fields].filter((name) => examples.get(name));
    expect(
      documented.length > fields.size * 0.7 || !fields.size,
      `${element.tag} has ${documented.length} examples`,
    ).to.be.ok;
  }
});

it('the manifest has no private members', () => {
  const shared = ['phase', 'records', 'refresh'];
  /** @type {Readonly<Record<string, string[]>>} */
  const ownMembers = { MktBookmarkButton: ['added', 'phase'], MktCampaign: [], MktConfig: [] };
  for (const { name, members = [] } of declarations) {
    const names = members.filter((member) => !('attribute' in member)).map((member) => member.name);
    expect(names.sort(), name).to.deep.equal([...(ownMembers[name] ?? shared), 'tag'].sort());
  }
});

it('the built files contain no doc comments', () => {
  const scripts = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(`dist/${file}`, 'utf8'))
    .join('\n');
  for (const { attributes = [] } of declarations) {
    for (const { name, summary, description = '' } of attributes) {
      const prose = summary ?? description;
      // Short descriptions can occur by chance.
      if (prose.length < 25) continue;
      expect(scripts, `the meaning of ${name} is in dist: ${prose}`).not.to.include(prose);
    }
  }
});
