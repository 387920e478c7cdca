import { lazyModules } from '../../element/lazy-modules.js';

export type Diagnostics = Awaited<ReturnType<(typeof lazyModules)['diagnostics']>>;

/** Has something told to the author in words that are loaded for it; without them, nothing is. */
export async function withDiagnostics(use: (diagnostics: Diagnostics) => void): Promise<void> {
  try {
    use(await lazyModules.diagnostics());
  } catch {
    // It can be explained no more.
  }
}
