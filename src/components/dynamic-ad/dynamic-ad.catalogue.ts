import type { Catalogue } from '../../catalogue/catalogue.js';
import { catalogue as picks } from '../picks/picks.catalogue.js';

export const catalogue: Catalogue = {
  ...picks,
  tag: 'mkt-dynamic-ad',
  place: 90,
  words: {
    en: { name: 'Dynamic ad', shows: 'Recommendations, by their other name' },
    ja: { name: 'ダイナミック広告', shows: 'おすすめを、もう1つの名前で' },
  },
  reference: {
    ...picks.reference,
    description:
      '置いたページへのおすすめです。`<mkt-picks>` と同じもので、名前だけが違います。この名前は広告ブロッカーが隠します。',
  },
};
