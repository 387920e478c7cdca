/** The settings in the address of a request to a live service, as its documents or another program show it. */
import { NEUTRAL_WORDS } from '../../../src/exports/requests.js';
import { commonParams, type Operation, operations } from '../../../src/exports/definitions.js';
import type { Account } from '../elements.js';

/** Parameters of settings and of transports, which are no further parameters of a service. */
const OWN = ['applicationId', 'affiliateId', 'access_token', 'callback', 'callBack', 'format'];

/** Where a service has its operations, unless its address is a template. */
const USUAL_PATH = '/services/api/{group}/{operation}/{version}';

/** An identifier of the interface as a pattern: a live service has its own word for a neutral one. */
function patternOf(identifier: string): string {
  const seen = new Set<string>();
  return identifier.replace(NEUTRAL_WORDS, (_, before: string, word: string) => {
    if (seen.has(word)) return `${before}\\k<${word}>`;
    seen.add(word);
    return `${before}(?<${word}>[A-Za-z][A-Za-z0-9]*)`;
  });
}

type Names = Record<string, string>;

/** The live service's words in an identifier; undefined if it is another one. */
function namesIn(identifier: string, written: string): Names | undefined {
  const match = new RegExp(`^${patternOf(identifier)}$`).exec(written);
  return match ? { ...match.groups } : undefined;
}

interface Place {
  readonly operation: Operation;
  readonly baseUrl: string;
  readonly version: string;
  readonly names: Names;
}

/** The operation in the path of an address, and the template around it. */
function placeIn({ origin, pathname }: URL): Place | undefined {
  for (const operation of Object.values(operations) as Operation[]) {
    if (operation.endpoint) continue;
    const match = new RegExp(
      `^(?<start>.*[/.-])${patternOf(operation.path).replace('/', '(?<divider>[/.-])')}(?<middle>/(?:[^/]+/)*)(?<version>[\\w.]+)(?<end>/?)$`,
    ).exec(pathname);
    if (!match) continue;
    const { start, divider, middle, version = '', end, ...names } = match.groups!;
    const template = `${start}{group}${divider}{operation}${middle}{version}${end}`;
    const baseUrl = template === USUAL_PATH ? origin : origin + template;
    return { operation, baseUrl, version, names };
  }
  return undefined;
}

/**
 * @param text the address of any operation but the recommendations, with its parameters
 * @returns undefined if it is not one; only settings that the address has
 */
export function settingsInSample(text: string): Account | undefined {
  const address = URL.parse(text.trim());
  // A host with braces would be part of the template.
  if (!address || !/^https?:\/\/[^{}]+$/.test(address.origin) || address.username) return undefined;
  const place = placeIn(address);
  if (!place) return undefined;
  const { operation, baseUrl, version } = place;
  const names: Names = { ...place.names };
  const further = new URLSearchParams();
  const known = Object.keys({ ...operation.params, ...commonParams });
  for (const [name, value] of address.searchParams) {
    const words = known.map((each) => namesIn(each, name)).filter((each) => !!each);
    for (const [word, own] of words.flatMap((each) => Object.entries(each)))
      if (!Object.keys(names).some((each) => each.toLowerCase() === word)) names[word] = own;
    if (!words.length && !OWN.includes(name)) further.append(name, value);
  }
  const isNeutral = Object.entries(names).every(([word, own]) => word === own);
  const settings = {
    'base-url': baseUrl,
    'application-id': address.searchParams.get('applicationId'),
    'affiliate-id': address.searchParams.get('affiliateId'),
    names: isNeutral
      ? ''
      : Object.entries(names)
          .map((pair) => pair.join('='))
          .join(' '),
    query: further.toString(),
    'api-version': version === operation.version ? '' : version,
  };
  return Object.fromEntries(
    Object.entries(settings).filter((setting): setting is [string, string] => !!setting[1]),
  );
}
