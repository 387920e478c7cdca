import type { ParameterTable } from '../client/validation/parameter.js';
import { controlNames, DEFAULT_LAYOUTS, type WidgetDefinition } from './definition.js';
import { colorSchemes, looks } from '../styles/looks.js';

/** The attributes of the theme, on an element or on a configuration around it. Only style sheets read them. */
export const theme = {
  /**
   * What entries look like: cards on a soft shadow, plain text between lines, outlined boxes, or small
   * and close together, as sidebars need it. The nearest one counts.
   */
  look: { kind: 'text', values: looks, default: 'card' },
  /**
   * Where the colours come from: the page shows through, or the element has a surface of its own in
   * the light or dark colours of the system, by `auto` in those that the reader prefers.
   */
  colorScheme: { kind: 'text', values: colorSchemes, default: 'page' },
} as const satisfies ParameterTable;

const parts = { kind: 'list', separator: /\s+/ } as const;

/** How an element shows what it has: attributes of every element that shows entries. */
export const display = {
  ...theme,
  /** Arrangement of the entries. */
  layout: {
    kind: 'text',
    values: ['list', 'grid', 'carousel', 'compact', 'table'],
    default: 'list',
  },
  /** The most entries side by side; there are as many as the element's own width has room for. */
  columns: { kind: 'integer', min: 1, max: 6 },
  /** Entries shown. */
  limit: { kind: 'integer', min: 1 },
  /** Parts of an entry to show, separated by spaces; all by default. */
  show: parts,
  /** Parts of an entry not to show, separated by spaces. */
  hide: parts,
  /** Heading above the entries. */
  heading: { kind: 'text' },
  /** Level of the heading in the outline of the page. */
  headingLevel: { kind: 'integer', min: 1, max: 6, default: 2 },
  /** How the reader gets to further entries. */
  pager: { kind: 'text', values: ['none', 'more', 'pages'] },
  /** What the reader may change, separated by spaces; the search elements show their form anyway. */
  controls: parts,
  /** What asks the reader to follow the link of an entry; by default in words for what it leads to. */
  actionLabel: { kind: 'text' },
  /**
   * Pixels of the pictures to ask for, where the service offers sizes; by default as many as their
   * room and the screen need.
   */
  imageSize: { kind: 'integer', min: 1 },
  /** When to ask: once the element comes near the viewport, or at once. */
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
    controls: { ...display.controls, values: controlNames(definition) },
  } satisfies ParameterTable;
}
