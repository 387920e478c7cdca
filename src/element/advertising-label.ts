/** Words that readers know as an advertising label, beside the author's own. */

/** Longer texts are no labels. */
const MAX_LENGTH = 120;

const ADS = '(?:(?:paid|sponsored|affiliate) )?(?:ads?|advert(?:s|orial|ising|isements?)?)';
const LINKS = '(?:paid|sponsored|affiliate|advertising) (?:links?|content|posts?|partnership)';
const SENTENCE = `(?:(?:(?:this|our) \\w+|we) )?(?:may )?(?:contains?|includes?|uses?|has|have) (?:${ADS}|${LINKS})(?:[.,;:!].*)?`;

const ADS_JA =
  '(?:(?:アフィリエイト|スポンサー|タイアップ|商品)?(?:広告|プロモーション|PR)(?:リンク)?|宣伝|' +
  'アフィリエイト(?:リンク|プログラム)?|スポンサー(?:ド)?リンク)';
const VERB_JA =
  '(?:[をが](?:含(?:みます|んでいます|まれ(?:ます|ています)|(?:む|まれる)(?:場合|こと)があります)|' +
  '(?:利用|使用|掲載|表示)して(?:います|おります)|あります)|です)';
const SENTENCE_JA = `(?:\\S{1,20}[はにで、])?${ADS_JA}${VERB_JA}(?:。.*)?`;

const LABEL = new RegExp(
  `^(?:PR|${ADS}|${LINKS}|sponsored(?: by .+)?|${SENTENCE}|${ADS_JA}|${SENTENCE_JA})$`,
  'i',
);

/** Brackets and signs around a label. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/**
 * True for a text that tells readers of an advertisement.
 * @param own the author's label
 */
export function isAdvertisingLabel(text: string, own = ''): boolean {
  const trimmed = text.trim();
  if (!trimmed || trimmed === own.trim()) return !!trimmed;
  return (
    trimmed.length <= MAX_LENGTH &&
    LABEL.test(trimmed.normalize('NFKC').replace(/\s+/g, ' ').replace(AROUND, ''))
  );
}
