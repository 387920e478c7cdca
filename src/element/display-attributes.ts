import type { ParameterTable } from '../client/validation/parameter.js';
import { controlNames, DEFAULT_LAYOUTS, type WidgetDefinition } from './definition.js';
import { colorSchemes, looks } from '../styles/looks.js';
import { fitAttributes } from '../features/fit/fit-attributes.js';
import { jsonLdAttributes } from '../features/json-ld/json-ld-attributes.js';

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

/** The heading that stands for the title that the service gives. */
export const AUTO_HEADING = 'auto';

/** The display attributes of every element with entries. */
export const display = {
  ...theme,
  /** Layout of the entries. A `table`, if the element has it, is a list where narrower than 37.5em (600 px). */
  layout: {
    kind: 'text',
    values: ['list', 'grid', 'carousel', 'compact', 'table', 'compare'],
    default: 'list',
  },
  /** Most columns; the element's width decides how many fit. */
  columns: { kind: 'integer', min: 1, max: 6 },
  ...fitAttributes,
  /** Most entries per page. */
  limit: { kind: 'integer', min: 1 },
  /** Parts of an entry to show, separated by spaces; all by default. */
  show: parts,
  /** Parts of an entry to hide, separated by spaces. */
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
  ...jsonLdAttributes,
  /** Time of the request: when the element comes near the viewport, or at once. */
  loading: { kind: 'text', values: ['lazy', 'eager'], default: 'lazy' },
} as const satisfies ParameterTable;

/** These attributes with the values that an element accepts. */
export function displayOf(definition: WidgetDefinition) {
  const { parts, layouts = DEFAULT_LAYOUTS } = definition;
  return {
    ...display,
    layout: { ...display.layout, values: layouts },
    show: { ...display.show, values: parts },
    hide: { ...display.hide, values: parts },
    readerControls: { ...display.readerControls, values: controlNames(definition) },
  } satisfies ParameterTable;
}
