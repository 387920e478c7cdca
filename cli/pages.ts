/** The pages of a command: files, addresses, the pages of sitemaps, and the standard input. */
import { filesOf, isAddress } from './command.js';
import { CommandError, reasonOf, UsageError } from './command-error.js';
import { decode } from './encoding.js';
import { MAX_PAGE_BYTES, readStream, readWhole } from './files.js';
import { get } from './http.js';
import { commandLine } from './words/command-line.js';
import { failures } from './words/failures.js';

const isSitemap = (path: string) => /\.xml([?#]|$)/i.test(path);

/** Size limit of sitemaps by their specification, in bytes. */
const MAX_SITEMAP_BYTES = 50 * 2 ** 20;
const maxBytesOf = (path: string) => (isSitemap(path) ? MAX_SITEMAP_BYTES : MAX_PAGE_BYTES);

export type Input = AsyncIterable<Uint8Array>;
const STANDARD_INPUT = '-';

/** Milliseconds that a page may take, to its last byte. */
const TIMEOUT_MS = 10_000;

/**
 * True for addresses that may be private. The user of the command may name any; addresses in pages, sitemaps
 * and redirects must not lead into the network of the user's machine.
 */
export type PrivateRule = (url: URL) => boolean;

/** @param named the paths and addresses of the command line */
export function privateRule(named: readonly string[], allowsAll = false): PrivateRule {
  const addresses = named.filter((path) => isAddress(path) && URL.canParse(path));
  const origins = addresses.map((address) => new URL(address).origin);
  return ({ origin }) => allowsAll || origins.includes(origin);
}

/** @throws without a response, or if it is not a page */
async function answerAt(address: string, allowsPrivate: PrivateRule) {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  let answer;
  try {
    answer = await get(address, { signal, maxBytes: maxBytesOf(address), allowsPrivate });
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    const { aborted } = signal;
    throw new CommandError(
      (locale) =>
        aborted
          ? failures[locale].takesLonger(TIMEOUT_MS / 1000)
          : code
            ? failures[locale].unreachable(code)
            : message,
      { cause: error },
    );
  }
  const { ok, status } = answer.response;
  if (!ok) throw new CommandError((locale) => failures[locale].answered(status));
  return answer;
}

/**
 * The addresses in a sitemap, and in the sitemaps that it lists.
 * @param sitemap its address or file
 * @param seen the sitemaps that were read: some list each other
 */
async function listedIn(
  sitemap: string,
  allowsPrivate: PrivateRule,
  seen = new Set<string>(),
): Promise<string[]> {
  if (seen.has(sitemap)) return [];
  seen.add(sitemap);
  const { text } = await readText(sitemap, allowsPrivate);
  const listed = [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*(https?:[^<\]\s]+)/gi)].map(
    ([, address = '']) => address.replaceAll('&amp;', '&'),
  );
  if (!/<sitemapindex[\s>]/i.test(text)) return listed;
  return (
    await Promise.all(listed.map((address) => listedIn(address, allowsPrivate, seen)))
  ).flat();
}

/**
 * The pages of all paths, folders and sitemaps, each once.
 * @throws {UsageError} if there is none
 */
export async function pagesOf(
  paths: readonly string[],
  allowsPrivate: PrivateRule,
): Promise<string[]> {
  const pages: string[] = [];
  for (const path of paths) {
    if (!isSitemap(path)) {
      if (isAddress(path) || path === STANDARD_INPUT) pages.push(path);
      continue;
    }
    let listed: string[];
    try {
      listed = await listedIn(path, allowsPrivate);
    } catch (error) {
      throw new UsageError((locale) => `${path}: ${reasonOf(error, locale)}`);
    }
    if (!listed.length) throw new UsageError((locale) => commandLine[locale].noPages(path));
    pages.push(...listed);
  }
  const files = paths.filter(
    (path) => !isAddress(path) && !isSitemap(path) && path !== STANDARD_INPUT,
  );
  return [...new Set([...pages, ...(files.length ? filesOf(files) : [])])];
}

/**
 * @param input is read for the path `-`
 * @returns also the final address of the page
 */
export async function readText(
  path: string,
  allowsPrivate: PrivateRule,
  input?: Input,
): Promise<{ text: string; site?: string; referrerPolicy?: string }> {
  if (path === STANDARD_INPUT && input) return decode(await readStream(input, MAX_PAGE_BYTES));
  if (!isAddress(path)) return decode(readWhole(path, maxBytesOf(path)));
  const { response, url } = await answerAt(path, allowsPrivate);
  const [, charset] = /charset="?([\w-]+)/i.exec(response.headers.get('content-type') ?? '') ?? [];
  const { text } = decode(new Uint8Array(await response.arrayBuffer()), charset);
  return { text, site: url, referrerPolicy: response.headers.get('referrer-policy') ?? '' };
}
