/**
 * Generates the manifest of the package: facts from the tables of the kit, meanings from its doc comments.
 */
import type { Export, Package, Reference } from 'custom-elements-manifest/schema.js';
import {
  commonParams,
  displayOf,
  elementSettings,
  type Feature,
  features,
  operations as operationsByPath,
  type ParameterTable,
  tableOf,
} from '../../src/exports/definitions.js';
import { customPropertiesIn } from './custom-properties.js';
import { describeTables, type Parameter, type Table } from './describe.js';
import { type Declaration, type Doc, ITEMS, DocComments, readClass } from './doc-comments.js';
import { classes, type KitClass } from './kit.js';

const docComments = new DocComments(['src/index.ts', 'src/service.ts']);
const defaults = customPropertiesIn('src');

/** The path of a table: see `DocComments`. */
type Place = readonly [file: string, ...path: string[]];

/**
 * A table with its doc comments.
 * @param places of the tables that it has been merged from
 */
function documented(table: ParameterTable, ...places: readonly Place[]): Parameter[] {
  const docs = Object.assign(
    {},
    ...places.map(([file, ...path]) => docComments.docsOf(file, path)),
  ) as Readonly<Record<string, Doc>>;
  return Object.entries(table).map(([name, facts]) => {
    const { text = '', since } = docs[name] ?? {};
    return { name, doc: text, since, ...facts };
  });
}

const common = documented(commonParams, ['src/client/operations/operation.ts', 'commonParams']);

const placesIn = (all: readonly Feature[], table: 'attributes' | 'settings', ...list: Place) =>
  all.map((_, index): Place => [...list, `${index}`, table]);
const ofFeatures = (all: readonly Feature[], ...list: Place): Parameter[] =>
  documented(tableOf(all, 'attributes'), ...placesIn(all, 'attributes', ...list));

const FEATURES: Place = ['src/components/features.ts', 'features'];
const shared = ofFeatures(features, ...FEATURES);
const settings = documented(
  elementSettings,
  ['src/element/settings/settings.ts', 'settings'],
  ...placesIn(features, 'settings', ...FEATURES),
);

const isOfBase = ({ table }: { readonly table: string }) => ['settings', 'display'].includes(table);

/** The attributes and properties of a class for its parameters. */
function parametersOf(kitClass: KitClass, since: string | undefined) {
  const { element, ownParameters } = kitClass;
  const { source } = kitClass.parent ?? kitClass;
  const { definition, attributeNames } = element;
  const operations = definition?.operations.map(({ path, oneOf, params }, index): Table => {
    // An element that sends several requests has an operation of its own.
    const place: Place = Object.hasOwn(operationsByPath, path)
      ? ['src/client/operations/index.ts', 'operations', path]
      : [source, 'definition', 'operations', String(index)];
    const operationTable = documented(params, [...place, 'params']);
    const commonOnly = common.filter(({ name }) => !(name in params));
    return { path, oneOf, params: [...operationTable, ...commonOnly] };
  });
  const display = displayOf(definition ?? { tag: 'mkt-', operations: [], parts: [] });
  const byDefault = definition?.defaultControls?.join(' ');
  const readerControls = { ...display.readerControls, ...(byDefault && { default: byDefault }) };
  const all = tableOf(definition?.features ?? [], 'attributes');
  const withoutFeatures = Object.entries(ownParameters).filter(([name]) => !(name in all));
  const own = [
    ...ofFeatures(
      definition?.features?.slice(features.length) ?? [],
      source,
      'definition',
      'features',
    ),
    ...documented(Object.fromEntries(withoutFeatures), [
      source,
      ...(definition ? ['definition'] : []),
      'ownParameters',
    ]),
  ];
  const displayed = documented({ ...display, readerControls }, [
    'src/templates/display-attributes.ts',
    'display',
  ]);
  const tables = {
    operation: operations ?? [{ params: common }],
    own: [{ params: own }],
    settings: [{ params: settings }],
    display: [{ params: [...displayed, ...shared] }],
  };
  // The base class gets the settings and attributes of features at the entry point.
  return describeTables(tables, since).filter(({ attribute: { name, parameter } }) =>
    kitClass.tag ? attributeNames.includes(name) : isOfBase(parameter),
  );
}

