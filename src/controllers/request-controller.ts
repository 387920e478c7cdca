import { Task, TaskStatus } from '@lit/task';
import type { Answer } from '../client/response.js';
import type { RequestError } from '../client/errors.js';
import type { ValidationIssue } from '../client/validation/issue.js';
import { urlOf, type Request } from '../client/request.js';
import { attributeOf } from './attributes.js';
import type { MktElement } from '../components/base/widget-element.js';
import { nearness } from './viewport-controller.js';

/** What an element has asked, and what came of it. */
export interface Asked {
  /** The last answer, after what it was to come after. */
  answer?: Answer | undefined;
  error?: Error | undefined;
  /** Tells the request from others; undefined: none that still counts. */
  key?: string | undefined;
  /** Whether the reader wants what comes next after what is shown, not in its place. */
  more?: boolean;
}

/**
 * Asks for an element: one request at a time, when it is near the viewport.
 * @param load gets the answer
 * @param failed is told of an error that takes nothing away
 */
export function asking(
  element: MktElement,
  load: (request: Request, signal: AbortSignal) => Promise<Answer>,
  failed: (error: Error) => void,
) {
  const asked: Asked = {};
  /** What is shown, to go back to where what was to come after it does not come. */
  let before: (Asked & Pick<MktElement, 'choices'>) | undefined;
  /** Whether what is shown was known before it was asked for. */
  let known = false;
  /** Whether to ask also for what is known. */
  let renew = false;

  const draw = () => element.requestUpdate();
  const place = nearness(element, draw);

  const task = new Task<readonly [Request | ValidationIssue[]], Answer>(element, {
    autoRun: false,
    task: async ([request], { signal }) => {
      if (Array.isArray(request)) {
        throw (await import('../client/validation/messages.js')).explain(request, attributeOf);
      }
      const answer = await load(request, signal);
      // Those that get the same at once draw it one after the other: readers can act in between.
      await new Promise((resolve) => setTimeout(resolve));
      return answer;
    },
    onComplete: (answer) => {
      take(answer);
      before = undefined;
    },
    onError: (error) => {
      if (asked.key === undefined) return;
      if (before) {
        failed(error as Error);
        asked.key = before.key;
        element.choices = before.choices;
        before = undefined;
      } else asked.error = error as Error;
    },
  });
  const isPending = () => task.status === TaskStatus.PENDING;

  function take(answer: Answer): void {
    const { records, page } = answer;
    asked.answer = {
      ...answer,
      records: [...(before?.answer?.records ?? []), ...records],
      page: { ...page, hits: records.length },
    };
  }

  function early(answer: Answer): void {
    known = true;
    take(answer);
    draw();
  }

  /** Gives up a request that is under way. */
  function stop(): void {
    if (!isPending()) return;
    asked.key = undefined;
    task.abort();
  }

  /** What failed while there was no network is worth another try once there is. */
  function back(): void {
    const error = asked.error as RequestError | undefined;
    if (error && error.code !== 'parameter') element.refresh();
  }

  return {
    asked,
    stop,

    /** Whether there is nothing to show until the answer comes. */
    waits: () => isPending() && !known,

    /** Begins to watch for when to ask. */
    connect(signal: AbortSignal): void {
      place.watch(signal);
      addEventListener('online', back, { signal });
    },

    /** Forgets what was asked, and lets the next request bring news. */
    renew(): void {
      renew = true;
      asked.key = undefined;
    },

    /** Whether what the next request brings goes after what is shown. */
    add(more: boolean): void {
      before = more ? { ...asked, choices: element.choices } : undefined;
      asked.more = more;
    },

    /**
     * Asks, unless it already has.
     * @param request or what is wrong with it
     * @param open whether the reader has yet to say what to look for
     */
    ask(request: Request | ValidationIssue[], open: boolean): void {
      const isInvalid = Array.isArray(request);
      const key = isInvalid
        ? JSON.stringify(request)
        : urlOf(request) + JSON.stringify(request.settings);
      if (!element.isConnected) return;
      if (key === asked.key) {
        if (element.phase !== 'loading') before = undefined;
        return;
      }
      // What comes after something belongs to the same reader, search and address.
      if (asked.key !== before?.key) before = undefined;
      stop();
      asked.error = asked.key = undefined;
      known = false;
      if (!before) asked.more = false;
      if (open) return;
      const near = place.near();
      if (!isInvalid && !near && element.loading !== 'eager') {
        // Without what makes a connection beforehand, it is made when it is needed.
        if (near === false)
          import('../client/preconnect.js')
            .then(({ preconnect }) => preconnect(key))
            .catch(() => {});
        return;
      }
      asked.key = key;
      void task.run([
        isInvalid ? request : { ...request, target: element, revalidate: renew, onStale: early },
      ]);
      renew = false;
    },
  };
}
