import type { Answer } from '../client/response.js';
import type { MktElement } from '../components/base/widget-element.js';
import type { MktEventDetails } from './event-types.js';
import { impressions } from './viewport-controller.js';

/** What the page hears of an element: each event once, and an error also in the console. */
export function eventsOf(element: MktElement) {
  /** What was last told of, and the answer that it came of. */
  let told: string | undefined;
  let toldAnswer: Answer | undefined;

  const items = () => [...element.renderRoot.querySelectorAll('[part~="item"]')];

  const dispatch = <Name extends keyof MktEventDetails>(
    type: Name,
    detail: MktEventDetails[Name],
    cancelable = false,
  ) =>
    element.dispatchEvent(
      new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }),
    );

  const views = impressions((item) => tell('mkt-impression', item));

  /** Tells of an entry; false where a listener does not want what follows. */
  function tell(type: 'mkt-impression', item: Element): boolean;
  function tell(type: 'mkt-select', item: Element, originalEvent: Event): boolean;
  function tell(
    type: 'mkt-impression' | 'mkt-select',
    item: Element,
    originalEvent?: Event,
  ): boolean {
    const position = items().indexOf(item) + 1;
    const record = element.records[position - 1];
    const more = originalEvent && { originalEvent };
    return !record || dispatch(type, { record, position, ...more }, !!more);
  }

  function fail(error: Error): void {
    console.error(`<${element.localName}>: ${error.message}`);
    dispatch('mkt-error', { error });
  }

  return {
    fail,

    /** Forgets which entries were in view: from now on they count anew. */
    reset: () => views.reset(),

    /**
     * Tells of what is shown now.
     * @param shown what tells it from anything else that may be shown
     */
    drawn(shown: string, error: Error | undefined, answer: Answer | undefined): void {
      const { phase, records } = element;
      const isNew = shown !== told;
      if (isNew) {
        told = shown;
        views.reset();
        if (error) fail(error);
      }
      if ((isNew || answer !== toldAnswer) && (phase === 'ready' || phase === 'empty')) {
        toldAnswer = answer;
        dispatch('mkt-load', { records, page: answer!.page });
      }
      if (phase === 'ready') views.watch(items());
    },

    /** For clicks on entries. */
    select: (originalEvent: Event): void => {
      const item = (originalEvent.target as Element).closest('a')?.closest('[part~="item"]');
      if (item && !tell('mkt-select', item, originalEvent)) originalEvent.preventDefault();
    },
  };
}
