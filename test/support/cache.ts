import { pageState } from '../../src/client/page-state.js';

// Turns the cache off, so that a test sees its requests; the tests of the cache turn it on.
pageState.scripts.push({ script: null, settings: { cacheTtl: '0' } });
