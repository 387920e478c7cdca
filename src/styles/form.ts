/** Who shows the genres of what was found, beside those that the author offers. */
export const WITH_GENRES = ['mkt-product-search', 'mkt-book-list', 'mkt-ebook-list'];
/** The controls that are there without being named, and the pager. */
export const USUAL_FORM = { tag: 'mkt-bookmark-list', controls: ['sort', 'ispublic'] };

/** The fields of each control. */
export const fields: Readonly<Record<string, number>> = {
  age: 1,
  sex: 1,
  genre: 1,
  keyword: 1,
  price: 2,
  sort: 1,
  title: 1,
  author: 1,
  artist: 1,
  publisher: 1,
  label: 1,
  hardware: 1,
  os: 1,
  code: 1,
  size: 1,
  availability: 1,
  preview: 1,
  limited: 1,
  language: 1,
  ispublic: 1,
  area: 1,
  dates: 2,
  rooms: 1,
  guests: 2,
  bookable: 1,
};

/** Those that are there only where the author offers options. */
export const OFFERED = ['genre', 'area'];
/** Where a control has another number of fields than elsewhere. */
export const MORE = { tag: 'mkt-book-list', control: 'availability', fields: 2 };
