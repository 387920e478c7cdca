/** The texts of the reference: the manifest's, or the site's Japanese ones. */
import type { Locale } from '../../src/exports/texts.js';
import * as ja from './words/ja-reference.js';

export type Kind = keyof typeof ja.meanings;

interface ManifestItem {
  readonly name: string;
  readonly summary?: string;
  readonly description?: string;
}

export interface Language {
  readonly lang: Locale;
  readonly folder: string;
  /** A heading, of a table or of a column. */
  readonly word: (english: string) => string;
  /** The meaning of an item; `tag` is the element, if the item belongs to only one. */
  readonly meaning: (kind: Kind, item: ManifestItem, tag?: string) => string | undefined;
  readonly description: (tag: string, english: string) => string;
  readonly rule: (english: string) => string;
  readonly choice: (english: string) => string;
  /** Between two tags. */
  readonly and: string;
  readonly registered: (tags: string, since: string) => string;
  readonly inherits: (shared: string, settings: string) => string;
  readonly hasSettings: (link: string) => string;
  /** The link to the document with the table of custom properties. */
  readonly sharedProperties: (link: string) => string;
  /** The introduction of the table of fields; `name` is one of them. */
  readonly templateFields: (name: string, link: string) => string;
}

const english: Language = {
  lang: 'en',
  folder: 'docs',
  word: (word) => word,
  meaning: (_, { summary, description }) => summary ?? description,
  description: (_, text) => text,
  rule: (rule) => rule.replace(/^an? /, ''),
  choice: (choice) => choice,
  and: ' and ',
  registered: (tags, since) => `Registered as ${tags}. Since ${since}.`,
  inherits: (shared, settings) =>
    `It also has the attributes, slots, parts, events, properties and custom properties of [every element](${shared}), and the [settings](${settings}#settings).`,
  hasSettings: (link) => `It also has the [settings](${link}#settings) as attributes.`,
  sharedProperties: (link) =>
    `They are in the [table of the document on theming](${link}#custom-properties).`,
  templateFields: (name, link) =>
    `In a [template](${link}), \`data-text="${name}"\` shows a field. Not every entry has every field.`,
};

const japanese: Language = {
  lang: 'ja',
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
  and: ' と ',
  registered: (tags, since) => `${tags} として登録されます。${since} からあります。`,
  inherits: (shared, settings) =>
    `[すべての要素](${shared})に共通の属性・スロット・パート・イベント・プロパティ・カスタムプロパティと、[設定](${settings}#設定)もあります。`,
  hasSettings: (link) => `[設定](${link}#設定)も属性として書けます。`,
  sharedProperties: (link) => `[見た目の文書の表](${link}#カスタムプロパティ)にあります。`,
  templateFields: (name, link) =>
    `[テンプレート](${link})の中では、\`data-text="${name}"\` でフィールドを表示します。どの1件にもすべてのフィールドがあるとは限りません。`,
};

export const languages: readonly Language[] = [english, japanese];
