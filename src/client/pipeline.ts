/**
 * From a checked request to an answer: cache → dedupe → retry → schedule → transport. A retry is scheduled
 * again, so that its pause does not block other requests.
 */
import { cached } from './cache.js';
import { dedupe } from './dedupe.js';
import { heldBackError } from './error-mapping.js';
import { identifierMapping } from './identifier-mapping.js';
import type { Operation } from './operations/operation.js';
import type { Request } from './request.js';
import { readResponse, type Answer } from './response.js';
import { retry } from './retry.js';
import { schedule } from './scheduler.js';
import { clientSettings } from './settings.js';
import { sendByTransport, transportFor, type TransportName } from './transports/index.js';

/** For callers that never abort. Each gets a signal, since each waiting caller adds a listener. */
const neverAborted = (): AbortSignal => new AbortController().signal;

/**
 * Sends a checked request, unless the cache has a fresh answer.
 * @throws {RequestError} one of the family, or the signal's reason
 */
export async function send<O extends Operation>(
  request: Request & { readonly operation: O },
  signal: AbortSignal = neverAborted(),
): Promise<Answer<O>> {
  const { operation, settings, target, values, fetch } = request;
  const timeout = Number(settings['timeout'] ?? clientSettings.timeout.default);
  const { urlOf, neutral } = identifierMapping(settings['names']);

  const sent = { operation, url: urlOf(request), timeout, settings, fetch };

  const load = () => {
    const transport = transportFor(sent);
    // Equal scripts in the page share one callback, so only the frame's address distinguishes requests.
    const frameUrl = transport === 'frame' && String(settings['frameUrl']);
    let first: TransportName | undefined;
    return dedupe(
      `${transport} ${frameUrl} ${sent.url}`,
      (shared, { targets, holdBack }) =>
        retry(
          () =>
            schedule(
              (release) => {
                const onHeldBack = (hasTimedOut: boolean) => {
                  release();
                  holdBack(hasTimedOut ? heldBackError(sent) : undefined);
                };
                const attempt = { ...sent, first, onHeldBack };
                first = transportFor(attempt);
                return sendByTransport(attempt, shared);
              },
              settings,
              targets,
              shared,
            ),
          shared,
          operation.changes,
        ),
      signal,
      target,
    );
  };
  const read = (body: unknown, receivedAt?: Date): Answer<O> =>
    readResponse(
      body,
      operation,
      settings,
      neutral,
      values['elements'] as string[] | undefined,
      receivedAt,
    );
  return cached(request, sent.url, load, read, signal);
}
