import type { NearMessages, StockMessages } from './form-messages.js';
import type { Messages } from './messages.js';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

export const formats: Messages['formats'] = {
  price: (amount) => `¥${amount}`,
  dateStyle: 'medium',
  weekday: (written) => written,
  time: (day, clock) =>
    `${MONTHS[day.getUTCMonth()]} ${day.getUTCDate()}, ${day.getUTCFullYear()}, ${clock}`,
};

export const common: Messages['common'] = {
  loading: 'Loading…',
  empty: 'No results found.',
  error: 'Couldn’t load this. Please try again later.',
  retry: 'Try again',
  disclosure: 'Ad',
  rating: (stars, written, count) =>
    `Rated ${stars} out of 5${written ? `, ${written} ${count === 1 ? 'review' : 'reviews'}` : ''}`,
  view: 'View item',
  priceFrom: (price) => `from ${price}`,
  points: (rate) => `${rate}× points`,
  pointsInFull: (rate) => `${rate} times the usual points`,
  asOf: (time) => `As of ${time} JST`,
};

export const form: Messages['form'] = {
  search: 'Search',
  reset: 'Reset',
  further: 'More options',
  set: (count) => `${count} set`,
  fewer: (label) => `Decrease: ${label}`,
  more: (label) => `Increase: ${label}`,
  done: 'Done',
  chosen: 'Your choices',
  remove: (choice) => `Remove ${choice}`,
  removed: (choice) => `Removed: ${choice}.`,
  clear: 'Clear all',
  cleared: 'All choices removed.',
  valueOf: (label, value) => `${label}: ${value}`,
  range: (from, to) => (from && to ? `${from} – ${to}` : from ? `from ${from}` : `up to ${to}`),
  any: 'Any',
  all: 'All',
  labels: {
    keyword: 'Keyword',
    genre: 'Genre',
    area: 'Area',
    sort: 'Sort by',
  },
  issues: {
    requiredOneOf: 'Please enter a keyword or another search condition.',
    keyword: 'Please enter 2 or more characters, up to 64 full-width (128 half-width) in all.',
    other: 'This combination can’t be searched. Please check what you have entered.',
  },
  required: (label) => `Please fill in “${label}”.`,
  either: (labels) => `Please fill in ${labels.map((label) => `“${label}”`).join(' or ')}.`,
  inputs: {
    date: 'Please enter a valid date.',
    number: 'Please enter a number.',
    integer: 'Please enter a whole number.',
    atLeast: (limit) => `Please enter ${limit} or more.`,
    atMost: (limit) => `Please enter ${limit} or less.`,
  },
};

export const rankingForm: Messages['rankingForm'] = {
  labels: {
    age: 'Buyers’ age',
    sex: 'Buyers’ gender',
  },
  options: {
    age: { 10: 'Teens', 20: '20s', 30: '30s', 40: '40s', 50: '50 and over' },
    sex: { 0: 'Men', 1: 'Women' },
  },
};

export const productForm: Messages['productForm'] = {
  labels: {
    minPrice: 'Min price (¥)',
    maxPrice: 'Max price (¥)',
  },
  issues: { mustExceed: 'Please enter more than the minimum price.' },
  options: {
    sort: {
      standard: 'Default',
      '-releaseDate': 'Newest first',
      '-seller': 'Bestselling',
      '-satisfied': 'Highest satisfaction',
    },
  },
};

const availability: StockMessages['availability'] = {
  1: 'In stock',
  2: 'Ships in about 3–7 days',
  3: 'Ships in about 3–9 days',
  4: 'In stock at the maker',
  5: 'Preorder',
  6: 'Availability on request',
};

const salesType: StockMessages['salesType'] = { 0: 'Available now', 1: 'Preorder' };

export const stock: Messages['stock'] = { availability, salesType };

