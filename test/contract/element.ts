/**
 * The contract that every element keeps which shows entries: one suite, run for each of them.
 *
 * A new element joins with a file of its own beside this one, such as `ranking.spec.ts`: it imports
 * what registers the element and calls `contract` with its description. Whatever the description
 * can leave open is read from custom-elements.json and from the facts of the interface.
 */
import '../../src/define/config.js';
import type { MktElement } from '../../src/components/base/mkt-element.js';
import { consoleLines, expect, fixture, serviceUrl, type Dial } from '../support/index.js';
import { hearUncaught, uncaught } from '../support/uncaught.js';
import { entries } from './suites/entries.js';
import { events } from './suites/events.js';
import { failures } from './suites/failures.js';
import { languages } from './suites/languages.js';
import { life } from './suites/life.js';
import { looks } from './suites/looks.js';
import { requests } from './suites/requests.js';
import { settings } from './suites/settings.js';
import { slots } from './suites/slots.js';
import { wrongValues } from './suites/wrong-values.js';

export type Attributes = Readonly<Record<string, string>>;

/** An operation that an element can ask. */
export interface Asked {
  /** Attributes that make the element choose it, beside its parameters. */
  readonly choose?: Attributes;
  /** The path of its address with `names` set to `NAMES`. */
  readonly named: string;
}

/** What the suite has to know of an element. */
export interface Description {
  readonly tag: string;
  /** What it cannot do without, beside an application id and the address of the service. */
  readonly attributes?: Attributes;
  /** Another valid question: one or more parameters with other values than in `attributes`. */
  readonly other: Attributes;
  /** By their paths, the one first that `attributes` asks. */
  readonly operations: Readonly<Record<string, Asked>>;
  readonly layouts: readonly string[];
  /** Wrong values of its own: attribute, value, and what is said of them. */
  readonly wrong: readonly (readonly [attribute: string, value: string, rule: string])[];
  /** The phase after an answer of a wrong shape, where it is not the usual one; by the fault. */
  readonly shapes?: Readonly<Record<string, 'ready' | 'empty' | 'error'>>;
  /** The setting that holds the address of its service; `base-url` unless told. */
  readonly address?: 'base-url' | 'dynamic-ad-url';
}

/** What `names` is where a test sets it: other words for the interface's neutral ones. */
export const NAMES = 'site=acme Market=Acme Ebook=Reader Golf=Green';

export interface Wanted {
  /** Beside those of the description; undefined takes one of them away. */
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  readonly children?: string;
  readonly dial?: Dial;
  /** By which the sandbox finds the requests. */
  readonly tag?: string;
}

const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The element in HTML, as an author would write it. */
export function written(
  { tag: name, address = 'base-url', attributes: own }: Description,
  { attributes, children = '', dial, tag }: Wanted = {},
): string {
  const all = Object.entries({
    loading: 'eager',
    'application-id': 'APP',
    [address]: serviceUrl(dial),
    query: tag && `tag=${tag}`,
    ...own,
    ...attributes,
  });
  const set = all.flatMap(([key, value]) =>
    value === undefined ? [] : `${key}="${escaped(value)}"`,
  );
  return `<${name} ${set.join(' ')}>${children}</${name}>`;
}

/** The element in a page, until the test ends. */
export const create = async (description: Description, wanted?: Wanted): Promise<MktElement> =>
  fixture<MktElement>(written(description, wanted));

/** The element within other markup: `around` gets its HTML. */
export async function createWithin(
  description: Description,
  wanted: Wanted,
  around: (element: string) => string,
): Promise<MktElement> {
  const outer = await fixture(around(written(description, wanted)));
  return outer.querySelector<MktElement>(description.tag)!;
}

/** Whether a reader sees something of it. */
export const visible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getBoundingClientRect().height > 0;

/** What stands for an author's fallback. */
export const FALLBACK = '<p id="fallback">See the marketplace</p>';
export const fallbackOf = (element: Element): Element => element.querySelector('#fallback')!;

/**
 * A test of one promise. Nothing may go uncaught in it, nor be written to the console that it does
 * not take.
 * @param run gets what is written to the console, and takes out what it expects
 */
export function promise(name: string, run: (lines: string[]) => Promise<void>): void {
  it(name, async () => {
    const lines = consoleLines();
    await run(lines);
    expect(await uncaught()).to.deep.equal([]);
    expect(lines).to.deep.equal([]);
  });
}

/** The one line that an element has written; takes it out. */
export function onlyLine(lines: string[]): string {
  expect(lines).to.have.length(1);
  return lines.pop()!;
}

/** Tries every promise for an element. */
export function contract(description: Description): void {
  describe(`<${description.tag}> keeps the contract:`, () => {
    hearUncaught();
    requests(description);
    settings(description);
    wrongValues(description);
    failures(description);
    life(description);
    slots(description);
    entries(description);
    looks(description);
    languages(description);
    events(description);
  });
}
