import { startStatic } from '../../sandbox/static.js';

/**
 * Serves the pages of the demo with the built kit on their own origin, for a sandbox.
 * @param {{ readonly origin: string }} service
 * @param {Record<string, string>} [folders] further ones: see `startStatic`
 */
export const startDemo = (service, folders) =>
  startStatic({
    folders: { ...folders, '/dist': 'dist', '': 'demo' },
    html: (html) => html.replaceAll('%SERVICE%', service.origin),
  });
