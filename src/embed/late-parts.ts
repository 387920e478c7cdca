/** In place of `controllers/late-parts.ts` in classic scripts, which import nothing on demand. */
import type { lateParts as modules } from '../controllers/late-parts.js';
import { loadPart } from './parts.js';

export const lateParts: typeof modules = {
  diagnostics: () => loadPart('diagnostics'),
  interaction: () => loadPart('interaction'),
  table: () => loadPart('table'),
  rooms: () => loadPart('hotel-rooms'),
};