export const bookForm: Messages['bookForm'] = {
  labels: {
    title: 'Title',
    author: 'Author',
    publisherName: 'Publisher',
    artistName: 'Artist or actor',
    label: 'Label or maker',
    os: 'Operating system',
    hardware: 'Platform',
    isbn: 'ISBN',
    jan: 'JAN code',
    isbnjan: 'ISBN or JAN code',
    language: 'Language',
    size: 'Format',
    availability: 'Availability',
    outOfStockFlag: 'Include out-of-stock items',
    limitedFlag: 'Limited editions only',
    chirayomiFlag: 'Free preview only',
    salesType: 'Status',
  },
  options: {
    availability,
    salesType,
    language: { ja: 'Japanese', en: 'English' },
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
      standard: 'Default',
      sales: 'Bestselling',
      '+releaseDate': 'Oldest first',
      '-releaseDate': 'Newest first',
      '+itemPrice': 'Lowest price first',
      '-itemPrice': 'Highest price first',
      reviewCount: 'Most reviews',
      reviewAverage: 'Highest rated',
    },
  },
  issues: { isbnOrJan: 'Please enter 13 digits.' },
  hints: { isbn: '13 digits', jan: '13 digits', isbnjan: '13 digits' },
};

const near: NearMessages = {
  button: 'Search near me',
  locating: 'Getting your location…',
  denied: 'Location access is blocked. Allow it in your browser settings.',
  unavailable: 'Couldn’t get your location. Please try again later.',
  around: 'Near me',
  onMap: 'Map area',
  elsewhere: 'Distance from this point',
  within: (kilometres) => `Within ${kilometres} km`,
};

export const hotelForm: Messages['hotelForm'] = {
  labels: {
    checkinDate: 'Check-in',
    checkoutDate: 'Check-out',
    adultNum: 'Adults',
    roomNum: 'Rooms',
    upClassNum: 'Children, 10–12',
    lowClassNum: 'Children, 6–9',
    infantWithMBNum: 'Under 6, with meals and bedding',
    infantWithMNum: 'Under 6, with meals',
    infantWithBNum: 'Under 6, with bedding',
    infantWithoutMBNum: 'Under 6, no meals or bedding',
    minCharge: 'Min price (¥)',
    maxCharge: 'Max price (¥)',
    squeezeCondition: 'Amenities',
    searchRadius: 'Distance from you',
  },
  options: {
    squeezeCondition: {
      kinen: 'Non-smoking rooms',
      internet: 'In-room internet',
      daiyoku: 'Public bath',
      onsen: 'Hot spring',
    },
    sort: {
      standard: 'Default',
      '+roomCharge': 'Lowest price first',
      '-roomCharge': 'Highest price first',
    },
  },
  issues: {
    minLength: 'Please enter 2 or more characters.',
    mustExceed: 'Please enter more than the minimum price.',
    inPast: 'Please choose today or a later day.',
    mustBeAfter: 'Please choose a day after check-in.',
    tooManyGuests: 'Please enter up to 99 guests in total.',
  },
  missing: {
    checkinDate: 'Please enter a check-in date.',
    checkoutDate: 'Please enter a check-out date.',
  },
  panel: {
    label: 'Guests',
    summary: ({ adultNum = 0, roomNum, ...children }) => {
      const count = Object.values(children).reduce((sum, one) => sum + one, 0);
      return [
        `${adultNum} ${adultNum === 1 ? 'adult' : 'adults'}`,
        ...(count ? [`${count} ${count === 1 ? 'child' : 'children'}`] : []),
        ...(roomNum ? [`${roomNum} ${roomNum === 1 ? 'room' : 'rooms'}`] : []),
      ].join(', ');
    },
  },
  near,
};

export const golfForm: Messages['golfForm'] = {
  labels: {
    reservation: 'Bookable courses only',
    searchRadius: 'Distance from you',
  },
  options: {
    sort: {
      rating: 'Most reviews',
      '50on': 'Name (kana order)',
      prefecture: 'By prefecture',
      highway: 'By expressway',
      reservation: 'Most bookings',
      evaluation: 'Best rated overall',
      staff: 'Best staff',
      facility: 'Best facilities',
      meal: 'Best meals',
      course: 'Best course',
      costperformance: 'Best value',
      distance: 'Best course length',
      fairway: 'Best fairways',
      friends: 'For a day with friends',
      entertainment: 'For entertaining clients',
      couple: 'For couples',
      athlete: 'For competitive golfers',
      beginner: 'For beginners',
      normal: 'For intermediate golfers',
      senior: 'For advanced golfers',
      woman: 'For women',
    },
  },
  near,
};

