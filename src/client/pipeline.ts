import { read, type Answer } from './response.js';
import type { Operation } from './operations/operation.js';
import { page } from './page-state.js';
import { addressOf, type Request } from './request.js';
import { clientSettings } from './settings.js';
import { share } from './dedupe.js';
import type { Errand } from './transports/transport.js';
import { jsonp } from './transports/jsonp.js';
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
  const { operation, settings, place } = request;
  const { names, timeout = clientSettings.timeout.default } = settings;
  const transport = settings['transport'] ?? (page.blocked ? 'frame' : 'jsonp');
  const spelling = names && (await import('./identifier-mapping.js')).spelling(String(names));
  const address = spelling ? spelling.addressOf(request) : addressOf(request);
  const errand: Errand = { operation, address, timeout: Number(timeout), settings };
  const body = await share(
    // eslint-disable-next-line @typescript-eslint/restrict-template-expressions -- a checked value
    `${transport} ${address}`,
    (shared, places) =>
      inTurn(
        (again) =>
          // Where there is no document to put a script into, there is only one way.
          again || transport !== 'jsonp' || typeof document === 'undefined'
            ? import('./transports/index.js').then(({ other }) => other(errand, shared))
            : jsonp(errand, shared),
        settings,
        places,
        shared,
      ),
    signal,
    place,
  );
  return read(body, operation, settings, spelling ? spelling.neutral : undefined);
}
