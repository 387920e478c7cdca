/** The texts of the reference: those of the manifest, or the site's Japanese ones. */
import * as ja from './words/ja-reference.js';

/** The kind of items in a table. */
export type Kind = keyof typeof ja.meanings;

interface ManifestItem {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
}

export interface Language {
  /** The folder of its documents. */
  readonly folder: string;
  /** A heading, of a table or of a column. */
  readonly word: (english: string) => string;
  /** The meaning of an item; `tag` is the element, if the item belongs to only one. */
  readonly meaning: (kind: Kind, item: ManifestItem, tag?: string) => string | undefined;
  readonly description: (tag: string, english: string) => string;
  readonly rule: (english: string) => string;
  readonly choice: (english: string) => string;
  readonly registered: (tag: string, since: string) => string;
  readonly inherits: (link: string) => string;
  readonly hasSettings: (link: string) => string;
  /** The introduction of the table of fields; `name` is one of them. */
  readonly templateFields: (name: string, link: string) => string;
}

const english: Language = {
  folder: 'docs',
  word: (word) => word,
  meaning: (_, { summary, description }) => summary ?? description,
  description: (_, text) => text,
  rule: (rule) => rule.replace(/^an? /, ''),
  choice: (choice) => choice,
  registered: (tag, since) => `Registered as ${tag}. Since ${since}.`,
  inherits: (link) =>
    `It also has the attributes, slots, parts, events, properties and custom properties of [every element](${link}).`,
  hasSettings: (link) => `It also has the [settings](${link}#settings) as attributes.`,
  templateFields: (name, link) =>
    `In a [template](${link}), \`data-text="${name}"\` shows a field. Not every entry has every field.`,
};

const japanese: Language = {
  folder: 'docs/ja',
  word: (word) => ja.words[word] ?? word,
  meaning(kind, item, tag) {
    const meanings = ja.meanings[kind];
    const meaning = meanings[`${tag} ${item.name}`] ?? meanings[item.name];
    const text = item.summary ?? item.description ?? '';
    return meaning === undefined
      ? text
      : meaning + (kind === 'attributes' ? ja.additionsOf(text) : '');
  },
  description: (tag, text) => ja.descriptions[tag] ?? text,
  rule: ja.ruleOf,
  choice: ja.choiceOf,
  registered: (tag, since) => `${tag} として登録されます。${since} からあります。`,
  inherits: (link) =>
    `[すべての要素](${link})に共通の属性・スロット・パート・イベント・プロパティ・カスタムプロパティもあります。`,
  hasSettings: (link) => `[設定](${link}#設定)も属性として書けます。`,
  templateFields: (name, link) =>
    `[テンプレート](${link})の中では、\`data-text="${name}"\` でフィールドを表示します。どの1件にもすべてのフィールドがあるとは限りません。`,
};

export const languages: readonly Language[] = [english, japanese];
