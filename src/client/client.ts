import type { Answer } from './response.js';
import {
  commonParams,
  type Operation,
  type ParamsOf,
  type SettingsOf,
} from './operations/operation.js';
import { buildRequest, type Request } from './request.js';
import { send } from './pipeline.js';
import { clientSettings } from './settings.js';

type Given = Readonly<Record<string, unknown>>;

/** Whether there is something that no table knows. */
const strange = (given: Given, ...tables: readonly object[]) =>
  Object.keys(given).some((name) => !tables.some((table) => Object.hasOwn(table, name)));

/** A checked request; what tells of the problems is loaded where there can be some. */
async function checked(operation: Operation, params: Given, settings: Given): Promise<Request> {
  const request = buildRequest(operation, params, settings);
  return Array.isArray(request) ||
    strange(params, commonParams, operation.params) ||
    strange(settings, clientSettings, operation.settings ?? {})
    ? (await import('./prepare.js')).prepare(operation, params, settings)
    : request;
}

/**
 * Asks one operation.
 * @param params by their names in the interface; numbers may be digits
 * @throws {RequestError} one of the family, or the signal's reason
 */
export async function request<O extends Operation>(
  operation: O,
  params: ParamsOf<O>,
  settings: SettingsOf<O>,
  signal?: AbortSignal,
): Promise<Answer<O>> {
  const sure = { ...(await checked(operation, params, settings)), operation };
  // A program that wants answers kept says so; the elements do without being told.
  const ask = settings.cacheTtl ? (await import('./cached-request.js')).ask : send;
  return ask(sure, signal);
}

/** Forgets all answers that are kept, on this page and in this browser. */
export const clearCache = async (): Promise<void> => (await import('./cache.js')).clearCache();
