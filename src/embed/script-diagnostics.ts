import { pageState, SETTINGS_CHANGE, type ScriptSettings } from '../client/page-state.js';
import { attributeOf } from '../element/attributes.js';
import { settings } from '../element/settings/settings.js';
import {
  warnAboutUnknownAttributes,
  withDiagnostics,
} from '../features/diagnostics/with-diagnostics.js';
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

/** Checks the script tags, existing and future ones. */
export function watchScripts(): void {
  checkScripts();
  document.addEventListener(SETTINGS_CHANGE, checkScripts);
}

const reported = new Set<string>();

/**
 * Reports an unknown tag to the author, once.
 * @param tag such as `mkt-rankng`
 * @param isDataElement true if it is the kind of a data element
 */
export async function reportUnknown(tag: string, isDataElement = false): Promise<void> {
  const key = `${tag} ${isDataElement}`;
  if (reported.has(key)) return;
  reported.add(key);
  await withDiagnostics(({ unknownElement }) =>
    console.error(unknownElement(tag, Object.keys(scriptsByTag), isDataElement)),
  );
}
