import {
  type Attributed,
  campaignFaults,
  consentIssue,
  fitOf,
  hasValue,
  nearestTags,
  type OfferedOption,
  replacedByFit,
  shopFaults,
  themeIssues,
  type ValidationIssue,
} from '../src/rules/validate.js';
import {
  failureOf,
  featureFindings,
  hidesAddress,
  ignoredBy,
  isAdvertisingLabel,
  issueDetail,
  issuesByCode,
  misspeltNames,
  policyIn,
  settingFindings,
  tagWithSuggestions,
  unavailableItemOf,
  unknownAttributes,
  unknownNamesIn,
  when,
  wrongValues,
} from '../src/rules/findings.js';
import { attributeOf, itemOf, itemParameters, REL } from '../src/rules/definitions.js';
import { MktValue } from '../src/rules/elements.js';
import type { Locale } from '../src/rules/texts.js';
import { isAddress, printProgress, readArguments } from './command.js';
import { detailOf, reasonOf } from './command-error.js';
import { faultOfIssue, faultOfName, faultOfQuotes, type Fault } from './faults.js';
import {
  factsOf,
  furtherFindings,
  lineOf,
  MAX_FAULTS,
  MAX_FINDINGS,
  unreadableFact,
  type Finding,
  type PlacedFinding,
} from './finding.js';
import { kinds, type Kind } from './kinds.js';
import {
  attributesOf,
  elementsBelow,
  isElement,
  locationOf,
  readPage,
  textOf,
  type Page,
  type WrittenElement,
} from './markup.js';
import { PrivateAddressError } from './http.js';
import { JsonList, type Output } from './output.js';
import { pagesOf, privateRule, readText, type Input } from './pages.js';
import {
  isForTemplate,
  labelOf,
  propertiesOf,
  resolveElement,
  settingNames,
  settingsOf,
  type ResolvedElement,
} from './request.js';
import { requestAnswer, serviceOptions, type ServiceOptions } from './service.js';
import { doctor as words } from './words/doctor.js';
import { MARK } from './written-list.js';

