import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { nearestName } from '../src/exports/validate.js';
import { embeddableTags, frameOf, type FrameSize, oEmbedOf } from '../src/exports/markup.js';
import { type Locale, localeOf } from '../src/exports/texts.js';
import { isAddress, readArguments } from './command.js';
import { CommandError, reasonOf, UsageError } from './command-error.js';
import { escapedAttribute, escapedText } from './escape.js';
import { makeFolder, readWhole, replaceFile } from './files.js';
import type { Output } from './output.js';
import { commandLine } from './words/command-line.js';
import { oembed as words } from './words/oembed.js';

const OPTIONS = {
  height: { type: 'string' },
  width: { type: 'string', default: '360' },
  page: { type: 'string' },
  description: { type: 'string' },
  image: { type: 'string' },
  out: { type: 'string', default: '.' },
  'dry-run': { type: 'boolean' },
} as const;

/** @throws {UsageError} for an invalid number */
function pixels(name: keyof FrameSize, value: string | undefined): number {
  if (!/^[1-9]\d*$/.test(value ?? '')) {
    throw new UsageError((locale) =>
      value === undefined ? words[locale].sizeRequired(name) : words[locale].wrongSize(name, value),
    );
  }
  return Number(value);
}

/** @throws {UsageError} if the address would display nothing */
function embedAddress(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!/^https?:$/.test(address?.protocol ?? '') || !address?.pathname.endsWith('/embed.html')) {
    throw new UsageError((locale) => words[locale].wrongAddress(text));
  }
  const tag = address.searchParams.get('tag') ?? '';
  if (!embeddableTags.includes(tag)) {
    const nearest = nearestName(tag, embeddableTags);
    throw new UsageError((locale) => words[locale].wrongTag(tag, embeddableTags, nearest));
  }
  return address;
}

/**
 * The file name of a page.
 * @throws {UsageError} without one
 */
function fileNameIn(page: string): string {
  try {
    const name = decodeURIComponent(basename(new URL(page).pathname));
    if (isAddress(page) && /^[^/\\\0]+\.html?$/.test(name)) return name;
  } catch {
    // It is not an address, or not in UTF-8.
  }
  throw new UsageError((locale) => words[locale].wrongPage(page));
}

/** The author's words for the card that a service makes of an address. */
interface Card {
  readonly title: string;
  readonly url: string;
  readonly description: string | undefined;
  readonly image: string | undefined;
}

/** The author's picture. @throws {UsageError} if it is no address */
function pictureAddress(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (!isAddress(text) || !URL.canParse(text))
    throw new UsageError((locale) => words[locale].wrongImage(text));
  return new URL(text).href;
}

/** Tags of the Open Graph protocol. They have no price: a service keeps its card for long. */
const cardTags = (card: Card): string =>
  Object.entries({ type: 'website', ...card })
    .flatMap(([name, content]) =>
      content ? `<meta property="og:${name}" content="${escapedAttribute(content)}" />` : [],
    )
    .join('\n    ');

/**
 * The page for the pasted address: the frame for its visitors, a link to the oEmbed response for editors, and the tags
 * of a card for services that make one.
 */
const pageFor = (lang: Locale, card: Card, frame: string, answer: URL): string => `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>${escapedText(card.title)}</title>
    ${cardTags(card)}
    <link rel="alternate" type="application/json+oembed" title="${escapedAttribute(card.title)}" href="${escapedAttribute(answer.href)}" />
  </head>
  <body>
    ${frame}
  </body>
</html>
`;

/** Text that identifies the files of this command. */
const MARK = /application\/json\+oembed|"provider_name": "mkt-widgets"/;

/**
 * Writes files, or lists them in a dry run; writes none if one exists that this command has not written.
 * @param files their texts, by their names in a folder
 * @returns true if all succeeded
 */
function writeAll(
  folder: string,
  files: Readonly<Record<string, string>>,
  isDry: boolean,
  output: Output,
): boolean {
  const paths = Object.keys(files).map((name) => join(folder, name));
  let path = folder;
  try {
    for (path of paths) {
      if (existsSync(path) && !MARK.test(readWhole(path).toString()))
        throw new CommandError((locale) => words[locale].foreignFile);
    }
    path = folder;
    if (!isDry) makeFolder(folder);
    for (const [name, text] of Object.entries(files)) {
      path = join(folder, name);
      if (!isDry) replaceFile(path, text);
      const { written, wouldBeWritten } = commandLine[output.locale];
      output.print(isDry ? wouldBeWritten(path) : written(path));
    }
    return true;
  } catch (error) {
    output.printError(`${path}: ${reasonOf(error, output.locale)}`);
    return false;
  }
}

/** `mkt-widgets oembed`: writes the oEmbed response for an address of `embed.html`. */
export function oembed(args: string[], output: Output): Promise<boolean> {
  const commandLine = readArguments(args, OPTIONS, words, output);
  if (!commandLine) return Promise.resolve(true);
  const { values, paths } = commandLine;
  const [text = '', ...others] = paths;
  if (others.length) throw new UsageError((locale) => words[locale].oneAddress);
  const address = embedAddress(text);
  const size = { width: pixels('width', values.width), height: pixels('height', values.height) };
  const answer = oEmbedOf(address, size);
  const json = `${JSON.stringify(answer, undefined, 2)}\n`;
  const { page, out, description, image, 'dry-run': isDry = false } = values;
  const picture = pictureAddress(image);
  if (page === undefined) {
    const ofPage = Object.entries({ description, image }).find(([, value]) => value !== undefined);
    if (ofPage) throw new UsageError((locale) => words[locale].needsPage(ofPage[0]));
    output.printLines(json.trimEnd());
    return Promise.resolve(true);
  }
  const name = fileNameIn(page);
  const jsonName = name.replace(/\.html?$/, '.json');
  const locale = localeOf(address.searchParams.get('lang') ?? undefined);
  const answerAddress = new URL(encodeURIComponent(jsonName), page);
  const card = {
    title: answer.title,
    url: new URL(page).href,
    description: description ?? address.searchParams.get('link-text') ?? undefined,
    image: picture,
  };
  const html = pageFor(locale, card, frameOf(address, size), answerAddress);
  return Promise.resolve(writeAll(out, { [jsonName]: json, [name]: html }, isDry, output));
}
