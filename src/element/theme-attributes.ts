import type { ParameterTable } from '../client/validation/parameter.js';
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
