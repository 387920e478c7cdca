import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';

/**
 * The tables of the README, from the manifest. The rest of the README is written by hand.
 *
 * @typedef {{ name: string, table: string, kind: string, rule: string, choice?: string,
 *   values?: (string | number)[] }} Parameter
 * @typedef {{ name: string, description?: string, default?: string, inheritedFrom?: object,
 *   type?: { text: string } }} Item
 * @typedef {Item & { summary?: string, parameter?: Parameter }} Attribute
 * @typedef {Item & { kind: string, static?: boolean, attribute?: string,
 *   parameters?: Item[] }} Member
 * @typedef {{ name: string, description?: string, tagName?: string, attributes?: Attribute[],
 *   members?: Member[], slots?: Item[], events?: Item[], cssParts?: Item[],
 *   cssProperties?: Item[] }} Declaration
 * @typedef {{ kind: string, name: string, declaration: { name: string } }} Export
 * @typedef {{ modules: { declarations: Declaration[], exports: Export[] }[] }} Manifest
 */

const FILE = 'README.md';
const BEGIN = '<!-- attributes:begin -->';
const END = '<!-- attributes:end -->';
const EMPTY = `# mkt-widgets\n\n${BEGIN}\n${END}\n`;

/** @param {string | number} text */
const code = (text) => (text === '' ? '`""`' : `\`${text}\``);

/** @param {readonly (string | number)[]} all */
const codes = (all) => all.map(code).join(', ');

/** @param {string} text */
const unquoted = (text) => text.replace(/^'(.*)'$/s, '$1');

/**
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  /** @param {string[]} cells */
  const line = (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return rows.length ? [line(head), line(head.map(() => '---')), ...rows.map(line), ''] : [];
}

/** What an attribute takes, in few words. @param {Attribute} attribute */
function valuesOf({ parameter, type }) {
  if (!parameter) return type?.text.split(' | ').map(unquoted).map(code).join(', ') ?? '';
  const { values, rule } = parameter;
  // Where operations differ, their rules say which takes what.
  if (values?.length && !rule.includes(';')) return codes(values);
  return rule === 'comma-separated entries' ? 'list' : rule.replace(/^an? /, '');
}

/** @param {Attribute[]} attributes */
const attributeTable = (attributes) =>
  table(
    ['Attribute', 'Values', 'Default', 'Meaning'],
    attributes.map((attribute) => [
      code(attribute.name),
      valuesOf(attribute),
      attribute.default === undefined ? '' : code(unquoted(attribute.default)),
      attribute.summary ?? attribute.description ?? '',
    ]),
  );

/** @param {Attribute} attribute */
const isShared = ({ parameter, inheritedFrom }) =>
  !!inheritedFrom || ['settings', 'display'].includes(parameter?.table ?? '');

/**
 * Shared attributes whose values an element chooses itself.
 * @param {Declaration} element
 * @param {Declaration} base
 */
function ownValues(element, base) {
  /** @type {Map<string, string[]>} */
  const byValues = new Map();
  for (const attribute of element.attributes ?? []) {
    const values = codes(attribute.parameter?.values ?? []);
    const shared = base.attributes?.find(({ name }) => name === attribute.name);
    if (!shared || !values || values === codes(shared.parameter?.values ?? [])) continue;
    byValues.set(values, [...(byValues.get(values) ?? []), attribute.name]);
  }
  return [...byValues].map(([values, names]) => `- ${codes(names)}: ${values}`);
}

/** @param {Declaration} element */
const choices = ({ attributes = [] }) =>
  [...new Set(attributes.flatMap(({ parameter }) => parameter?.choice ?? []))].map(
    (choice) => `- ${choice}`,
  );

/**
 * What an element has besides what all have.
 * @param {string} title
 * @param {Item[] | undefined} items
 * @param {Item[] | undefined} shared
 */
function ownItems(title, items = [], shared = []) {
  const own = items.filter(
    ({ name, description }) =>
      !shared.some((one) => one.name === name && one.description === description),
  );
  const texts = own.map(({ name, description }) => `${code(name)} (${bare(description)})`);
  return own.length ? [`- ${title}: ${texts.join(', ')}`] : [];
}

/** A description without its full stop. @param {string | undefined} text */
const bare = (text = '') => text.replace(/\.$/, '');

