/**
 * Work to start before the rest of the script runs: adopts the settings of its tag, opens the connection to the
 * service, and reads the browser's store. If the page needs consent, it only adopts the settings.
 */
import { preload } from '../client/cache-store.js';
import { preconnect } from '../client/preconnect.js';
import { adoptSettings, ownScript } from './script-settings.js';

const script = ownScript();
adoptSettings(script);
const { baseUrl, transport } = script?.dataset ?? {};

function connect(): void {
  if (document.querySelector('[data-consent],[consent]')) return;
  if (baseUrl) preconnect(baseUrl, transport);
  preload();
}

// The rest of the page may need consent.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', connect);
else connect();
