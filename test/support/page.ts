/// <reference types="mocha" />

export interface PageOptions {
  readonly width?: number;
  readonly height?: number;
  /** The query of the page's address: `?mkt-debug`. */
  readonly search?: string;
  /** Headers of the page, such as a content security policy. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A window in which `consoleProbe` has run. */
export type ProbedWindow = Window &
  typeof globalThis &
  Readonly<Record<'connections' | 'lines', readonly string[]>>;

/** For the top of a page: its window gets its errors and warnings as `lines`, its preconnect links as `connections`. */
export const consoleProbe = `<script>
  Object.assign(window, { connections: [], lines: [] });
  console.error = console.warn = (text) => void lines.push(String(text));
  addEventListener('error', ({ message }) => message && lines.push('uncaught: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => lines.push('unhandled: ' + reason));
  new MutationObserver((records) => {
    for (const { href, rel } of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (rel === 'preconnect') connections.push(href);
  }).observe(document, { childList: true, subtree: true });
</script>`;

let frames: HTMLIFrameElement[] = [];

/** A page of the test server in a frame, once it is loaded, until the test ends. */
export async function opened<W extends Window = Window & typeof globalThis>(
  address: string,
  { width = 800, height = 600 }: Pick<PageOptions, 'width' | 'height'> = {},
): Promise<W> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `position:fixed;inset:0 auto auto 0;border:0;width:${width}px;height:${height}px`;
  frames.push(frame);
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  frame.src = address;
  document.body.append(frame);
  await loaded;
  // A page of another origin loads its fonts itself.
  const fonts = [...(frame.contentDocument?.fonts ?? [])];
  await Promise.all(fonts.map((face) => face.load()));
  return frame.contentWindow as unknown as W;
}

/**
 * Serves a text from the test server.
 * @returns its address, without the origin
 */
export async function served(html: string, headers: PageOptions['headers'] = {}): Promise<string> {
  const posted = await fetch('/pages/', {
    method: 'POST',
    body: JSON.stringify({ html, headers }),
  });
  return posted.text();
}

/**
 * A whole page with a real address of this origin, in view until the test ends.
 * @returns its window, once everything in it has loaded
 */
export async function page(
  html: string,
  { headers, search = '', ...size }: PageOptions = {},
): Promise<ProbedWindow> {
  const address = await served(html, headers);
  return opened<ProbedWindow>(address + search, size);
}

/** Keeps a page after the end of its test, for further tests; the caller removes its frame. */
export function keep(window: Window): void {
  frames = frames.filter((frame) => frame.contentWindow !== window);
}

/**
 * A page for all tests of the calling suite, which do not change it for one another.
 * @param html called before the first test
 */
export function sharedPage(
  html: () => string | Promise<string>,
  options?: PageOptions,
): () => ProbedWindow {
  let window: ProbedWindow;
  before(async () => {
    window = await page(await html(), options);
    keep(window);
  });
  after(() => window.frameElement!.remove());
  return () => window;
}

afterEach(() => {
  for (const frame of frames) frame.remove();
  frames = [];
});
