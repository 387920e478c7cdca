import type { ParameterTable, ParamsOfTable } from '../client/validation/parameter.js';
import { colorSchemes, looks } from '../styles/looks.js';
import { layouts } from '../styles/rows.js';

/** The attributes of the theme, on an element or on a configuration around it. Only style sheets read them. */
export const theme = {
  /**
   * Appearance of the entries: cards with a soft shadow, plain text between lines, outlined boxes, or dense for
   * sidebars. The nearest `look` applies.
   */
  look: { kind: 'text', values: looks, default: 'card' },
  /**
   * Source of the colours: the page, or the element's own surface in the system's light or dark colours; `auto`
   * follows the reader's preference.
   */
  colorScheme: { kind: 'text', values: colorSchemes, default: 'page' },
} as const satisfies ParameterTable;

const parts = { kind: 'list', separator: /\s+/ } as const;

/** The display attributes of every element with entries. */
export const display = {
  ...theme,
  /** Layout of the entries. A `table`, if the element has it, is a list where narrower than 37.5em (600 px). */
  layout: { kind: 'text', values: layouts, default: 'list' },
  /** Most columns; the element's width decides how many fit. */
  columns: { kind: 'integer', min: 1, max: 6 },
  /** Most entries per page. */
  limit: { kind: 'integer', min: 1 },
  /** Parts of an entry to show, separated by spaces; all by default. */
  show: parts,
  /** Parts of an entry to hide, separated by spaces. In rankings, product searches and shortlists, `sold-out` leaves out entries that cannot be bought. */
  hide: parts,
  /** Heading above the entries; in a ranking, `auto` for the title that the service gives it. */
  heading: { kind: 'text' },
  /** Level of the heading in the outline of the page. */
  headingLevel: { kind: 'integer', min: 1, max: 6, default: 2 },
  /** Controls for further entries. */
  pager: { kind: 'text', values: ['none', 'more', 'pages'] },
  /** Controls for readers, separated by spaces; search elements have a form by default. */
  readerControls: parts,
  /** Text of the call to action; the default depends on the page that the link leads to. */
  actionLabel: { kind: 'text' },
  /**
   * Size of the pictures to request, in pixels, if the service offers sizes; by default as many as their space
   * and the screen need.
   */
  imageSize: { kind: 'integer', min: 1 },
  /** Time of the request: when the element comes near the viewport, or at once. */
  loading: { kind: 'text', values: ['lazy', 'eager'], default: 'lazy' },
} as const satisfies ParameterTable;

/** The values of the display attributes. A feature of all elements declares its own. */
export interface DisplayValues extends ParamsOfTable<typeof display> {}
