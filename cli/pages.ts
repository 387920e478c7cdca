/** The pages that a command looks at: files, addresses, and those that a sitemap lists. */
import { readFileSync } from 'node:fs';
import { filesOf, isAddress, reasonOf, UsageError } from './command.js';
import { decode } from './encoding.js';

const isSitemap = (path: string) => /\.xml([?#]|$)/i.test(path);

/** Milliseconds that a page may take. */
const PATIENCE = 30_000;

/** @throws where there is no answer, or none that is a page */
async function answerAt(address: string): Promise<Response> {
  let response;
  try {
    response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    const { cause, name } = error as Error & { cause?: NodeJS.ErrnoException };
    throw new Error(`cannot be reached (${cause?.code ?? cause?.message ?? name})`, {
      cause: error,
    });
  }
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return response;
}

/**
 * The addresses in a sitemap, and in those that it lists.
 * @param sitemap its address or file
 * @param seen the sitemaps that have been read: some list each other
 */
async function listedIn(sitemap: string, seen = new Set<string>()): Promise<string[]> {
  if (seen.has(sitemap)) return [];
  seen.add(sitemap);
  const { text } = await readText(sitemap);
  const listed = [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*(https?:[^<\]\s]+)/gi)].map(
    ([, address = '']) => address.replaceAll('&amp;', '&'),
  );
  if (!/<sitemapindex[\s>]/i.test(text)) return listed;
  return (await Promise.all(listed.map((one) => listedIn(one, seen)))).flat();
}

/**
 * The pages that paths stand for: those of folders and sitemaps, each once.
 * @throws {UsageError} where there is none
 */
export async function pagesOf(paths: readonly string[]): Promise<string[]> {
  const pages: string[] = [];
  for (const path of paths) {
    if (!isSitemap(path)) {
      if (isAddress(path)) pages.push(path);
      continue;
    }
    let listed: string[];
    try {
      listed = await listedIn(path);
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
export async function readText(path: string): Promise<{ text: string; site?: string }> {
  if (!isAddress(path)) return decode(readFileSync(path));
  const response = await answerAt(path);
  const [, charset] = /charset="?([\w-]+)/i.exec(response.headers.get('content-type') ?? '') ?? [];
  const { text } = decode(new Uint8Array(await response.arrayBuffer()), charset);
  return { text, site: response.url };
}