export const bookmarkForm: Messages['bookmarkForm'] = {
  labels: { ispublic: 'Visibility' },
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
  pages: 'Pagination',
  page: (number) => `Page ${number}`,
  found: (first, last, count) => `${first}–${last} of ${count}`,
  lookFurther: 'Check more hotels',
  lookedThrough: (first, last, count, found) => {
    const isAll = first === '1' && last === count;
    const checked = `${isAll ? '' : `${first}–${last} of `}${count} matching ${count === '1' ? 'hotel' : 'hotels'}`;
    if (found === '0') return `Checked ${checked}.`;
    return `Checked ${checked}; ${found} ${found === '1' ? 'meets' : 'meet'} all conditions.`;
  },
  shown: (written, count) => `${written} ${count === 1 ? 'item' : 'items'} shown.`,
  added: (written, count) => `${written} ${count === 1 ? 'item' : 'items'} added.`,
  failed: 'Couldn’t load more. Please try again.',
};

export const genres: Messages['genres'] = {
  genres: 'Filter by genre',
  all: 'All',
  count: (written, count) => `${written} ${count === 1 ? 'item' : 'items'}`,
};

export const carousel: Messages['carousel'] = {
  list: 'Items, scrollable',
  previous: 'Scroll back',
  next: 'Scroll forward',
};

export const products: Messages['products'] = {
  lowest: 'from',
  average: 'average',
  highest: 'up to',
  notOnSale: 'Currently unavailable',
  sellers: (written, count) => `${written} ${count === 1 ? 'offer' : 'offers'}`,
  place: (place, genre, total) => `No. ${place}${total ? ` of ${total}` : ''} in ${genre}`,
  itsGenre: 'its genre',
  released: (date) => `Release date: ${date}`,
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
  compare: 'Compare prices',
  preorder: 'Pre-order',
  details: 'Details',
  tracks: 'Tracks',
};

export const columns: Messages['columns'] = {
  image: 'Picture',
  title: 'Name',
  maker: 'Maker',
  author: 'Author',
  artist: 'Artist or actor',
  series: 'Series',
  publisher: 'Publisher',
  label: 'Label or maker',
  hardware: 'Platform',
  os: 'Operating system',
  size: 'Format',
  cycle: 'Frequency',
  language: 'Language',
  rating: 'Rating',
  rank: 'Rank',
  price: 'Price',
  availability: 'Availability',
  sellers: 'Offers',
  release: 'Release date',
  code: 'ISBN, JAN',
  preview: 'Preview',
  details: 'Details',
  tracks: 'Tracks',
};

export const travel: Messages['travel'] = {
  lowest: {
    perPerson: ['from', ' per person per night'],
    total: ['from', ' in total per night'],
    unknown: ['from', ''],
  },
  station: (name) => `Nearest station: ${name}`,
  highway: (name) => `Nearest exit: ${name}`,
  away: (distance) => `${distance} away in a straight line`,
  reviews: 'Reviews',
  calendar: 'Check availability',
  viewHotel: 'View hotel',
  viewCourse: 'View course',
};

const allTaken = 'No rooms are free on these nights.';

export const hotelDetail: Messages['hotelDetail'] = {
  plans: 'Rooms and plans',
  journeys: 'Plans with transport',
  map: 'Map',
  pictures: 'Pictures',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  outside: 'Exterior',
  inside: 'Room',
  address: 'Address',
  telephone: 'Telephone',
  access: 'Access',
  nearest: 'Nearest station',
  parking: 'Parking',
  review: 'Guest review',
  reviews: 'Reviews',
  allTaken,
  aspects: {
    service: 'Service',
    location: 'Location',
    room: 'Room',
    equipment: 'Facilities',
    bath: 'Bath',
    meal: 'Meals',
  },
};

