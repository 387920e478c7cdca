/**
 * The words of what readers work with. A parameter has its name as key, one of its values that
 * value, with the parameter in front where the value alone could be another's.
 */
export type Words = Readonly<Record<string, string>>;

/** Words of one kind of element: only those that have it carry them. */
export type WordsByLang = Readonly<Record<'ja' | 'en', Words>>;

const ja = {
  any: '指定なし',
  all: 'すべて',
  search: '検索',
  reset: 'リセット',

  // Broken rules, by words of the rule.
  'or more characters': '2文字以上の言葉を、合わせて全角64文字以内で入力してください。',
  'is required': '検索条件を入力してください。',
  'be above': '下限より大きい金額を入力してください。',
  wrong: 'この条件では検索できません。入力内容をご確認ください。',

  keyword: 'キーワード',
  NGKeyword: '除外キーワード',
  orFlag: 'キーワードの組み合わせ',
  orFlag0: 'すべて含む',
  orFlag1: 'いずれかを含む',
  genre: 'ジャンル',
  area: 'エリア',
  sort: '並び順',
  standard: '標準',
  age: '年代',
  age10: '10代',
  age20: '20代',
  age30: '30代',
  age40: '40代',
  age50: '50代以上',
  sex: '性別',
  sex0: '男性',
  sex1: '女性',
  minPrice: '最低価格',
  maxPrice: '最高価格',
  '-seller': '売れている順',
  '-satisfied': '満足度が高い順',
};

const en: Record<keyof typeof ja, string> = {
  any: 'Any',
  all: 'All',
  search: 'Search',
  reset: 'Reset',

  'or more characters': 'Please enter words of two or more letters, 128 letters at most in all.',
  'is required': 'Please enter something to search for.',
  'be above': 'Please enter more than the lowest price.',
  wrong: 'This cannot be searched for. Please check what you have entered.',

  keyword: 'Keyword',
  NGKeyword: 'Without the words',
  orFlag: 'Words to match',
  orFlag0: 'All words',
  orFlag1: 'Any word',
  genre: 'Genre',
  area: 'Area',
  sort: 'Sort by',
  standard: 'Standard',
  age: 'Age',
  age10: 'Teens',
  age20: '20s',
  age30: '30s',
  age40: '40s',
  age50: '50 and over',
  sex: 'Sex',
  sex0: 'Men',
  sex1: 'Women',
  minPrice: 'From (¥)',
  maxPrice: 'To (¥)',
  '-seller': 'Bestselling',
  '-satisfied': 'Most satisfied buyers',
};

/** The words of a language, with an element's own. */
export const wordsOf = (lang: string, own?: WordsByLang): Words =>
  lang === 'en' ? { ...en, ...own?.en } : { ...ja, ...own?.ja };
