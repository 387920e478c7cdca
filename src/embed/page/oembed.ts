/**
 * What `embed.html` is for pages of others, by its address: the frame that shows it, and the answer of
 * oEmbed for it (https://oembed.com), by which editors make that frame out of an address.
 */
import { scriptsByTag } from '../scripts-by-tag.js';

/** What cannot be shown: settings alone, and what needs the reader's token, which no address holds. */
export const embeddableTags: readonly string[] = Object.keys(scriptsByTag).filter(
  (tag) => !/config|bookmark/.test(tag),
);

/** The room of the frame in pixels: a page with more of it keeps to this width, one with less fills its own. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The answer of oEmbed 1.0, of the type `rich`. */
export interface OEmbed extends FrameSize {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly title: string;
  readonly provider_name: string;
  /** The folder of the kit's files. */
  readonly provider_url: string;
  /** Seconds for which it may be kept. */
  readonly cache_age: number;
  readonly html: string;
}

const DAY = 86_400;

const quoted = (text: string) =>
  `"${text.replace(/[&"<>[\]{}]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`;

/** What readers who do not see the frame are told of it. */
function titleOf({ searchParams }: URL): string {
  const names = ['heading', 'link-text', 'tag'];
  return names.map((name) => searchParams.get(name)).find(Boolean) ?? 'mkt-widgets';
}

/** A frame as HTML. @param address that of `embed.html`, with what it shows */
export function frameOf(address: URL, { width, height }: FrameSize): string {
  const style = `display: block; width: 100%; max-width: ${width}px; height: ${height}px; border: 0`;
  return [
    '<iframe',
    `  src=${quoted(address.href)}`,
    `  title=${quoted(titleOf(address))}`,
    '  loading="lazy"',
    // For editors that filter styles.
    `  width="${width}"`,
    `  height="${height}"`,
    `  style="${style}"`,
    '></iframe>',
  ].join('\n');
}

/** @param address that of `embed.html`, with what it shows */
export const oEmbedOf = (address: URL, size: FrameSize): OEmbed => ({
  version: '1.0',
  type: 'rich',
  title: titleOf(address),
  provider_name: 'mkt-widgets',
  provider_url: new URL('.', address).href,
  cache_age: DAY,
  ...size,
  html: frameOf(address, size).replace(/\n */g, ' '),
});
