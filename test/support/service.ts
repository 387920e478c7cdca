import { origins } from './origins.js';

/** A request that the sandbox has seen. */
export interface SeenRequest {
  readonly url: string;
  readonly time: string;
  readonly headers: { readonly referer: string };
}

/** The faults and the delay that the sandbox simulates: see demo/service/faults.js. */
export interface SimulatedFaults {
  readonly fault?: string | readonly string[];
  /** Milliseconds. */
  readonly delay?: number;
}

/** The `base-url` of the sandbox. */
export function serviceUrl({ fault = [], delay }: SimulatedFaults = {}): string {
  const segments = [fault].flat().map((name) => `/fault:${encodeURIComponent(name)}`);
  return origins.service + segments.join('') + (delay ? `/delay:${delay}` : '');
}

/** A unique name to identify requests in the log: send it with `query="tag=…"`. */
export const newTag = (): string => crypto.randomUUID();

/** The requests that carried a tag, in their order. */
export async function requestsOf(tag: string): Promise<SeenRequest[]> {
  const answer = await fetch(`${origins.service}/log?tag=${tag}`);
  return (await answer.json()) as SeenRequest[];
}

/** The parameters of each request that carried a tag, in their order. */
export const requestParams = async (tag: string): Promise<URLSearchParams[]> =>
  (await requestsOf(tag)).map(({ url }) => new URL(url).searchParams);
