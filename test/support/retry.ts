import { retryPolicy } from '../../src/client/retry.js';

// Removes the pause before a retry, which src/client/retry.test.ts tests.
retryPolicy.delay = () => 0;
