import { withDiagnostics } from './with-diagnostics.js';

/** What every element of HTML may carry, and what frameworks and page builders leave on elements. */
const COMMON =
  /^(accesskey|autofocus|class|contenteditable|dir|draggable|elementtiming|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(id|prop|ref|scope|type)|lang|loading|nonce|part|phase|popover|role|slot|spellcheck|style|tabindex|translate|virtualkeyboardpolicy|writingsuggestions|(aria|data|ng|v|x|hx|xml)-.*|on.*|.*[^a-z\d-].*)$/;

/**
 * Warns the author in one line of attributes that an element does not have.
 * @param known the attributes that it has
 * @param foreign those that are none of the kit's
 */
export async function warnAboutUnknownAttributes(
  element: Element,
  known: readonly string[],
  foreign = COMMON,
): Promise<void> {
  const names = element
    .getAttributeNames()
    .filter((name) => !known.includes(name) && !foreign.test(name))
    // A tooltip, but where there is a parameter of that name it is hardly meant as one.
    .filter((name) => name !== 'title' || known.includes('title-keyword'));
  if (!names.length) return;
  await withDiagnostics(({ unknownAttributes }) =>
    console.warn(`<${element.localName}>: ${unknownAttributes(names, known)}`),
  );
}