/** The parts of an entry, by the doc comments of its facts. */
const factParts = ({ source, element: { definition } }: Pick<KitClass, 'source' | 'element'>) =>
  Object.entries(docComments.docsOf(source, ['definition', 'facts']))
    .filter(([name, { text }]) => text && definition?.parts.includes(name))
    .map(([name, { text: description }]) => ({ name, description }));

/**
 * The doc comments of a class, its facts and features; an element by another name has those of the element that it
 * extends.
 */
function documentation({ source, element, parent, tag }: KitClass): Declaration {
  const own = { ...(parent && documentation(parent)), ...readClass(source, element.name) };
  const further = tag
    ? [docComments.featuresIn(source, ['definition', 'features'])]
    : [
        docComments.itemsOf('src/templates/widget.ts', 'widget'),
        docComments.itemsOf('src/styles/base.ts', 'baseStyles'),
        docComments.featuresIn(FEATURES[0], FEATURES.slice(1)),
      ];
  for (const key of ITEMS) {
    const items = own[key] ?? [];
    const names = items.map(({ name }) => name);
    const added = (all: readonly { name: string }[] = []) =>
      all.filter(({ name }) => !names.includes(name));
    const facts = key === 'cssParts' ? factParts({ source, element }) : [];
    const all = [...added(facts), ...items, ...further.flatMap((each) => added(each[key]))];
    if (all.length) Object.assign(own, { [key]: all });
  }
  return own;
}

const referenceTo = ({ element: { name }, path }: KitClass): Reference => ({ name, module: path });

/** Members that subclasses inherit; each repeats them, since the generators for editors follow no superclass. */
const INHERITED = [
  'slots',
  'cssParts',
  'cssProperties',
  'events',
  'attributes',
  'members',
] as const;

/**
 * @param parent the documented base class
 * @param reference to the parent; absent if it is not exported, so that its members belong to the class itself
 */
function declare(kitClass: KitClass, parent?: Declaration, reference?: Reference): Declaration {
  const { tag } = kitClass;
  const inheritedFrom = reference && { inheritedFrom: reference };
  const documentedClass = documentation(kitClass);
  const parameters = parametersOf(kitClass, documentedClass.since).map(({ attribute, member }) => {
    const from = isOfBase(attribute.parameter) && inheritedFrom;
    return { attribute: { ...attribute, ...from }, member: { ...member, ...from } };
  });
  const declaration: Declaration = {
    ...documentedClass,
    ...(tag && { tagName: tag }),
    ...(parent && { superclass: reference ?? parent.superclass!, customElement: true }),
    ...(kitClass.parent && { superclass: referenceTo(kitClass.parent) }),
    attributes: [
      ...parameters.map(({ attribute }) => attribute),
      ...(documentedClass.attributes ?? []),
    ],
    members: [...parameters.map(({ member }) => member), ...(documentedClass.members ?? [])],
  };
  for (const key of INHERITED) {
    const all = declaration[key] ?? [];
    const others =
      parent?.[key]?.filter(({ name }) => all.every((each) => each.name !== name)) ?? [];
    const merged = [...all, ...others.map((each) => ({ ...inheritedFrom, ...each }))];
    if (merged.length) Object.assign(declaration, { [key]: merged });
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
  const exported = (kitClass: KitClass): Export => ({
    kind: 'js',
    name: kitClass.element.name,
    declaration: referenceTo(kitClass),
  });
  const [base] = classes as [KitClass];
  const outer: Declaration = { ...declare(base), customElement: true };
  const declarationOf = (kitClass: KitClass) =>
    kitClass.element.definition ? declare(kitClass, outer, referenceTo(base)) : declare(kitClass);
  return {
    schemaVersion: '1.0.0',
    readme: '',
    modules: classes.map((kitClass) => ({
      kind: 'javascript-module',
      path: kitClass.path,
      declarations: [kitClass === base ? outer : declarationOf(kitClass)],
      exports: [
        ...(kitClass === base ? classes : [kitClass]).map(exported),
        ...(kitClass.tag === undefined
          ? []
          : [
              {
                kind: 'custom-element-definition',
                name: kitClass.tag,
                declaration: referenceTo(kitClass),
              } as const,
            ]),
      ],
    })),
  };
}
