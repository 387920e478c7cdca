import { LazyModule } from './lazy-module.js';

/** The lazy modules for authors of pages. Those of features are in their declarations. */
export const lazyModules = {
  /** Findings for authors, in the console. */
  diagnostics: new LazyModule(() => import('../features/diagnostics/diagnostics.js')),
  /** The panel for authors: state and problems of an element. */
  doctor: new LazyModule(async () => {
    // It imports texts and checks from there.
    await import('../features/diagnostics/diagnostics.js');
    return import('../features/diagnostics/panel/doctor.js');
  }),
};
