import type { EntrySizes } from '../../styles/entry-sizes.js';
import { fewEntries } from '../../styles/metrics.js';

/** Recommendations: as others, but fewer. */
export const pickSizes: EntrySizes = { row: {}, column: {}, entries: fewEntries };
