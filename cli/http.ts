/** Requests of the commands, with limits of time and size. Private addresses need permission. */
import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { addAbortSignal, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { CommandError } from './command-error.js';
import { readStream } from './files.js';
import { failures } from './words/failures.js';

/** As browsers do. */
const MAX_REDIRECTS = 20;
/** Statuses without a body. */
const WITHOUT_BODY = [204, 205, 304];

/** Address ranges that are not on the public Internet: IANA's registries of special-purpose addresses. */
const RANGES: readonly (readonly [net: string, prefix: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  // `::`, `::1`, and IPv4 addresses in the old notation.
  ['::', 96],
  // IPv4 addresses behind a translator or a tunnel.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['100::', 64],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];
const privateRanges = new BlockList();
const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
for (const [net, prefix] of RANGES) privateRanges.addSubnet(net, prefix, family(net));

/** True if an IP address is private, loopback, link-local or otherwise special; also for IPv4 within IPv6. */
export const isPrivate = (address: string): boolean =>
  privateRanges.check(address, family(address));

/** Thrown for a private address. No request is sent. */
export class PrivateAddressError extends CommandError {
  constructor(host: string, address: string) {
    super((locale) => failures[locale].isPrivate(host, address));
  }
}

/**
 * Resolves a name for the connection itself: an earlier check could see other addresses.
 * @returns public addresses only, else a `PrivateAddressError`
 */
const lookupPublic: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) {
      done(error, '');
      return;
    }
    const address = found.map((entry) => entry.address).find(isPrivate);
    const [first] = found;
    if (address) done(new PrivateAddressError(host, address), '');
    else if (options.all) done(null, found);
    else done(null, first!.address, first!.family);
  });
};

export interface RequestOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  /** Of the body, unpacked. */
  readonly maxBytes: number;
  /** True for addresses that may be private. */
  readonly allowsPrivate: (url: URL) => boolean;
}

/** @throws {PrivateAddressError} */
function answerTo(
  url: URL,
  { headers, signal, allowsPrivate }: RequestOptions,
): Promise<IncomingMessage> {
  const mayBePrivate = allowsPrivate(url);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An IP address is not resolved, so it is checked here.
  if (!mayBePrivate && isIP(host) && isPrivate(host)) throw new PrivateAddressError(host, host);
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    request(url, {
      headers: { accept: '*/*', 'user-agent': 'mkt-widgets', ...headers },
      signal,
      ...(!mayBePrivate && { lookup: lookupPublic }),
    })
      .on('response', resolve)
      .on('error', reject)
      .end();
  });
}

const UNPACKERS: Readonly<Record<string, () => ReturnType<typeof createGunzip>>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/** @throws above the size limit */
async function bodyOf(message: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const encoding = message.headers['content-encoding']?.toLowerCase() ?? '';
  const unpack = Object.hasOwn(UNPACKERS, encoding) ? UNPACKERS[encoding] : undefined;
  let stream: Readable = message;
  if (unpack) {
    const unpacked = unpack();
    message.on('error', (error) => unpacked.destroy(error)).pipe(unpacked);
    stream = unpacked;
  }
  try {
    return await readStream(stream, maxBytes);
  } catch (error) {
    message.destroy();
    throw error;
  }
}

/**
 * Fetches an address and follows redirects.
 * @returns also the final address
 * @throws {PrivateAddressError}
 * @throws Node's connection errors; an error above the size limit
 */
export async function get(
  address: string | URL,
  options: RequestOptions,
): Promise<{ readonly response: Response; readonly url: string }> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { protocol } = url;
    if (!/^https?:$/.test(protocol))
      throw new CommandError((locale) => failures[locale].leadsTo(protocol));
    const message = addAbortSignal(options.signal, await answerTo(url, options));
    const { statusCode: status = 0, statusMessage: statusText, headers } = message;
    if ([301, 302, 303, 307, 308].includes(status) && headers.location !== undefined) {
      message.destroy();
      url = new URL(headers.location, url);
      continue;
    }
    const body = await bodyOf(message, options.maxBytes);
    const fields = Object.entries(message.headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    );
    const init = { status, statusText: statusText ?? '', headers: fields };
    const content = WITHOUT_BODY.includes(status) ? null : (body as Uint8Array<ArrayBuffer>);
    return { response: new Response(content, init), url: url.href };
  }
  throw new CommandError((locale) => failures[locale].redirects(MAX_REDIRECTS));
}
