import { pageState } from '../../src/client/page-state.js';

// A test sees requests, whatever other tests have asked before: those of the cache turn it on.
pageState.scripts.push({ script: null, settings: { cacheTtl: '0' } });
