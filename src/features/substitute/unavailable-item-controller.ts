import { isKeyword } from '../../client/operations/shared.js';
import type { ParameterTable } from '../../client/validation/parameter.js';
import type { Request } from '../../client/request.js';
import type { Answer } from '../../client/response.js';
import { allowsSubstitutes, type ShownAnswer, type WidgetHost } from '../../element/host.js';
import { lazyModules } from '../../element/lazy-modules.js';

/** The attribute for substitutes, of elements that can name one item by its number. */
export const substituteAttributes = {
  /**
   * Shows substitutes when the named item is no longer available: the results of these words. Without words,
   * the results of the other attributes, such as the genre, else of the text of the link inside.
   */
  substitute: { kind: 'text', test: isKeyword, format: 'keyword', bare: true },
} as const satisfies ParameterTable;

type Send = (request: Request) => Promise<Answer>;

/**
 * Handles the item that an element names by its number, where the service does not know it any more: the
 * answer says so, and has substitutes where the author allows them.
 */
export class UnavailableItemController {
  constructor(private readonly host: WidgetHost) {}

  /** The sentence above substitutes. */
  get notice(): string | undefined {
    const { options, records, state } = this.host;
    const { unavailable } = state.answer ?? {};
    return unavailable && records.length
      ? lazyModules.substitute.use(this.host)?.notice(unavailable, options.locale)
      : undefined;
  }

  /**
   * Gets the answer to the element's request.
   * @throws what `send` throws for it
   */
  async load(request: Request, send: Send): Promise<ShownAnswer> {
    const { onStale } = request;
    // A stale answer without entries is not shown: the new one can have substitutes.
    const answer = await send({
      ...request,
      onStale: (stale) => {
        if (stale.records.length || !allowsSubstitutes(this.host)) onStale?.(stale);
      },
    });
    if (answer.records.length || Object.keys(this.host.state.selection).length) return answer;
    try {
      const { findSubstitutes } = await lazyModules.substitute.load();
      return await findSubstitutes(this.host, request, answer, send);
    } catch {
      return answer;
    }
  }
}
