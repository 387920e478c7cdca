import type { Locale } from './locale.js';

export const ja: Locale = {
  lang: 'ja',
  loading: '読み込み中…',
  empty: '該当するものはありません。',
  error: 'ただいま表示できません。',
  rating: (stars, reviews) => `5点中${stars}点${reviews ? `、レビュー${reviews}件` : ''}`,
  asOf: (time) => `${time} 時点`,
};
