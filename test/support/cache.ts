import { pageState } from '../../src/client/page-state.js';
import { retryPolicy } from '../../src/client/retry.js';

// A test sees requests, whatever other tests have asked before: those of the cache turn it on.
pageState.settings['cacheTtl'] = '0';

// What fails is tried once more at once: `retry.test.ts` holds the pause that readers have.
retryPolicy.delay = () => 0;
