/** Exports for tests of elements; each fixture, page and console ends with its test. */
import { chai } from '@open-wc/testing';
export { expect, fixture, html, nextFrame, oneEvent } from '@open-wc/testing';
import './cache.js';
import './retry.js';

// Messages have whole values.
chai.config.truncateThreshold = 0;

export { consoleLines, findingLine } from './console.js';
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
