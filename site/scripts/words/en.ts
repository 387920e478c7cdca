/** English texts of the builder and the finder; the Japanese ones have the same names. */
import { attributeOf } from '../../../src/exports/definitions.js';
import { type FindingCode, findingTexts, issueText } from '../../../src/exports/findings.js';
import type { Locale } from '../../../src/exports/texts.js';
import type { ValidationIssue } from '../../../src/exports/validate.js';
import type { Kind } from '../../../cli/finder/kinds.js';
import type { ACCOUNT, Group } from '../elements.js';
import type { AddedId, Correction, Form, Leftover, OwnPlace, ShopKind } from '../types.js';
import { elementNames } from './element-names.js';
import { fieldWords } from './field-words.js';

const called = (parameter: string) => fieldWords.en.field(attributeOf(parameter));

const CORRECTED = {
  escaped: 'The snippet was escaped (&lt;), and is code again',
  curlyQuotes: 'Curly quotes are straight now',
  fullWidth: 'Full-width characters are half-width now',
} as const;

export const en = {
  elements: elementNames('en'),
  groups: {
    what: 'What to show',
    appearance: 'Appearance',
    behaviour: 'What readers can do',
    account: 'Service and technical settings',
  } satisfies Record<Group, string>,
  places: {
    language: 'en' as Locale,
    question: 'Where do you write?',
    none: 'Choose…',
    ownSite: 'Your own site',
    blogs: 'Blog services',
    otherBlog: 'Another one: find out with a draft',
    others: 'Elsewhere',
    names: {
      html: 'A site that takes HTML',
      wordpress: 'WordPress with the plugin',
      hugo: 'Hugo',
      react: 'An app with React',
      strips: 'An editor that strips unknown tags',
      frames: 'A place without scripts that takes frames',
      address: 'A place that takes only an address',
      links: 'A place that takes only links and pictures',
      mail: 'E-mail',
    } satisfies Record<OwnPlace, string>,
    /** @param form the kind of snippet that is now selected */
    works: (form: string) => `The kind of snippet is now “${form}”.`,
    /** @param forms the kinds to try, in this order */
    unchecked: (forms: readonly string[]) =>
      `Paste the snippet into a draft; if nothing appears, take the next kind: ${forms.map((form) => `“${form}”`).join(', ')}.`,
    /** The document on blog services: its address below the site, and its name. */
    list: 'places/blogs/',
    listName: 'List of blog services',
  },
  forms: {
    element: 'Element',
    div: '<div> (where tags are stripped)',
    iframe: 'iframe (where scripts are forbidden)',
    oembed: 'oEmbed (where an address is pasted)',
    wordpress: 'WordPress shortcode',
    jsx: 'JSX (React)',
    hugo: 'Hugo shortcode',
    plain: 'Plain HTML (links and pictures)',
  } satisfies Record<Form, string>,
  formHints: {
    element: 'For HTML pages and blogs that let you write HTML.',
    div: 'For editors that remove unknown tags. The blog’s administrator adds the script once.',
    iframe: 'Needs no script on your page. Same size as the preview. Cannot show bookmarks.',
    oembed:
      'The oEmbed response, for editors that turn a pasted address into a frame. “npx mkt-widgets oembed” writes the page whose address you paste.',
    wordpress: 'Needs the plugin, which also adds the script and your ids.',
    jsx: 'With “import "mkt-widgets/elements/….js"” and a <mkt-config> around it.',
    hugo: 'Needs the shortcode in layouts/shortcodes, and the script in the page’s head.',
    plain:
      'For places without scripts and frames, such as mails. The entries stay as they are now, without prices.',
  } satisfies Record<Form, string>,
  frame: {
    checksSite: 'The service answers registered sites only',
    registered: 'Register the host of embed.html in the developer portal, not the blog.',
    builderHost:
      'The embed.html of this frame is that of the builder’s site. Before you publish, put the files on a host of your own, and enter its address under “Address of the kit’s files”. A service that checks the registered site refuses requests from somebody else’s host.',
  },
  plain: {
    forMail: 'for e-mail',
    waiting: 'There is nothing to copy until the preview shows entries.',
    none: 'This element has no entries that a copy could show to every reader.',
    invented: 'These goods are invented. Enter your own id before you publish the copy.',
  },
  result: 'Result',
  outputs: { snippet: 'Snippet', notice: 'Privacy notice' },
  notice: {
    copy: 'Copy the notice as HTML',
    copied: 'Copied the notice',
    scope:
      'What a privacy page says about the data of readers, for this element only: for a whole site, use “npx mkt-widgets notice” with its pages.',
    waiting: 'The notice follows as soon as the preview shows the element.',
    sandbox:
      'These hosts are those of the sandbox. Enter your own id before you publish the notice.',
    isRelay: 'The service is my own relay',
  },
  widths: { phone: 'Phone', sidebar: 'Sidebar', desktop: 'Desktop' },
  schemes: { light: 'Light', dark: 'Dark' },
  title: 'Builder',
  lead: 'Choose an element, fill in what to show, copy the snippet.',
  choose: 'Element',
  more: 'More',
  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone',
  redone: 'Redone',
  reset: 'Start over',
  share: 'Copy a link to this',
  copied: 'Copied the snippet',
  bare: 'No fallback link: readers see nothing if the data cannot be loaded. “Fallback” in the builder adds one.',
  useLink: 'Use the link of the first entry',
  faulty: (count: number) => `${count === 1 ? 'A field has' : `${count} fields have`} a mistake.`,
  copiedLink: 'Copied the link',
  copy: 'Copy the snippet',
  snippet: 'Snippet',
  preview: 'Preview',
  previewWidth: 'Width of the preview',
  previewScheme: 'Colours of the preview',
  withScript: 'with the script tag',
  withStyles: 'with mkt.css',
  unpublished: {
    text: 'The kit’s files are not published yet: put them on your web space, and enter its address under “Address of the kit’s files”.',
    /** The page that says how to get the files: its address below the site, and its name. */
    page: 'en/start/#files',
    name: 'How to get the files',
  },
  tagsOfPage: (count: number) =>
    `Tags that a page needs once: ${count === 1 ? 'one, copied' : `${count}, copied`} with the element`,
  /** Of a field for words that contains HTML. */
  plainText: 'Readers would see these tags as they are: write plain text',
  once: 'The script tag and the style sheet are needed only once per page.',
  paste: 'Open an existing snippet',
  pasteHint: 'Paste a snippet of any kind here.',
  open: 'Open',
  noSnippet: 'This text contains no element of the kit.',
  leftover: ({ code, name, suggestion }: Leftover) =>
    code === 'attribute'
      ? `There is no attribute ${name}${suggestion ? `: did you mean ${suggestion}?` : '.'}`
      : code === 'private'
        ? `${name} is left out, since it has the token of one reader: everyone who reads the page could use it.`
        : code === 'setting'
          ? `${name} of the script tag or of <mkt-config> is left out: add it back by hand.`
          : code === 'inside'
            ? `<${name}> inside the element is left out: add it back by hand.`
            : code === 'text'
              ? 'The text inside the element is left out: add it back by hand.'
              : `Only the first element is open; the text contains ${name} more.`,
  unknownTag: (tag: string, suggestions: readonly string[]) =>
    `There is no element <${tag}>${suggestions.length ? `: did you mean ${suggestions.join(' or ')}?` : '.'}`,
  corrected: ({ accident, text }: Correction) =>
    `${CORRECTED[accident]}${text ? `: ${text}` : '.'}`,
  idOwner: 'Data',
  sandbox: 'Sandbox: invented goods, no sign-up',
  noSandbox: 'The sandbox cannot run in this browser, or at this address. Enter your own id.',
  mine: 'My own application id',
  pasted: 'Ids of the pasted snippet',
  pastedHint: 'Used for this snippet only, and not stored.',
  adopt: 'Make these my own',
  /** @param kit address of the folder */
  foreignFiles: (kit: string) =>
    `This snippet loads the kit’s files from ${kit}: the owner of that address can run scripts on your page. Use it only if the address is yours or you trust it.`,
  kit: 'Address of the kit’s files',
  kitHint: 'The folder that contains mkt.js. Change it if you host the files yourself.',
  account: {
    'application-id': 'Application id',
    'affiliate-id': 'Affiliate id',
    'base-url': 'Address of the service',
    'dynamic-ad-url': 'Address of the recommendations',
  } satisfies Record<(typeof ACCOUNT)[number], string>,
  scriptSettings: 'All settings of the script tag',
  origins: {
    name: 'Further trusted services',
    hint: 'Their scripts run in your pages: origins such as https://other.example, separated by spaces.',
  },
  sample: {
    name: 'Address of a request to your service',
    hint: 'Paste one from the service’s documents or its test page: it fills in address, version, names and parameters.',
    taken: 'Filled in the settings from the address',
    unknown: 'This is no address of an operation that the kit knows',
  },
  accountHint:
    'Your ids stay in this tab: they are in the snippet, never in the link that you share.',
  sandboxHint: 'This snippet shows the sandbox. Before you publish it, enter your own id.',
  fallback: 'Fallback',
  fallbackHint:
    'The link that readers see before the data arrives, or when it cannot be loaded. It earns as well.',
  link: 'Link',
  linkText: 'Link text',
  items: {
    title: 'Your list',
    intro:
      'Things that you choose, in your order. Their names, prices and pictures come from the service; the words are yours.',
    add: 'Add',
    kinds: {
      'hotel-no': 'Add a hotel',
      'product-id': 'Add a product',
      isbnjan: 'Add a book',
      'item-number': 'Add an e-book by its number',
    } satisfies Record<AddedId, string>,
    empty: 'Add something to your list.',
    /** Of a list with an item that has neither a number nor a link. */
    incomplete: 'An item appears once it has a number.',
    nothing: 'None of your items is available now. Check their numbers, or choose other items.',
    full: (max: number) => `A list has up to ${max} items.`,
    up: (name: string) => `Move up: ${name}`,
    down: (name: string) => `Move down: ${name}`,
    remove: (name: string) => `Remove: ${name}`,
    removeShort: 'Remove',
    /** @param name '' for a new e-book */
    added: (name: string) => (name ? `Added ${name}` : 'Added'),
    moved: (name: string, place: number) => `${name} is now number ${place}`,
    removed: (name: string) => `Removed ${name}`,
    words: 'Your words',
    wordsHint: 'Why you recommend it, in a sentence or two.',
    award: 'Words on the picture',
    awardHint: 'A few letters, such as “Best value”. Empty: none.',
    link: 'Link',
    linkHint:
      'Readers see it before the data arrives, or when the item is no longer available. It earns as well.',
    name: 'Link text',
    useLink: 'Use the link of this item',
    bare: 'An item has no link: readers see only your words if the data cannot be loaded.',
    noPlace:
      'This kind of snippet cannot hold a list. Choose “Element”, “<div>”, “WordPress shortcode” or “JSX”.',
  },
  shops: {
    title: 'Links to other shops',
    intro: 'A button in each entry that looks for the same item in another shop.',
    add: 'Add a shop',
    legend: (number: number) => `Shop ${number}`,
    kind: 'Looks for',
    kinds: {
      title: 'The name',
      isbn: 'The ISBN of a book',
      jan: 'The JAN code',
      author: 'The author',
      free: 'As I write it',
    } satisfies Record<ShopKind, string>,
    address: 'Address of the shop’s search',
    hint: 'Search for any word in the shop, copy the address of the result, and put the part in braces in place of the word.',
    text: 'Text of the button',
    example: 'Another shop',
    remove: 'Remove this shop',
  },
  /** @param placeholder that no entry has a value for, in braces */
  unknownPlaceholder: (placeholder: string, suggestion?: string) =>
    `No entry has ${placeholder}${suggestion ? `: did you mean {${suggestion}}?` : '. Use {title}, {isbn}, {jan} or {author}'}`,
  /** @param fault the attribute with its value */
  hidesShops: (fault: string) => `Not shown because of ${fault}`,
  fitReplaces: findingTexts.en.fitReplaces.join(' '),
  isOver: 'Is over: nothing is shown any more',
  campaign: {
    title: 'Words for a campaign',
    hint: 'Shown above the element on the days of a campaign, in Japanese time. Written in HTML and JSX only; the preview does not show them.',
    text: 'Words',
    from: 'First day, such as 2026-11-27 or 2026-11-27T20:00',
    until: 'Last day, such as 2026-11-30 or 2026-11-30T09:59',
    days: 'Days of each month, such as 5,10,15',
  },
  suggest: 'Use the link of a shown entry:',
  suggestWithoutId: 'These links earn nothing until you enter an affiliate id.',
  /** The fallback leads to the sandbox, in a snippet for a live service. */
  sandboxLink: 'leads to the sandbox: choose a link again',
  adLabel: 'Ad',
  notALink: 'must begin with http:// or https://',
  find: 'Find…',
  unset: 'Not set',
  states: {
    idle: 'Waiting for the reader’s input',
    loading: 'Loading…',
    /** @param count of entries; 0 where an element has none */
    ready: (count: number) =>
      count ? `Shows ${count} ${count === 1 ? 'entry' : 'entries'}` : 'Shown',
    empty: findingTexts.en.nothingFound.join(' '),
    error: 'Cannot be shown',
  },
  ...fieldWords.en,
  inBrackets: (text: string, more: string | number) => `${text} (${more})`,
  issue: (issue: ValidationIssue) => issueText(issue, called, 'en'),
  /** The problem of an attribute's value, away from its field. */
  named: (attribute: string, problem: string) => `${fieldWords.en.field(attribute)}: ${problem}.`,
  /** Of an attribute that the search does not accept. */
  ignored: 'Not used by this search: it goes with other fields',
  /** Of a number or a code that the finder finds. */
  notFound: (_attribute: string) => 'Nothing was found for this. “Find…” lists those that exist',
  gone: findingTexts.en.gone.join(' '),
  needsChoices: (control: string) =>
    `“${fieldWords.en.value('reader-controls', control)}” needs choices: after copying, write <option slot="${control}" value="…"> inside the element.`,
  needsId:
    'Enter your own application id under “Data”. You get one by registering on the service’s developer portal.',
  seeFields: 'Cannot be shown. Correct the fields that have a message.',
  finding: (code: FindingCode) => findingTexts.en[code].join(' '),
  /** @param detail the service's own text */
  failure: (code: FindingCode, detail: string) =>
    findingTexts.en[code].join(' ') +
    (code === 'serviceError' && detail ? ` (The service says: ${detail})` : ''),
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
    } satisfies Record<Kind, string>,
    by: 'Name, number or address of its page',
    search: 'Search',
    use: 'Use',
    inBuilder: 'Use in the builder',
    copy: 'Copy the snippet',
    none: 'Nothing was found.',
    titleOf: (kind: string) => `Find an id: ${kind}`,
    /** Between a button's text and a name, for screen readers. */
    colon: ': ',
    found: (count: number) => `${count} found`,
    nearest: 'Similar words:',
    elsewhere: 'Other kinds that have it:',
    top: 'All genres',
    count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
    areas:
      'These are the areas of the sandbox. For a live service, paste a code from its area list into the field.',
    close: 'Close',
    genreHint: 'Genres from the service’s responses. Open one to see its subgenres.',
  },
};

export type Words = typeof en;
