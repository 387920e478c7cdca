/**
 * The reference pages of the elements, from the manifest. What stands above the marker is written
 * by hand and kept: the title and the examples.
 */
import type { ClassMember, Package, Type } from 'custom-elements-manifest/schema.js';
import { lookDefaults } from '../../src/styles/looks.js';
import type { Description } from './describe.js';
import type { Declaration } from './doc-comments.js';

/** What stands in a table: an attribute, a slot, a part, an event and so on. */
interface Item {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: Type;
  readonly inheritedFrom?: object;
  readonly parameter?: Description['attribute']['parameter'];
}

const FOLDER = 'docs/elements';
const THEMING = 'docs/theming.md';
/** Where the table of custom properties is in it. */
const TOKENS = /(<!-- tokens: made by `npm run manifest` -->\n).*(<!-- end of tokens -->)/s;
const MARKER = '<!-- reference: made by `npm run manifest`; change the source, not this -->';
/** The page of what all elements have in common. */
const SHARED = 'every-element';
const ATTRIBUTE = 'Attribute';

const code = (text: string | number) => (text === '' ? '`""`' : `\`${text}\``);

const codes = (all: readonly (string | number)[]) => all.map(code).join(', ');

const unquoted = (text: string) => text.replace(/^'(.*)'$/s, '$1');

/** What an attribute takes, in few words. */
function valuesOf({ parameter, type }: Item): string | undefined {
  if (!parameter) return type && codes(type.text.split(' | ').map(unquoted));
  const { values, rule } = parameter;
  // Where operations differ, their rules say which takes what.
  if (values && !rule.includes(';')) return codes(values);
  return rule === 'comma-separated entries' ? 'list' : rule.replace(/^an? /, '');
}

const detailOf = ({ type }: Item) => /^CustomEvent<(.*)>$/s.exec(type?.text ?? '')?.[1];

/** What a table tells of an item beside its name: a column that nothing has is left out. */
const COLUMNS: Readonly<Record<string, (item: Item) => string | undefined>> = {
  Values: (item) => (detailOf(item) ? undefined : valuesOf(item)),
  Detail: (item) => detailOf(item)?.replace(/.+/s, code),
  Default: (item) => (item.default === undefined ? undefined : code(unquoted(item.default))),
  Meaning: ({ summary, description }) => summary ?? description,
};

const row = (cells: readonly (string | undefined)[]) =>
  `| ${cells.map((cell = '') => cell.replaceAll('|', '\\|')).join(' | ')} |`;

function table(title: string, items: readonly Item[], head = 'Name'): string[] {
  if (!items.length) return [];
  const nameOf = ({ name }: Item) => (name ? code(name) : '(default)');
  const columns = Object.entries({ [head]: nameOf, ...COLUMNS }).filter(([, cell]) =>
    items.some(cell),
  );
  return [
    `### ${title}\n`,
    row(columns.map(([name]) => name)),
    row(columns.map(() => '---')),
    ...items.map((item) => row(columns.map(([, cell]) => cell(item)))),
    '',
  ];
}

/** What a class has itself. */
const own = <T extends object>(items: readonly T[] = []) =>
  items.filter((item) => !('inheritedFrom' in item));

const isSetting = ({ parameter }: Item) => parameter?.table === 'settings';

const memberItem = (one: ClassMember): Item => {
  const { name, description = '' } = one;
  if (one.kind !== 'method') return { name, description };
  return {
    name: `${name}(${one.parameters?.map((each) => each.name).join(', ') ?? ''})`,
    description,
  };
};

/** The tables of what is no attribute. */
function otherTables({ slots, cssParts, cssProperties, events, members }: Declaration) {
  const others = own(members).filter((one) => !('attribute' in one) && !one.static);
  return [
    ...table('Slots', own(slots)),
    ...table('Parts', own(cssParts)),
    ...table('Custom properties', own(cssProperties)),
    ...table('Events', own(events)),
    ...table('Properties and methods', others.map(memberItem)),
  ];
}

