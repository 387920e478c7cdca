/** What the builder and the finder say in English. */
import type { ValidationIssue } from '../../../src/client/validation/issue.js';
import type { Words } from './words.js';

/** `genre-id` → `Genre id`. */
const named = (attribute: string) =>
  attribute.charAt(0).toUpperCase() + attribute.slice(1).replaceAll('-', ' ');

export const en: Words = {
  elements: {
    'mkt-ranking': ['Ranking', 'Best sellers: overall, by genre, by age'],
    'mkt-product-search': ['Products', 'Products with the prices of all sellers'],
    'mkt-book-list': ['Books and media', 'Books, CDs, DVDs, games, magazines'],
    'mkt-ebook-list': ['E-books', 'E-books of a genre or an author'],
    'mkt-hotel-search': ['Hotels', 'A search form and hotels, with a map'],
    'mkt-hotel-detail': ['One hotel', 'Pictures, access and ratings of a hotel'],
    'mkt-golf-finder': ['Golf courses', 'A search form and golf courses'],
    'mkt-picks': ['Recommendations', 'What suits the page it stands on'],
    'mkt-bookmark-list': ['Bookmarks', 'What the signed-in reader has saved'],
    'mkt-bookmark-button': ['Bookmark button', 'Adds one item to the bookmarks'],
  },
  groups: {
    what: 'What to show',
    look: 'Look',
    behaviour: 'What readers can do',
    account: 'Service and technology',
  },
  forms: {
    element: 'Element',
    div: '<div> (where tags are stripped)',
    iframe: 'iframe (where scripts are forbidden)',
    oembed: 'oEmbed (where an address is pasted)',
    wordpress: 'WordPress shortcode',
    jsx: 'JSX (React)',
    hugo: 'Hugo shortcode',
  },
  formHints: {
    element: 'For HTML pages and blogs that let you write HTML.',
    div: 'For editors that remove unknown tags. The script is set once, for example by whoever runs the blog.',
    iframe:
      'Needs no script on your page. It is as wide and as high as the preview. It cannot show bookmarks.',
    oembed:
      'The answer for editors that make a frame of an address. “npx mkt-widgets oembed” writes the page whose address you paste.',
    wordpress: 'Needs the plugin, which also sets the script and your ids.',
    jsx: 'With “import "mkt-widgets/elements/….js"” and a <mkt-config> around it.',
    hugo: 'Needs the shortcode in layouts/shortcodes, and the script in the page’s head.',
  },
  widths: { phone: 'Phone', sidebar: 'Sidebar', desktop: 'Desktop' },
  schemes: { light: 'Light', dark: 'Dark' },
  title: 'Builder',
  lead: 'Choose an element, fill in what it shall show, copy the snippet.',
  choose: 'Element',
  more: 'More',
  undo: 'Undo',
  redo: 'Redo',
  reset: 'Begin anew',
  share: 'Copy a link to this',
  copied: 'Copied',
  copy: 'Copy the snippet',
  snippet: 'Snippet',
  preview: 'Preview',
  withScript: 'with the script tag',
  withStyles: 'with mkt.css',
  once: 'The script tag and the style sheet are needed once a page.',
  paste: 'Open a snippet that you have',
  pasteHint: 'Paste a snippet here, of any kind that can be copied.',
  open: 'Open',
  noSnippet: 'No element of the kit is in this text.',
  leftover: ({ code, name, suggestion }) =>
    code === 'attribute'
      ? `There is no attribute ${name}${suggestion ? `: did you mean ${suggestion}?` : '.'}`
      : code === 'setting'
        ? `${name} of the script tag or of <mkt-config> is left out: put it back by hand.`
        : code === 'inside'
          ? `<${name}> inside the element is left out: put it back by hand.`
          : code === 'text'
            ? 'The text inside the element is left out: put it back by hand.'
            : `Only the first element is open; the text has ${name} more.`,
  whose: 'Data',
  sandbox: 'The sandbox: invented goods, nothing to sign up for',
  noSandbox: 'The sandbox cannot run in this browser, or at this address. Enter your own id.',
  mine: 'My own application id',
  pasted: 'What the pasted snippet names',
  pastedHint: 'These count for this snippet alone. Nothing of them is kept.',
  adopt: 'Make these my own',
  foreignFiles: (kit) =>
    `This snippet takes the kit’s files from ${kit}: whoever owns that place can run scripts on your page. Use it only if it is yours, or if you trust it.`,
  kit: 'Address of the kit’s files',
  kitHint: 'The folder on your web space that has mkt.js.',
  account: {
    'application-id': 'Application id',
    'affiliate-id': 'Affiliate id',
    'base-url': 'Address of the service',
    'dynamic-ad-url': 'Address of the recommendations',
  },
  accountHint:
    'Your ids stay in this tab: they are in the snippet, never in the link that you share.',
  sandboxHint: 'This snippet shows the sandbox. Before you publish it, enter your own id.',
  fallback: 'Fallback',
  fallbackHint:
    'What readers see before, without and instead of the data: a link that earns in its place.',
  link: 'Link',
  linkText: 'Its words',
  suggest: 'Suggestions',
  notALink: 'must begin with http:// or https://',
  find: 'Find…',
  unset: '—',
  states: {
    idle: 'Waits for what readers enter',
    loading: 'Loading…',
    ready: (count) => (count ? `Shows ${count} ${count === 1 ? 'entry' : 'entries'}` : 'Is shown'),
    empty: 'Nothing was found',
    error: 'Nothing can be shown',
  },
  field: named,
  help: (_, description) => description,
  value: (_, value) => value,
  rule: (rule) => `must be ${rule}`,
  issue: (_issue: ValidationIssue, rule) => rule,
  note: (text) => text,
  finder: {
    title: 'Find an id',
    kinds: {
      genre: 'Genre',
      books: 'Book and media genre',
      ebooks: 'E-book genre',
      area: 'Area',
      golfArea: 'Golf area',
      hotel: 'Hotel',
      golf: 'Golf course',
      book: 'Book',
      product: 'Product',
    },
    by: 'Name, number or address of its page',
    search: 'Search',
    use: 'Use',
    inBuilder: 'Use in the builder',
    copy: 'Copy the snippet',
    none: 'Nothing was found.',
    failed: (message) => `The service could not be asked: ${message}`,
    top: 'All genres',
    count: (count) => `${count} entries`,
    areas:
      'These are the areas of the sandbox. The codes of a live service are in its area list: paste one into the field.',
    close: 'Close',
    genreHint:
      'The genres are those that the service tells with its answers. Open one to see what is below it.',
  },
};
