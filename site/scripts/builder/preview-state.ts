/** The state of the preview, in words. */
import { isFilled } from './links.js';
import type { Model } from './model.js';
import type { Seen } from './preview.js';

export type StateModel = Pick<
  Model,
  'words' | 'widget' | 'problems' | 'account' | 'seen' | 'isPending'
>;

/** The reason that the preview shows no entries. */
function reasonOf({ words, widget, seen, problems, account }: StateModel): string {
  const { phase, failure } = seen;
  const { states } = words;
  // With a wrong `consent`, the element waits for ever.
  if (phase === 'idle' && Object.keys(problems).length) return words.seeFields;
  if (phase === 'empty' && widget.items) return words.items.nothing;
  if (phase === 'idle' || phase === 'loading' || phase === 'empty') return states[phase];
  if (!account['application-id']) return words.needsId;
  if (failure) return words.failure(failure.code, failure.detail);
  return Object.keys(problems).length ? words.seeFields : states.error;
}

/** The phase of the preview, and the text about it. */
export function stateOf(model: StateModel): {
  readonly phase: Seen['phase'];
  readonly text: string;
} {
  const { words, widget, seen, isPending } = model;
  const { items } = widget;
  const { phase, count } = seen;
  const lacks = items?.every(isFilled) === false ? words.items.incomplete : '';
  if (items && !items.some(isFilled)) return { phase: 'idle', text: lacks || words.items.empty };
  if (phase === 'ready')
    return { phase, text: [words.states.ready(count), lacks].filter(Boolean).join(' ') };
  if (isPending) return { phase: 'loading', text: words.states.loading };
  return { phase, text: reasonOf(model) };
}
