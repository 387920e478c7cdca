/**
 * Makes the manifest of the package: facts from the tables of the kit, meanings from its doc
 * comments.
 */
import type { Export, Package, Reference } from 'custom-elements-manifest/schema.js';
import { commonParams } from '../../src/client/operations/operation.js';
import type { ParameterTable } from '../../src/client/validation/parameter.js';
import { displayOf } from '../../src/element/display-attributes.js';
import { settings } from '../../src/element/settings/settings.js';
import { customPropertiesIn } from './custom-properties.js';
import { describeTables, type Table } from './describe.js';
import { type Declaration, openDocComments, readClass } from './doc-comments.js';
import { classes, type KitClass } from './kit.js';

const docsOf = openDocComments(['src/index.ts', 'src/service.ts']);
const defaults = customPropertiesIn('src');

/** A table with what its doc comments say. @param path where it is: see `openDocComments` */
function documented(table: ParameterTable, file: string, ...path: string[]): Table {
  const docs = docsOf(file, path);
  const params = Object.entries(table);
  return { params: params.map(([name, facts]) => ({ name, doc: docs[name] ?? '', ...facts })) };
}

const common = documented(commonParams, 'src/client/operations/operation.ts', 'commonParams');

/** The attributes and properties of a class that stand for parameters. */
function parametersOf({ element, source, ownParameters }: KitClass) {
  const { definition, observedAttributes } = element;
  const operations = definition?.operations.map(({ path, oneOf, params }): Table => {
    const own = documented(params, 'src/client/operations/index.ts', 'operations', path, 'params');
    const others = common.params.filter(({ name }) => !(name in params));
    return { path, oneOf, params: [...own.params, ...others] };
  });
  const display = displayOf(definition ?? { tag: 'mkt-', operations: [], parts: [] });
  const byDefault = definition?.defaultControls?.join(' ');
  const controls = { ...display.controls, ...(byDefault && { default: byDefault }) };
  return describeTables({
    operation: operations ?? [common],
    own: [
      documented(ownParameters, source, ...(definition ? ['definition'] : []), 'ownParameters'),
    ],
    settings: [documented(settings, 'src/element/settings/settings.ts', 'settings')],
    display: [documented({ ...display, controls }, 'src/element/display-attributes.ts', 'display')],
  }).filter(({ attribute }) => observedAttributes.includes(attribute.name));
}

/** What a class passes on to those that extend it. */
const INHERITED = [
  'slots',
  'cssParts',
  'cssProperties',
  'events',
  'attributes',
  'members',
] as const;

/**
 * @param parent what the class extends, if that is documented here
 * @param reference to the parent; absent where it is no class of the package, so that what it has
 *   counts as that of the class itself
 */
function declare(one: KitClass, parent?: Declaration, reference?: Reference): Declaration {
  const [tag] = one.tags;
  const inheritedFrom = reference && { inheritedFrom: reference };
  const parameters = parametersOf(one).map(({ attribute, member }) => {
    const from = ['settings', 'display'].includes(attribute.parameter.table) && inheritedFrom;
    return { attribute: { ...attribute, ...from }, member: { ...member, ...from } };
  });
  const own = readClass(one.source, one.element.name);
  const declaration: Declaration = {
    ...own,
    ...(tag && { tagName: tag }),
    ...(parent && { superclass: reference ?? parent.superclass!, customElement: true }),
    attributes: [...parameters.map(({ attribute }) => attribute), ...(own.attributes ?? [])],
    members: [...parameters.map(({ member }) => member), ...(own.members ?? [])],
  };
  for (const key of INHERITED) {
    const all = declaration[key] ?? [];
    const others =
      parent?.[key]?.filter(({ name }) => all.every((each) => each.name !== name)) ?? [];
    const both = [...all, ...others.map((each) => ({ ...inheritedFrom, ...each }))];
    if (both.length) Object.assign(declaration, { [key]: both });
  }
  for (const property of declaration.cssProperties ?? []) {
    const byDefault = defaults.get(property.name);
    if (byDefault && !property.description?.includes('by default')) property.default = byDefault;
  }
  const tagMember = declaration.members?.find(({ name }) => name === 'tag');
  if (tag && tagMember) Object.assign(tagMember, { default: `'${tag}'` });
  return declaration;
}

export function makeManifest(): Package {
  const referenceTo = ({ element: { name }, path }: KitClass): Reference => ({
    name,
    module: path,
  });
  const exported = (one: KitClass): Export => ({
    kind: 'js',
    name: one.element.name,
    declaration: referenceTo(one),
  });
  const [base] = classes as [KitClass];
  const outer: Declaration = { ...declare(base), customElement: true };
  const declarationOf = (one: KitClass) =>
    one.element.definition ? declare(one, outer, referenceTo(base)) : declare(one);
  return {
    schemaVersion: '1.0.0',
    readme: '',
    modules: classes.map((one) => ({
      kind: 'javascript-module',
      path: one.path,
      declarations: [one === base ? outer : declarationOf(one)],
      exports: [
        ...(one === base ? classes : [one]).map(exported),
        ...one.tags.map((tag): Export => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: referenceTo(one),
        })),
      ],
    })),
  };
}
