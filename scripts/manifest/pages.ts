/**
 * The reference pages of the elements, from the manifest. The text above the marker is handwritten and stays:
 * the title and the examples.
 */
import type { ClassMember, Package, Type } from 'custom-elements-manifest/schema.js';
import { catalogueOf, listed } from '../../src/exports/catalogues.js';
import { lookDefaults } from '../../src/exports/styles.js';
import type { Description } from './describe.js';
import type { Declaration } from './doc-comments.js';
import { languages, type Kind, type Language } from './languages.js';
import type { TemplateField } from './template-fields.js';

/** A row of a table: an attribute, a slot, a part, an event and so on. */
interface Item {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
  readonly default?: string;
  readonly type?: Type;
  readonly inheritedFrom?: object;
  readonly parameter?: Description['attribute']['parameter'];
}

/** The table of custom properties in the document on theming. */
const TOKENS = /(<!-- tokens: made by `npm run docs:manifest` -->\n).*(<!-- end of tokens -->)/s;
const MARKER = '<!-- reference: made by `npm run docs:manifest`; change the source, not this -->';
/** The page of the shared reference. */
const SHARED = 'every-element';
/** The page of the settings, which all elements and the script tag have. */
const SETTINGS = 'mkt-config';

const code = (text: string | number) => (text === '' ? '`""`' : `\`${text}\``);

const codes = (all: readonly (string | number)[]) => all.map(code).join(', ');

const unquoted = (text: string) => text.replace(/^'(.*)'$/s, '$1');

function valuesOf({ parameter, type }: Item, language: Language): string | undefined {
  if (!parameter) return type && codes(type.text.split(' | ').map(unquoted));
  const { values, rule } = parameter;
  // If the operations differ, the rules name them.
  if (values && !rule.includes(';')) return codes(values);
  return language.rule(rule === 'comma-separated entries' ? 'list' : rule);
}

const detailOf = ({ type }: Item) => /^CustomEvent<(.*)>$/s.exec(type?.text ?? '')?.[1];

