import type { ranking } from '../../client/operations/market-item.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import type { Format } from '../../client/validation/parameter.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { Locale } from '../../i18n/locale.js';
import type { NearMessages } from './near-texts.js';

declare module '../../element/definition.js' {
  interface WidgetDefinition {
    /** Texts of the form's fields that not every element has. */
    readonly formMessages?: Readonly<Record<Locale, FieldMessages>>;
  }
}

type Texts<Key extends string = string> = Readonly<Record<Key, string>>;

/** Key of an issue's text: its code, for an invalid value the expected format, or `other`. */
export type IssueKey = ValidationIssue['code'] | Format | 'minLength' | 'other';

export interface FieldMessages {
  /** By parameter, or by control for the options that an author gives. */
  readonly labels: Texts;
  /** By parameter, then by value. A value '' or 0 without a text means "all". */
  readonly options?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly issues?: Partial<Texts<IssueKey>>;
  /** Replaces the text about an empty required field, by parameter. */
  readonly missing?: Texts;
  /** Format of the value, by parameter. */
  readonly hints?: Texts;
  readonly formName?: string;
  readonly near?: NearMessages;
  /** A panel that groups several number fields. */
  readonly panel?: {
    readonly label: string;
    /** @param values of the parameters that readers can set */
    readonly summary: (values: Readonly<Record<string, number>>) => string;
  };
}

const ja = {
  search: '検索',
  reset: 'リセット',
  /** Label of the disclosure with further fields. */
  further: '詳しい条件',
  /** Number of conditions set inside the disclosure. */
  set: (count: string) => `${count}件設定中`,
  /** Stepper buttons, by the label of their number. */
  fewer: (label: string) => `${label}を減らす`,
  more: (label: string) => `${label}を増やす`,
  /** Button that closes a panel. */
  done: '閉じる',
  /** Label of the group of active filters. */
  chosen: '選択中の条件',
  remove: (filter: string) => `${filter} を解除`,
  removed: (filter: string) => `「${filter}」を解除しました。`,
  clear: 'すべて解除',
  cleared: '条件をすべて解除しました。',
  /** An active filter: label and value of its field. */
  valueOf: (label: string, value: string) => `${label}：${value}`,
  /** Either limit may be ''. */
  range: (from: string, to: string) => `${from}〜${to}`,
  /** Option that leaves a parameter out. */
  any: '指定なし',
  all: 'すべて',
  labels: {
    keyword: 'キーワード',
    genre: 'ジャンル',
    area: '地域',
    sort: '並び順',
    searchRadius: '現在地からの距離',
    // The form of the ranking, whose definition is in the core, which has no texts of forms.
    age: '購入者の年代',
    sex: '購入者の性別',
  },
  options: {
    age: { 10: '10代', 20: '20代', 30: '30代', 40: '40代', 50: '50代以上' } satisfies Record<
      (typeof ranking.params.age.values)[number],
      string
    >,
    sex: { 0: '男性', 1: '女性' } satisfies Record<
      (typeof ranking.params.sex.values)[number],
      string
    >,
  },
  issues: {
    requiredOneOf: 'キーワードなどの検索条件を入力してください。',
    keyword:
      'キーワードは2文字以上（漢字は1文字でも可）、全角64文字（半角128文字）以内で入力してください。',
    other: 'この条件では検索できません。条件を減らして、もう一度検索してください。',
  },
  required: (label: string) => `${label}を入力してください。`,
  /** One of several fields must be filled in. */
  either: (labels: readonly string[]) => `${labels.join('または')}を入力してください。`,
  /** Values that the browser rejects. */
  inputs: {
    date: '日付を正しく入力してください。',
    number: '数を入力してください。',
    integer: '整数で入力してください。',
    atLeast: (limit: string) => `${limit}以上の数を入力してください。`,
    atMost: (limit: string) => `${limit}以下の数を入力してください。`,
  },
};

const en: typeof ja = {
  search: 'Search',
  reset: 'Reset',
  further: 'More options',
  set: (count) => `${count} set`,
  fewer: (label) => `Decrease: ${label}`,
  more: (label) => `Increase: ${label}`,
  done: 'Done',
  chosen: 'Your choices',
  remove: (filter) => `Remove ${filter}`,
  removed: (filter) => `Removed: ${filter}.`,
  clear: 'Clear all',
  cleared: 'All choices removed.',
  valueOf: (label, value) => `${label}: ${value}`,
  range: (from, to) => (from && to ? `${from} – ${to}` : from ? `from ${from}` : `up to ${to}`),
  any: 'Any',
  all: 'All',
  labels: {
    keyword: 'Keyword',
    genre: 'Genre',
    area: 'Area',
    sort: 'Sort by',
    searchRadius: 'Distance from you',
    age: 'Buyers’ age',
    sex: 'Buyers’ gender',
  },
  options: {
    age: { 10: 'Teens', 20: '20s', 30: '30s', 40: '40s', 50: '50 and over' },
    sex: { 0: 'Men', 1: 'Women' },
  },
  issues: {
    requiredOneOf: 'Please enter a keyword or another search condition.',
    keyword:
      'Please enter 2 or more characters (one kanji is enough), up to 64 full-width (128 half-width) in all.',
    other: 'This combination can’t be searched. Please remove a condition and search again.',
  },
  required: (label) => `Please fill in “${label}”.`,
  either: (labels) => `Please fill in ${labels.map((label) => `“${label}”`).join(' or ')}.`,
  inputs: {
    date: 'Please enter a valid date.',
    number: 'Please enter a number.',
    integer: 'Please enter a whole number.',
    atLeast: (limit) => `Please enter ${limit} or more.`,
    atMost: (limit) => `Please enter ${limit} or less.`,
  },
};

export const form = { ja, en };

export type FormMessages = (typeof form)['ja'] & FieldMessages;

/** The texts of an element's form: shared ones and its own. */
export function formMessages(definition: WidgetDefinition, locale: Locale): FormMessages {
  const shared = form[locale];
  const specific = definition.formMessages?.[locale];
  return {
    ...shared,
    ...specific,
    labels: { ...shared.labels, ...specific?.labels },
    options: { ...shared.options, ...specific?.options },
    issues: { ...shared.issues, ...specific?.issues },
  };
}
