import type { Request } from '../../client/request.js';
import type { Values } from '../../client/validation/parameter.js';
import type { Answer } from '../../client/response.js';
import type { DisplayedAnswer } from '../../element/request/request-state.js';

/**
 * Sends a request by each of its keywords, one after another, until one has results.
 * @param known the values to begin with: the keywords before have none
 */
export async function firstFound(
  { keywords = [], onEarly, ...request }: Request,
  send: (request: Request) => Promise<Answer>,
  known?: Values,
): Promise<DisplayedAnswer> {
  const first = keywords.findIndex((keyword) => keyword === known?.['keyword']);
  let answer!: DisplayedAnswer;
  for (const keyword of keywords.slice(Math.max(0, first))) {
    const values = { ...request.values, keyword };
    const sent = await send({
      ...request,
      values,
      // A cached answer without entries is not shown: the next request may have some.
      ...(onEarly && {
        onEarly: (early, isFinal) => {
          if (early.records.length) onEarly({ ...early, values } as DisplayedAnswer, isFinal);
        },
      }),
    });
    answer = { ...sent, values };
    // Hotels were found, also if none of them has free rooms.
    if (answer.records.length || answer.lookedThrough) break;
  }
  return answer;
}
