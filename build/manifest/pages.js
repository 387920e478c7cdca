/**
 * The reference pages of the elements, from the manifest. What stands above the marker is written
 * by hand and kept: the title and the examples.
 *
 * @typedef {{ name: string, table: string, rule: string, choice?: string,
 *   values?: (string | number)[] }} Parameter
 * @typedef {{ name: string, description?: string, default?: string, inheritedFrom?: object,
 *   type?: { text: string } }} Item
 * @typedef {Item & { summary?: string, parameter?: Parameter }} Attribute
 * @typedef {Item & { kind: string, static?: boolean, attribute?: string,
 *   parameters?: Item[] }} Member
 * @typedef {{ name: string, description?: string, tagName?: string, attributes?: Attribute[],
 *   members?: Member[], slots?: Item[], events?: Item[], cssParts?: Item[],
 *   cssProperties?: Item[] }} Declaration
 */

const FOLDER = 'docs/elements';
const MARKER = '<!-- reference: made by `npm run manifest`; change the source, not this -->';
/** The page of what all elements have in common. */
const SHARED = 'every-element';

/** @param {string | number} text */
const code = (text) => (text === '' ? '`""`' : `\`${text}\``);

/** @param {readonly (string | number)[]} all */
const codes = (all) => all.map(code).join(', ');

/** @param {string} text */
const unquoted = (text) => text.replace(/^'(.*)'$/s, '$1');

/**
 * @template T
 * @param {string} title
 * @param {readonly T[]} items
 * @param {Record<string, (item: T) => string | undefined>} columns
 */
function table(title, items, columns) {
  /** @param {(string | undefined)[]} cells */
  const line = (cells) =>
    `| ${cells.map((cell = '') => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const used = Object.entries(columns).filter(([, cell]) => items.some((item) => cell(item)));
  return items.length
    ? [
        `### ${title}`,
        '',
        line(used.map(([head]) => head)),
        line(used.map(() => '---')),
        ...items.map((item) => line(used.map(([, cell]) => cell(item)))),
        '',
      ]
    : [];
}

/** What an attribute takes, in few words. @param {Attribute} attribute */
function valuesOf({ parameter, type }) {
  if (!parameter) return type?.text.split(' | ').map(unquoted).map(code).join(', ');
  const { values, rule } = parameter;
  // Where operations differ, their rules say which takes what.
  if (values?.length && !rule.includes(';')) return codes(values);
  return rule === 'comma-separated entries' ? 'list' : rule.replace(/^an? /, '');
}

/** @param {string} title @param {Attribute[]} attributes */
const attributeTable = (title, attributes) =>
  table(title, attributes, {
    Attribute: ({ name }) => code(name),
    Values: valuesOf,
    Default: (one) => (one.default === undefined ? '' : code(unquoted(one.default))),
    Meaning: ({ summary, description }) => summary ?? description,
  });

/** @param {string} title @param {Item[]} items */
const itemTable = (title, items) =>
  table(title, items, {
    Name: ({ name }) => (name ? code(name) : '(default)'),
    Detail: ({ type }) =>
      /^CustomEvent<(.*)>$/s
        .exec(type?.text ?? '')
        ?.slice(1)
        .map(code)[0],
    Default: (one) => one.default && code(one.default),
    Meaning: ({ description }) => description,
  });

/** @param {Member} member */
const memberName = ({ name, kind, parameters = [] }) =>
  kind === 'method' ? `${name}(${parameters.map((one) => one.name).join(', ')})` : name;

/** What a class has itself. @template {Item} T @param {T[] | undefined} items */
const own = (items = []) => items.filter(({ inheritedFrom }) => !inheritedFrom);

/** Slots, parts, events and so on. @param {Declaration} one */
const itemTables = ({ slots, cssParts, cssProperties, events, members }) => [
  ...itemTable('Slots', own(slots)),
  ...itemTable('Parts', own(cssParts)),
  ...itemTable('Custom properties', own(cssProperties)),
  ...itemTable('Events', own(events)),
  ...table(
    'Properties and methods',
    own(members).filter((one) => !one.attribute && !one.static),
    { Name: (one) => code(memberName(one)), Meaning: ({ description }) => description },
  ),
];

/** @param {Attribute} attribute */
const isSetting = ({ parameter }) => parameter?.table === 'settings';

/**
 * Shared attributes whose values an element chooses itself.
 * @param {Declaration} element
 * @param {Declaration} base
 */
const ownValues = (element, base) =>
  (element.attributes ?? []).filter(
    ({ name, inheritedFrom, parameter }) =>
      inheritedFrom &&
      parameter?.values &&
      valuesOf({ name, parameter }) !==
        valuesOf(base.attributes?.find((one) => one.name === name) ?? { name: '' }),
  );

/**
 * @param {Declaration} element
 * @param {string[]} tags
 * @param {Declaration} base
 */
function elementPage(element, tags, base) {
  const attributes = own(element.attributes).filter((one) => !isSetting(one));
  const inherits = element.attributes?.some((one) => one.inheritedFrom);
  const choices = new Set(attributes.flatMap(({ parameter }) => parameter?.choice ?? []));
  return [
    '## Reference',
    '',
    element.description,
    '',
    `Registered as ${codes(tags.map((tag) => `<${tag}>`))}.`,
    inherits
      ? `It also has the attributes, slots, parts, events, properties and custom properties of [every element](${SHARED}.md).`
      : `It also has the [settings](${SHARED}.md#settings) as attributes.`,
    '',
    ...attributeTable('Attributes', attributes),
    ...[...choices].map((choice) => `- ${choice}`),
    '',
    ...attributeTable('Shared attributes with its own values', ownValues(element, base)),
    ...itemTables(element),
  ];
}

/** @param {Declaration} base */
const sharedPage = ({ attributes = [], ...base }) => [
  ...attributeTable('Settings', attributes.filter(isSetting)),
  ...attributeTable(
    'Display',
    attributes.filter((one) => !isSetting(one)),
  ),
  ...itemTables(base),
];

/**
 * @param {import('custom-elements-manifest/schema.js').Package} manifest
 * @param {(file: string) => string} read the page as it is, or nothing
 * @returns {Record<string, string>} the text of each page by its file
 */
export function pagesOf({ modules }, read) {
  const all = modules.map(({ declarations = [], exports = [] }) => ({
    declaration: /** @type {Declaration} */ (/** @type {unknown} */ (declarations[0])),
    tags: exports
      .filter(({ kind }) => kind === 'custom-element-definition')
      .map(({ name }) => name),
  }));
  const base = all.find(({ tags }) => !tags.length)?.declaration ?? { name: '' };
  return Object.fromEntries(
    all.map(({ declaration, tags }) => {
      const name = tags[0] ?? SHARED;
      const file = `${FOLDER}/${name}.md`;
      const [byHand] = (read(file) || `# ${tags[0] ? code(`<${name}>`) : name}\n\n`).split(MARKER);
      const reference = tags.length
        ? elementPage(declaration, tags, base)
        : sharedPage(declaration);
      return [file, [byHand + MARKER, '', ...reference].join('\n')];
    }),
  );
}
