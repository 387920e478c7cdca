/** In place of `client/transports/load-frame.ts` in classic scripts, which import nothing on demand. */
import type { loadFrame as asModule } from '../client/transports/load-frame.js';
import { loadPart } from './parts.js';

export const loadFrame: typeof asModule = () => loadPart('frame');
