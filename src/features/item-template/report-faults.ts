import { warnOnce } from '../diagnostics/warn-once.js';
import { withDiagnostics } from '../diagnostics/with-diagnostics.js';
import type { TemplateFault } from './faults.js';

/** Warns the author of mistakes in a template, each once. */
export const reportFaults = (element: Element, faults: readonly TemplateFault[]): void =>
  void withDiagnostics(({ brokenTemplate }) => {
    for (const fault of faults) warnOnce(element, brokenTemplate(fault));
  });
