/**
 * `embed.html` for other sites: its frame, and the oEmbed response (https://oembed.com), by which editors turn
 * its address into a frame.
 */
import { scriptsByTag } from '../scripts-by-tag.js';

/**
 * All elements except those around others, those with items inside, and those that need a reader's token: no address
 * contains these.
 */
export const embeddableTags: readonly string[] = Object.keys(scriptsByTag).filter(
  (tag) => !/config|campaign|bookmark|shortlist/.test(tag),
);

/** Size of the frame in pixels. The frame is never wider, and shrinks on narrow pages. */
export interface FrameSize {
  readonly width: number;
  readonly height: number;
}

/** The response of oEmbed 1.0, of the type `rich`. */
export interface OEmbed extends FrameSize {
  readonly version: '1.0';
  readonly type: 'rich';
  readonly title: string;
  readonly provider_name: string;
  /** The folder with the kit's files. */
  readonly provider_url: string;
  /** Seconds for which it may be cached. */
  readonly cache_age: number;
  readonly html: string;
}

const DAY = 86_400;

const quoted = (text: string) =>
  `"${text.replace(/[&"<>[\]{}]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`;

/** The accessible name of the frame. */
function titleOf({ searchParams }: URL): string {
  const names = ['heading', 'link-text', 'tag'];
  return names.map((name) => searchParams.get(name)).find(Boolean) ?? 'mkt-widgets';
}

/**
 * A frame as HTML.
 * @param address of `embed.html`, with its element
 */
export function frameOf(address: URL, { width, height }: FrameSize): string {
  const style = `display: block; width: 100%; max-width: ${width}px; height: ${height}px; border: 0`;
  return [
    '<iframe',
    `  src=${quoted(address.href)}`,
    `  title=${quoted(titleOf(address))}`,
    '  loading="lazy"',
    // For “Search near me”.
    ...(/hotel-search|golf-finder/.test(`${address.searchParams.get('tag')}`)
      ? ['  allow="geolocation"']
      : []),
    // For editors that remove `style`.
    `  width="${width}"`,
    `  height="${height}"`,
    `  style="${style}"></iframe>`,
  ].join('\n');
}

/** @param address of `embed.html`, with its element */
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
