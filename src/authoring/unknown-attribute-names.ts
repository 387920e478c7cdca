import { lowerCaseProperty } from '../element/attributes.js';

/** Global HTML attributes, and attributes of frameworks, consent tools, page builders and translators. */
const foreignAttributes =
  /^(_.*|bis_.*|accesskey|autofocus|class|contenteditable|defer-hydration|dir|draggable|elementtiming|enterkeyhint|exportparts|hidden|i18n.*|id|inert|inputmode|is|item(id|prop|ref|scope|type)|key|lang|loading|ng.*|nonce|part|phase|popover|ref|role|slot|spellcheck|style|tabindex|translate|virtualkeyboardpolicy|writingsuggestions|(aria|astro|b|c[ck]y?|cmp|consent|cookie|data|hx|uc|up|v|x|xml)-.*|on.*|.*[^a-z\d_“”″-].*)$/;

/** The names of attributes that are neither the kit's nor foreign. */
export const unknownNamesIn = (names: readonly string[], known: readonly string[]): string[] =>
  names.filter(
    (name) =>
      !known.some((each) => each === name || lowerCaseProperty(each) === name) &&
      !foreignAttributes.test(name) &&
      // `title` is a tooltip, but beside `title-keyword` probably meant as the search parameter.
      (name !== 'title' || known.includes('title-keyword')),
  );

/** Attributes of frameworks, consent tools and optimizers on script tags and data elements. */
const foreignData =
  /^data-(mkt$|analytics-|aos$|astro-|borlabs|bs-|categor|cf|client$|cmp-|consent-|controller$|cookie|elementor|element_|gtm|hid$|iub-|lazy|loaded$|minify|name$|nitro|no-|noptimize|ot-|pagespeed|partner$|rocket|skip|svelte|test|turbo|type$|usercentrics|v-|wp)/;

/** The names on a script tag or data element that may be misspelt, or that lack `data-`. @param known without `data-` */
export const unknownDataIn = (names: readonly string[], known: readonly string[]): string[] =>
  names.filter((name) =>
    name.startsWith('data-')
      ? !known.includes(name.slice('data-'.length)) && !foreignData.test(name)
      : name !== 'lang' && known.includes(name),
  );
