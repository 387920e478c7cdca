import type { FailureKind } from '../../client/transports/transport.js';

/** In place of `transport/late.ts` in the frame: the page around it knows what to do about a failure. */
export const failed = (kind: FailureKind): never => {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- it goes through a channel
  throw kind;
};
