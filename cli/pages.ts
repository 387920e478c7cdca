/** The pages that a command looks at: files, addresses, and those that a sitemap lists. */
import { readFileSync } from 'node:fs';
import { filesOf, UsageError } from './command.js';

const isAddress = (path: string) => /^https?:\/\//i.test(path);
const isSitemap = (path: string) => /\.xml([?#]|$)/i.test(path);

async function answerAt(address: string): Promise<Response> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return response;
}

/** The addresses in a sitemap, and in those that it lists. */
async function listedIn(sitemap: string): Promise<string[]> {
  const text = await (await answerAt(sitemap)).text();
  const listed = [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*(https?:[^<\]\s]+)/gi)].map(
    ([, address = '']) => address.replaceAll('&amp;', '&'),
  );
  if (!/<sitemapindex[\s>]/i.test(text)) return listed;
  const others = listed.filter((one) => one !== sitemap);
  return (await Promise.all(others.map(listedIn))).flat();
}

/**
 * The pages that paths stand for: those of folders and sitemaps, each once.
 * @throws {UsageError} where there is none
 */
export async function pagesOf(paths: readonly string[]): Promise<string[]> {
  const pages: string[] = [];
  for (const address of paths.filter(isAddress)) {
    if (!isSitemap(address)) {
      pages.push(address);
      continue;
    }
    let listed: string[];
    try {
      listed = await listedIn(address);
    } catch (error) {
      throw new UsageError(`${address}: ${(error as Error).message}`);
    }
    if (!listed.length) throw new UsageError(`There are no pages in ${address}.`);
    pages.push(...listed);
  }
  const files = paths.filter((one) => !isAddress(one));
  return [...new Set([...pages, ...(files.length ? filesOf(files) : [])])];
}

/** @returns also the address that a page is at */
export async function readText(path: string): Promise<{ text: string; site?: string }> {
  if (!isAddress(path)) return { text: readFileSync(path, 'utf8') };
  const response = await answerAt(path);
  return { text: await response.text(), site: response.url };
}