const row = (cells: readonly (string | undefined)[]) =>
  `| ${cells.map((cell = '') => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const defaultOf = (item: Item) =>
  item.default === undefined ? undefined : code(unquoted(item.default));

/** Members of the class itself. */
const ownItems = <T extends object>(items: readonly T[] = []) =>
  items.filter((item) => !('inheritedFrom' in item));

const pageOf = (tag: string) => catalogueOf(tag)?.alias ?? tag;

const isSetting = ({ parameter }: Item) => parameter?.table === 'settings';

const memberItem = (member: ClassMember): Item => {
  const { name, description = '' } = member;
  if (member.kind !== 'method') return { name, description };
  return {
    name: `${name}(${member.parameters?.map((each) => each.name).join(', ') ?? ''})`,
    description,
  };
};

/** The defaults of the looks for a custom property. */
function ofLooks(name: string): string | undefined {
  const looks = Object.entries(lookDefaults).flatMap(([look, defaults]) => {
    const value = defaults[name.replace('--mkt-', '')];
    return value === undefined ? [] : `${look}: ${code(value)}`;
  });
  return looks.join(', ') || undefined;
}

/** The pages in the words of a language. */
class PageWriter {
  constructor(private readonly language: Language) {}

  /** A table of items, without empty columns. */
  #table(title: string, kind: Kind, items: readonly Item[], tag?: string): string[] {
    if (!items.length) return [];
    const { language } = this;
    const { word, meaning } = language;
    const head = kind === 'attributes' ? 'Attribute' : 'Name';
    const all: Readonly<Record<string, (item: Item) => string | undefined>> = {
      [head]: ({ name }) => (name ? code(name) : word('(default)')),
      Values: (item) => (detailOf(item) ? undefined : valuesOf(item, language)),
      Detail: (item) => detailOf(item)?.replace(/.+/s, code),
      Default: defaultOf,
      Meaning: (item) => meaning(kind, item, tag),
    };
    const columns = Object.entries(all).filter(([, cell]) => items.some(cell));
    return [
      `### ${word(title)}\n`,
      row(columns.map(([name]) => word(name))),
      row(columns.map(() => '---')),
      ...items.map((item) => row(columns.map(([, cell]) => cell(item)))),
      '',
    ];
  }

  #otherTables({ slots, cssParts, cssProperties, events, members, tagName }: Declaration) {
    const others = ownItems(members).filter((member) => !('attribute' in member) && !member.static);
    return [
      ...this.#table('Slots', 'slots', ownItems(slots), tagName),
      ...this.#table('Parts', 'parts', ownItems(cssParts), tagName),
      ...this.#table('Custom properties', 'properties', ownItems(cssProperties), tagName),
      ...this.#table('Events', 'events', ownItems(events), tagName),
      ...this.#table('Properties and methods', 'members', others.map(memberItem), tagName),
    ];
  }

  /** Field names and examples are the same in each language: one of them has the table. */
  #fieldTable(tag: string, fields: readonly TemplateField[] = []): string[] {
    const { language } = this;
    const { word } = language;
    const named = fields.find(({ name }) => /^title$|Name$/.test(name));
    if (!named) return [];
    const introduction = [
      `### ${word('Fields for templates')}\n`,
      `${language.templateFields(named.name, '../templates.md')}\n`,
    ];
    if (language.fieldTable) return [...introduction, language.fieldTable(`${pageOf(tag)}.md`)];
    return [
      ...introduction,
      row(['Field', 'Example'].map(word)),
      row(['---', '---']),
      ...fields.map(({ name, example }) => row([code(name), example && code(example)])),
      '',
    ];
  }

  elementPage(
    element: Declaration,
    tag: string,
    shared: readonly Item[],
    fields?: readonly TemplateField[],
  ) {
    const { language } = this;
    const { word } = language;
    const all: readonly Item[] = element.attributes ?? [];
    const attributes = ownItems(all).filter((attribute) => !isSetting(attribute));
    const inherited = all.filter(({ inheritedFrom }) => inheritedFrom);
    const usual = new Map(
      shared.map((attribute) => [attribute.name, valuesOf(attribute, language)]),
    );
    const choices = new Set(attributes.flatMap(({ parameter }) => parameter?.choice ?? []));
    return [
      `## ${word('Reference')}\n`,
      `${language.description(tag, element.description ?? '')}\n`,
      language.registered(
        [tag, catalogueOf(tag)?.alias]
          .flatMap((each) => (each ? code(`<${each}>`) : []))
          .join(language.and),
        element.since!,
      ),
      ...(inherited.length
        ? [language.inherits(`${SHARED}.md`, `${SETTINGS}.md`)]
        : all.some(isSetting)
          ? [language.hasSettings(tag === SETTINGS ? '' : `${SETTINGS}.md`)]
          : []),
      '',
      ...(tag === SETTINGS ? this.#table('Settings', 'attributes', shared.filter(isSetting)) : []),
      ...this.#table('Attributes', 'attributes', attributes, tag),
      ...[...choices].map((choice) => `- ${language.choice(choice)}`),
      '',
      ...this.#table(
        'Shared attributes with its own values',
        'attributes',
        inherited.filter(
          (attribute) => valuesOf(attribute, language) !== usual.get(attribute.name),
        ),
        tag,
      ),
      ...this.#otherTables(element),
      ...this.#fieldTable(tag, fields),
    ];
  }

  sharedPage(base: Declaration, attributes: readonly Item[]): string[] {
    const { word, sharedProperties } = this.language;
    return [
      `## ${word('Reference')}\n`,
      ...this.#table(
        'Display',
        'attributes',
        attributes.filter((attribute) => !isSetting(attribute)),
      ),
      ...this.#otherTables({ ...base, cssProperties: [] }),
      `### ${word('Custom properties')}\n`,
      sharedProperties('../theming.md'),
      '',
    ];
  }

  /** The custom properties of all elements, each once. */
  tokens(declarations: readonly Declaration[]): string[] {
    const { word, meaning } = this.language;
    const all = declarations.flatMap(({ cssProperties = [] }) => cssProperties);
    const names = all.map(({ name }) => name);
    const once: readonly Item[] = all.filter(({ name }, index) => names.indexOf(name) === index);
    return [
      row(['Name', 'Default', 'In looks', 'Meaning'].map(word)),
      row(['---', '---', '---', '---']),
      ...once.map((property) =>
        row([
          code(property.name),
          defaultOf(property),
          ofLooks(property.name),
          meaning('properties', property),
        ]),
      ),
    ];
  }
}

/**
 * @param read returns the current page, or undefined
 * @param fields the fields for templates, by the tag of their element
 * @returns the text of each page by its file
 */
export function pagesOf(
  { modules }: Package,
  read: (file: string) => string,
  fields: ReadonlyMap<string, readonly TemplateField[]>,
) {
  const all = modules.map(({ declarations = [], exports = [] }) => ({
    declaration: declarations[0] as Declaration,
    tag: exports.find(({ kind }) => kind !== 'js')?.name,
  }));
  const shared: readonly Item[] =
    all.find(({ tag }) => tag === undefined)?.declaration.attributes ?? [];
  const pages = languages.flatMap((language) => {
    const writer = new PageWriter(language);
    const described = all.filter(({ tag }) => !tag || listed.some((each) => each.tag === tag));
    const ofElements = described.map(({ declaration, tag }): [file: string, text: string] => {
      const page = tag ? pageOf(tag) : SHARED;
      const file = `${language.folder}/elements/${page}.md`;
      const [byHand] = (read(file) || `# ${tag ? code(`<${tag}>`) : SHARED}\n\n`).split(MARKER);
      const reference = tag
        ? writer.elementPage(declaration, tag, shared, fields.get(tag))
        : writer.sharedPage(declaration, shared);
      return [file, [`${byHand}${MARKER}\n`, ...reference].join('\n')];
    });
    const file = `${language.folder}/theming.md`;
    const table = writer.tokens(all.map(({ declaration }) => declaration)).join('\n');
    const theming = read(file).replace(
      TOKENS,
      (_, start: string, end: string) => `${start}\n${table}\n\n${end}`,
    );
    return [...ofElements, [file, theming] as const];
  });
  return Object.fromEntries(pages);
}
