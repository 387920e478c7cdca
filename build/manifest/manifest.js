import { customPropertiesIn } from './custom-properties.js';
import { describeTables } from './describe.js';
import { openDocComments, readClass } from './doc-comments.js';
import { BASE, INDEX, openKit } from './kit.js';

/**
 * Makes the manifest of the package: facts from the tables of the kit, meanings from its doc
 * comments.
 *
 * @typedef {import('./kit.js').KitClass} KitClass
 * @typedef {import('./kit.js').Table} Table
 * @typedef {import('./doc-comments.js').Declaration} Declaration
 * @typedef {import('custom-elements-manifest/schema.js').Package} Package
 * @typedef {import('custom-elements-manifest/schema.js').Export} Export
 */

/** The custom properties of the styles, with their defaults. */
const FALLBACKS = customPropertiesIn('src');

const OPERATIONS = 'src/client/operations/index.ts';
const COMMON = 'src/client/operations/operation.ts';
const SHARED = {
  settings: 'src/controllers/settings.ts',
  display: 'src/components/base/display-attributes.ts',
};

/** What a class passes on to those that extend it. */
const INHERITED = /** @type {const} */ ([
  'slots',
  'cssParts',
  'cssProperties',
  'events',
  'attributes',
  'members',
]);

/** A table with what its doc comments say. @param {Table} table @param {Record<string, string>} docs */
const documented = (table, docs) =>
  Object.entries(table).map(([name, facts]) => ({ name, doc: docs[name] ?? '', ...facts }));

/**
 * @param {Awaited<ReturnType<typeof openKit>>} kit
 * @returns {(one: KitClass) => ReturnType<typeof describeTables>} the parameters of a class
 */
function parametersIn(kit) {
  const { settings, display, commonParams } = kit.tables;
  const sources = kit.classes.map(({ source }) => source);
  const docsOf = openDocComments([...sources, OPERATIONS, COMMON, ...Object.values(SHARED)]);
  const common = documented(commonParams, docsOf(COMMON, ['commonParams']));
  const shared = [
    { table: 'settings', params: documented(settings, docsOf(SHARED.settings, ['settings'])) },
    { table: 'display', params: documented(display, docsOf(SHARED.display, ['display'])) },
  ];
  return ({ name, source, element, ownParameters }) => {
    const { definition, observedAttributes } = element;
    const operations = (definition?.operations ?? []).map(({ path, oneOf, params }) => ({
      path,
      ...(oneOf && { oneOf }),
      params: [
        ...documented(params, docsOf(OPERATIONS, ['operations', path, 'params'])),
        ...common.filter((one) => !(one.name in params)),
      ],
    }));
    const own = [...(definition ? ['definition'] : []), 'ownParameters'];
    const tables = [
      { owner: name, table: 'operation', operations },
      ...(definition ? [] : [{ owner: name, table: 'operation', params: common }]),
      { owner: name, table: 'own', params: documented(ownParameters, docsOf(source, own)) },
      ...shared.map((one) => ({ owner: definition ? BASE : name, ...one })),
    ];
    const values = {
      show: definition?.parts ?? [],
      hide: definition?.parts ?? [],
      layout: definition?.layouts ?? kit.DEFAULT_LAYOUTS,
      controls: definition ? kit.controlNames(definition) : [],
    };
    return describeTables(tables, values, kit).filter(({ attribute }) =>
      observedAttributes.includes(attribute.name),
    );
  };
}

/**
 * What a class has, and what it inherits.
 * @template {{ name: string }} T
 * @param {readonly T[]} own
 * @param {readonly T[]} inherited
 */
const withInherited = (own, inherited) => [
  ...own,
  ...inherited
    .filter(({ name }) => !own.some((one) => one.name === name))
    .map((one) => ({ inheritedFrom: { name: BASE, module: INDEX }, ...one })),
];

/**
 * @param {KitClass} one
 * @param {ReturnType<typeof describeTables>} parameters
 * @param {Declaration | undefined} base what it extends, if that is an element of the kit
 * @returns {Declaration}
 */
function declare({ name, source, bases = [], tags: [tag] }, parameters, base) {
  const read = readClass(source, name);
  const inherited = bases.flatMap((one) => readClass(one.source, one.name).members ?? []);
  /** @param {{ owner: string }} one */
  const from = ({ owner }) =>
    owner === name ? {} : { inheritedFrom: { name: owner, module: INDEX } };
  const declaration = /** @type {Declaration} */ ({
    ...read,
    ...(tag && { tagName: tag }),
    ...(bases.length && {
      superclass: { name: 'LitElement', package: 'lit' },
      customElement: true,
    }),
    ...(base && { superclass: { name: BASE, module: INDEX } }),
    attributes: [
      ...parameters.map((one) => ({ ...one.attribute, ...from(one) })),
      ...(read.attributes ?? []),
    ],
    members: [
      ...parameters.map((one) => ({ ...one.member, ...from(one) })),
      ...(read.members ?? []),
      ...inherited,
    ],
  });
  // The analyzer takes the function that makes the base class for a mixin.
  delete declaration.mixins;
  for (const key of base ? INHERITED : []) {
    const all = /** @type {any} */ (withInherited(declaration[key] ?? [], base?.[key] ?? []));
    if (all.length) declaration[key] = all;
  }
  for (const property of declaration.cssProperties ?? []) {
    const fallback = FALLBACKS.get(property.name);
    const saysItself = property.description?.includes('by default');
    if (fallback && !saysItself) property.default = fallback;
  }
  for (const member of declaration.members ?? []) {
    if (member.name === 'tag' && tag) Object.assign(member, { default: `'${tag}'` });
  }
  return declaration;
}

/** @returns {Promise<Package>} */
export async function makeManifest() {
  const kit = await openKit();
  const parametersOf = parametersIn(kit);
  /** @type {Declaration | undefined} */
  let base;
  const declared = kit.classes.map((one) => {
    const parent = one.element.definition ? base : undefined;
    const declaration = declare(one, parametersOf(one), parent);
    base ??= declaration;
    return { ...one, declaration };
  });
  /** @type {(one: { name: string, path: string }) => Export} */
  const exported = ({ name, path }) => ({
    kind: 'js',
    name,
    declaration: { name, module: path },
  });
  const index = declared.map(exported);
  return {
    schemaVersion: '1.0.0',
    readme: '',
    modules: declared.map((one) => ({
      kind: 'javascript-module',
      path: one.path,
      declarations: [one.declaration],
      exports: [
        ...(one.path === INDEX ? index : [exported(one)]),
        ...one.tags.map((tag) => ({
          kind: /** @type {const} */ ('custom-element-definition'),
          name: tag,
          declaration: { name: one.name, module: one.path },
        })),
      ],
    })),
  };
}
