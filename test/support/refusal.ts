/** Error messages for broken rules. */
import { ParameterError, requestUrl, type OperationPath } from '../../src/service.js';

/** Settings for requests to every operation. */
export const settings = {
  applicationId: 'APP',
  baseUrl: 'https://service.example',
  dynamicAdUrl: 'https://recommend.example',
  accessToken: 'TOKEN',
};

/** The error for a set of parameters; without `problems` if they are valid. */
export function refusal(path: OperationPath, params: object): ParameterError {
  try {
    requestUrl(path, params, settings);
  } catch (error) {
    if (error instanceof ParameterError) return error;
    throw error;
  }
  return new ParameterError([]);
}

/** The message of that error; empty without one. */
export const messageFor = (path: OperationPath, params: object) => refusal(path, params).message;
