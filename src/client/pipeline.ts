/**
 * How a checked request becomes an answer: cache → dedupe → retry → schedule → transport.
 * A retry waits for its turn anew, so that its pause keeps nobody else from going.
 */
import { cached } from './cache.js';
import { dedupe } from './dedupe.js';
import { identifierMapping } from './identifier-mapping.js';
import type { Operation } from './operations/operation.js';
import type { Request } from './request.js';
import { readResponse, type Answer } from './response.js';
import { retry } from './retry.js';
import { schedule } from './scheduler.js';
import { clientSettings } from './settings.js';
import { sendByTransport, transportFor } from './transports/index.js';

/** For whoever does not want to abort: one each, since everybody who waits listens to it. */
const neverAborted = (): AbortSignal => new AbortController().signal;

/**
 * Sends a checked request, unless the cache has a fresh answer to it.
 * @throws {RequestError} one of the family, or the signal's reason
 */
export async function send<O extends Operation>(
  request: Request & { readonly operation: O },
  signal: AbortSignal = neverAborted(),
): Promise<Answer<O>> {
  const { operation, settings, target, values } = request;
  const timeout = Number(settings['timeout'] ?? clientSettings.timeout.default);
  const { urlOf, neutral } = identifierMapping(settings['names']);

  const sent = { operation, url: urlOf(request), timeout, settings };

  const load = () => {
    const transport = transportFor(sent);
    // Scripts in the page share their callback's name, whatever frame others would ask in.
    const frameUrl = transport === 'frame' && String(settings['frameUrl']);
    return dedupe(
      `${transport} ${frameUrl} ${sent.url}`,
      (shared, targets) =>
        retry(
          (isRetry) =>
            schedule(
              () => sendByTransport({ ...sent, isRetry }, shared),
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
