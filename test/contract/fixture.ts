/** The elements that the suites of the contract test, by the descriptions of their tests. */
import type { MktElement } from '../../src/element/mkt-element.js';
import {
  consoleLines,
  expect,
  fixture,
  serviceUrl,
  settled,
  type SimulatedFaults,
} from '../support/index.js';
import { uncaught } from '../support/uncaught.js';

export type Attributes = Readonly<Record<string, string>>;

/** The suite's facts about an element. */
export interface Description {
  readonly tag: string;
  /** Required attributes, beside an application id and the address of the service. */
  readonly attributes?: Attributes;
  /**
   * Its operations by path, first the one of `attributes`, each with the attributes that make the element
   * choose it.
   */
  readonly operations: Readonly<Record<string, Attributes>>;
  /** HTML of the author's items inside, of an element that has some. */
  readonly items?: string;
  /** True if it has a search form by default. */
  readonly hasForm?: boolean;
  readonly layouts: readonly string[];
  /** The maximum number of nodes of an entry with all parts, by layout: elements, texts and comments. */
  readonly nodes: Readonly<Record<string, number>>;
  /** The phase after a malformed answer, by fault, if it differs from the usual one. */
  readonly shapes?: Readonly<Record<string, 'ready' | 'empty' | 'error'>>;
  /** The setting with the address of its service; `base-url` by default. */
  readonly address?: 'base-url' | 'dynamic-ad-url';
}

/** The facts for all promises. */
export interface WholeDescription extends Description {
  /** The path of its address with `names` set to `NAMES`. */
  readonly named: string;
  /** Another valid request: one or more parameters with other values than in `attributes`. */
  readonly other: Attributes;
}

/** A value of the setting `names`: other words for the interface's neutral ones. */
export const NAMES = 'site=acme Market=Acme Ebook=Reader Golf=Green';

export interface ElementOptions {
  /** Added to those of the description; undefined removes one. */
  readonly attributes?: Readonly<Record<string, string | undefined>>;
  readonly children?: string;
  readonly faults?: SimulatedFaults;
  /** Identifies the requests in the sandbox's log. */
  readonly tag?: string;
}

const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The author's HTML of the element. */
export function markupOf(
  { tag: name, address = 'base-url', attributes: own, items = '' }: Description,
  { attributes, children = '', faults, tag }: ElementOptions = {},
): string {
  const all = Object.entries({
    loading: 'eager',
    // Few entries, since rendering 30 takes long; `undefined` requests a full page.
    limit: '3',
    'application-id': 'APP',
    [address]: serviceUrl(faults),
    query: tag && `tag=${tag}`,
    ...own,
    ...attributes,
  });
  const set = all.flatMap(([key, value]) =>
    value === undefined ? [] : `${key}="${escaped(value)}"`,
  );
  return `<${name} ${set.join(' ')}>${items}${children}</${name}>`;
}

/** Removes the form, which takes longer to render than the entries. */
export const withoutForm = ({ hasForm }: Description): Attributes =>
  hasForm ? { 'reader-controls': 'none' } : {};

/** The element in a page, until the test ends. */
export const create = async (
  description: Description,
  options?: ElementOptions,
): Promise<MktElement> => fixture<MktElement>(markupOf(description, options));

/** The element within other markup: `around` gets its HTML. */
export async function createWithin(
  description: Description,
  options: ElementOptions,
  around: (element: string) => string,
): Promise<MktElement> {
  const outer = await fixture(around(markupOf(description, options)));
  return outer.querySelector<MktElement>(description.tag)!;
}

/** True if a reader sees a part of it. */
export const visible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) &&
  element.getBoundingClientRect().height > 0;

/** Makes an element request entries, no entries and a failure, and checks it after each. */
export async function inEachPhase(
  element: MktElement,
  address: string,
  look: (phase: 'ready' | 'empty' | 'error') => void,
): Promise<void> {
  for (const [fault, phase] of [
    ['', 'ready'],
    ['empty', 'empty'],
    ['500', 'error'],
  ] as const) {
    element.setAttribute(address, serviceUrl({ fault: fault || [] }));
    expect(await settled(element)).to.equal(phase);
    look(phase);
  }
}

export const FALLBACK = '<p id="fallback">See the marketplace</p>';
export const fallbackOf = (element: Element): Element => element.querySelector('#fallback')!;

/**
 * A test of one promise. It fails on uncaught errors, and on console lines that it does not remove.
 * @param run gets the console lines, and removes the expected ones
 */
export function promise(name: string, run: (lines: string[]) => Promise<void>): void {
  it(name, async () => {
    const lines = consoleLines();
    await run(lines);
    expect(await uncaught()).to.deep.equal([]);
    expect(lines).to.deep.equal([]);
  });
}

/** The only line that an element has logged; removes it. */
export function onlyLine(lines: string[]): string {
  expect(lines).to.have.length(1);
  return lines.pop()!;
}