function elementPage(element: Declaration, tags: readonly string[], shared: readonly Item[]) {
  const all: readonly Item[] = element.attributes ?? [];
  const attributes = own(all).filter((one) => !isSetting(one));
  const inherited = all.filter(({ inheritedFrom }) => inheritedFrom);
  const usual = new Map(shared.map((one) => [one.name, valuesOf(one)]));
  const choices = new Set(attributes.flatMap(({ parameter }) => parameter?.choice ?? []));
  return [
    '## Reference\n',
    `${element.description ?? ''}\n`,
    `Registered as ${codes(tags.map((tag) => `<${tag}>`))}.`,
    inherited.length
      ? `It also has the attributes, slots, parts, events, properties and custom properties of [every element](${SHARED}.md).\n`
      : `It also has the [settings](${SHARED}.md#settings) as attributes.\n`,
    ...table('Attributes', attributes, ATTRIBUTE),
    ...[...choices].map((choice) => `- ${choice}`),
    '',
    ...table(
      'Shared attributes with its own values',
      inherited.filter((one) => valuesOf(one) !== usual.get(one.name)),
      ATTRIBUTE,
    ),
    ...otherTables(element),
  ];
}

const sharedPage = (base: Declaration, attributes: readonly Item[]) => [
  ...table('Settings', attributes.filter(isSetting), ATTRIBUTE),
  ...table(
    'Display',
    attributes.filter((one) => !isSetting(one)),
    ATTRIBUTE,
  ),
  ...otherTables(base),
];

/** What the looks make of a custom property, where it is another default. */
function ofLooks(name: string): string | undefined {
  const found = Object.entries(lookDefaults).flatMap(([look, defaults]) => {
    const value = defaults[name.replace('--mkt-', '')];
    return value === undefined ? [] : `${look}: ${code(value)}`;
  });
  return found.join(', ') || undefined;
}

/** The custom properties of all elements, each once. */
function tokens(declarations: readonly Declaration[]): string[] {
  const all = declarations.flatMap(({ cssProperties = [] }) => cssProperties);
  const names = all.map(({ name }) => name);
  const once: readonly Item[] = all.filter(({ name }, at) => names.indexOf(name) === at);
  const cells = (one: Item) => [
    code(one.name),
    COLUMNS['Default']!(one),
    ofLooks(one.name),
    one.description,
  ];
  return [
    row(['Name', 'Default', 'In looks', 'Meaning']),
    row(['---', '---', '---', '---']),
    ...once.map((one) => row(cells(one))),
  ];
}

/**
 * @param read the page as it is, or nothing
 * @returns the text of each page by its file
 */
export function pagesOf({ modules }: Package, read: (file: string) => string) {
  const all = modules.map(({ declarations = [], exports = [] }) => ({
    declaration: declarations[0] as Declaration,
    tags: exports.filter(({ kind }) => kind !== 'js').map(({ name }) => name),
  }));
  const shared: readonly Item[] =
    all.find(({ tags }) => !tags.length)?.declaration.attributes ?? [];
  const pages = all.map(({ declaration, tags }): [file: string, text: string] => {
    const [tag] = tags;
    const file = `${FOLDER}/${tag ?? SHARED}.md`;
    const [byHand] = (read(file) || `# ${tag ? code(`<${tag}>`) : SHARED}\n\n`).split(MARKER);
    const reference = tag
      ? elementPage(declaration, tags, shared)
      : sharedPage(declaration, shared);
    return [file, [`${byHand}${MARKER}\n`, ...reference].join('\n')];
  });
  const table = tokens(all.map(({ declaration }) => declaration)).join('\n');
  const theming = read(THEMING).replace(
    TOKENS,
    (_, start: string, end: string) => `${start}\n${table}\n\n${end}`,
  );
  return Object.fromEntries([...pages, [THEMING, theming]]);
}
