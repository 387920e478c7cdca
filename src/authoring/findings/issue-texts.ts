/** Validation issues in the author's language, one sentence each. */
import type { ValidationIssue } from '../../client/validation/issue.js';
import { describeIssue } from '../../client/validation/messages.js';
import type { Format, Parameter } from '../../client/validation/parameter.js';
import { repair } from '../../client/validation/repair.js';
import { nearestValue } from '../../client/validation/suggest.js';
import type { Locale } from '../../i18n/locale.js';

/** The author's name of a parameter: its attribute, or its field in a form. */
type Spell = (parameter: string) => string;

function rangeInJapanese({ min, max }: Parameter): string {
  if (min === undefined) return max === undefined ? '' : `（${max}以下）`;
  return max === undefined ? `（${min}以上）` : `（${min}〜${max}）`;
}

const FORMATS: Readonly<Record<Format, (rule: Parameter) => string>> = {
  keyword: () =>
    '2文字以上の言葉（漢字は1文字でも可）を、全体で半角128文字・全角64文字以内で入力してください',
  isbnOrJan: () => '13桁で入力してください',
  isbn: () => '13桁か10桁の ISBN を、正しいチェックディジットまで入力してください',
  subgenre: (rule) => `${rule.default} で始まるジャンルにしてください`,
  degrees: (rule) => `度で入力してください${rangeInJapanese(rule)}`,
  dayOrMinute: () => '2026-11-27 か 2026-11-27T09:59 のような日や時刻にしてください',
  days: () => '5,10,15 のような日にしてください',
  timeZone: () => 'Asia/Tokyo のようなタイムゾーンにしてください',
  httpUrl: () => 'http:// か https:// で始まるアドレスにしてください',
  tileAddress: () => '{z} {x} {y} を含む https のアドレスにしてください',
  urlOrPath: () => 'http(s) のアドレスかパスにしてください',
  id: () => '空白と全角文字のない ID を入力してください',
  apiVersion: () => '20170628 のような版で入力してください',
  identifierMapping: () => 'site=acme のような組で入力してください',
  fieldMapping: () =>
    '「title=ItemName href=ItemUrl」のような組で入力してください（title、href、image、caption、price、shop）',
};

function acceptedInJapanese(rule: Parameter): string {
  const { kind, values, format, minLength, maxItems } = rule;
  if (format) return FORMATS[format](rule);
  if (minLength) return `${minLength}文字以上で入力してください`;
  if (kind === 'list')
    return `${rule.of === 'integer' ? '数字を' : ''}${rule.separator ? '空白' : 'カンマ'}区切りで${maxItems ? `${maxItems}個まで` : ''}入力してください${values ? `（${values.join('、')}）` : ''}`;
  if (values) return `次のどれかにしてください：${values.join('、')}`;
  if (kind === 'date') return '年-月-日（例：2030-04-01）で入力してください';
  if (kind === 'text') return '文字で入力してください';
  return `${kind === 'decimal' ? '数字' : '整数'}で入力してください${rangeInJapanese(rule)}`;
}

const meantInJapanese = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : `。${suggestion} ではありませんか？`;

/** The text to write in place of a value with curly quotes or full-width digits, or of a misspelt one. */
function repairInJapanese({ value = '', rule }: ValidationIssue<'invalid'>): string {
  const repaired = repair(value, rule);
  if (!repaired) return meantInJapanese(nearestValue(value, rule));
  const how = repaired.accident === 'curlyQuotes' ? '曲がった引用符を外して' : '半角で';
  return `。${how} ${repaired.value} と書いてください`;
}

function inJapanese(issue: ValidationIssue, spell: Spell): string {
  switch (issue.code) {
    case 'required':
      return '入力が必要です';
    case 'requiredOneOf':
      return `これか、次のどれかが必要です：${issue.alternatives.map(spell).join('、')}`;
    case 'invalid':
      return acceptedInJapanese(issue.rule) + repairInJapanese(issue);
    case 'mustExceed':
      return `「${spell(issue.other)}」（${issue.limit}）より大きくしてください`;
    case 'mustBeAfter':
      return `「${spell(issue.other)}」（${issue.limit}）より後にしてください`;
    case 'inPast':
      return `過去の日付です（今日は ${issue.today}）`;
    case 'requires':
      return `「${spell(issue.other)}」と一緒に指定してください`;
    case 'requiresValue':
      return `「${spell(issue.other)}」が ${issue.values.join('・')} のときだけ使えます`;
    case 'conflictsWith':
      return `「${issue.others.map(spell).join('」「')}」とは一緒に使えません`;
    case 'tooManyGuests':
      return `合わせて${issue.total}名です。${issue.limit}名までにしてください`;
    case 'mustBeInDegrees':
      return `度で入力してください（-${issue.limit}〜${issue.limit}）`;
    case 'mustBeInSeconds':
      return `秒で入力してください（-${issue.limit}〜${issue.limit}）。度のときは「${spell(issue.other)}」を1にします`;
    case 'tooManyDecimals':
      return '秒のときは小数点以下2桁までです';
    case 'onlyOneValueWith':
      return `「${spell(issue.other)}」と一緒のときは ${issue.only} だけです`;
    case 'untrusted':
      return 'アクセストークンの送り先なので、スクリプトタグの data-origins などに書いたオリジンにしてください';
    case 'holdsSetting':
      return `${issue.name} は書けません。設定の「${spell(issue.setting)}」を使ってください`;
    case 'unknownParameter':
    case 'unknownSetting':
    case 'unknownOperation':
      return `この名前のものはありません${meantInJapanese(issue.suggestion)}`;
  }
}

function inEnglish(issue: ValidationIssue, spell: Spell): string {
  switch (issue.code) {
    case 'required':
      return 'Required';
    case 'requiredOneOf':
      return `Enter this, or one of: ${issue.alternatives.map(spell).join(', ')}`;
    default: {
      const text = describeIssue(issue, spell);
      return text.charAt(0).toUpperCase() + text.slice(1);
    }
  }
}

const TEXTS = { ja: inJapanese, en: inEnglish };

/** The text of an issue, without the name of the parameter. */
export const issueText = (issue: ValidationIssue, spell: Spell, locale: Locale): string =>
  TEXTS[locale](issue, spell);
