import type { ParameterTable } from '../../client/validation/parameter.js';
import { fitSizes } from '../../styles/fit-sizes.js';

/** The attribute of a box of a fixed size. */
export const fitAttributes = {
  /**
   * A box of a fixed size in pixels, width x height, for places that usually have a banner: as many whole entries
   * as fit, with the label, and without controls. It replaces `layout` and the author's template.
   */
  fit: { kind: 'text', values: fitSizes },
} as const satisfies ParameterTable;
