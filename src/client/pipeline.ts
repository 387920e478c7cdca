/**
 * From a checked request to an answer: cache → dedupe → retry → schedule → transport. A retry is scheduled
 * again, so that its pause does not block other requests.
 */
import { cached } from './cache.js';
import { dedupe } from './dedupe.js';
import { identifierMapping } from './identifier-mapping.js';
import type { Operation } from './operations/operation.js';
import type { Request } from './request.js';
import { readResponse, type Answer } from './response.js';
import { unreachable } from './request-error.js';
import { schedule } from './scheduler.js';
import { clientSettings } from './settings.js';
import { loadRecovery, transmit, transportFor, type TransportName } from './transports/index.js';
import { TransportFailure } from './transports/transport.js';

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
      (shared, { targets, holdBack }) => {
        const attempt = () =>
          schedule(
            (release) => {
              const onHeldBack = (hasTimedOut: boolean) => {
                release();
                holdBack();
                if (!hasTimedOut) return;
                loadRecovery().then(({ heldBackError }) => holdBack(heldBackError(sent)), holdBack);
              };
              const request = { ...sent, first, onHeldBack };
              first = transportFor(request);
              return transmit(request, shared);
            },
            settings,
            targets,
            shared,
          );
        return attempt().catch(async (failure: unknown) => {
          const { recover } = await loadRecovery().catch(() => {
            // Offline, neither the service nor this script can be loaded.
            throw failure instanceof TransportFailure ? unreachable(sent) : failure;
          });
          return recover(failure, attempt, sent, shared);
        });
      },
      signal,
      target,
    );
  };
  const read = (body: unknown, receivedAt?: Date) => {
    const elements = values['elements'] as string[] | undefined;
    const answer = readResponse(body, operation, settings, neutral, elements, receivedAt);
    // Few answers have none: they may be errors.
    return answer.records.length
      ? answer
      : loadRecovery().then(({ checked }) => checked(answer, operation, settings));
  };
  return cached(request, sent.url, load, read, signal);
}
