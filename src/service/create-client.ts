import type { Answer } from './answer.js';

import { explain } from './explain.js';
import { didYouMean } from './nearest.js';
import type { ParamsOf } from './operation.js';
import { operations, type OperationPath, type Operations } from './operations/index.js';
import { spelling } from './names.js';
import { prepare } from './prepare.js';
import { addressOf } from './request.js';
import type { Request } from './request.js';
import { send } from './send.js';
import type { Settings } from './settings.js';

/** Asks any operation by its path. For one operation alone `request` makes a smaller bundle. */
export interface Client {
  /**
   * Asks an operation.
   * @param path as in `operations`: `MarketItem/Ranking`
   * @param params by their names in the interface; numbers may be digits
   * @throws {RequestError} one of the family, or the signal's reason
   */
  request<P extends OperationPath>(
    path: P,
    params?: ParamsOf<Operations[P]>,
    options?: { readonly signal?: AbortSignal | undefined },
  ): Promise<Answer<Operations[P]>>;
}

function find<P extends OperationPath>(
  path: P,
  params: ParamsOf<Operations[P]>,
  settings: Settings,
): Request & { readonly operation: Operations[P] } {
  if (!Object.hasOwn(operations, path)) {
    const rule = `is not an operation${didYouMean(path, Object.keys(operations))}`;
    throw explain([{ parameter: 'path', value: path, rule }]);
  }
  const operation = operations[path];
  return { ...prepare(operation, params, settings), operation };
}

/**
 * The canonical address of a request, without a callback. Carries the reader's access token where
 * the operation needs one.
 * @throws {ParameterError} with every broken rule
 */
export function requestUrl<P extends OperationPath>(
  path: P,
  params: ParamsOf<Operations[P]>,
  settings: Settings,
): string {
  const { spell } = spelling(settings.names ?? '');
  return addressOf(find(path, params, settings), spell);
}

/** A client for all operations, with settings of its own. */
export function createClient(settings: Settings): Client {
  return {
    async request(path, params = {}, { signal } = {}) {
      return send(find(path, params, settings), signal);
    },
  };
}
