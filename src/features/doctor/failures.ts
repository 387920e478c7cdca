import type { ParameterError, ServiceError } from '../../client/errors.js';
import type { FindingCode } from '../../i18n/doctor.js';

type Failure = Error & Partial<Pick<ServiceError, 'code' | 'status' | 'text'>>;

/** Findings by the text of the service's error: the first match counts. */
const SAID: readonly (readonly [pattern: RegExp, code: FindingCode])[] = [
  [/429|too_many|quota|rate limit/, 'quota'],
  [/refer/, 'referrer'],
  [/token|scope/, 'token'],
  [/application.?id|401/, 'wrongId'],
  [/403|forbidden/, 'refused'],
  [/404|not_found/, 'nothingFound'],
  [/\b5\d\d\b|system_error|unavailable|maintenance/, 'unavailable'],
];

const OWN: Readonly<Record<string, FindingCode>> = {
  network: 'unreachable',
  timeout: 'timeout',
  malformed: 'malformed',
};

/** Findings by the missing setting. */
const MISSING: Readonly<Record<string, FindingCode>> = {
  applicationId: 'noApplicationId',
  accessToken: 'noToken',
};

/** The finding for an error of the client. A network failure has no cause yet: `unreachable`. */
export function failureOf(error: Failure): FindingCode {
  const { code = '', status = '', text = '' } = error;
  if (code === 'parameter') {
    const { problems } = error as unknown as ParameterError;
    const missing = problems.filter(({ issue }) => issue.code === 'required');
    return missing.map(({ parameter }) => MISSING[parameter]).find(Boolean) ?? 'wrongRule';
  }
  const said = `${code} ${status} ${text}`.toLowerCase();
  return OWN[code] ?? SAID.find(([pattern]) => pattern.test(said))?.[1] ?? 'serviceError';
}
