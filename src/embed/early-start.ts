/**
 * What a page has to do before any element can ask, begun before the rest of the script runs: the
 * settings of its tag are taken over, the connection to the service is opened, and the browser's
 * store is read.
 */
import { preload } from '../client/cache-store.js';
import { preconnect } from '../client/preconnect.js';
import { adoptSettings, ownScript } from './script-settings.js';

const script = ownScript();
adoptSettings(script);
const { baseUrl, transport } = script?.dataset ?? {};
if (baseUrl) preconnect(baseUrl, transport);
preload();
