import type { Operation } from './operations/operation.js';
import type { Request } from './request.js';
import type { Values } from './validation/parameter.js';

/**
 * The part of a request of several operations that one of them accepts, without `onEarly`: half an answer is
 * not shown.
 * @param more further values
 */
export const partialRequest = (
  { values, onEarly: _onEarly, ...request }: Request,
  operation: Operation,
  more: Values = {},
): Request => ({
  ...request,
  operation,
  values: {
    ...Object.fromEntries(
      Object.entries(values).filter(
        ([name]) => name in operation.params || name === 'formatVersion',
      ),
    ),
    ...more,
  },
});
