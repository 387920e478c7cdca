import { startService } from '../demo/service/index.js';
import { startStatic } from '../demo/static.js';

/**
 * Serves the demo on its own origin, with the sandbox service behind its elements.
 * @param {object} [options]
 * @param {number} [options.delay] ms that the service takes for a response
 * @param {Record<string, number>} [options.late] delayed files: see `startStatic`
 */
export async function startDemo({ delay, late } = {}) {
  const service = await startService();
  const address = delay ? `${service.origin}/delay:${delay}` : service.origin;
  const site = await startStatic({
    folders: { '/dist': 'dist', '': 'demo' },
    html: (html) => html.replaceAll('%SERVICE%', address),
    ...(late && { late }),
  });
  return { origin: site.origin, close: () => Promise.all([service.close(), site.close()]) };
}
