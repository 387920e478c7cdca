import { html, nothing } from 'lit';
import { hasFields, hasForm, hasGenres } from '../../element/definition.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';
import { needsReaderInput } from '../../element/needs-reader-input.js';
import { INITIAL_STATE } from '../../element/request/request-state.js';
import { hasEntries } from '../../templates/widget.js';

const module = new LazyModule(() => import('./interaction.js'));

/** True if readers have controls, or if a result has to be announced. */
function isInteractive({ options, state }: WidgetHost): unknown {
  const { controls, layout, pager, view } = options;
  const { answer, selection } = state;
  const { page = 1, pageCount = 1 } = answer?.records.length ? {} : (answer?.page ?? {});
  return (
    controls[0] ||
    view === 'both' ||
    pager !== 'none' ||
    page < pageCount ||
    layout === 'carousel' ||
    selection !== INITIAL_STATE.selection
  );
}

/** The form and the genres; their space is reserved until they are loaded. */
function controlsOf(host: WidgetHost, controls: unknown) {
  const { definition, options, permission } = host;
  // The button that asks for permission stands alone.
  if (!hasFields(definition, options.controls) || permission === 'click') return nothing;
  const form = hasForm(definition, options.controls, host) ? ' has-form' : '';
  const genres = hasGenres(definition, options.controls) ? ' has-genres' : '';
  return html`<div class=${`controls${form}${genres}`}>${controls}</div>`;
}

/** Pages may become known later than the entries: their space is reserved until then. */
function paginationOf(host: WidgetHost, pagination: unknown) {
  const { options, phase } = host;
  const isExpected = hasEntries({ phase, needsReaderInput: needsReaderInput(host) });
  return (options.pager !== 'none' && isExpected) || pagination !== undefined
    ? html`<div class="pagination">${pagination}</div>`
    : nothing;
}

/**
 * The controls for readers.
 * @csspart form - The form with the controls for readers.
 * @csspart field - A field of the form.
 * @csspart label - The label of a field.
 * @csspart error - The error message of a field.
 * @csspart conditions - The further conditions of a form with many fields.
 * @csspart submit - The button that searches; the further conditions have another one.
 * @csspart reset - The button that restores the author's values.
 * @csspart chips - The active filters, above the entries.
 * @csspart chip - An active filter: a button that removes it.
 * @csspart clear - The button that removes all filters.
 * @csspart genres - The genres of the results.
 * @csspart pager - The controls for further entries.
 * @csspart more - The button that shows further entries.
 * @csspart page - A button for one page.
 * @csspart previous - The button for the previous page, or the previous entries of a carousel.
 * @csspart next - The button for the next page, or the next entries of a carousel.
 * @fires {CustomEvent<{params: object}>} mkt-search - The reader searches; `params` has the parameters by
 *   name. Cancelable: then no request is sent.
 */
export const interactionFeature = {
  module,
  isNeeded: isInteractive,
  needsPermission: true,
  render(host, isNeeded) {
    const { loaded } = module;
    const controls = isNeeded ? loaded?.controlsOf(host) : undefined;
    return {
      above: [controlsOf(host, controls?.form)],
      over: [controls?.arrows],
      below: [paginationOf(host, controls?.pagination)],
    };
  },
} as const satisfies Feature<WidgetHost>;
