/** Mistakes in the `data-*` attributes of script tags and data elements. */
import { pageState } from '../client/page-state.js';
import { attributeOf } from '../element/attributes.js';
import { whenLoaded } from '../element/dom.js';
import { warn, warnOfPage } from '../element/report.js';
import { unknownDataIn } from './unknown-attribute-names.js';
import { withDiagnostics } from './with-diagnostics.js';

/**
 * Warns the author of misspelt attributes of a script tag or data element, in one line.
 * @param known without `data-`
 */
export function warnOfMisspeltData(
  element: Element,
  known: readonly string[],
  subject: Element | string = element,
): void {
  const names = unknownDataIn(element.getAttributeNames(), known);
  if (!names.length) return;
  void withDiagnostics(({ languageOf, log, misspeltNames }) => {
    const all = known.map((name) => `data-${name}`);
    const text = misspeltNames(names, all, languageOf(element));
    if (text) log(subject, 'unknownAttribute', text, element);
  });
}

/** Warns the author of mistakes in the script tags that have not been checked. @param names of the settings */
export function checkScripts(names: readonly string[]): void {
  // Only script tags have `data-origins`.
  const attributes = [...names.map(attributeOf), 'origins'];
  for (const script of pageState.scripts.filter(({ isChecked }) => !isChecked)) {
    const checked = pageState.scripts.filter(({ isChecked }) => isChecked);
    const { settings, wrongOrigins } = script;
    const tag = script.script as Element | null;
    // Of the settings that both tags have.
    const differs = (name: string) =>
      checked.some(
        ({ settings: { [name]: other } }) =>
          (settings[name] ?? other) !== (other ?? settings[name]),
      );
    const differing = names.filter(differs).map((name) => `data-${attributeOf(name)}`);
    if (differing.length) warnOfPage('scriptsDiffer', differing.join(', '));
    if (tag) warnOfMisspeltData(tag, attributes);
    if (tag && wrongOrigins) warn(tag, 'wrongOrigins', wrongOrigins);
    // It may still run itself.
    if (script.isReplaced && !checked.some(({ isReplaced }) => isReplaced))
      whenLoaded(() => script.isReplaced && warnOfPage('scriptReplaced'));
    script.isChecked = true;
  }
}
