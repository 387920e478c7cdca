const ja = {
  /** Heads of the rows of a comparison, beside those of tables and of the facts of a hotel. */
  area: '地域',
  ebook: '電子書籍',
  words: 'ひとこと',
  ebookFor: (price: string) => `電子書籍 ${price}`,
  noRooms: 'この日程は空室がありません',
};

const en: typeof ja = {
  area: 'Area',
  ebook: 'E-book',
  words: 'Our view',
  ebookFor: (price) => `E-book ${price}`,
  noRooms: 'No rooms free on these nights',
};

export const shortlist = { ja, en };
