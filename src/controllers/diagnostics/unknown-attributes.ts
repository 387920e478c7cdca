import { didYouMean, nearestName } from '../../client/validation/suggest.js';

/** What every element of HTML may carry, and what frameworks and builders leave on elements. */
const COMMON =
  /^(accesskey|autofocus|class|contenteditable|dir|draggable|elementtiming|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(id|prop|ref|scope|type)|lang|nonce|part|phase|popover|role|slot|spellcheck|style|tabindex|translate|virtualkeyboardpolicy|writingsuggestions|(aria|data|ng|v|x|hx|xml)-.*|on.*|.*[^a-z\d-].*)$/;

/**
 * Says in one line which attributes an element does not know.
 * @param known the attributes that it has
 * @returns undefined where it knows them all
 */
export function unknown(element: Element, known: readonly string[]): string | undefined {
  const names = element
    .getAttributeNames()
    .filter((name) => !known.includes(name) && !COMMON.test(name))
    .map((name) => {
      if (name !== 'title') return name + didYouMean(nearestName(name, known));
      return known.includes('title-keyword')
        ? 'title, which is a tooltip: the parameter is title-keyword'
        : '';
    })
    .filter(Boolean);
  return names.length
    ? `<${element.localName}>: no such attribute: ${names.join(', ')}`
    : undefined;
}
