/** Passes the facts of the interface to the client, like a caller. */
import type { OperationPath } from '../../src/client/operations/index.js';
import { requestUrl } from '../../src/client/create-client.js';
import { ParameterError } from '../../src/client/validation/messages.js';
import { operations as facts } from '../fixtures/interface/interface.js';

export type Params = Readonly<Record<string, string | number>>;

export const paths = Object.keys(facts) as OperationPath[];

/** A parameter set in one line, for names of tests and messages. */
export const lineOf = (params: Params): string => JSON.stringify(params);

const common = {
  baseUrl: 'https://service.example',
  dynamicAdUrl: 'https://recommend.example',
  accessToken: 'TOKEN',
};

/** The address of a request; that of the dynamic ad operation lists the application id among its parameters. */
export function addressOf(
  path: OperationPath,
  { applicationId, ...params }: Params,
  settings: { readonly names?: string } = {},
): string {
  const id = 'applicationId' in facts[path]!.params ? applicationId : 'APP';
  return requestUrl(path, params, { ...common, ...settings, applicationId: String(id ?? '') });
}

/** The client's error for a parameter set, if there is one. */
export function refusalOf(path: OperationPath, params: Params): ParameterError | undefined {
  try {
    addressOf(path, params);
  } catch (error) {
    if (error instanceof ParameterError) return error;
    throw error;
  }
  return undefined;
}
