import type { NearMessages, StockMessages } from './form-messages.js';
import type { Messages } from './messages.js';

export const common: Messages['common'] = {
  loading: 'Loading…',
  empty: 'Nothing found.',
  error: 'Not available right now.',
  rating: (stars, written, count) =>
    `${stars} out of 5${written ? `, ${written} ${count === 1 ? 'review' : 'reviews'}` : ''}`,
  priceFrom: (price) => `from ${price}`,
  asOf: (time) => `As of ${time} JST`,
};

export const form: Messages['form'] = {
  search: 'Search',
  reset: 'Reset',
  any: 'Any',
  all: 'All',
  labels: {
    keyword: 'Keyword',
    genre: 'Genre',
    area: 'Area',
    sort: 'Sort by',
  },
  issues: {
    required: 'Please fill this in.',
    requiredOneOf: 'Please enter something to search for.',
    mustExceed: 'Please enter more than the lowest price.',
    keyword: 'Please enter words of two or more letters, 128 letters at most in all.',
    other: 'This cannot be searched for. Please check what you have entered.',
  },
};

export const rankingForm: Messages['rankingForm'] = {
  labels: {
    age: 'Age',
    sex: 'Sex',
  },
  options: {
    age: { 10: 'Teens', 20: '20s', 30: '30s', 40: '40s', 50: '50 and over' },
    sex: { 0: 'Men', 1: 'Women' },
  },
};

export const productForm: Messages['productForm'] = {
  labels: {
    minPrice: 'From (¥)',
    maxPrice: 'To (¥)',
  },
  options: {
    sort: {
      standard: 'Standard',
      '-releaseDate': 'Newest first',
      '-seller': 'Bestselling',
      '-satisfied': 'Most satisfied buyers',
    },
  },
};

const availability: StockMessages['availability'] = {
  1: 'In stock',
  2: 'Ships in 3 to 7 days',
  3: 'Ships in 3 to 9 days',
  4: 'In stock at the maker',
  5: 'Preorder',
  6: 'To be checked with the maker',
};

const salesType: StockMessages['salesType'] = { 0: 'Now', 1: 'Preorder' };

export const stock: Messages['stock'] = { availability, salesType };

export const bookForm: Messages['bookForm'] = {
  labels: {
    title: 'Title',
    author: 'Author',
    publisherName: 'Publisher',
    artistName: 'Artist or actor',
    label: 'Label',
    os: 'Operating system',
    hardware: 'Hardware',
    isbn: 'ISBN',
    jan: 'JAN code',
    isbnjan: 'ISBN or JAN code',
    language: 'Language',
    size: 'Kind of book',
    availability: 'Availability',
    outOfStockFlag: 'Show what is out of stock',
    limitedFlag: 'Limited editions only',
    chirayomiFlag: 'With a free preview only',
    salesType: 'On sale',
  },
  options: {
    availability,
    salesType,
    size: {
      1: 'Book',
      2: 'Paperback',
      3: 'Pocket book (shinsho)',
      4: 'Complete works, series',
      5: 'Dictionary',
      6: 'Illustrated guide',
      7: 'Picture book',
      8: 'Cassette, CD',
      9: 'Comic',
      10: 'Other',
    },
    sort: {
      standard: 'Standard',
      sales: 'Bestselling',
      '+releaseDate': 'Oldest first',
      '-releaseDate': 'Newest first',
      '+itemPrice': 'Lowest price first',
      '-itemPrice': 'Highest price first',
      reviewCount: 'Most reviews',
      reviewAverage: 'Best reviews',
    },
  },
  issues: { isbnOrJan: 'Please enter 13 digits without hyphens.' },
};

const near: NearMessages = {
  button: 'Search near me',
  locating: 'Finding out where you are…',
  denied: 'Your position may not be used. Please check the settings of your browser.',
  unavailable: 'Your position could not be found out. Please try again later.',
  within: (kilometres) => `Within ${kilometres} km`,
};

export const hotelForm: Messages['hotelForm'] = {
  labels: {
    checkinDate: 'Check-in',
    checkoutDate: 'Check-out',
    adultNum: 'Adults',
    roomNum: 'Rooms',
    upClassNum: 'Aged about 10 to 12',
    lowClassNum: 'Aged about 6 to 9',
    infantWithMBNum: 'Younger, meals and bed',
    infantWithMNum: 'Younger, meals only',
    infantWithBNum: 'Younger, bed only',
    infantWithoutMBNum: 'Younger, no meals or bed',
    minCharge: 'From (¥)',
    maxCharge: 'To (¥)',
    squeezeCondition: 'With',
    searchRadius: 'Distance from you',
  },
  options: {
    squeezeCondition: {
      kinen: 'Non-smoking rooms',
      internet: 'Internet in the room',
      daiyoku: 'Public bath',
      onsen: 'Hot spring',
    },
    sort: {
      standard: 'Standard',
      '+roomCharge': 'Lowest charge first',
      '-roomCharge': 'Highest charge first',
    },
  },
  issues: {
    minLength: 'Please enter two or more letters.',
    inPast: 'Please choose a day from today on.',
    mustBeAfter: 'Please choose a day after check-in.',
    tooManyGuests: 'At most 99 people can stay in all.',
  },
  folded: 'Children',
  near,
};