/**
 * @param {Declaration} element
 * @param {string[]} tags
 * @param {Declaration} base
 */
const elementSection = (element, tags, base) => [
  `### ${codes(tags.map((tag) => `<${tag}>`))}`,
  '',
  element.description ?? '',
  '',
  ...attributeTable(element.attributes?.filter((one) => !isShared(one)) ?? []),
  ...choices(element),
  ...ownValues(element, base),
  ...ownItems('Slots', element.slots, base.slots),
  ...ownItems('Parts', element.cssParts, base.cssParts),
  ...ownItems('Events', element.events, base.events),
  ...ownItems('Custom properties', element.cssProperties, base.cssProperties),
  '',
];

/** @param {Item} event */
const detailOf = ({ type }) => /^CustomEvent<(.*)>$/s.exec(type?.text ?? '')?.[1] ?? '';

/** @param {Member} member */
const memberName = ({ name, kind, parameters = [] }) =>
  kind === 'method' ? `${name}(${parameters.map((one) => one.name).join(', ')})` : name;

/** @param {Declaration} base */
const sharedSection = ({ slots = [], events = [], cssParts = [], cssProperties = [], ...base }) => [
  '### Every element',
  '',
  ...table(
    ['Slot', 'Meaning'],
    slots.map(({ name, description = '' }) => [name ? code(name) : '(default)', description]),
  ),
  ...table(
    ['Part', 'Meaning'],
    cssParts.map(({ name, description = '' }) => [code(name), description]),
  ),
  ...table(
    ['Custom property', 'Default', 'Meaning'],
    cssProperties.map((one) => [
      code(one.name),
      one.default ? code(one.default) : '',
      one.description ?? '',
    ]),
  ),
  ...table(
    ['Event', 'Detail', 'Meaning'],
    events.map((event) => [
      code(event.name),
      detailOf(event) && code(detailOf(event)),
      event.description ?? '',
    ]),
  ),
  ...table(
    ['Property or method', 'Meaning'],
    (base.members ?? [])
      .filter((one) => !one.attribute && !one.static)
      .map((member) => [code(memberName(member)), member.description ?? '']),
  ),
];

/** @param {Manifest} manifest */
export function tablesOf({ modules }) {
  const all = modules.flatMap(({ declarations }) => declarations);
  const base = all.find(({ tagName }) => !tagName) ?? { name: '' };
  const attributes = base.attributes ?? [];
  /** @param {Attribute} attribute */
  const isSetting = ({ parameter }) => parameter?.table === 'settings';
  const definitions = modules
    .flatMap((module) => module.exports)
    .filter(({ kind }) => kind === 'custom-element-definition');
  /** @param {Declaration} element */
  const tagsOf = (element) =>
    definitions
      .filter(({ declaration }) => declaration.name === element.name)
      .map(({ name }) => name);
  return [
    '### Settings',
    '',
    'On an element, on a `<mkt-config>` around it, or as `data-*` on the script tag ' +
      '(`data-application-id`; not `access-token`): the nearest wins.',
    '',
    ...attributeTable(attributes.filter(isSetting)),
    '### Display',
    '',
    ...attributeTable(attributes.filter((one) => !isSetting(one))),
    ...all
      .filter(({ tagName, attributes: own = [] }) => tagName && !own.every(isSetting))
      .flatMap((element) => elementSection(element, tagsOf(element), base)),
    ...sharedSection(base),
  ].join('\n');
}

/**
 * A README with its tables up to date.
 * @param {string} readme
 * @param {Manifest} manifest
 */
export async function withTables(readme, manifest) {
  const [from, to] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`${FILE} needs the lines ${BEGIN} and ${END}`);
  const note = '<!-- Made by `npm run manifest`: change the source, not this. -->';
  const options = await prettier.resolveConfig(FILE);
  const tables = await prettier.format(`${note}\n\n${tablesOf(manifest)}`, {
    ...options,
    parser: 'markdown',
  });
  return `${readme.slice(0, from)}${BEGIN}\n\n${tables}\n${readme.slice(to)}`;
}

/** The README as it is, or the beginning of one. */
export const readReadme = () => (existsSync(FILE) ? readFileSync(FILE, 'utf8') : EMPTY);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
  writeFileSync(FILE, await withTables(readReadme(), manifest));
}