export const calendar: Messages['calendar'] = {
  nights: 'Choose a night',
  show: 'Show lowest prices',
  previous: 'Previous 2 weeks',
  next: 'Next 2 weeks',
  range: (first, last) => `${first} – ${last}`,
  stay: (day, nights) => `${nights} ${nights === 1 ? 'night' : 'nights'} from ${day}`,
  pending: 'Checking prices…',
  noRooms: 'Full',
  vacant: 'Rooms',
  cheapest: 'Lowest',
  night: (day, about) => [day, ...about].join(', '),
  total: (price) => `from ${price} in total for one night`,
  failed: 'price unavailable; press to try again',
  lowest: (price, day) => `Lowest total for one night: ${price} on ${day}`,
  allTaken,
  someFailed: 'Press a night with “—” to check its price again.',
  someVacant: 'Some of these nights have rooms.',
};

export const doctor: Messages['doctor'] = {
  title: (problems) =>
    problems
      ? `Doctor: ${problems} ${problems === 1 ? 'problem' : 'problems'}`
      : 'Doctor: no problems',
  settings: 'Settings and attributes',
  request: 'Request',
  answer: 'Response',
  name: 'Name',
  value: 'Value',
  from: 'Set by',
  sources: {
    attribute: 'attribute',
    property: 'property',
    config: 'mkt-config',
    script: 'script tag',
    reader: 'reader',
    default: 'default',
  },
  transport: (name) => `transport: ${name}`,
  phase: (phase) => `phase: ${phase}`,
  hits: (shown, count) => (count === undefined ? `${shown} shown` : `${shown} of ${count} shown`),
  page: (page, of) => `page ${page} of ${of}`,
  age: (age, isKept) =>
    `${age} s old, ${isKept ? 'cached in this browser' : 'requested on this page'}`,
  bytes: (bytes) => `${bytes} bytes`,
  findings: {
    wrongRule: [
      'An attribute or setting breaks a rule, so nothing was requested.',
      'Correct the attributes below.',
    ],
    noApplicationId: [
      'The application id is missing.',
      'Set data-application-id on the script tag to the id from the service’s developer portal.',
    ],
    noToken: [
      'The reader’s access token is missing.',
      'Set access-token once the reader has signed in. Until then, readers see the content of the element, such as a sign-in link.',
    ],
    wrongId: [
      'The service does not accept the application id.',
      'Compare application-id with the one in the developer portal. Check for spaces, and that it is not the affiliate id.',
    ],
    refused: [
      'The service refuses requests from this page.',
      'Check the application id, and that the address of this site is registered for it in the developer portal.',
    ],
    referrer: [
      'The service does not accept the referrer (the address of this page).',
      'Register the address of this site in the developer portal, and check that the page’s referrer policy is not no-referrer.',
    ],
    token: [
      'The reader’s access token is invalid or lacks permission.',
      'Ask the reader to sign in again, and set the new access-token.',
    ],
    quota: [
      'The quota is used up.',
      'Set a longer cache-ttl, limit requests-per-second, or show fewer elements. The quota resets by itself.',
    ],
    unavailable: [
      'The service is down or busy.',
      'Try again later. Until then, readers see the fallback.',
    ],
    serviceError: ['The service returned an error.', 'Read its message below.'],
    policy: [
      'The page’s Content-Security-Policy blocks the service.',
      'Add the hosts of the service and of the kit to script-src, frame-src and connect-src.',
    ],
    blocked: [
      'The service is reachable, but this request was blocked.',
      'Turn off extensions such as ad blockers and try again. The service may also have returned something other than a script.',
    ],
    lost: [
      'The service is reachable, but this request got no response.',
      'Check that the reader’s access-token is valid and has permission, and turn off extensions such as ad blockers. With transport="fetch", the service may give the reason.',
    ],
    unreachable: [
      'The service cannot be reached.',
      'Check the address in base-url. An extension or a company network may also block its host.',
    ],
    offline: [
      'There is no network.',
      'The element loads again by itself when the network is back.',
    ],
    timeout: [
      'The request timed out.',
      'Try again later. If it happens often, set a longer timeout.',
    ],
    malformed: [
      'The response is not in the expected format.',
      'Check base-url and api-version, and any relay between the page and the service.',
    ],
    unknownAttribute: ['The element has no such attribute.', 'Correct the name.'],
    looks: [
      'A display attribute has an invalid value, so its default is used.',
      'Correct the attributes below.',
    ],
    nothingFound: ['Nothing was found.', 'Check the genre, the area and the keyword.'],
    gone: [
      'The item with this number is no longer available.',
      'Use another number. With substitute, similar items are shown until then.',
    ],
    substituted: [
      'Because of substitute, similar items are shown instead.',
      'They stay until you use another number.',
    ],
    nothingInstead: [
      'substitute is set, but nothing similar was found.',
      'Give it words to search for: substitute="kyoto garden".',
    ],
    noStyleSheet: [
      'Without mkt.css, no space is reserved before the script runs.',
      'Add a <link> to mkt.css to the <head> of the page.',
    ],
    moved: [
      'Content below this element shifted while it loaded.',
      'Check that mkt.css is in <head>, and that the theme does not change the height or margins of the element.',
    ],
    noFallback: [
      'The fallback is missing, so this place earns nothing when no data can be shown.',
      'Put a link to the marketplace inside the element.',
    ],
    noLabel: [
      'Affiliate links have no advertising label.',
      'Unless the page has a label elsewhere, remove disclosure="".',
    ],
    noAffiliateId: [
      'The affiliate id is missing, so links earn nothing.',
      'Set data-affiliate-id on the script tag to your id.',
    ],
    swallowed: [
      'The element has no end tag, so the rest of the page became its content.',
      'Add the end tag; “/>” does not close the element.',
    ],
    noScript: [
      'The kit’s script tag is missing.',
      'Add the script tag for mkt.js to the page or the theme.',
    ],
    unknownElement: ['There is no element with this name.', 'Correct the name.'],
    far: ['Not loaded yet: it loads when scrolled near.', 'To load at once, set loading="eager".'],
    awaitsInput: [
      'Waiting for the reader’s input.',
      'To show results before that, set search conditions as attributes.',
    ],
  },
};

