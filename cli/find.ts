/** `mkt-widgets find`: prints ids for names, by requests to the service. */
import { prepare } from '../src/exports/requests.js';
import { attributeOf, clientSettings, operations } from '../src/exports/definitions.js';
import { nearestName } from '../src/exports/validate.js';
import type { Client } from '../src/service.js';
import { readArguments } from './command.js';
import { reasonOf, UsageError } from './command-error.js';
import { escapedAttribute } from './escape.js';
import type { Locale } from '../src/exports/texts.js';
import { detailOf, find as findItems, genres, isGenreKind, numeral } from './finder/find.js';
import { isAreaKind, KINDS, type AreaKind, type Found, type Kind } from './finder/kinds.js';
import { nearestWords } from './finder/names.js';
import { failureFact } from './doctor/report.js';
import { JsonList, type Output } from './output.js';
import { requestAnswer, serviceOptions, settingsIn, type ServiceOptions } from './service.js';
import { find as words } from './words/find.js';

const OPTIONS = {
  kind: { type: 'string', default: 'genre' },
  settings: { type: 'string' },
  site: { type: 'string' },
  rate: { type: 'string' },
  json: { type: 'boolean' },
} as const;

type RequestedKind = Exclude<Kind, AreaKind>;

/** @throws {UsageError} */
function kindNamed(name: string): RequestedKind {
  const kind = KINDS.find((known) => known === name);
  if (kind && isAreaKind(kind)) throw new UsageError((locale) => words[locale].noAreas);
  if (kind) return kind;
  const known = KINDS.filter((each) => !isAreaKind(each));
  const nearest = nearestName(name, known);
  throw new UsageError((locale) => words[locale].noKind(name, known.join(', '), nearest));
}

/** A client that sends requests like `doctor` and `prerender`: by rate, with the site as the referrer. */
function clientFor(given: ReadonlyMap<string, string>, service: ServiceOptions): Client {
  const settings = Object.fromEntries(
    Object.keys(clientSettings).map((name) => [name, given.get(attributeOf(name))]),
  );
  return {
    async request(path, params = {}) {
      const operation = operations[path];
      const answer = await requestAnswer(prepare(operation, params, settings), service);
      return answer as never;
    },
  };
}

async function search(
  client: Client,
  kind: RequestedKind,
  words: string,
): Promise<readonly Found[]> {
  const typed = numeral(words);
  if (!isGenreKind(kind)) return findItems(client, kind, typed);
  const { current, below } = await genres(
    client,
    kind,
    /^\d+$/.test(typed) ? { id: typed } : { words: typed },
  );
  return [...current, ...below];
}

/** The start tag of the element that shows a result. Its values are names and ids of a service, and are pasted into pages. */
const markupOf = ({ tag, attributes }: Found): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapedAttribute(value)}"`)
    .join('')}>`;

function lineOf(found: Found, locale: Locale): string {
  const { id, name, above } = found;
  const detail = detailOf(found, locale);
  const path = above ? `${above} › ${name}` : name;
  return `${id} ${path}${detail ? ` (${detail})` : ''} ${markupOf(found)}`;
}

const factsOf = (found: Found, locale: Locale) => {
  const { id, name, above, tag, attributes, link } = found;
  const detail = detailOf(found, locale) || undefined;
  return { id, name, above, detail, element: tag, attributes, link };
};

/** `mkt-widgets find`: finds ids. */
export async function find(args: string[], output: Output): Promise<boolean> {
  const commandLine = readArguments(args, OPTIONS, words, output);
  if (!commandLine) return true;
  const { kind: name, settings, json = false } = commandLine.values;
  const { locale } = output;
  const kind = kindNamed(name);
  const given = settingsIn(settings);
  if (!given.has('base-url')) throw new UsageError((locale) => words[locale].needsSettings);
  const client = clientFor(given, serviceOptions(commandLine.values));
  const typed = commandLine.paths.join(' ').trim();
  const facts = json ? new JsonList(output) : undefined;
  let found: readonly Found[];
  try {
    found = await search(client, kind, typed);
  } catch (error) {
    facts?.add(failureFact(error, locale));
    facts?.end();
    output.printError(reasonOf(error, locale));
    return false;
  }
  for (const each of found) {
    if (facts) facts.add(factsOf(each, locale));
    else output.print(lineOf(each, locale));
  }
  facts?.end();
  if (!found.length) output.printError(words[locale].none(nearestWords(typed).join(', ')));
  return found.length > 0;
}
