/** `mkt-widgets find`: prints ids for names, by requests to the service. */
import { prepare } from '../src/client/client.js';
import { operations } from '../src/client/operations/index.js';
import { clientSettings } from '../src/client/settings.js';
import { didYouMean, nearestName } from '../src/client/validation/suggest.js';
import { attributeOf } from '../src/element/attributes.js';
import { failureOf } from '../src/features/doctor/failures.js';
import { failureDetail } from '../src/features/doctor/finding.js';
import { doctor as doctorWords } from '../src/i18n/doctor.js';
import type { Locale } from '../src/i18n/locale.js';
import type { Client } from '../src/service.js';
import { readArguments, readLocale, UsageError } from './command.js';
import { find as findItems, genres, isGenreKind, numeral } from './finder/find.js';
import { isAreaKind, KINDS, type AreaKind, type Found, type Kind } from './finder/kinds.js';
import { nearestWords } from './finder/names.js';
import type { Output } from './output.js';
import { requestAnswer, serviceOptions, settingsIn, type ServiceOptions } from './service.js';

const HELP = `Usage: mkt-widgets find [options] <words…>

Prints the ids and names of genres or items, each with the element that shows it. The words are a
name, a number or the address of a page. Exits with 1 if nothing is found.

  --kind <kind>   genre (default), books, ebooks: genres of goods, of books and media, of e-books;
                  hotel, golf, book, product: one of these
  --settings <s>  your service, as a query string: base-url=…&application-id=… (required)
  --site <url>    address of your site: the referrer of requests
  --rate <n>      requests per second (1)
  --json          prints the results for programs: an array of objects with id, name, above (the
                  genres around it), detail, element, attributes and link
  --lang <ja|en>  language of messages (en)
  -h, --help      prints this help`;

const OPTIONS = {
  kind: { type: 'string', default: 'genre' },
  settings: { type: 'string' },
  site: { type: 'string' },
  rate: { type: 'string' },
  json: { type: 'boolean' },
  lang: { type: 'string', default: 'en' },
} as const;

type RequestedKind = Exclude<Kind, AreaKind>;

interface Texts {
  readonly needsSettings: string;
  /** Services publish their areas as lists, not by an operation. */
  readonly noAreas: string;
  readonly noKind: (kind: string, known: string, nearest: string | undefined) => string;
  readonly none: (similar: string) => string;
}

const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    needsSettings: 'Give your service: --settings "base-url=…&application-id=…"',
    noAreas:
      'No service can be asked for areas: take the codes from the list of areas of your service.',
    noKind: (kind, known, nearest) =>
      `--kind ${kind} must be one of ${known}${didYouMean(nearest)}`,
    none: (similar) => `Nothing was found.${similar && ` Similar words: ${similar}`}`,
  },
  ja: {
    needsSettings: 'サービスを --settings "base-url=…&application-id=…" で指定してください。',
    noAreas:
      '地域は、サービスに問い合わせられません。サービスの地域の一覧にあるコードを使ってください。',
    noKind: (kind, known, nearest) =>
      `--kind ${kind} は使えません。${known} のどれかにしてください。${nearest ? `（${nearest} ではありませんか？）` : ''}`,
    none: (similar) => `見つかりませんでした。${similar && `近い言葉：${similar}`}`,
  },
};

/** @throws {UsageError} */
function kindNamed(name: string, words: Texts): RequestedKind {
  const kind = KINDS.find((known) => known === name);
  if (kind && isAreaKind(kind)) throw new UsageError(words.noAreas);
  if (kind) return kind;
  const known = KINDS.filter((each) => !isAreaKind(each));
  throw new UsageError(words.noKind(name, known.join(', '), nearestName(name, known)));
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

/** The start tag of the element that shows a result. */
const markupOf = ({ tag, attributes }: Found): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}>`;

function lineOf(found: Found): string {
  const { id, name, above, detail } = found;
  const path = above ? `${above} › ${name}` : name;
  return `${id} ${path}${detail ? ` (${detail})` : ''} ${markupOf(found)}`;
}

const factsOf = ({ id, name, above, detail, tag, attributes, link }: Found) => ({
  ...{ id, name, above, detail, element: tag, attributes, link },
});

/** `mkt-widgets find`: finds ids. */
export async function find(args: string[], output: Output): Promise<boolean> {
  const commandLine = readArguments(args, OPTIONS, HELP, output, 'word');
  if (!commandLine) return true;
  const { kind: name, settings, json = false, lang } = commandLine.values;
  const locale = readLocale(lang);
  const words = texts[locale];
  const kind = kindNamed(name, words);
  const given = settingsIn(settings);
  if (!given.has('base-url')) throw new UsageError(words.needsSettings);
  const client = clientFor(given, serviceOptions(commandLine.values));
  const typed = commandLine.paths.join(' ').trim();
  let found: readonly Found[];
  try {
    found = await search(client, kind, typed);
  } catch (error) {
    const { detail } = failureDetail(error as Error, locale);
    const findings = doctorWords[locale].findings[failureOf(error as Error)];
    output.printError(`${findings.join(' ')}${detail ? ` (${detail})` : ''}`);
    return false;
  }
  if (json) output.printLines(JSON.stringify(found.map(factsOf), undefined, 2));
  else for (const each of found) output.print(lineOf(each));
  if (!found.length) output.printError(words.none(nearestWords(typed).join(', ')));
  return found.length > 0;
}
