/** What every element of HTML may carry, and what frameworks and page builders leave on elements. */
export const foreignAttributes =
  /^(accesskey|autofocus|class|contenteditable|dir|draggable|elementtiming|enterkeyhint|exportparts|hidden|id|inert|inputmode|is|item(id|prop|ref|scope|type)|lang|loading|nonce|part|phase|popover|role|slot|spellcheck|style|tabindex|translate|virtualkeyboardpolicy|writingsuggestions|(aria|data|ng|v|x|hx|xml)-.*|on.*|.*[^a-z\d-].*)$/;

/** The attributes of an element that it does not have, and that nothing else has a use for. */
export const unknownAttributesOf = (
  element: Element,
  known: readonly string[],
  foreign = foreignAttributes,
): string[] =>
  element
    .getAttributeNames()
    .filter((name) => !known.includes(name) && !foreign.test(name))
    // A tooltip, but where there is a parameter of that name it is hardly meant as one.
    .filter((name) => name !== 'title' || known.includes('title-keyword'));
