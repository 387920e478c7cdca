import type { locate as find } from './locate.js';

/** Where the reader is: what finds that out is loaded once a reader asks for what is around. */
export const locate: typeof find = (given) =>
  import('./locate.js').then(
    ({ locate: found }) => found(given),
    () => 'unavailable' as const,
  );
