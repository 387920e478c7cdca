/**
 * What each control has in the form, in cells of one size: mkt.css counts them before the form is
 * there, and the form is made up in the same way.
 */
interface ControlCells {
  /** Cells that are always seen. */
  readonly first?: number;
  /** Cells that are folded away in a form of many. */
  readonly further?: number;
  /** The attributes for these: where the author has set one, they are not. */
  readonly attributes?: readonly string[];
}

export const controlCells: Readonly<Record<string, ControlCells>> = {
  age: { first: 1 },
  sex: { first: 1 },
  genre: { first: 1 },
  keyword: { first: 1 },
  area: { first: 1 },
  title: { first: 1 },
  author: { first: 1 },
  artist: { first: 1 },
  hardware: { first: 1 },
  os: { first: 1 },
  code: { first: 1 },
  dates: { first: 2 },
  rooms: { first: 1 },
  guests: { first: 1 },
  // Its button, and the distance
  near: { first: 1, further: 1, attributes: ['search-radius'] },
  price: { further: 2, attributes: ['min-price', 'max-price', 'min-charge', 'max-charge'] },
  conditions: { further: 4, attributes: ['squeeze-condition'] },
  publisher: { further: 1, attributes: ['publisher-name'] },
  label: { further: 1, attributes: ['label'] },
  size: { further: 1, attributes: ['size'] },
  availability: {
    further: 1,
    attributes: ['availability', 'out-of-stock-flag', 'sales-type'],
  },
  preview: { further: 1, attributes: ['chirayomi-flag'] },
  limited: { further: 1, attributes: ['limited-flag'] },
  language: { further: 1, attributes: ['language'] },
  bookable: { further: 1, attributes: ['reservation'] },
  ispublic: { further: 1, attributes: ['ispublic'] },
  // How entries are ordered is no condition.
  sort: { further: 1 },
};

/** Cells that a form shows with its buttons before any are folded away. */
export const MOST_CELLS = 6;

/** Controls that have more cells in some element than elsewhere. */
export const moreCells = [{ tag: 'mkt-book-list', control: 'availability', further: 2 }];

/** Controls that stand in one cell, where both are there. */
export const joinedControls = { control: 'rooms', with: 'guests' };

/** Controls that are there only where the author offers options for them. */
export const optionControls: readonly string[] = ['genre', 'area'];

/** Elements that show the genres of what was found, beside those that the author offers. */
export const genreNavigationTags = ['mkt-product-search', 'mkt-book-list', 'mkt-ebook-list'];

/** The controls of elements that have some without being told so. */
export const usualControls: Readonly<Record<string, readonly string[]>> = {
  'mkt-bookmark-list': ['sort', 'ispublic'],
  'mkt-hotel-search': ['keyword', 'area', 'dates', 'guests', 'price', 'conditions', 'sort', 'near'],
  'mkt-golf-finder': ['keyword', 'area', 'sort', 'bookable', 'near'],
};

/** The element that has a pager without being told so. */
export const usualPager = 'mkt-bookmark-list';
