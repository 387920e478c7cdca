/**
 * Loads the transport by a frame, which few pages need. A module of its own: where modules cannot be
 * imported late, as in a classic script, the build puts another one in its place.
 */
export const loadFrame = (): Promise<typeof import('./frame.js')> => import('./frame.js');
