/** The pages that a command looks at: files, addresses, and those that a sitemap lists. */
import { filesOf, isAddress, reasonOf, UsageError } from './command.js';
import { decode } from './encoding.js';
import { MAX_PAGE_BYTES, readWhole } from './files.js';
import { get, PrivateAddressError } from './http.js';

const isSitemap = (path: string) => /\.xml([?#]|$)/i.test(path);

/** The largest size that the format of sitemaps knows, in bytes. */
const MAX_SITEMAP_BYTES = 50 * 2 ** 20;
const maxBytesOf = (path: string) => (isSitemap(path) ? MAX_SITEMAP_BYTES : MAX_PAGE_BYTES);

/** Milliseconds that a page may take, to its last byte. */
const PATIENCE = 10_000;

/**
 * Whether an address may be private. Whoever runs the command may name any; what pages, sitemaps and
 * redirects name may not lead from there into the network of that machine.
 */
export type PrivateRule = (url: URL) => boolean;

/** @param named the paths and addresses of the command line */
export function privateRule(named: readonly string[], allowsAll = false): PrivateRule {
  const addresses = named.filter((one) => isAddress(one) && URL.canParse(one));
  const origins = addresses.map((one) => new URL(one).origin);
  return ({ origin }) => allowsAll || origins.includes(origin);
}

/** @throws where there is no answer, or none that is a page */
async function answerAt(address: string, allowsPrivate: PrivateRule) {
  const signal = AbortSignal.timeout(PATIENCE);
  let answer;
  try {
    answer = await get(address, { signal, maxBytes: maxBytesOf(address), allowsPrivate });
  } catch (error) {
    if (error instanceof PrivateAddressError) throw error;
    if (signal.aborted) throw new Error(`takes longer than ${PATIENCE / 1000} s`, { cause: error });
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(code ? `cannot be reached (${code})` : message, { cause: error });
  }
  if (!answer.response.ok) throw new Error(`answered ${answer.response.status}`);
  return answer;
}

/**
 * The addresses in a sitemap, and in those that it lists.
 * @param sitemap its address or file
 * @param seen the sitemaps that have been read: some list each other
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
  return (await Promise.all(listed.map((one) => listedIn(one, allowsPrivate, seen)))).flat();
}

/**
 * The pages that paths stand for: those of folders and sitemaps, each once.
 * @throws {UsageError} where there is none
 */
export async function pagesOf(
  paths: readonly string[],
  allowsPrivate: PrivateRule,
): Promise<string[]> {
  const pages: string[] = [];
  for (const path of paths) {
    if (!isSitemap(path)) {
      if (isAddress(path)) pages.push(path);
      continue;
    }
    let listed: string[];
    try {
      listed = await listedIn(path, allowsPrivate);
    } catch (error) {
      throw new UsageError(`${path}: ${reasonOf(error)}`);
    }
    if (!listed.length) throw new UsageError(`There are no pages in ${path}.`);
    pages.push(...listed);
  }
  const files = paths.filter((one) => !isAddress(one) && !isSitemap(one));
  return [...new Set([...pages, ...(files.length ? filesOf(files) : [])])];
}

/** @returns also the address that a page is at */
export async function readText(
  path: string,
  allowsPrivate: PrivateRule,
): Promise<{ text: string; site?: string; referrerPolicy?: string }> {
  if (!isAddress(path)) return decode(readWhole(path, maxBytesOf(path)));
  const { response, url } = await answerAt(path, allowsPrivate);
  const [, charset] = /charset="?([\w-]+)/i.exec(response.headers.get('content-type') ?? '') ?? [];
  const { text } = decode(new Uint8Array(await response.arrayBuffer()), charset);
  return { text, site: url, referrerPolicy: response.headers.get('referrer-policy') ?? '' };
}
