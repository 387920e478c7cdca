/**
 * The texts that readers see, by section: an element carries only the sections that it shows. Values
 * come as text, numbers already written as the language does; where grammar depends on a number, the
 * number comes as well.
 */
import type { sorts as bookSorts, availability } from '../client/operations/books-params.js';
import type { bookmarkList } from '../client/operations/bookmark.js';
import type { booksBook } from '../client/operations/books.js';
import type { ebookSearch } from '../client/operations/ebook.js';
import type { golfCourseSearch } from '../client/operations/golf.js';
import type { ranking } from '../client/operations/market-item.js';
import type { productSearch } from '../client/operations/product.js';
import type { hotelSort, squeezeCondition } from '../client/operations/travel-params.js';
import type { ValidationIssue } from '../client/validation/issue.js';
import type { Format } from '../client/validation/parameter.js';
import type { Ratings } from '../client/records/travel.js';

type Texts<Key extends string | number = string> = Readonly<Record<Key, string>>;

/** A text for each value of a parameter that has a set of them. */
type ValueTexts<P extends { readonly values: readonly (string | number)[] }> = Texts<
  P['values'][number]
>;

/** What every element needs. */
export interface CommonMessages {
  readonly loading: string;
  readonly empty: string;
  readonly error: string;
  /**
   * @param stars average of the reviews, 0 to 5
   * @param reviews how many there are, where that is known
   */
  readonly rating: (stars: string, reviews?: string) => string;
  /** @param time when the data is from */
  readonly asOf: (time: string) => string;
}

/** Searching around the reader. */
export interface NearMessages {
  readonly button: string;
  readonly locating: string;
  readonly denied: string;
  readonly unavailable: string;
  /** A distance that can be chosen. */
  readonly within: (kilometres: string) => string;
}

/**
 * What tells a validation issue from others: its code, or what an invalid value should have been;
 * `other` is for what has no text of its own.
 */
export type IssueKey = ValidationIssue['code'] | Format | 'minLength' | 'other';

/** What an element says of the fields of its form. */
export interface FieldMessages {
  /** By parameter, or by the control that the author gives options for. */
  readonly labels: Texts;
  /** By parameter, then by value. A value '' or 0 without a text stands for all. */
  readonly options?: Readonly<Record<string, Texts>>;
  /**
   * What is wrong with what was entered, by the code of the issue; what breaks a parameter's own
   * rule, by the part of it that is broken.
   */
  readonly issues?: Partial<Texts<IssueKey>>;
  /** Names the fields that are folded away. */
  readonly folded?: string;
  readonly near?: NearMessages;
}

/** What all forms have in common. */
export interface CommonForm extends FieldMessages {
  readonly search: string;
  readonly reset: string;
  /** The option that leaves a parameter out. */
  readonly any: string;
  /** The option for everything. */
  readonly all: string;
  readonly labels: Texts<'keyword' | 'genre' | 'area' | 'sort'>;
  readonly issues: Texts<'required' | 'requiredOneOf' | 'mustExceed' | 'keyword' | 'other'>;
}

/** What a form says: what all have in common, and what its own fields need. */
export type FormMessages = CommonForm & FieldMessages;

export interface RankingForm extends FieldMessages {
  readonly labels: Texts<'age' | 'sex'>;
  readonly options: {
    readonly age: ValueTexts<typeof ranking.params.age>;
    readonly sex: ValueTexts<typeof ranking.params.sex>;
  };
}

export interface ProductForm extends FieldMessages {
  readonly labels: Texts<'minPrice' | 'maxPrice'>;
  readonly options: { readonly sort: ValueTexts<typeof productSearch.params.sort> };
}

/** Books, other media and e-books. */
export interface BookForm extends FieldMessages {
  readonly labels: Texts<
    | 'title'
    | 'author'
    | 'publisherName'
    | 'artistName'
    | 'label'
    | 'os'
    | 'hardware'
    | 'isbn'
    | 'jan'
    | 'isbnjan'
    | 'language'
    | 'size'
    | 'availability'
    | 'outOfStockFlag'
    | 'limitedFlag'
    | 'chirayomiFlag'
    | 'salesType'
  >;
  readonly options: {
    readonly availability: StockMessages['availability'];
    readonly salesType: StockMessages['salesType'];
    readonly size: Texts<Exclude<(typeof booksBook.params.size.values)[number], 0>>;
    readonly sort: Texts<(typeof bookSorts)[number]>;
  };
  readonly issues: Texts<'isbnOrJan'>;
}

export interface HotelForm extends FieldMessages {
  readonly labels: Texts<
    | 'checkinDate'
    | 'checkoutDate'
    | 'adultNum'
    | 'roomNum'
    | 'upClassNum'
    | 'lowClassNum'
    | 'infantWithMBNum'
    | 'infantWithMNum'
    | 'infantWithBNum'
    | 'infantWithoutMBNum'
    | 'minCharge'
    | 'maxCharge'
    | 'squeezeCondition'
    | 'searchRadius'
  >;
  readonly options: {
    readonly squeezeCondition: ValueTexts<typeof squeezeCondition>;
    readonly sort: ValueTexts<typeof hotelSort>;
  };
  readonly issues: Texts<'minLength' | 'mustBeAfter' | 'tooManyGuests'>;
  readonly folded: string;
  readonly near: NearMessages;
}

