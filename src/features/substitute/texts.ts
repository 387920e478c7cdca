const ja = {
  item: 'この商品は現在、取り扱いがありません。代わりに、近い商品をご紹介します。',
  hotel: 'この宿は現在、取り扱いがありません。代わりに、ほかの宿をご紹介します。',
};

const en: typeof ja = {
  item: 'This item is currently unavailable. Similar items are shown instead.',
  hotel: 'This hotel is currently unavailable. Other hotels are shown instead.',
};

export const substitute = { ja, en };
