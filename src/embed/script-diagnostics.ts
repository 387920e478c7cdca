import { pageState, SETTINGS_CHANGE, type ScriptSettings } from '../client/page-state.js';
import { attributeOf } from '../element/attributes.js';
import { lazyModules } from '../authoring/lazy-modules.js';
import { elementSettings } from '../components/features.js';
import { warn, warnOfPage } from '../element/report.js';
import { warnOfMisspeltData, withDiagnostics } from '../authoring/with-diagnostics.js';
import { isDebugPage } from '../authoring/debug-page.js';
import { scriptsByTag } from './scripts-by-tag.js';

const names = Object.keys(elementSettings);
const dataName = (name: string) => `data-${attributeOf(name)}`;

/** Settings that two script tags set to different values. */
const differences = (a: ScriptSettings, b: ScriptSettings): readonly string[] =>
  names.filter((name) => {
    const [value, otherValue] = [a.settings[name], b.settings[name]];
    return value !== undefined && otherValue !== undefined && value !== otherValue;
  });

/** Reports a tag whose address another script has run, unless it has run itself in the meantime. */
const reportReplaced = (script: ScriptSettings): void =>
  whenLoaded(() => {
    if (script.isReplaced) warnOfPage('scriptReplaced');
  });

function checkScripts(): void {
  // Only script tags have `data-origins`.
  const attributes = [...names.map(attributeOf), 'origins'];
  for (const script of pageState.scripts.filter(({ isChecked }) => !isChecked)) {
    const checked = pageState.scripts.filter(({ isChecked }) => isChecked);
    const differing = new Set(checked.flatMap((other) => differences(script, other)));
    if (differing.size) warnOfPage('scriptsDiffer', [...differing].map(dataName).join(', '));
    const { script: tag, wrongOrigins } = script as ScriptSettings & { script: Element | null };
    if (tag) warnOfMisspeltData(tag, attributes);
    if (tag && wrongOrigins) warn(tag, 'wrongOrigins', wrongOrigins);
    if (script.isReplaced && !checked.some(({ isReplaced }) => isReplaced)) reportReplaced(script);
    script.isChecked = true;
  }
}

const tags = Object.keys(scriptsByTag);

/** Reports code that the page shows as text; pages with elements are only searched for `?mkt-debug`. */
function checkText(): void {
  if (!isDebugPage && document.querySelector('[phase]')) return;
  if (/<mkt-|data-mkt=/.test(document.body.textContent))
    void withDiagnostics(({ reportCode }) => reportCode(tags, lazyModules.doctor));
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act);
}

/** Checks the script tags, existing and future ones, and the text of the page. */
export function watchScripts(): void {
  checkScripts();
  document.addEventListener(SETTINGS_CHANGE, checkScripts);
  whenLoaded(checkText);
}

/** Reports an event `mkt-discover` without a shadow root. */
export const reportDiscover = (): void => warnOfPage('noShadowRoot');

/**
 * Reports an unknown tag to the author.
 * @param tag such as `mkt-rankng`
 * @param isDataElement true if it is the kind of a data element
 */
export const reportUnknown = (
  element: Element,
  tag: string,
  isDataElement = false,
): Promise<void> =>
  withDiagnostics((diagnostics) =>
    diagnostics.reportUnknown(element, tag, tags, isDataElement, lazyModules.doctor),
  );

/**
 * Reports an undefined element to the author, unless the page defines it until it has loaded: it may be the page's own.
 * @param tag such as `mkt-rankng`
 */
export const reportUndefined = (element: Element, tag: string): void =>
  whenLoaded(() => {
    if (!customElements.get(tag)) void reportUnknown(element, tag);
  });
