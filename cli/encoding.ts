/** The text of a page, decoded by the page's own encoding. */
import { CommandError } from './command-error.js';
import { failures } from './words/failures.js';

/** Bytes from the start in which browsers look for it. */
const HEAD = 1024;
const CHARSET = /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w-]+)/i;

/** Byte order marks, which take precedence. */
const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];

const markedAs = (bytes: Uint8Array): string | undefined =>
  MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label, { ignoreBOM: true });
  } catch {
    // As in browsers. Templates also declare the encoding of their result.
    return new TextDecoder('utf-8', { ignoreBOM: true });
  }
}

export interface Decoded {
  readonly text: string;
  /** Such as `utf-8`, `shift_jis`. */
  readonly encoding: string;
}

/**
 * @param charset the encoding in the HTTP header; takes precedence over the page's
 * @throws if the content is not text
 */
export function decode(bytes: Uint8Array, charset?: string): Decoded {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  const decoder = decoderFor(markedAs(bytes) ?? charset ?? CHARSET.exec(head)?.[1] ?? 'utf-8');
  const text = decoder.decode(bytes);
  if (text.includes('\0')) throw new CommandError((locale) => failures[locale].notText);
  return { text, encoding: decoder.encoding };
}

/**
 * The text of a page to be changed.
 * @throws if writing the text back would change other bytes
 */
export function decodeForChange(bytes: Uint8Array): string {
  const { text, encoding } = decode(bytes);
  const other = encoding === 'utf-8' ? undefined : encoding;
  if (other || !Buffer.from(text).equals(bytes))
    throw new CommandError((locale) => failures[locale].otherEncoding(other));
  return text;
}
