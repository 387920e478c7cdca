import { unknownAttributesOf } from './unknown-attribute-names.js';
import { withDiagnostics } from './with-diagnostics.js';

/**
 * Warns the author of unknown attributes, in one line.
 * @param known the element's attributes
 * @param foreign attributes of others
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
