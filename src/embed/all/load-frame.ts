/** Replaces `client/transports/load-frame.ts` in `mkt.all.js`, which contains the transport from the start. */
import type { loadFrame as asModule } from '../../client/transports/load-frame.js';
import { frameTransport } from '../../client/transports/frame.js';

export const loadFrame: typeof asModule = () => Promise.resolve({ frameTransport });
