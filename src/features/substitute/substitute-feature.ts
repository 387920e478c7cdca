import { isKeyword } from '../../client/operations/shared.js';
import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';
import type { SubstituteValues } from './substitute.js';

const module = new LazyModule(() => import('./substitute.js'));

export const allowsSubstitutes = ({ substitute = false }: SubstituteValues): boolean =>
  substitute !== false;

/**
 * Handles the item that an element names by its number, where the service does not know it any more: the
 * answer says so, and has substitutes where the author allows them.
 * @csspart notice - The notice above substitutes for an unavailable item: with `substitute`.
 */
export const substituteFeature = {
  attributes: {
    /**
     * Shows substitutes when the named item is no longer available: the results of these words. Without words,
     * the results of the other attributes, such as the genre, else of the text of the link inside.
     */
    substitute: { kind: 'text', test: isKeyword, format: 'keyword', bare: true },
  },
  module,
  isNeeded: ({ state }) => state.answer?.unavailable,
  async load(host, request, send) {
    const { onEarly } = request;
    // A cached answer without entries is not shown: the next one can have substitutes.
    const answer = await send({
      ...request,
      onEarly: (early, isFinal) => {
        if (early.records.length || !allowsSubstitutes(host)) onEarly?.(early, isFinal);
      },
    });
    if (answer.records.length || Object.keys(host.state.selection).length) return answer;
    try {
      const { findSubstitutes } = await module.load();
      return await findSubstitutes(host, request, answer, allowsSubstitutes(host) && send);
    } catch {
      return answer;
    }
  },
} as const satisfies Feature<WidgetHost & SubstituteValues>;
