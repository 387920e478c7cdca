import { LazyModule } from '../element/lazy-module.js';

export const lazyModules = {
  diagnostics: new LazyModule(() => import('./diagnostics.js')),
  /** The panel for authors: state and problems of an element. */
  doctor: new LazyModule(async () => {
    // It imports texts and checks from there.
    await import('./diagnostics.js');
    return import('./panel/doctor.js');
  }),
};
