import type { Answer } from './response.js';
import { prepare, request } from './client.js';
import { explain } from './validation/messages.js';
import { identifierMapping } from './identifier-mapping.js';
import { nearestName } from './validation/suggest.js';
import type { Operation, ParamsOf, SettingsOf } from './operations/operation.js';
import { operations, type OperationPath, type Operations } from './operations/index.js';

export type ClientSettings = SettingsOf<Operations['DynamicAd']>;

/** A client for all operations, by path. For a single operation, `request` makes a smaller bundle. */
export interface Client {
  /**
   * Sends a request to an operation.
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

/** @throws {ParameterError} if the interface has no such operation */
function operationAt<P extends OperationPath>(path: P): Operations[P] {
  if (Object.hasOwn(operations, path)) return operations[path];
  const suggestion = nearestName(path, Object.keys(operations));
  throw explain([{ code: 'unknownOperation', parameter: 'path', value: path, suggestion }]);
}

/** The settings that the operation reads. Settings of other operations would be reported as unknown. */
const settingsFor = ({ settings: own }: Operation, all: ClientSettings) =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([name]) => own ?? !Object.hasOwn(operations.DynamicAd.settings, name),
    ),
  );

/**
 * The canonical address of a request, without a callback. Contains the reader's access token if the operation
 * needs one.
 * @throws {ParameterError} with every broken rule
 */
export function requestUrl<P extends OperationPath>(
  path: P,
  params: ParamsOf<Operations[P]>,
  settings: ClientSettings,
): string {
  const operation = operationAt(path);
  const checked = prepare(operation, params, settingsFor(operation, settings));
  return identifierMapping(settings.names).urlOf(checked);
}

/** Creates a client for all operations, with its own settings. */
export function createClient(settings: ClientSettings): Client {
  return {
    async request(path, params = {}, { signal } = {}) {
      const operation = operationAt(path);
      const operationSettings = settingsFor(operation, settings) as SettingsOf<typeof operation>;
      return request(operation, params, operationSettings, signal);
    },
  };
}
