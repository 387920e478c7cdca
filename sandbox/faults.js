import { decoded } from './decoded.js';
import { Refusal } from './refusal.js';
import { shapeFaults } from './faults-shape.js';

/** @param {Refusal} refusal */
const answerOf = ({ status, body }) => ({ status, body });

/**
 * Error responses of live services, by fault.
 * @type {Record<string, { status: number, body: object, headers?: Record<string, string> }>}
 */
const ANSWERS = {
  400: answerOf(new Refusal(400, 'wrong_parameter', 'page must be over 1')),
  404: answerOf(new Refusal(404, 'not_found', 'not found')),
  409: answerOf(new Refusal(409, 'already_exists', 'this item is bookmarked already')),
  429: answerOf(new Refusal(429, 'too_many_requests', 'number of allowed requests exceeded')),
  500: answerOf(new Refusal(500, 'system_error', 'system error')),
  503: answerOf(new Refusal(503, 'service_unavailable', 'the sandbox is under maintenance')),
  'error-200': answerOf(new Refusal(200, 'wrong_parameter', 'page must be over 1')),
  '429-gateway': {
    status: 429,
    body: { statusCode: 429, message: 'Rate limit is exceeded. Try again in 1 seconds.' },
  },
  '429-gateway-hour': {
    status: 429,
    body: { statusCode: 429, message: 'Rate limit is exceeded. Try again in 3600 seconds.' },
  },
  '429-retry-after': {
    ...answerOf(new Refusal(429, 'too_many_requests', 'number of allowed requests exceeded')),
    // Pages of other origins can read only exposed headers.
    headers: { 'Retry-After': '1', 'Access-Control-Expose-Headers': 'Retry-After' },
  },
  '403-gateway': {
    status: 403,
    body: { errors: { errorCode: 403, errorMessage: 'the request is forbidden' } },
  },
};

const DELIVERIES = [
  'silent',
  'no-callback',
  'twice',
  'other-name',
  'truncated',
  'html',
  'html-script-type',
  'disconnect',
  'slow-body',
  'no-charset',
];

const FIRST_PAGE = 'first-page-only';

export const faultNames = [
  ...Object.keys(ANSWERS),
  ...DELIVERIES,
  ...Object.keys(shapeFaults),
  FIRST_PAGE,
];

const PREFIX = /^\/(fault|delay|hold):([^/]+)(?=\/)/;

/** The path without its fault prefixes. @param {string} path */
export function withoutFaults(path) {
  let rest = path;
  while (PREFIX.test(rest)) rest = rest.replace(PREFIX, '');
  return rest;
}

/**
 * The faults, the delay and the holds of a request: in the query, or before the path for clients with fixed
 * parameters.
 * @param {URL} url
 */
export function faultsOf(url) {
  const faults = url.searchParams.getAll('fault');
  const holds = url.searchParams.getAll('hold');
  let delay = Number(url.searchParams.get('delay') ?? 0);
  let rest = url.pathname;
  for (let match = PREFIX.exec(rest); match; match = PREFIX.exec(rest)) {
    const value = decoded(match[2] ?? '');
    if (match[1] === 'fault') faults.push(value);
    else if (match[1] === 'hold') holds.push(value);
    else delay = Number(value);
    rest = rest.slice(match[0].length);
  }
  const payloads = {
    first: Number(url.searchParams.get('payload')) || 0,
    names: url.searchParams.get('foreign')?.split(',') ?? [],
  };
  return { faults, holds, delay: delay > 0 ? Math.min(delay, 60_000) : 0, payloads };
}

/** @param {readonly string[]} faults */
export function unknownFault(faults) {
  return faults.find((name) => !faultNames.includes(name));
}

/**
 * The response of a fault.
 * @param {readonly string[]} faults
 * @param {URL} url
 */
export function faultAnswer(faults, url) {
  const further = Number(url.searchParams.get('page') ?? 1) > 1;
  if (further && faults.includes(FIRST_PAGE)) return ANSWERS[503];
  return faults.map((name) => ANSWERS[name]).find(Boolean);
}

/**
 * The body with the requested faults of its content.
 * @param {any} body
 * @param {readonly string[]} faults
 * @param {string} listPath
 * @param {import('./faults-shape.js').Payloads} payloads
 */
export function misshapen(body, faults, listPath, payloads) {
  let result = body;
  for (const name of faults) {
    const bend = shapeFaults[name];
    if (bend) result = bend(result, listPath, payloads);
  }
  return result;
}
