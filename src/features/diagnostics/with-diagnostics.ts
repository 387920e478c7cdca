import { lazyModules } from '../../element/lazy-modules.js';

export type Diagnostics = Awaited<ReturnType<(typeof lazyModules)['diagnostics']>>;

/** Loads the messages for authors and passes them on; does nothing if they cannot be loaded. */
export async function withDiagnostics(use: (diagnostics: Diagnostics) => void): Promise<void> {
  try {
    use(await lazyModules.diagnostics());
  } catch {
    // A warning must not fail the element.
  }
}
