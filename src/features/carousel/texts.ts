const ja = {
  list: '一覧（横スクロール）',
  previous: '前へスクロール',
  next: '次へスクロール',
};

const en: typeof ja = {
  list: 'Items, scrollable',
  previous: 'Scroll back',
  next: 'Scroll forward',
};

export const carousel = { ja, en };