export const substitute: Messages['substitute'] = {
  item: 'This item is no longer available. Similar items are shown instead.',
  hotel: 'This hotel is no longer available. Other hotels are shown instead.',
};

export const map: Messages['map'] = {
  map: 'Map',
  keys: 'Arrow keys move the map, + and − zoom. Tab moves to the markers, arrow keys to the next marker.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  searchHere: 'Search this area',
  placed: (placed, shown) => `${placed} of ${shown} on the map`,
  nonePlaced: 'None of these has a known location.',
  together: (names) => names.join(', '),
  outline: (source) => `Map data: ${source}`,
};

export const rooms: Messages['rooms'] = {
  breakfast: 'Breakfast',
  dinner: 'Dinner',
  bothMeals: 'Breakfast and dinner',
  breakfastChoice: 'Breakfast optional',
  dinnerChoice: 'Dinner optional',
  noMeals: 'No meals',
  and: ', ',
  night: (day) => `Night of ${day}`,
  charge: 'Rate (per person or per room; see booking page)',
  total: 'Total for all guests',
  otherNights: (_, count) => `Other ${count === 1 ? 'night' : 'nights'}: see the booking page.`,
  reserve: 'Reserve',
};

const refused = 'Your session has expired or lacks permission. Please sign in again.';

export const bookmarkButton: Messages['bookmarkButton'] = {
  bookmark: 'Bookmark',
  remove: 'Remove',
  undo: 'Undo',
  gone: 'Removed',
  status: {
    pending: 'Saving…',
    added: 'Added. Press again to undo.',
    removed: 'Removed. Press again to undo.',
    restored: 'Restored.',
    gone: 'Removed.',
    confirm: 'This cannot be undone. Press again to remove.',
    known: 'Already in your bookmarks.',
    failed: 'Couldn’t save. Please try again.',
    lost: 'Couldn’t confirm the change. Please try again, or sign in again.',
    refused,
    signIn: 'Sign in to bookmark this.',
  },
};

export const bookmarkList: Messages['bookmarkList'] = {
  empty: 'You have no bookmarks yet.',
  refused,
  signIn: 'Sign in to see your bookmarks here.',
  points: (points) => `${points} ${points === '1' ? 'point' : 'points'} per ¥100`,
};
