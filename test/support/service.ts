/// <reference types="mocha" />
import { origins } from './origins.js';
import { waitUntil } from './waits.js';

export interface SeenRequest {
  readonly url: string;
  readonly time: string;
  readonly headers: { readonly referer: string };
}

/** The faults, the delay and the holds that the sandbox simulates: see sandbox/faults.js. */
export interface SimulatedFaults {
  readonly fault?: string | readonly string[];
  /** Milliseconds. */
  readonly delay?: number;
  /** A key from `newHold`: answers wait until the test releases it. */
  readonly hold?: string;
}

let held: string[] = [];

/** A key to hold back answers of the sandbox, or scripts of the held kit, until `release`. */
export function newHold(): string {
  const key = crypto.randomUUID();
  held.push(key);
  return key;
}

/**
 * Releases what a key holds back, now and later; the test's end does, too. By the origin of the tests, like the log:
 * held answers can occupy all the connections that a browser has to the sandbox.
 */
export async function release(key: string): Promise<void> {
  await fetch(`/service/release/${key}`, { method: 'POST' });
}

/** Holds later answers back again, after a release. */
export async function holdAgain(key: string): Promise<void> {
  await fetch(`/service/hold/${key}`, { method: 'POST' });
}

afterEach(async () => {
  await Promise.all(held.map(release));
  held = [];
});

/** The `base-url` of the sandbox. */
export function serviceUrl({ fault = [], delay, hold }: SimulatedFaults = {}): string {
  const segments = [fault].flat().map((name) => `/fault:${encodeURIComponent(name)}`);
  if (delay) segments.push(`/delay:${delay}`);
  if (hold) segments.push(`/hold:${hold}`);
  return origins.service + segments.join('');
}

/** A unique name to identify requests in the log: send it with `query="tag=…"`. */
export const newTag = (): string => crypto.randomUUID();

/** The requests that carried a tag, in their order. */
export async function requestsOf(tag: string): Promise<SeenRequest[]> {
  const answer = await fetch(`/service/log?tag=${tag}`);
  return (await answer.json()) as SeenRequest[];
}

/** Settles once the sandbox has seen a number of requests with a tag. */
export const requested = (tag: string, count = 1): Promise<void> =>
  waitUntil(
    async () => (await requestsOf(tag)).length >= count,
    `fewer than ${count} requests with the tag ${tag}`,
  );

/** The parameters of each request that carried a tag, in their order. */
export const requestParams = async (tag: string): Promise<URLSearchParams[]> =>
  (await requestsOf(tag)).map(({ url }) => new URL(url).searchParams);
