/** Exports for tests of elements; each fixture, page and console ends with its test. */
export { expect } from 'chai';
export { fixture, html, nextFrame, oneEvent } from '@open-wc/testing-helpers';
import './cache.js';
import './retry.js';

export { consoleLines } from './console.js';
export { forcedColors, media, viewport } from './media.js';
export { origins } from './origins.js';
export {
  consoleProbe,
  keep,
  opened,
  page,
  served,
  sharedPage,
  type PageOptions,
  type ProbedWindow,
} from './page.js';
export { nodesIn, partsOf, spaced } from './seen.js';
export {
  holdAgain,
  newHold,
  newTag,
  release,
  requested,
  requestParams,
  requestsOf,
  serviceUrl,
  type SimulatedFaults,
  type SeenRequest,
} from './service.js';
export { arrived, attributeIs, settled } from './settled.js';
export { waitUntil } from './waits.js';
