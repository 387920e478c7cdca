/** Warns the author of findings in the console; loads their texts with the first one. */
import { withReporter } from '../element/report.js';
import type { lazyModules } from './lazy-modules.js';
import { isWhereParserEnds } from '../element/dom.js';

type Diagnostics = Awaited<ReturnType<(typeof lazyModules)['diagnostics']['load']>>;

/** Loads the texts for authors and passes them on; does nothing if they cannot be loaded. */
export const withDiagnostics = withReporter as (
  use: (diagnostics: Diagnostics) => void,
) => Promise<void>;

/** Warns the author of an element without content, which the HTML parser may have ended early; once the page is parsed. */
export function warnOfEarlyEnd(element: Element): void {
  if (document.readyState === 'loading') {
    document.addEventListener('DOMContentLoaded', () => warnOfEarlyEnd(element), { once: true });
    return;
  }
  // The lazy module decides: `unclosed-tag.ts`.
  if (element.childElementCount && !isWhereParserEnds(element)) return;
  void withDiagnostics(({ isEndedEarly, log }) => {
    if (element.isConnected && isEndedEarly(element)) log(element, 'endedEarly');
  });
}

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

/**
 * Warns the author of misspelt attributes of a script tag or data element, in one line.
 * @param known without `data-`
 */
export function warnOfMisspeltData(
  element: Element,
  known: readonly string[],
  subject: Element | string = element,
): void {
  const names = unknownDataIn(element.getAttributeNames(), known);
  if (!names.length) return;
  void withDiagnostics(({ languageOf, log, misspeltNames }) => {
    const all = known.map((name) => `data-${name}`);
    const text = misspeltNames(names, all, languageOf(element));
    if (text) log(subject, 'unknownAttribute', text, element);
  });
}
