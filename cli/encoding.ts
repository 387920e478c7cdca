/** The text of a page, in the encoding that the page says it is in. */

/** Bytes from the start in which browsers look for it. */
const HEAD = 1024;
const CHARSET = /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w-]+)/i;

/** What a page can begin with, which tells its encoding before all else. */
const MARKS: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
];

const markedAs = (bytes: Uint8Array): string | undefined =>
  MARKS.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))?.[0];

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label, { ignoreBOM: true });
  } catch {
    // As browsers do: also a template says what will be there only.
    return new TextDecoder('utf-8', { ignoreBOM: true });
  }
}

/** A text, and what it was written in. */
export interface Decoded {
  readonly text: string;
  /** Such as `utf-8`, `shift_jis`. */
  readonly encoding: string;
}

/**
 * @param said the encoding that whoever sends the page has told; before what the page says
 * @throws where it is no text
 */
export function decode(bytes: Uint8Array, said?: string): Decoded {
  const head = Buffer.from(bytes.subarray(0, HEAD)).toString('latin1');
  const decoder = decoderFor(markedAs(bytes) ?? said ?? CHARSET.exec(head)?.[1] ?? 'utf-8');
  const text = decoder.decode(bytes);
  if (text.includes('\0')) throw new Error('is not text');
  return { text, encoding: decoder.encoding };
}

/**
 * The text of a page that is to be changed: written again, all else in it is as it was.
 * @throws where it would not be
 */
export function decodeForChange(bytes: Uint8Array): string {
  const { text, encoding } = decode(bytes);
  const other = encoding === 'utf-8' ? undefined : encoding;
  if (other || !Buffer.from(text).equals(bytes))
    throw new Error(
      `stays as it is: it is ${other ? `in ${other}` : 'in another encoding'}, not UTF-8`,
    );
  return text;
}
