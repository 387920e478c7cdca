/**
 * The fields of each control that need the same room as any other: mkt.css counts them. Controls
 * that are not here, such as `near`, have a room of their own.
 */
export const controlFields: Readonly<Record<string, number>> = {
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

/** Controls that have more fields in some element than elsewhere. */
export const moreFields = [{ tag: 'mkt-book-list', control: 'availability', fields: 2 }];

/** Controls that are there only where the author offers options for them. */
export const optionControls: readonly string[] = ['genre', 'area'];

/** Elements that show the genres of what was found, beside those that the author offers. */
export const genreNavigationTags = ['mkt-product-search', 'mkt-book-list', 'mkt-ebook-list'];

/** The element that has controls and a pager of the usual sizes without being told so. */
export const usualControls = { tag: 'mkt-bookmark-list', controls: ['sort', 'ispublic'] };