export interface GolfForm extends FieldMessages {
  readonly labels: Texts<'reservation' | 'searchRadius'>;
  readonly options: { readonly sort: ValueTexts<typeof golfCourseSearch.params.sort> };
  readonly near: NearMessages;
}

export interface BookmarkForm extends FieldMessages {
  readonly labels: Texts<'ispublic'>;
  readonly options: {
    readonly ispublic: Texts<Exclude<(typeof bookmarkList.params.ispublic.values)[number], ''>>;
    readonly sort: ValueTexts<typeof bookmarkList.params.sort>;
  };
}

/** The ways to further entries. */
export interface PaginationMessages {
  readonly more: string;
  readonly previous: string;
  readonly next: string;
  readonly pages: string;
  readonly page: (number: string) => string;
  /** Which of all entries are shown. */
  readonly found: (first: string, last: string, count: string) => string;
}

/** Narrowing down by genre. */
export interface GenreMessages {
  readonly genres: string;
  readonly all: string;
}

export interface CarouselMessages {
  readonly list: string;
  readonly previous: string;
  readonly next: string;
}

/** Products, books and other media. */
export interface ProductMessages {
  readonly lowest: string;
  readonly average: string;
  readonly highest: string;
  readonly sellers: (written: string, count: number) => string;
  /** @param total how many products the genre has, where that is known */
  readonly place: (place: string, genre: string, total?: string) => string;
  readonly itsGenre: string;
  readonly released: (date: string) => string;
  /** The price that the maker has set. */
  readonly listPrice: string;
  readonly off: (percent: string) => string;
  readonly preview: string;
  readonly details: string;
  readonly tracks: string;
}

/** Whether books can be had, by the codes of the searches. */
export interface StockMessages {
  readonly availability: Texts<Exclude<(typeof availability.values)[number], 0>>;
  readonly salesType: ValueTexts<typeof ebookSearch.params.salesType>;
}

/** The columns of a table, by the parts of an entry. */
export type ColumnMessages = Texts<
  | 'image'
  | 'title'
  | 'maker'
  | 'author'
  | 'artist'
  | 'series'
  | 'publisher'
  | 'label'
  | 'hardware'
  | 'os'
  | 'size'
  | 'cycle'
  | 'language'
  | 'rating'
  | 'rank'
  | 'price'
  | 'availability'
  | 'sellers'
  | 'release'
  | 'code'
  | 'preview'
  | 'details'
  | 'tracks'
>;

/** Hotels and golf courses. */
export interface TravelMessages {
  /** Stands before the lowest of several prices, and what stands behind it. */
  readonly lowest: string;
  readonly upwards: string;
  readonly station: (name: string) => string;
  readonly highway: (name: string) => string;
  readonly away: (distance: string) => string;
  readonly reviews: string;
  readonly calendar: string;
}

export interface HotelDetailMessages {
  readonly plans: string;
  /** Plans with the way there. */
  readonly journeys: string;
  readonly map: string;
  /** What the pictures show. */
  readonly outside: string;
  readonly inside: string;
  readonly address: string;
  readonly telephone: string;
  readonly access: string;
  readonly nearest: string;
  readonly parking: string;
  readonly review: string;
  readonly reviews: string;
  /** What the ratings are for, in the order in which they are shown. */
  readonly aspects: Texts<keyof Ratings>;
}

/** Free rooms. */
export interface RoomMessages {
  readonly breakfast: string;
  readonly dinner: string;
  readonly breakfastChoice: string;
  readonly dinnerChoice: string;
  readonly noMeals: string;
  /** Between meals. */
  readonly and: string;
  /** @param day on which the night begins */
  readonly night: (day: string) => string;
  readonly charge: string;
  readonly total: string;
  readonly reserve: string;
}

export interface BookmarkButtonMessages {
  readonly bookmark: string;
  readonly remove: string;
  readonly undo: string;
  /** What has become of it. */
  readonly status: Texts<
    | 'pending'
    | 'added'
    | 'removed'
    /** Where the button itself says how to take it back. */
    | 'restored'
    | 'gone'
    /** Before what cannot be undone. */
    | 'confirm'
    | 'failed'
    /** The service does not accept the token. */
    | 'refused'
    /** Nobody has signed in. */
    | 'signIn'
  >;
}

export interface BookmarkListMessages {
  readonly empty: string;
  /** The service does not accept the token. */
  readonly refused: string;
  /** Nobody has signed in. */
  readonly signIn: string;
  readonly points: (points: string) => string;
}

/** All sections: each language has an export for each. */
export interface Messages {
  readonly common: CommonMessages;
  readonly form: CommonForm;
  readonly rankingForm: RankingForm;
  readonly productForm: ProductForm;
  readonly bookForm: BookForm;
  readonly hotelForm: HotelForm;
  readonly golfForm: GolfForm;
  readonly bookmarkForm: BookmarkForm;
  readonly pagination: PaginationMessages;
  readonly genres: GenreMessages;
  readonly carousel: CarouselMessages;
  readonly products: ProductMessages;
  readonly stock: StockMessages;
  readonly columns: ColumnMessages;
  readonly travel: TravelMessages;
  readonly hotelDetail: HotelDetailMessages;
  readonly rooms: RoomMessages;
  readonly bookmarkButton: BookmarkButtonMessages;
  readonly bookmarkList: BookmarkListMessages;
}