const OPTIONS = {
  online: { type: 'boolean' },
  gone: { type: 'boolean' },
  'allow-private': { type: 'boolean' },
  site: { type: 'string' },
  rate: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** The extent of the checks. */
interface Examination {
  /** Settings of the requests; without them, none are sent. */
  readonly online?: ServiceOptions | undefined;
  /** True to check only for unavailable items, and for problems that prevent this check. */
  readonly gone?: boolean | undefined;
  /** The header of the page's response. */
  readonly referrerPolicy?: string | undefined;
  /** The language of the findings. */
  readonly locale: Locale;
}

const isValue = ({ tag }: Kind) => tag === MktValue.tag;

const withFaults = (findings: readonly Finding[], faults: readonly Fault[]): Finding[] =>
  findings.map((finding) => ({ ...finding, faults }));

/** True if an element has no fallback: nothing but children in slots. */
const hasNoFallback = ({ node, inner }: WrittenElement): boolean =>
  !!inner &&
  node.childNodes.every((child) =>
    isElement(child)
      ? child.attrs.some(({ name }) => name === 'slot')
      : !('value' in child) || !child.value.trim(),
  );

/** Findings about unknown names, each with the name that was probably meant. */
function nameFindings(
  names: readonly string[],
  written: ReadonlyMap<string, string>,
  known: readonly string[],
  describe: typeof unknownAttributes,
  locale: Locale,
): Finding[] {
  const named = names.slice(0, MAX_FAULTS);
  const faults = named.map((name) =>
    faultOfName(name, written.get(name), known, describe([name], known, locale)),
  );
  return [
    ...withFaults(when(named.length, 'unknownAttribute', describe(named, known, locale)), faults),
    ...furtherFindings(names.length - named.length),
  ];
}

/** Misspelt `data-*` attributes of a data element or script tag; others belong to the page. */
function misspeltFindings(
  written: ReadonlyMap<string, string>,
  attributes: readonly string[],
  locale: Locale,
): Finding[] {
  const knownNames = ['mkt', ...attributes].map((name) => `data-${name}`);
  const wrong = [...written.keys()]
    .filter((name) => !knownNames.includes(name))
    .filter((name) => name.startsWith('data-') || (name !== 'lang' && attributes.includes(name)))
    .filter((name) => misspeltNames([name], knownNames));
  return nameFindings(wrong, written, knownNames, misspeltNames, locale);
}

/** Unknown attributes of an element. */
function unknownAttributeFindings(
  { node, isDataElement }: WrittenElement,
  known: readonly string[],
  locale: Locale,
): Finding[] {
  const written = attributesOf(node);
  const names = [...written.keys()];
  // Words in template code are not attribute names.
  if (names.some((name) => /[{%]/.test(name))) return [];
  if (isDataElement) return misspeltFindings(written, known, locale);
  return nameFindings(unknownNamesIn(names, known), written, known, unknownAttributes, locale);
}

/** True if `/>` closes the element, as in templates of frameworks. */
const isClosedByItself = ({ path, text }: Page, { node }: WrittenElement): boolean =>
  /\.(astro|svelte|vue)$/i.test(path) &&
  text.startsWith('/>', locationOf(node).startTag!.endOffset - 2);

/** True if an end tag for an element comes after its end: the parser had ended it before, as in a paragraph. */
function isEndedEarly({ text, nodes }: Page, { node }: WrittenElement): boolean {
  const ends = new Set(nodes.map((other) => locationOf(other).endTag?.startOffset));
  const endTags = text.slice(locationOf(node).endOffset).matchAll(/<\/([\w-]+)\s*>/g);
  const start = locationOf(node).endOffset;
  return [...endTags].some(
    ({ 1: name, index }) => name!.toLowerCase() === node.tagName && !ends.has(start + index),
  );
}

/** The elements that are nothing without content. */
const CONTAINERS = ['mkt-config', 'mkt-campaign', 'mkt-shortlist'];

/** Problems of an element's end. */
function endFindings(page: Page, element: WrittenElement): Finding[] {
  const { attributes, inner, tag } = element;
  if (inner) {
    const isEmpty = !page.text.slice(inner.start, inner.end).trim();
    return when(isEmpty && CONTAINERS.includes(tag) && !attributes.has('kept'), 'endedEarly');
  }
  if (isClosedByItself(page, element)) return [];
  return [{ code: isEndedEarly(page, element) ? 'endedEarly' : 'unclosedTag' }];
}

/** True if the fallback, for readers without the script, has a link to another site without `rel`, or no label. */
function hasBareLink(page: Page, element: WrittenElement): boolean {
  const label = labelOf(page, element);
  if (!label) return false;
  const { rel = REL } = settingsOf(page, element);
  const inside = elementsBelow(element.node);
  const links = inside
    .filter(({ tagName }) => tagName === 'a')
    .map(attributesOf)
    .filter((link) => /^(https?:)?\/\//i.test(link.get('href') ?? ''))
    // Only elements with entries show them.
    .filter((link) => link.get('slot') !== 'shop');
  if (!links.length) return false;
  const isLabelled = inside.some(
    (child) => child.tagName === 'small' && isAdvertisingLabel(textOf(child), label),
  );
  const isMarked = (link: ReadonlyMap<string, string>) =>
    !rel.trim() || /\b(sponsored|nofollow)\b/i.test(link.get('rel') ?? '');
  return !isLabelled || !links.every(isMarked);
}

const attributed = (attributes: ReadonlyMap<string, string>): Attributed => ({
  getAttribute: (name) => attributes.get(name) ?? null,
});

const childrenOf = ({ node }: WrittenElement): Attributed[] =>
  node.childNodes.flatMap((child) => ('tagName' in child ? attributed(attributesOf(child)) : []));

/** Links to other shops that are not shown. */
function shopFindings(element: WrittenElement): Finding[] {
  const shops = childrenOf(element).filter((child) => child.getAttribute('slot') === 'shop');
  const layout = element.attributes.get('layout') ?? '';
  const faults = shopFaults(shops, { layout, fit: fitOf(attributed(element.attributes)) });
  return when(faults.length, 'shops', faults.join(', '));
}

/** True if `prerender --json-ld` has written structured data into an element. */
const hasPrerenderedData = ({ node }: WrittenElement): boolean =>
  elementsBelow(node).some(
    (list) =>
      list.attrs.some(({ name }) => name === MARK) &&
      elementsBelow(list).some(({ tagName }) => tagName === 'script'),
  );

/** The texts of all structured data in an element. */
const structuredDataIn = ({ node }: WrittenElement): string[] =>
  elementsBelow(node)
    .filter(
      (child) =>
        child.tagName === 'script' &&
        attributesOf(child).get('type')?.trim().toLowerCase() === 'application/ld+json',
    )
    .map(textOf);

/** The mistakes of a campaign. */
function campaignFindings(element: WrittenElement): Finding[] {
  if (element.tag !== 'mkt-campaign') return [];
  const faults = campaignFaults(attributed(element.attributes), childrenOf(element));
  return when(faults.length, 'campaign', faults.join(', '));
}

const faultsOf = (issues: readonly ValidationIssue[], locale: Locale): Fault[] =>
  issues.slice(0, MAX_FAULTS).map((issue) => faultOfIssue(issue, locale));

/** Wrong looks of a configuration. */
function configFindings(element: WrittenElement, kind: Kind, locale: Locale): Finding[] {
  if (element.tag !== 'mkt-config') return [];
  const issues = themeIssues(propertiesOf(element, kind));
  return withFaults(wrongValues('looks', issues, locale), faultsOf(issues, locale));
}

/** Problems of an element that its markup shows. */
function markupFindings(
  page: Page,
  element: WrittenElement,
  kind: Kind,
  locale: Locale,
): Finding[] {
  const { attributes, definition } = kind;
  const isEmpty = hasNoFallback(element);
  const findings = [
    ...unknownAttributeFindings(element, attributes, locale),
    ...endFindings(page, element),
    ...when(isEmpty && isValue(kind), 'noValueText'),
    ...campaignFindings(element),
    ...configFindings(element, kind, locale),
  ];
  const { affiliateId, consent } = settingsOf(page, element);
  if (definition || isValue(kind))
    findings.push(...wrongValues('wrongConsent', [consentIssue(consent)], locale));
  if (!definition) return findings;
  const { auth, affiliate } = definition.operations[0]!;
  return [
    ...findings,
    ...when(isEmpty, 'noFallback'),
    ...shopFindings(element),
    ...when(
      // The fallback of bookmarks is a link to sign in.
      auth !== 'oauth' && !isForTemplate(page, element) && hasBareLink(page, element),
      'bareFallback',
    ),
    ...when(affiliate && !hasValue(affiliateId), 'noAffiliateId'),
  ];
}

/** The author's `<option>` children. */
const optionsOf = ({ node }: WrittenElement): OfferedOption[] =>
  node.childNodes
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'option')
    .map((option) => {
      const { slot = '', value } = Object.fromEntries(attributesOf(option));
      const text = textOf(option);
      return { slot, value: value ?? text, text };
    });

/** Problems of an element's features. */
function featuresOf(
  element: WrittenElement,
  { definition }: Kind,
  { author, displayIssues, operation, options }: ResolvedElement,
  locale: Locale,
): Finding[] {
  const wrongLooks = faultsOf(displayIssues, locale);
  if (!definition || !options)
    return [
      ...withFaults(wrongValues('looks', displayIssues, locale), wrongLooks),
      // A button has no options.
      ...(options ? settingFindings(author.settings, locale) : []),
    ];
  const examined = {
    ...author,
    definition,
    attributes: attributed(element.attributes),
    options,
    operation,
    displayIssues,
    offered: optionsOf(element),
    hasPrerenderedData: hasPrerenderedData(element),
    structuredData: structuredDataIn(element),
  };
  const named = (attribute: string): Fault => ({
    attribute,
    value: element.attributes.get(attribute),
  });
  const faults: Partial<Record<Finding['code'], readonly Fault[]>> = {
    looks: wrongLooks.length ? wrongLooks : [named('json-ld')],
    fitReplaces: replacedByFit(examined.attributes).map(named),
    ignored: ignoredBy(examined).map(named),
  };
  return featureFindings(examined, locale).map((finding) => ({
    ...finding,
    faults: faults[finding.code],
  }));
}

/** Problems of an element's request and of its response. */
async function requestFindings(
  page: Page,
  element: WrittenElement,
  kind: Kind,
  { online, gone = false, locale }: Examination,
): Promise<Finding[]> {
  if (!kind.resolve || isForTemplate(page, element)) return [];
  const resolved = resolveElement(page, element, kind, online?.site)!;
  const { operation, request, issues, needsReaderInput } = resolved;
  // A script of the page sets the reader's token.
  const reportedIssues = issues.filter(({ parameter }) => parameter !== 'accessToken');
  const findings = gone ? [] : featuresOf(element, kind, resolved, locale);
  if (needsReaderInput) return findings;
  if (reportedIssues.length) {
    const broken = [...issuesByCode(reportedIssues)].map(([code, some]): Finding => ({
      code,
      detail: issueDetail(some, locale),
      faults: faultsOf(some, locale),
    }));
    return [...findings, ...broken];
  }
  if (!online || !request || operation.auth === 'oauth') return findings;
  if (gone && !itemOf(request) && !kind.definition?.itemsIn) return findings;
  try {
    const answer = await requestAnswer(request, online, kind.definition?.send);
    const item = unavailableItemOf(request, answer);
    if (item) return [...findings, { code: 'gone', detail: item }];
    if (answer.records.length) return findings;
    const parameters = Object.entries(request.values)
      .filter(([name]) => name !== 'elements' && name !== 'hits')
      .map(([name, value]) => `${attributeOf(name)}="${String(value)}"`);
    return [
      ...findings,
      { code: 'nothingFound', detail: `${operation.path} ${parameters.join(' ')}` },
    ];
  } catch (error) {
    const code =
      error instanceof PrivateAddressError ? 'privateAddress' : failureOf(error as Error);
    return [...findings, { code, detail: detailOf(error as Error, locale) }];
  }
}

/** A token belongs to one reader, so a script tag cannot have it. */
const scriptSettings = [...settingNames.filter((name) => name !== 'access-token'), 'origins'];

const namesItem = ({ attributes, tag }: WrittenElement) =>
  !!kinds.get(tag)?.definition?.itemsIn ||
  itemParameters.some((name) => hasValue(attributes.get(attributeOf(name))));

/** Values in curly quotes, which are a part of the values to HTML. @param tag its source */
function curlyQuotesIn(tag: string): Finding[] {
  const bare = tag.replace(/"[^"]*"|'[^']*'/g, '""');
  const wrong = [...bare.matchAll(/(?<![\w-])[\w-]+\s*=\s*[“”„″＂‘’′][^\s>]*/g)].map(
    ([text]) => text,
  );
  return withFaults(when(wrong.length, 'curlyQuotes', wrong.join(' ')), wrong.map(faultOfQuotes));
}

/** Problems of the whole page. */
function pageFindings(page: Page, { referrerPolicy = '' }: Examination): Finding[] {
  const ids = page.elements
    .filter((element) => !isForTemplate(page, element))
    .map((element) => settingsOf(page, element).affiliateId)
    .concat(page.scripts.map(({ data }) => data.get('affiliate-id')))
    .filter(hasValue);
  const different = [...new Set(ids)];
  const policy = policyIn(referrerPolicy, ...page.referrerPolicies);
  return [
    ...when(different.length > 1, 'affiliateIds', different.join(', ')),
    ...when(hidesAddress(policy), 'noReferrer', policy),
  ];
}

const placed = (
  findings: readonly Finding[],
  element: NonNullable<PlacedFinding['element']>,
): PlacedFinding[] => findings.map((finding) => ({ ...finding, element }));

/** The problems of an element. */
async function elementFindings(
  page: Page,
  element: WrittenElement,
  how: Examination,
): Promise<Finding[]> {
  const { gone = false, locale } = how;
  const kind = kinds.get(element.tag);
  if (!kind) {
    const known = [...kinds.keys()];
    const detail = tagWithSuggestions(element.tag, known, locale);
    const [tag] = nearestTags(element.tag, known);
    return [{ code: 'unknownElement', detail, tag }];
  }
  const { startTag } = locationOf(element.node);
  const quoted = curlyQuotesIn(page.text.slice(startTag?.startOffset, startTag?.endOffset));
  // The values are not those that the author meant.
  if (quoted.length) return quoted;
  return [
    ...(await requestFindings(page, element, kind, how)),
    ...(gone ? [] : markupFindings(page, element, kind, locale)),
  ];
}

/** All problems of a page, with their positions. */
async function* examine(page: Page, how: Examination): AsyncGenerator<PlacedFinding> {
  const { gone = false, locale } = how;
  const { scripts, hasStyleSheet } = page;
  const elements = gone ? page.elements.filter(namesItem) : page.elements;
  if (!gone)
    for (const element of page.escapedCode)
      yield { element, code: 'escapedCode', detail: element.code };
  // A script of the page may copy the contents of a template.
  const unseen = page.unseen.filter(({ place }) => place !== 'template');
  for (const element of gone ? [] : unseen)
    yield { element, code: 'unseen', detail: `<${element.place}>` };
  if (!elements.length) return;
  if (!scripts.length) yield { code: 'noScript' };
  if (!hasStyleSheet && !gone) yield { code: 'noStyleSheet' };
  if (!gone) yield* pageFindings(page, how);
  for (const { offset, line, column, data } of gone ? [] : scripts) {
    const written = new Map([...data].map(([name, value]) => [`data-${name}`, value]));
    const quoted = curlyQuotesIn(page.text.slice(offset, page.text.indexOf('>', offset)));
    const wrong = quoted.length ? quoted : misspeltFindings(written, scriptSettings, locale);
    yield* placed(wrong, { tag: 'script', line, column });
  }
  let lacksAffiliateId = false;
  for (const element of elements) {
    const findings = await elementFindings(page, element, how);
    // A setting that the script tag lacks is reported once.
    yield* placed(
      findings.filter(({ code }) => code !== 'noAffiliateId' || !lacksAffiliateId),
      element,
    );
    lacksAffiliateId ||= findings.some(({ code }) => code === 'noAffiliateId');
  }
}

/** The first findings of a page; one more says that there are others. */
async function firstFindings(findings: AsyncIterable<PlacedFinding>): Promise<PlacedFinding[]> {
  const first: PlacedFinding[] = [];
  let count = 0;
  for await (const finding of findings) {
    if (count >= MAX_FINDINGS) return [...first, ...furtherFindings()];
    first.push(finding);
    count += finding.faults?.length || 1;
  }
  return first;
}

/** `mkt-widgets doctor`: reports problems of pages. */
export async function doctor(args: string[], output: Output, input: Input): Promise<boolean> {
  const commandLine = readArguments(args, OPTIONS, words, output);
  if (!commandLine) return true;
  const {
    gone,
    online = gone,
    json = false,
    site: named = '',
    'allow-private': allowsAll,
  } = commandLine.values;
  const { locale } = output;
  const service = serviceOptions(commandLine.values);
  const allowsPrivate = privateRule([...commandLine.paths, named], allowsAll);
  const paths = await pagesOf(commandLine.paths, allowsPrivate);
  const counts = { elements: 0, problems: 0, gone: 0 };
  const facts = json ? new JsonList(output) : undefined;
  for (const [index, path] of paths.entries()) {
    printProgress(index, paths, output);
    try {
      const {
        text,
        site = service.site,
        referrerPolicy,
      } = await readText(path, allowsPrivate, input);
      const page = readPage(text, path);
      // Pages from files may name private addresses, since they belong to the user of the command.
      const how = { ...service, site, ...(isAddress(path) && { allowsPrivate }) };
      const examination = { online: online ? how : undefined, gone, referrerPolicy, locale };
      const findings = await firstFindings(examine(page, examination));
      for (const finding of findings) {
        if (facts) factsOf(path, finding, locale).forEach((fact) => facts.add(fact));
        else output.print(lineOf(path, finding, locale));
      }
      counts.elements += page.elements.length;
      counts.problems += findings.length;
      counts.gone += findings.filter(({ code }) => code === 'gone').length;
    } catch (error) {
      counts.problems++;
      facts?.add(unreadableFact(path, error, locale));
      output.printError(`${path}: ${reasonOf(error, locale)}`);
    }
  }
  if (facts) facts.end();
  else output.print(words[locale].summary({ pages: paths.length, ...counts }));
  return !counts.problems;
}
