import type { Request } from '../../client/request.js';
import type { Answer } from '../../client/response.js';
import type { ShownAnswer, WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';
import { lazyModules } from '../../element/lazy-modules.js';

const substituteModule = new LazyModule(lazyModules.substitute);

/**
 * Gets the answer to a request. Where an author's own finds nothing, what is gone is noted in it, and
 * others stand in its place where the author allows that.
 * @throws what `load` throws for the request
 */
export async function loadOrSubstitute(
  host: WidgetHost,
  request: Request,
  load: (request: Request) => Promise<Answer>,
): Promise<ShownAnswer> {
  const answer = await load(request);
  const { definition, selection } = host;
  const canBeGone = 'substitute' in (definition.ownParameters ?? {});
  if (answer.records.length || !canBeGone || Object.keys(selection).length) return answer;
  try {
    const { orOthers } = await substituteModule.load();
    return await orOthers(host, request, answer, load);
  } catch {
    return answer;
  }
}

/** What readers are told where others stand in place of what is gone. */
export function noticeOf(host: WidgetHost): string | undefined {
  const { gone } = host.answer ?? {};
  return gone && substituteModule.use(host)?.notice(gone, host.options.locale);
}
