/**
 * Loads the transport by a frame, which few pages need. A module of its own: `mkt.all.js`, which is
 * one file, has another one in its place.
 */
export const loadFrame = (): Promise<typeof import('./frame.js')> => import('./frame.js');
