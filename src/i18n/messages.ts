/**
 * The texts that readers see, by section: an element carries only the sections that it shows. Values
 * come as text, numbers already written as the language does; where grammar depends on a number, the
 * number comes as well.
 */
import type { Ratings } from '../client/records/travel.js';
import type { DoctorMessages } from './doctor-messages.js';
import type {
  BookForm,
  BookmarkForm,
  CommonForm,
  GolfForm,
  HotelForm,
  ProductForm,
  RankingForm,
  StockMessages,
  Texts,
} from './form-messages.js';

/** What every element needs. */
export interface CommonMessages {
  readonly loading: string;
  readonly empty: string;
  readonly error: string;
  /** The button that loads again what has failed. */
  readonly retry: string;
  /** The label of links that earn something, where the author gives none. */
  readonly disclosure: string;
  /**
   * @param stars average of the reviews, 0 to 5
   * @param written how many there are, where that is known
   */
  readonly rating: (stars: string, written?: string, count?: number) => string;
  /** What asks to follow the link to an item. */
  readonly view: string;
  /** @param price the lowest of several */
  readonly priceFrom: (price: string) => string;
  /** More points than usual, in short and as it is said. @param rate how many times as many */
  readonly points: (rate: string) => string;
  readonly pointsInFull: (rate: string) => string;
  /** @param time when the data is from */
  readonly asOf: (time: string) => string;
}

/** How a language writes what `Intl` does not, or not so. */
export interface Formats {
  /** Yen: `Intl` knows only the sign, which Japanese shops do not use. */
  readonly price: (amount: string) => string;
  /** A day where there is room for its year: with characters, or a short month. */
  readonly dateStyle: 'long' | 'medium';
  /** A day and its day of the week. @param written as by `Intl` */
  readonly weekday: (written: string) => string;
  /** A day, in UTC, and a time of it: not by `Intl`, whose first format takes a slow phone long. */
  readonly time: (day: Date, clock: string) => string;
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
  /** Button that checks the next hotels when none of the checked ones meets all conditions. */
  readonly lookFurther: string;
  /**
   * Range of the hotels found by keyword that were checked against the other conditions.
   * @param found number of hotels that meet them
   */
  readonly lookedThrough: (first: string, last: string, count: string, found: string) => string;
  /** How many are shown, where nobody knows of how many. */
  readonly shown: (written: string, count: number) => string;
  /** How many have been appended. */
  readonly added: (written: string, count: number) => string;
  /** Further entries did not come: what was there before still is. */
  readonly failed: string;
}

/** Narrowing down by genre. */
export interface GenreMessages {
  readonly genres: string;
  readonly all: string;
  /** How much there is in a genre. */
  readonly count: (written: string, count: number) => string;
}

export interface CarouselMessages {
  readonly list: string;
  readonly previous: string;
  readonly next: string;
}

/** How exact the time of a release is, where it is not. */
export type ReleaseTime = 'around' | 'early' | 'middle' | 'late';

