import { unknownAttributesOf } from './unknown-attribute-names.js';
import { withDiagnostics } from './with-diagnostics.js';

/**
 * Warns the author in one line of attributes that an element does not have.
 * @param known the attributes that it has
 * @param foreign those that are none of the kit's
 */
export async function warnAboutUnknownAttributes(
  element: Element,
  known: readonly string[],
  foreign?: RegExp,
): Promise<void> {
  const names = unknownAttributesOf(element, known, foreign);
  if (!names.length) return;
  await withDiagnostics(({ unknownAttributes }) =>
    console.warn(`<${element.localName}>: ${unknownAttributes(names, known)}`),
  );
}