export const golfForm: Messages['golfForm'] = {
  labels: {
    reservation: 'Bookable only',
    searchRadius: 'Distance from you',
  },
  options: {
    sort: {
      rating: 'Most reviews',
      '50on': 'Name',
      prefecture: 'Prefecture',
      highway: 'Highway',
      reservation: 'Most bookings',
      evaluation: 'Best rated overall',
      staff: 'Best staff',
      facility: 'Best facilities',
      meal: 'Best meals',
      course: 'Best course',
      costperformance: 'Best value',
      distance: 'Best length',
      fairway: 'Best fairways',
      friends: 'For a day with friends',
      entertainment: 'For business guests',
      couple: 'For couples',
      athlete: 'For sporting players',
      beginner: 'For beginners',
      normal: 'For intermediate players',
      senior: 'For advanced players',
      woman: 'For women',
    },
  },
  near,
};

export const bookmarkForm: Messages['bookmarkForm'] = {
  labels: { ispublic: 'Shown to' },
  options: {
    ispublic: { false: 'Private', true: 'Public' },
    sort: {
      regist_datetime: 'Oldest first',
      'regist_datetime:desc': 'Newest first',
      price: 'Lowest price first',
      'price:desc': 'Highest price first',
    },
  },
};

const previous = 'Previous';
const next = 'Next';

export const pagination: Messages['pagination'] = {
  more: 'Show more',
  previous,
  next,
  pages: 'Pages',
  page: (number) => `Page ${number}`,
  found: (first, last, count) => `${first}–${last} of ${count}`,
};

export const genres: Messages['genres'] = {
  genres: 'Narrow down by genre',
  all: 'All',
};

export const carousel: Messages['carousel'] = {
  list: 'List that scrolls sideways',
  previous,
  next,
};

export const products: Messages['products'] = {
  lowest: 'from',
  average: 'average',
  highest: 'up to',
  notOnSale: 'Not on sale at the moment',
  sellers: (written, count) => `${written} ${count === 1 ? 'offer' : 'offers'}`,
  place: (place, genre, total) => `No. ${place}${total ? ` of ${total}` : ''} in ${genre}`,
  itsGenre: 'its genre',
  released: (date) => `Released ${date}`,
  releaseTimes: {
    around: (date) => `around ${date}`,
    early: (date) => `early ${date}`,
    middle: (date) => `mid-${date}`,
    late: (date) => `late ${date}`,
  },
  fixedPrice: 'List price',
  suggestedPrice: 'Suggested retail price',
  off: (percent) => `${percent}% off`,
  preview: 'Preview',
  details: 'Details',
  tracks: 'Tracks',
};

export const columns: Messages['columns'] = {
  image: 'Picture',
  title: 'Name',
  maker: 'Maker',
  author: 'Author',
  artist: 'Artist',
  series: 'Series',
  publisher: 'Publisher',
  label: 'Label',
  hardware: 'For',
  os: 'System',
  size: 'Format',
  cycle: 'Cycle',
  language: 'Language',
  rating: 'Rating',
  rank: 'Rank',
  price: 'Price',
  availability: 'Availability',
  sellers: 'Sellers',
  release: 'Released',
  code: 'ISBN, JAN',
  preview: 'Preview',
  details: 'Details',
  tracks: 'Tracks',
};

export const travel: Messages['travel'] = {
  lowest: {
    perPerson: ['from', ' per person and night'],
    total: ['from', ' in total for a night'],
    unknown: ['from', ''],
  },
  station: (name) => `Station: ${name}`,
  highway: (name) => `Highway: ${name}`,
  away: (distance) => `${distance} away (straight line)`,
  reviews: 'Reviews',
  calendar: 'Calendar',
};

export const hotelDetail: Messages['hotelDetail'] = {
  plans: 'Plans',
  journeys: 'Plans with transport',
  map: 'Map',
  outside: 'Outside',
  inside: 'Room',
  address: 'Address',
  telephone: 'Telephone',
  access: 'Access',
  nearest: 'Nearest station',
  parking: 'Parking',
  review: 'What a guest says',
  reviews: 'Reviews',
  aspects: {
    service: 'Service',
    location: 'Location',
    room: 'Room',
    equipment: 'Facilities',
    bath: 'Bath',
    meal: 'Meals',
  },
};

export const rooms: Messages['rooms'] = {
  breakfast: 'Breakfast',
  dinner: 'Dinner',
  breakfastChoice: 'Breakfast on request',
  dinnerChoice: 'Dinner on request',
  noMeals: 'No meals',
  and: ', ',
  night: (day) => `Night of ${day}`,
  charge: 'Charge',
  total: 'Total for the night',
  reserve: 'Reserve',
};

const refused = 'Your sign-in has expired or does not allow this. Please sign in again.';

export const bookmarkButton: Messages['bookmarkButton'] = {
  bookmark: 'Bookmark',
  remove: 'Remove',
  undo: 'Undo',
  status: {
    pending: 'Sending…',
    added: 'Added. Press again to undo.',
    removed: 'Removed. Press again to undo.',
    restored: 'Back again.',
    gone: 'Removed.',
    confirm: 'This cannot be undone. Press again to remove.',
    failed: 'That did not work. Please try again.',
    refused,
    signIn: 'Sign in to bookmark this.',
  },
};

export const bookmarkList: Messages['bookmarkList'] = {
  empty: 'You have no bookmarks yet.',
  refused,
  signIn: 'Sign in to see your bookmarks here.',
  points: (points) => `${points} pt/¥100`,
};
