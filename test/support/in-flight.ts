import { pageState } from '../../src/client/page-state.js';
import { waitUntil } from './waits.js';

/** Settles once a number of callers wait for one request. */
export const shared = (callers: number): Promise<void> =>
  waitUntil(
    () => [...pageState.inFlight.values()].some(({ waiting }) => waiting === callers),
    `no request has ${callers} callers`,
  );
