import type { locate as find } from '../../client/geo/geolocation.js';

/** Where the reader is: what finds that out is loaded once a reader asks for what is around. */
export const locate: typeof find = (given) =>
  import('../../client/geo/geolocation.js').then(
    ({ locate: found }) => found(given),
    () => 'unavailable' as const,
  );