/** Products, books and other media. */
export interface ProductMessages {
  readonly lowest: string;
  readonly average: string;
  readonly highest: string;
  /** Stands in for the price of what nobody sells now. */
  readonly notOnSale: string;
  readonly sellers: (written: string, count: number) => string;
  /** @param total how many products the genre has, where that is known */
  readonly place: (place: string, genre: string, total?: string) => string;
  readonly itsGenre: string;
  readonly released: (date: string) => string;
  readonly releaseTimes: Readonly<Record<ReleaseTime, (date: string) => string>>;
  /** The price that the law lets a publisher fix. */
  readonly fixedPrice: string;
  /** The price that a maker wishes for. */
  readonly suggestedPrice: string;
  readonly off: (percent: string) => string;
  readonly preview: string;
  /** What asks to follow the link to the offers of several sellers, and to what is not out yet. */
  readonly compare: string;
  readonly preorder: string;
  readonly details: string;
  readonly tracks: string;
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

/** What a charge is for: a person and a night, all guests for a night, or what is not known. */
export type ChargeKind = 'perPerson' | 'total' | 'unknown';

/** Hotels and golf courses. */
export interface TravelMessages {
  /** What stands before and behind the lowest of several charges. */
  readonly lowest: Readonly<Record<ChargeKind, readonly [before: string, behind: string]>>;
  readonly station: (name: string) => string;
  readonly highway: (name: string) => string;
  readonly away: (distance: string) => string;
  readonly reviews: string;
  readonly calendar: string;
  /** What asks to follow the link of a hotel, and that of a golf course. */
  readonly viewHotel: string;
  readonly viewCourse: string;
}

export interface HotelDetailMessages {
  readonly plans: string;
  /** Plans with the way there. */
  readonly journeys: string;
  readonly map: string;
  /** The pictures together, and the ways through them. */
  readonly pictures: string;
  readonly previousPicture: string;
  readonly nextPicture: string;
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
  /** No rooms on the nights that were chosen. */
  readonly allTaken: string;
  /** What the ratings are for, in the order in which they are shown. */
  readonly aspects: Texts<keyof Ratings>;
}

/** Free rooms. */
export interface RoomMessages {
  readonly breakfast: string;
  readonly dinner: string;
  /** Both, where both are included. */
  readonly bothMeals: string;
  readonly breakfastChoice: string;
  readonly dinnerChoice: string;
  readonly noMeals: string;
  /** Between meals. */
  readonly and: string;
  /** @param day on which the night begins */
  readonly night: (day: string) => string;
  /** What a charge is called, be it for a person or for a room. */
  readonly charge: string;
  /** Nights of the stay that the service has told no charge of. */
  readonly otherNights: (written: string, count: number) => string;
  /** What all guests pay for the night. */
  readonly total: string;
  readonly reserve: string;
}

/** Nights with what they cost. */
export interface CalendarMessages {
  readonly nights: string;
  readonly show: string;
  readonly previous: string;
  readonly next: string;
  /** The nights that are shown. */
  readonly range: (first: string, last: string) => string;
  /** @param nights as a number, too, where grammar depends on it */
  readonly stay: (day: string, nights: number) => string;
  readonly pending: string;
  /** In a few characters, as is what follows. */
  readonly noRooms: string;
  readonly vacant: string;
  readonly cheapest: string;
  /** What is said of a night. @param about all that there is to say of it */
  readonly night: (day: string, about: readonly string[]) => string;
  readonly total: (price: string) => string;
  readonly failed: string;
  /** What has been found out of all nights that are shown. */
  readonly lowest: (price: string, day: string) => string;
  readonly allTaken: string;
  readonly someFailed: string;
  readonly someVacant: string;
}

/** What readers are told where others stand in place of a thing that is gone. */
export interface SubstituteMessages {
  readonly item: string;
  readonly hotel: string;
}

/** Entries on a map. */
export interface MapMessages {
  readonly map: string;
  /** How to get about on it with keys. */
  readonly keys: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly searchHere: string;
  /** Where some entries are not known to be anywhere. */
  readonly placed: (placed: string, shown: string) => string;
  readonly nonePlaced: string;
  /** @param names of the entries in one place */
  readonly together: (names: readonly string[]) => string;
  /** @param source where the shapes are from */
  readonly outline: (source: string) => string;
}

/** What the reader can be told of a bookmark. */
export type BookmarkStatus = keyof BookmarkButtonMessages['status'];

export interface BookmarkButtonMessages {
  readonly bookmark: string;
  readonly remove: string;
  readonly undo: string;
  /** What is gone for good. */
  readonly gone: string;
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
    /** Where the service has said that it was there before, and not which bookmark it is. */
    | 'known'
    | 'failed'
    /** The answer is lost: nobody knows whether it was done. */
    | 'lost'
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
  readonly formats: Formats;
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
  readonly calendar: CalendarMessages;
  readonly substitute: SubstituteMessages;
  readonly map: MapMessages;
  readonly doctor: DoctorMessages;
  readonly bookmarkButton: BookmarkButtonMessages;
  readonly bookmarkList: BookmarkListMessages;
}
