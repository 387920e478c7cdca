/** `mkt-widgets notice`: prints a text for the privacy page of a site. */
import type { AnyRecord } from '../src/exports/requests.js';
import { embeddableTags } from '../src/exports/markup.js';
import { policyIn } from '../src/exports/findings.js';
import { elementOf } from './file-element.js';
import { isAddress, printProgress, readArguments } from './command.js';
import { reasonOf } from './command-error.js';
import { kinds } from './kinds.js';
import { escapedAttribute } from './escape.js';
import {
  attributesOf,
  ownFilesIn,
  readPage,
  type ElementNode,
  type Page,
  type WrittenElement,
} from './markup.js';
import { noticeOf, type NoticedElement, type NoticedPage } from './notice/destinations.js';
import { asHtml, asMarkdown, writtenNotice } from './notice/write.js';
import type { Output } from './output.js';
import { pagesOf, privateRule, readText, type Input } from './pages.js';
import { isForTemplate, readWithSettings, resolveElement } from './request.js';
import { requestAnswer, serviceOptions, settingsIn, type ServiceOptions } from './service.js';
import { notice as words } from './words/notice.js';

const OPTIONS = {
  html: { type: 'boolean' },
  online: { type: 'boolean' },
  relay: { type: 'boolean' },
  settings: { type: 'string' },
  site: { type: 'string' },
  rate: { type: 'string' },
  'allow-private': { type: 'boolean' },
} as const;

interface Reading {
  /** Settings for pages without a script tag. */
  readonly settings: ReadonlyMap<string, string>;
  readonly site: string | undefined;
  /** Absent: no request is sent. */
  readonly online: ServiceOptions | undefined;
}

/**
 * An element with its answer; undefined for elements without requests.
 * @throws {RequestError} one of the family
 */
async function noticedElement(
  page: Page,
  element: WrittenElement,
  { site, online }: Reading,
): Promise<NoticedElement | undefined> {
  const kind = kinds.get(element.tag);
  const resolved = kind && resolveElement(page, element, kind, site);
  if (!resolved) return undefined;
  const { options, operation, request, needsReaderInput } = resolved;
  const canAsk = operation.auth !== 'oauth' && !needsReaderInput && !isForTemplate(page, element);
  const records: readonly AnyRecord[] =
    online && request && canAsk
      ? (await requestAnswer(request, online, kind.definition?.send)).records
      : [];
  return { tag: element.tag, settings: resolved.inputs.settings, options, records };
}

/** The element that a frame shows, as a page; undefined for other frames. */
function pageInFrame(node: ElementNode): { address: string; page: Page } | undefined {
  const [address = '', query] = (attributesOf(node).get('src') ?? '').split('?');
  const { tag = '', ...values } = Object.fromEntries(new URLSearchParams(query));
  if (node.tagName !== 'iframe' || !/(^|\/)embed\.html$/.test(address)) return undefined;
  if (!embeddableTags.includes(tag)) return undefined;
  const attributes = Object.entries(values)
    .filter(([name]) => /^[a-z]+(-[a-z]+)*$/.test(name))
    .map(([name, value]) => ` ${name}="${escapedAttribute(value)}"`);
  return { address, page: readPage(`<${tag}${attributes.join('')}></${tag}>`) };
}

/**
 * The facts of a page.
 * @param report is called for each element whose request has failed
 */
async function noticedPage(
  text: string,
  path: string,
  referrerPolicy: string,
  reading: Reading,
  report: (element: WrittenElement, error: unknown) => void,
): Promise<NoticedPage> {
  const page = readWithSettings(text, path, reading.settings);
  const frames = page.nodes.flatMap((node) => pageInFrame(node) ?? []);
  const elements: NoticedElement[] = [];
  for (const examined of [page, ...frames.map((frame) => frame.page)]) {
    for (const element of examined.elements) {
      try {
        const noticed = await noticedElement(examined, element, reading);
        if (noticed) elements.push({ ...noticed, isInFrame: examined !== page });
      } catch (error) {
        report(element, error);
      }
    }
  }
  return {
    address: reading.site,
    policy: policyIn(elementOf(page.root), referrerPolicy),
    files: [...ownFilesIn(page.nodes), ...frames].map(({ address }) => address),
    elements,
  };
}

/** `mkt-widgets notice`: writes the notice. */
export async function notice(args: string[], output: Output, input: Input): Promise<boolean> {
  const commandLine = readArguments(args, OPTIONS, words, output);
  if (!commandLine) return true;
  const { html, online, relay, site = '', 'allow-private': allowsAll } = commandLine.values;
  const { locale } = output;
  const settings = settingsIn(commandLine.values.settings);
  const service = serviceOptions(commandLine.values);
  const allowsPrivate = privateRule([...commandLine.paths, site], allowsAll);
  const paths = await pagesOf(commandLine.paths, allowsPrivate);
  const pages: NoticedPage[] = [];
  let hasFailed = false;
  const report = (place: string, error: unknown) => {
    hasFailed = true;
    output.printError(`${place} ${reasonOf(error, locale)}`);
  };
  for (const [index, path] of paths.entries()) {
    printProgress(index, paths, output);
    try {
      const read = await readText(path, allowsPrivate, input);
      const { text, site = service.site, referrerPolicy = '' } = read;
      const pageService = { ...service, site, ...(isAddress(path) && { allowsPrivate }) };
      const reading = { settings, site, online: online ? pageService : undefined };
      pages.push(
        await noticedPage(text, path, referrerPolicy, reading, ({ line, tag }, error) =>
          report(`${path}:${line}: <${tag}>`, error),
        ),
      );
    } catch (error) {
      report(`${path}:`, error);
    }
  }
  if (!pages.some(({ elements }) => elements.length)) {
    output.printError(words[locale].noElements);
    return false;
  }
  const written = writtenNotice(noticeOf(pages, relay), locale);
  output.printLines((html ? asHtml : asMarkdown)(written));
  return !hasFailed;
}
