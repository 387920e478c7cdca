const LONG_TAIL =
  ' 送料無料 楽しい 便利 軽い 丈夫 おしゃれ かわいい シンプル 大人 こども 男女兼用 父の日 母の日 敬老の日' +
  ' 入学祝い 卒業祝い 引っ越し祝い 新生活 一人暮らし ギフト プレゼント 贈り物 ラッピング可 日本製 国産 春 夏 秋 冬' +
  ' 定番 人気 話題 限定 予約 再入荷 SALE セール アウトレット まとめ買い お買い得 お試し 福袋 数量限定 早い者勝ち' +
  ' レビュー特典あり 翌日配送 代引き可 領収書発行可 法人様歓迎 のし対応 名入れ対応 ';

/**
 * Difficult parts of real names: entities, full-width Latin letters, half-width kana, and search words of
 * shops.
 * @param {string} name
 * @param {number} index
 */
export function awkwardName(name, index) {
  if (index % 29 === 0) return `${name}${LONG_TAIL}`.slice(0, 240);
  if (index % 13 === 0) return `${name} &amp; おまけ付き`;
  if (index % 17 === 0) return `ＮＥＷ！${name}\u3000ＴＹＰＥ－${index % 9}`;
  if (index % 19 === 0) return `${name} ｾｰﾙ ﾎﾟｲﾝﾄｱｯﾌﾟ`;
  if (index % 23 === 0) return `  ${name} &hearts;${index % 2 ? '&nbsp;' : ''}`;
  if (index % 31 === 0) return `${name} \\500クーポン`;
  return name;
}

/**
 * A few sentences, sometimes none.
 * @param {readonly string[]} lines
 * @param {import('../random.js').Random} chance
 */
export function caption(lines, chance) {
  const count = chance.int(0, 3);
  const start = chance.int(0, lines.length - 1);
  return Array.from({ length: count }, (_, i) => lines[(start + i) % lines.length]).join('');
}
