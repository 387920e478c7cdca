import type { Answer } from './answer.js';
import type { Operation, ParamsOf } from './operation.js';
import { prepare } from './prepare.js';
import { send } from './send.js';
import type { Settings } from './settings.js';

/**
 * Asks one operation.
 * @param params by their names in the interface; numbers may be digits
 * @throws {RequestError} one of the family, or the signal's reason
 */
export async function request<O extends Operation>(
  operation: O,
  params: ParamsOf<O>,
  settings: Settings,
  signal?: AbortSignal,
): Promise<Answer<O>> {
  return send({ ...prepare(operation, params, settings), operation }, signal);
}
