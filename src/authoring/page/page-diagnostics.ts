/** Mistakes outside of the kit's elements: misspelt tags, and code that the page shows as text. */
import { settingsOf } from '../../element/settings/settings.js';
import { isDebugPage } from '../debug-page.js';
import { escapedCode } from './escaped-code.js';
import { languageOf, log } from '../console.js';
import { tagWithSuggestions } from '../findings/names.js';

type AddPanel = (
  element: Element,
  code: 'escapedCode' | 'unknownElement',
  detail: string,
  knownTags: readonly string[],
) => void;

interface Doctor {
  readonly load: () => Promise<{ readonly addPanel: AddPanel }>;
}

const explain = (doctor: Doctor, ...about: Parameters<AddPanel>) =>
  doctor.load().then(
    ({ addPanel }) => addPanel(...about),
    () => {},
  );

const reported = new Set<string>();

/**
 * Reports an unknown tag to the author, once; with `debug`, in a panel for each.
 * @param tag such as `mkt-rankng`
 * @param isDataElement true if it is the kind of a data element
 */
export function reportUnknown(
  element: Element,
  tag: string,
  knownTags: readonly string[],
  isDataElement: boolean,
  doctor: Doctor,
): void {
  const { debug } = settingsOf(element, ['debug']);
  if (isDebugPage || (debug ?? false) !== false)
    void explain(doctor, element, 'unknownElement', tag, knownTags);
  const spell = (each: string) => (isDataElement ? each.replace('mkt-', '') : each);
  const subject = isDataElement ? `<div data-mkt="${spell(tag)}">` : `<${tag}>`;
  if (!reported.has(subject))
    log(
      subject,
      'unknownElement',
      tagWithSuggestions(tag, knownTags, languageOf(element), spell),
      element,
    );
  reported.add(subject);
}

/** Reports the first code of an element in the text of the page. */
export function reportCode(knownTags: readonly string[], doctor: Doctor): void {
  const found = escapedCode(document.body);
  if (!found) return;
  log('mkt-widgets', 'escapedCode', found.code, found.element);
  if (isDebugPage) void explain(doctor, found.element, 'escapedCode', found.code, knownTags);
}
