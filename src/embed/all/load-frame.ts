/** In place of `client/transports/load-frame.ts` in `mkt.all.js`: it is there from the beginning. */
import type { loadFrame as asModule } from '../../client/transports/load-frame.js';
import { frameTransport } from '../../client/transports/frame.js';

export const loadFrame: typeof asModule = () => Promise.resolve({ frameTransport });
