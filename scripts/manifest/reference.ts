/** The generated parts of documents, which only the site shows: above all the reference, from the manifest. */
import { readFileSync } from 'node:fs';
import type { ClassMember, Package, Type } from 'custom-elements-manifest/schema.js';
import { catalogueOf, listed } from '../../src/exports/catalogues.js';
import { lookDefaults } from '../../src/exports/styles.js';
import type { Description } from './describe.js';
import type { Declaration } from './doc-comments.js';
import { languages, type Kind, type Language } from './languages.js';
import { elementTable } from './lists.js';
import { messageTable } from './messages.js';
import { fieldsByTag, type TemplateField } from './template-fields.js';

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

/** The reference in the words of a language. */
class ReferenceWriter {
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

  #fieldTable(fields: readonly TemplateField[] = []): string[] {
    const { word, templateFields } = this.language;
    const named = fields.find(({ name }) => /^title$|Name$/.test(name));
    if (!named) return [];
    return [
      `### ${word('Fields for templates')}\n`,
      `${templateFields(named.name, '../templates.md')}\n`,
      row(['Field', 'Example'].map(word)),
      row(['---', '---']),
      ...fields.map(({ name, example }) => row([code(name), example && code(example)])),
      '',
    ];
  }

  ofElement(
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
      ...this.#fieldTable(fields),
    ];
  }

  ofEveryElement(base: Declaration, attributes: readonly Item[]): string[] {
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

/** Texts by the names of their markers. */
type Parts = Readonly<Record<string, string>>;

/** The generated parts of the documents, by file. */
export async function generatedParts(): Promise<Readonly<Record<string, Parts>>> {
  const { modules } = JSON.parse(readFileSync('custom-elements.json', 'utf8')) as Package;
  const fields = await fieldsByTag();
  const all = modules.map(({ declarations = [], exports = [] }) => ({
    declaration: declarations[0] as Declaration,
    tag: exports.find(({ kind }) => kind !== 'js')?.name,
  }));
  const shared: readonly Item[] =
    all.find(({ tag }) => tag === undefined)?.declaration.attributes ?? [];
  const described = all.filter(({ tag }) => !tag || listed.some((each) => each.tag === tag));
  const parts = languages.flatMap((language): (readonly [file: string, parts: Parts])[] => {
    const { folder, lang } = language;
    const writer = new ReferenceWriter(language);
    const tokens = writer.tokens(all.map(({ declaration }) => declaration));
    return [
      ...described.map(({ declaration, tag }) => {
        const reference = tag
          ? writer.ofElement(declaration, tag, shared, fields.get(tag))
          : writer.ofEveryElement(declaration, shared);
        const page = tag ? pageOf(tag) : SHARED;
        return [`${folder}/elements/${page}.md`, { reference: reference.join('\n') }] as const;
      }),
      [`${folder}/theming.md`, { tokens: tokens.join('\n') }],
      [`${folder}/messages.md`, { messages: messageTable(lang) }],
      [`${folder}/guide.md`, { elements: elementTable(`${folder}/guide.md`, lang) }],
    ];
  });
  return Object.fromEntries(parts);
}
