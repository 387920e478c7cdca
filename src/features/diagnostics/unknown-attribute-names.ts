import { lowerCaseProperty } from '../../element/attributes.js';

/** Global HTML attributes, and attributes of frameworks, page builders and translators. */
const foreignAttributes =
  /^(_|_(ng|bl_|mst).*|bis_.*|accesskey|autofocus|class|contenteditable|dir|draggable|elementtiming|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(id|prop|ref|scope|type)|lang|loading|nonce|part|phase|popover|role|slot|spellcheck|style|tabindex|translate|virtualkeyboardpolicy|writingsuggestions|(aria|data|ng|v|x|hx|xml)-.*|on.*|.*[^a-z\d_“”″-].*)$/;

/** The names of attributes that are neither the kit's nor foreign. */
export const unknownNamesIn = (
  names: readonly string[],
  known: readonly string[],
  foreign = foreignAttributes,
): string[] =>
  names
    .filter((name) => !known.some((each) => each === name || lowerCaseProperty(each) === name))
    .filter((name) => !foreign.test(name))
    // `title` is a tooltip, but beside `title-keyword` probably meant as the search parameter.
    .filter((name) => name !== 'title' || known.includes('title-keyword'));

/** The element's attributes that are neither the kit's nor foreign. */
export const unknownAttributesOf = (
  element: Element,
  known: readonly string[],
  foreign?: RegExp,
): string[] => unknownNamesIn(element.getAttributeNames(), known, foreign);
