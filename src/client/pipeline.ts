import { readResponse, type Answer } from './response.js';
import type { Operation } from './operations/operation.js';
import { pageState } from './page-state.js';
import { urlOf, type Request } from './request.js';
import { clientSettings } from './settings.js';
import { dedupe } from './dedupe.js';
import type { TransportRequest } from './transports/transport.js';
import { jsonpTransport } from './transports/jsonp.js';
import { inTurn } from './turn.js';

/** For whoever does not want to abort: one each, since everybody who waits listens to it. */
export const never = (): AbortSignal => new AbortController().signal;

/**
 * Sends a checked request and reads its answer.
 * @throws {RequestError} one of the family, or the signal's reason
 */
export async function send<O extends Operation>(
  request: Request & { readonly operation: O },
  signal: AbortSignal = never(),
): Promise<Answer<O>> {
  const { operation, settings, target: place } = request;
  const { names, timeout = clientSettings.timeout.default } = settings;
  const transport = settings['transport'] ?? (pageState.blocked ? 'frame' : 'jsonp');
  const spelling =
    names && (await import('./identifier-mapping.js')).identifierMapping(String(names));
  const address = spelling ? spelling.urlOf(request) : urlOf(request);
  const errand: TransportRequest = { operation, url: address, timeout: Number(timeout), settings };
  const body = await dedupe(
    // eslint-disable-next-line @typescript-eslint/restrict-template-expressions -- a checked value
    `${transport} ${address}`,
    (shared, places) =>
      inTurn(
        (again) =>
          // Where there is no document to put a script into, there is only one way.
          again || transport !== 'jsonp' || typeof document === 'undefined'
            ? import('./transports/index.js').then(({ other }) => other(errand, shared))
            : jsonpTransport(errand, shared),
        settings,
        places,
        shared,
      ),
    signal,
    place,
  );
  return readResponse(body, operation, settings, spelling ? spelling.neutral : undefined);
}
