/** Loads the frame transport, which few pages need. A module of its own, since `mkt.all.js` replaces it. */
export const loadFrame = (): Promise<typeof import('./frame.js')> => import('./frame.js');
