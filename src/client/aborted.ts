/**
 * The reason of the kit's own aborts. Without one, `abort()` makes a `DOMException`, whose stack keeps `this` of each
 * caller in memory: an object of the page, which may know further elements.
 */
export const ABORTED: Readonly<Pick<Error, 'name' | 'message'>> = {
  name: 'AbortError',
  message: 'aborted',
};
