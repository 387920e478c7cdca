import { page } from '../../src/service/page.js';

// A test sees requests, whatever other tests have asked before: those of the cache turn it on.
page.settings['cacheTtl'] = '0';
