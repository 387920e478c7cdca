import { pageState, SETTINGS_CHANGE, type ScriptSettings } from '../client/page-state.js';
import { attributeOf } from '../element/attributes.js';
import { lazyModules } from '../element/lazy-modules.js';
import {
  configsAround,
  scriptSettingsFor,
  settings,
  settingsAround,
} from '../element/settings/settings.js';
import {
  warnAboutUnknownAttributes,
  withDiagnostics,
} from '../features/diagnostics/with-diagnostics.js';
import { isDebugPage } from '../features/doctor/debug-controller.js';
import { scriptsByTag } from './scripts-by-tag.js';

const names = Object.keys(settings);
/** Only script tags have `data-origins`. */
const attributes = [...names, 'origins'].map((name) => `data-${attributeOf(name)}`);

/** Foreign attributes of script tags: of HTML and of optimizers. */
const FOREIGN =
  /^(?!data-)|^data-(cf|cookie|consent|gtm|lazy|minify|nitro|no-|noptimize|ot-|pagespeed|rocket|skip|turbo|usercentrics|wp)/;

/** Settings that two script tags set to different values. */
const differences = (a: ScriptSettings, b: ScriptSettings): readonly string[] =>
  names.filter((name) => {
    const [value, otherValue] = [a.settings[name], b.settings[name]];
    return value !== undefined && otherValue !== undefined && value !== otherValue;
  });

/** Reports the mistakes of the script tags, each once. */
function checkScripts(): void {
  for (const script of pageState.scripts.filter(({ isChecked }) => !isChecked)) {
    const checked = pageState.scripts.filter(({ isChecked }) => isChecked);
    const differing = new Set(checked.flatMap((other) => differences(script, other)));
    if (differing.size) {
      void withDiagnostics(({ differingScripts }) =>
        console.warn(differingScripts([...differing])),
      );
    }
    if (script.script)
      void warnAboutUnknownAttributes(script.script as Element, attributes, FOREIGN);
    script.isChecked = true;
  }
}

const tags = Object.keys(scriptsByTag);

/** Reports the code of elements that the page shows as text; pages with elements are only searched for `?mkt-debug`. */
function checkText(): void {
  const { body } = document;
  if (!isDebugPage && document.querySelector([...tags, '[data-mkt]'].join())) return;
  if (!/<mkt-[a-z]|data-mkt=/.test(body.textContent)) return;
  void withDiagnostics(({ escapedCode, reportEscapedCode }) => {
    const found = escapedCode(body);
    if (!found) return;
    console.warn(reportEscapedCode(found.code));
    if (isDebugPage) void explain(found.element, 'escapedCode', found.code);
  });
}

/** Checks the script tags, existing and future ones, and the text of the page. */
export function watchScripts(): void {
  checkScripts();
  document.addEventListener(SETTINGS_CHANGE, checkScripts);
  if (document.readyState === 'complete') checkText();
  else addEventListener('load', checkText, { once: true });
}

/** A panel for the author below an element. */
const explain = (element: Element, code: 'escapedCode' | 'unknownElement', detail: string) =>
  lazyModules.doctor.load().then(
    ({ addPanel }) => addPanel(element, code, detail, tags),
    () => {},
  );

const reported = new Set<string>();

/**
 * Reports an unknown tag to the author, once.
 * @param tag such as `mkt-rankng`
 * @param isDataElement true if it is the kind of a data element
 */
export async function reportUnknown(
  element: Element,
  tag: string,
  isDataElement = false,
): Promise<void> {
  const { debug } = settingsAround(configsAround(element), scriptSettingsFor(element));
  if (isDebugPage || (debug ?? false) !== false) void explain(element, 'unknownElement', tag);
  const key = `${tag} ${isDataElement}`;
  if (reported.has(key)) return;
  reported.add(key);
  await withDiagnostics(({ unknownElement }) =>
    console.error(unknownElement(tag, tags, isDataElement)),
  );
}
