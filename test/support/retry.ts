import { retryPolicy } from '../../src/client/retry.js';

// What a second try comes to is seen without the pause before it, which src/client/retry.test.ts tests.
retryPolicy.delay = () => 0;
