/** Traces of pages, and the time of their main thread by category. */

/** @typedef {{ name: string, ph: string, ts: number, dur?: number, tdur?: number, pid: number, tid: number, args?: any }} TraceEvent */
/** @typedef {'script' | 'style' | 'layout' | 'paint'} Kind of work */
/**
 * @typedef {Record<Kind | 'task' | 'request' | 'cards', number>} Times in ms: `task` is the longest one, `request` from
 *   the start of the script to the first request, `cards` from the first answer to the last card
 */

/** Trace categories: tasks and their parts, microtasks, garbage collection, and marks. */
const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'v8.execute',
  'blink.user_timing',
  '-disabled-by-default-*',
];

/**
 * Begins a trace.
 * @param {import('puppeteer-core').Page} page
 * @returns {Promise<() => Promise<readonly TraceEvent[]>>} ends the trace
 */
export async function trace({ tracing }) {
  await tracing.start({ categories: CATEGORIES });
  return async () => JSON.parse(new TextDecoder().decode(await tracing.stop())).traceEvents;
}

const TASK = 'ThreadControllerImpl::RunTask';

/** @type {ReadonlyArray<readonly [Kind, RegExp]>} */
const KINDS = [
  [
    'script',
    /^(EvaluateScript|FunctionCall|RunMicrotasks|EventDispatch|TimerFire|FireAnimationFrame|MinorGC|MajorGC|v8\.)/i,
  ],
  ['style', /^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet)$/],
  ['layout', /^Layout$/],
  ['paint', /^(PrePaint|Paint|Layerize|Commit)$/],
];

const kindOf = (/** @type {string} */ name) => KINDS.find(([, names]) => names.test(name))?.[0];

/**
 * The time between two events, in ms.
 * @param {TraceEvent | undefined} from @param {TraceEvent | undefined} to
 */
const between = (from, to) => (from && to ? (to.ts - from.ts) / 1000 : NaN);

/** True if an event is about the service. @param {TraceEvent} event */
const isOfService = ({ args }) => args?.data?.url?.includes('/services/api');

/**
 * Times of the main thread from the navigation to a mark, exclusive of nested events: a layout that a script
 * forces counts as layout. CPU times if the trace has them, so that waiting for a busy machine does not count.
 * @param {readonly TraceEvent[]} events
 * @param {string} url of the page
 * @returns {Times}
 */
export function timesOf(events, url) {
  const end = events.find(({ name }) => name === 'bench-painted');
  const start = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!start || !end) throw new Error('The trace has no begin or no end: it may have been cut off');
  const mainThreadEvents = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === end.pid && tid === end.tid)
    .filter(({ ts }) => ts >= start.ts && ts <= end.ts)
    .sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));

  const scripts = mainThreadEvents.filter(({ name }) => name === 'EvaluateScript');
  const times = {
    ...{ script: 0, style: 0, layout: 0, paint: 0, task: 0 },
    request: between(
      scripts.find(({ args }) => args?.data?.url?.endsWith('.js')),
      events.find((event) => event.name === 'ResourceSendRequest' && isOfService(event)),
    ),
    cards: between(
      scripts.find(isOfService),
      events.find(({ name }) => name === 'bench-cards'),
    ),
  };
  /** @type {Array<{ until: number, kind: Kind | undefined }>} The running events, outermost first. */
  const running = [];
  for (const { name, ts, dur = 0, tdur = dur } of mainThreadEvents) {
    while ((running.at(-1)?.until ?? Infinity) <= ts) running.pop();
    const outer = running.at(-1)?.kind;
    // Events without a category count for the enclosing one.
    const kind = kindOf(name) ?? outer;
    if (outer) times[outer] -= tdur / 1000;
    if (kind) times[kind] += tdur / 1000;
    if (name === TASK) times.task = Math.max(times.task, tdur / 1000);
    running.push({ until: ts + dur, kind });
  }
  return times;
}
