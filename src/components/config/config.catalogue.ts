import type { Catalogue } from '../../catalogue/catalogue.js';

export const catalogue: Catalogue = {
  tag: 'mkt-config',
  place: 140,
  summary: { en: 'nothing: settings for the elements inside it', ja: 'なし：中の要素のための設定' },
  words: {
    en: {},
    ja: {},
  },
  reference: {
    description:
      '中にあるすべての要素の設定とデザインです。設定ごとに、いちばん近いものが使われます。変えると、すぐに反映されます。',
  },
};
