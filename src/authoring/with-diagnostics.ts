/** Warns the author of findings in the console; loads their texts with the first one. */
import { withReporter } from '../element/report.js';
import type { lazyModules } from './lazy-modules.js';

type Diagnostics = Awaited<ReturnType<(typeof lazyModules)['diagnostics']['load']>>;

/** Loads the texts for authors and passes them on; does nothing if they cannot be loaded. */
export const withDiagnostics = withReporter as (
  use: (diagnostics: Diagnostics) => void,
) => Promise<void>;
