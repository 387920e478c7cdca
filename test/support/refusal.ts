/** What an author reads who breaks a rule. */
import { ParameterError, requestUrl, type OperationPath } from '../../src/service.js';

/** Settings with which every operation can be asked. */
export const settings = {
  applicationId: 'APP',
  baseUrl: 'https://service.example',
  dynamicAdUrl: 'https://recommend.example',
  accessToken: 'TOKEN',
};

/** The error for a set of parameters; an empty one stands for none. */
export function refusal(path: OperationPath, params: object): ParameterError {
  try {
    requestUrl(path, params, settings);
  } catch (error) {
    if (error instanceof ParameterError) return error;
    throw error;
  }
  return new ParameterError([]);
}

/** What that error says; empty where there is none. */
export const saidOf = (path: OperationPath, params: object) => refusal(path, params).message;
