import type { Locale } from './locale.js';
import { words, type Texts } from './words.js';

/**
 * The words of what readers work with. A parameter has its name as key, one of its values that
 * value, with the parameter in front where the value alone could be another's.
 */
const common: Texts = {
  any: '指定なし|Any',
  all: 'すべて|All',
  search: '検索|Search',
  reset: 'リセット|Reset',

  // Validation issues by their codes, those about invalid values by what these should be.
  'invalid:keyword':
    '2文字以上の言葉を、合わせて全角64文字以内で入力してください。|Please enter words of two or more letters, 128 letters at most in all.',
  requiredOneOf: '検索条件を入力してください。|Please enter something to search for.',
  required: '入力してください。|Please fill this in.',
  mustExceed: '下限より大きい金額を入力してください。|Please enter more than the lowest price.',
  wrong:
    'この条件では検索できません。入力内容をご確認ください。|This cannot be searched for. Please check what you have entered.',

  keyword: 'キーワード|Keyword',
  genre: 'ジャンル|Genre',
  area: 'エリア|Area',
  sort: '並び順|Sort by',
  standard: '標準|Standard',
  age: '年代|Age',
  age10: '10代|Teens',
  age20: '20代|20s',
  age30: '30代|30s',
  age40: '40代|40s',
  age50: '50代以上|50 and over',
  sex: '性別|Sex',
  sex0: '男性|Men',
  sex1: '女性|Women',
  minPrice: '最低価格|From (¥)',
  maxPrice: '最高価格|To (¥)',
  '-releaseDate': '発売日が新しい順|Newest first',
  '-seller': '売れている順|Bestselling',
  '-satisfied': '満足度が高い順|Most satisfied buyers',
};

/** The words of controls in a language, with an element's own. */
export const wordsOf = (locale: Locale, own?: Texts): Texts => words({ ...common, ...own })(locale);
