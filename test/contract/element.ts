/**
 * The contract of every element with entries.
 *
 * The test of an element, such as `ebook-list.spec.ts`, calls `elementContract` with its description, or
 * `requestContract` if the element overrides how the base class requests or waits. Further facts come from
 * custom-elements.json and from the interface.
 */
import '../../src/define/config.js';
import { collectUncaughtErrors } from '../support/uncaught.js';
import type { Description, WholeDescription } from './fixture.js';
import { entries, ownEntries } from './suites/entries.js';
import { events } from './suites/events.js';
import { failures, ownFailures } from './suites/failures.js';
import { screenReaders, ownScreenReaders } from './suites/screen-readers.js';
import { languages } from './suites/languages.js';
import { lifecycle } from './suites/lifecycle.js';
import { colors, ownLooks, states } from './suites/looks.js';
import { parameters } from './suites/parameters.js';
import { requests } from './suites/requests.js';
import { settings } from './suites/settings.js';
import { slots } from './suites/slots.js';
import { wrongValues } from './suites/wrong-values.js';

/** Tests each element's own parts: parameters, rules, records, entries and layouts. */
export function elementContract(description: Description): void {
  describe(`<${description.tag}> keeps the contract of its own:`, () => {
    collectUncaughtErrors();
    parameters(description);
    ownFailures(description);
    ownEntries(description);
    ownLooks(description);
    ownScreenReaders(description);
  });
}

/** Also tests promises that depend on how an element requests and waits. */
export function requestContract(description: WholeDescription): void {
  elementContract(description);
  describe(`<${description.tag}> keeps the contract of requests and states:`, () => {
    collectUncaughtErrors();
    requests(description);
    failures(description);
    lifecycle(description);
    states(description);
  });
}

/** Tests every promise on one element: those of the base class hold for all. */
export function contract(description: WholeDescription): void {
  requestContract(description);
  describe(`<${description.tag}> keeps the contract of all elements:`, () => {
    collectUncaughtErrors();
    entries(description);
    screenReaders(description);
    events(description);
    settings(description);
    wrongValues(description);
    slots(description);
    languages(description);
    colors(description);
  });
}
