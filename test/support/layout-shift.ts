/** Measures layout shift below elements while they load. */
import {
  arrived,
  attributeIs,
  consoleProbe,
  expect,
  newHold,
  oneEvent,
  origins,
  page,
  release,
  serviceUrl,
  type ProbedWindow,
} from './index.js';
import { newToken } from './bookmarks.js';
import { elementIn } from './data-element.js';

/** A window with the sum of its layout shifts. */
type ShiftWindow = ProbedWindow & {
  readonly shifts: readonly string[];
  readonly observer: PerformanceObserver;
};

/** Waits until the browser has painted a page three times. */
async function frames(window: Window): Promise<void> {
  for (let index = 0; index < 3; index++)
    await new Promise((next) => window.requestAnimationFrame(next));
}

const ENDS = ['ready', 'empty', 'error'];
/** True if the element waits for the reader's input. */
const isOpen = (element: Element) => element.matches('mkt-hotel-search[reader-controls^=keyword]');

const probe = `<script>
  window.shifts = [];
  window.observer = new PerformanceObserver((list) => note(list.getEntries()));
  // A node in a shadow root has no name here.
  const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
  function note(entries) {
    for (const { value, sources } of entries) {
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) =>
        (node?.id || node?.nodeName) + ' from ' + place(from) + ' to ' + place(to));
      shifts.push(value + ': ' + moved.join(', '));
    }
  }
</script>`;

/** Selectors of the parts that a complete element displays. */
function lastParts(element: Element): string[] {
  const [controls, pager, layout] = ['reader-controls', 'pager', 'layout'].map((name) =>
    element.getAttribute(name),
  );
  const isForm = controls ? !['none', 'genre', 'calendar'].includes(controls) : controls !== '';
  const usual = ['mkt-bookmark-list', 'mkt-hotel-search', 'mkt-golf-finder'];
  return [
    ...(isForm && (controls ?? usual.includes(element.localName)) ? ['form'] : []),
    ...(controls === 'genre' ? ['.genres'] : []),
    ...(controls?.includes('calendar') ? ['[part~="night"]'] : []),
    ...(pager && pager !== 'none' && element.getAttribute('phase') !== 'idle' ? ['.pager'] : []),
    ...(layout === 'carousel' ? ['.arrows'] : []),
    ...(element.hasAttribute('view') ? ['.pin'] : []),
  ];
}

/**
 * The layout shift until every element has settled.
 * @param options the widths of the columns of a page, each with all elements
 */
export async function shifts(
  elements: readonly string[],
  { widths, reserved = true }: { widths: readonly number[]; reserved?: boolean },
): Promise<readonly string[]> {
  const [scripts, answers] = [newHold(), newHold()];
  const baseUrl = serviceUrl({ hold: answers });
  const settings = { applicationId: 'APP', affiliateId: 'AFF', baseUrl };
  const token = newToken();
  const all = elements
    .map((element) => element.replace('<mkt-bookmark-list', `$& access-token="${token}"`))
    .map((element) => element.replace('dynamic-ad-url', `$&="${baseUrl}"`))
    .map((snippet) => snippet.replace(/<mkt-(?!config)[a-z-]+/, '$& data-under-test'));
  const columns = widths.map((width) => {
    const parts = all.map(
      (snippet, index) => `${snippet}<p id="below-${index}-${width}">What stands below</p>`,
    );
    return `<div style="flex: none; width: ${width}px">${parts.join('')}</div>`;
  });
  const window = (await page(
    `<!doctype html><html lang="ja"><head><meta charset="utf-8">${consoleProbe}${probe}
      ${reserved ? `<link rel="stylesheet" href="${origins.cdn}/dist/mkt.css">` : ''}
      <style>body { display: flex; align-items: start; margin: 0; font-size: 16px; line-height: 1.4 }</style></head>
      <body>${columns.join('')}</body></html>`,
    { width: widths.reduce((sum, width) => sum + width), height: 5000 },
  )) as ShiftWindow;
  // The page is painted, with its font, before the kit loads.
  await frames(window);
  window.observer.observe({ type: 'layout-shift' });
  const script = window.document.createElement('script');
  script.src = `${origins.held}/hold:${scripts}/dist/mkt.js`;
  Object.assign(script.dataset, settings);
  const loaded = oneEvent(script, 'load');
  window.document.head.append(script);
  await loaded;
  await frames(window);
  await release(scripts);
  const snippets = [
    ...window.document.querySelectorAll('body > div > [data-mkt], body [data-under-test]'),
  ];
  const hosts = await Promise.all(
    snippets.map(async (snippet) => (snippet.matches('[data-mkt]') ? elementIn(snippet) : snippet)),
  );
  // A bookmark button without the reader's list is ready at once.
  await Promise.all(
    hosts.map((element) =>
      attributeIs(element, 'phase', isOpen(element) ? ['idle'] : ['loading', 'ready']),
    ),
  );
  await frames(window);
  await release(answers);
  const ends = await Promise.all(
    hosts.map((element) => attributeIs(element, 'phase', isOpen(element) ? ['idle'] : ENDS)),
  );
  expect(ends).to.deep.equal(hosts.map((element) => (isOpen(element) ? 'idle' : 'ready')));
  for (const element of hosts) {
    for (const selector of lastParts(element)) {
      await arrived(element.shadowRoot!, selector);
    }
  }
  // A shift is reported one frame later.
  await frames(window);
  // A field without choices may be reported, once the messages have loaded.
  const lines = window.lines.filter((line) => !line.endsWith('[emptyControls]'));
  expect(lines).to.deep.equal([]);
  return window.shifts;
}
