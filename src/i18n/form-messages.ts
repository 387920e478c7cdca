/** The texts of the forms that readers search by. */
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

/** Texts by keys that every language has to have. */
export type Texts<Key extends string | number = string> = Readonly<Record<Key, string>>;

/** A text for each value of a parameter that has a set of them. */
type ValueTexts<P extends { readonly values: readonly (string | number)[] }> = Texts<
  P['values'][number]
>;

/** Searching around the reader. */
export interface NearMessages {
  readonly button: string;
  readonly locating: string;
  readonly denied: string;
  readonly unavailable: string;
  /** What the reader has chosen: the own position, or what a map shows. */
  readonly around: string;
  readonly onMap: string;
  /** Labels the distance where it is that from another place than the reader's. */
  readonly elsewhere: string;
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
  /** What is said of a field that has to be filled in, by parameter, where its label says too little. */
  readonly missing?: Texts;
  /** How a value is to be written, by parameter. */
  readonly hints?: Texts;
  readonly near?: NearMessages;
  readonly panel?: PanelMessages;
}

/** The fields that stand together in a panel. */
export interface PanelMessages {
  readonly label: string;
  /** What has been entered, by parameter; of a parameter that the reader cannot set, nothing. */
  readonly summary: (values: Readonly<Record<string, number>>) => string;
}

/** What the reader has chosen. */
export interface ChoiceMessages {
  /** Names all of it. */
  readonly chosen: string;
  /** The button that takes one thing back. */
  readonly remove: (choice: string) => string;
  /** What is said once that is done. */
  readonly removed: (choice: string) => string;
  /** The button that takes all back. */
  readonly clear: string;
  readonly cleared: string;
  /** The value of a field. */
  readonly valueOf: (label: string, value: string) => string;
  /** What lies between two values; either may be absent. */
  readonly range: (from: string, to: string) => string;
}

/** What all forms have in common. */
export interface CommonForm extends FieldMessages, ChoiceMessages {
  readonly search: string;
  readonly reset: string;
  /** Names what is folded away. */
  readonly further: string;
  /** How many conditions are set in there. */
  readonly set: (count: string) => string;
  /** The buttons that count one down and up, by the label of the number. */
  readonly fewer: (label: string) => string;
  readonly more: (label: string) => string;
  /** The button that closes a panel. */
  readonly done: string;
  /** The option that leaves a parameter out. */
  readonly any: string;
  /** The option for everything. */
  readonly all: string;
  readonly labels: Texts<'keyword' | 'genre' | 'area' | 'sort'>;
  readonly issues: Texts<'requiredOneOf' | 'keyword' | 'other'>;
  /** A field that has to be filled in. */
  readonly required: (label: string) => string;
  /** Several fields, of which one has to be filled in. */
  readonly either: (labels: readonly string[]) => string;
  /** What is no value of a field. */
  readonly inputs: InputMessages;
}

/** What is wrong with what was entered, where the browser knows it. */
export interface InputMessages {
  readonly date: string;
  readonly number: string;
  readonly integer: string;
  readonly atLeast: (limit: string) => string;
  readonly atMost: (limit: string) => string;
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
  readonly issues: Texts<'mustExceed'>;
}

/** Whether books can be had, by the codes of the searches. */
export interface StockMessages {
  readonly availability: Texts<Exclude<(typeof availability.values)[number], 0>>;
  readonly salesType: ValueTexts<typeof ebookSearch.params.salesType>;
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
    readonly language: Texts<'ja' | 'en'>;
    readonly size: Texts<Exclude<(typeof booksBook.params.size.values)[number], 0>>;
    readonly sort: Texts<(typeof bookSorts)[number]>;
  };
  readonly issues: Texts<'isbnOrJan'>;
  readonly hints: Texts<'isbn' | 'jan' | 'isbnjan'>;
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
  readonly issues: Texts<'minLength' | 'mustExceed' | 'inPast' | 'mustBeAfter' | 'tooManyGuests'>;
  readonly missing: Texts<'checkinDate' | 'checkoutDate'>;
  readonly panel: PanelMessages;
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
