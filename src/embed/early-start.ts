/**
 * Work to start before the rest of the script runs: adopts the settings of its tag, opens the connection to the
 * service, and reads the browser's store. If consent is needed, it only adopts the settings.
 */
import { preload } from '../client/cache-store.js';
import { preconnect } from '../client/preconnect.js';
import { adoptSettings, ownScript } from './script-settings.js';

const script = ownScript();
adoptSettings(script);
const { baseUrl, transport } = script?.dataset ?? {};
if (!document.querySelector('[consent],[data-consent]')) {
  if (baseUrl) preconnect(baseUrl, transport);
  preload();
}
