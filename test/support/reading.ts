/** What a reader sees of an element, and does with it. */
import { sendKeys } from '@web/test-runner-commands';
import type { MktElement } from '../../src/element/mkt-element.js';
// Loaded before they are asked for, so that they come in the order in which they are.
import '../../src/features/interaction/interaction.js';
import { expect, fixture, partsOf, serviceUrl, settled, spaced, type Dial } from './index.js';
import { found } from './waits.js';

/** What is known of every element here. */
type Shown = HTMLElement & Pick<MktElement, 'phase' | 'updateComplete'>;

interface Wanted {
  readonly attributes?: string;
  readonly children?: string;
  readonly dial?: Dial;
  /** By which the sandbox finds the requests. */
  readonly tag?: string;
}

/** An element that asks the sandbox, as soon as it shows what it has for readers. */
export async function shown<E extends MktElement>(
  name: string,
  { attributes = '', children = '', dial, tag = '' }: Wanted = {},
): Promise<E> {
  const element = await fixture<E>(
    `<${name} loading="eager" base-url="${serviceUrl(dial)}" application-id="APP"
      query="tag=${tag}" ${attributes}>${children}</${name}>`,
  );
  await there(element);
  return element;
}

/** Waits for all that the element loads for readers, and for what it asks the service. */
export async function there(element: Shown): Promise<void> {
  await element.updateComplete;
  await import('../../src/features/interaction/interaction.js');
  await element.updateComplete;
  if (element.phase === 'loading') await settled(element);
  await element.updateComplete;
}

type Input = HTMLInputElement & HTMLSelectElement & { labels: NodeListOf<HTMLLabelElement> };

/** The input with a label, as a reader finds it. */
export function field(element: Element, label: string): Input {
  const inputs = element.shadowRoot!.querySelectorAll<Input>('input, select');
  const found = [...inputs].find((one) => one.labels[0]?.textContent.trim() === label);
  if (!found) throw new Error(`There is no field ${label}`);
  return found;
}

/** The labels of all inputs, in their order. */
export const labels = (element: Element): string[] =>
  [...element.shadowRoot!.querySelectorAll<Input>('input, select')].map((one) =>
    one.labels[0]!.textContent.trim(),
  );

/** What a select offers. */
export const choices = (select: HTMLSelectElement): string[] =>
  [...select.options].map(({ text }) => text);

/** Enters a value as a reader does, who is told of by events. */
export function enter(input: Input, value: string): void {
  input.focus();
  input.value = value;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The button with a name that is seen, if there is one. */
const buttonNamed = (element: Element, name: string) =>
  [...element.shadowRoot!.querySelectorAll('button')].find(
    (one) => (one.ariaLabel ?? one.textContent).trim() === name && !one.hidden,
  );

export const hasButton = (element: Element, name: string): boolean => !!buttonNamed(element, name);

export function button(element: Element, name: string): HTMLButtonElement {
  const found = buttonNamed(element, name);
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
}

/** Presses a button, and waits for what comes of that. */
export async function press(element: Shown, name: string): Promise<void> {
  const found = button(element, name);
  found.focus();
  found.click();
  await there(element);
}

/** Presses a key where the focus is. */
export async function key(element: Shown, name: string): Promise<void> {
  await sendKeys({ press: name });
  await there(element);
}

/** The message that belongs to a field, and is told with it. */
export function messageOf(element: Element, label: string): string | undefined {
  const input = field(element, label);
  if (input.getAttribute('aria-invalid') !== 'true') return undefined;
  const id = input.getAttribute('aria-describedby')!;
  return element.shadowRoot!.getElementById(id)!.textContent.trim();
}

/** A day from today on, as the service counts days. */
export const day = (from: number): string =>
  new Date(Date.now() + 9 * 3600_000 + from * 86_400_000).toISOString().slice(0, 10);

/** What has the focus within the element. */
export const focused = (element: Element): Element | null => element.shadowRoot!.activeElement;

/** Expects rows of one height, however wide the element is. */
export async function expectEvenRows(element: Shown): Promise<void> {
  for (const width of [200, 360, 800]) {
    element.style.width = `${width}px`;
    await settled(element);
    const heights = partsOf(element, 'item').map((item) => item.getBoundingClientRect().height);
    expect(new Set(heights).size, `${element.getAttribute('layout')!} at ${width} px`).to.equal(1);
  }
}

/** What the element says at the moment to those who do not see it. */
export const said = (element: Element): string =>
  element.shadowRoot!.querySelector('[role="status"]')!.textContent.trim();

/** Collects what live regions of an element announce from now on. */
export function announcements(element: Element): readonly string[] {
  const heard: string[] = [];
  const texts = new Map<Element, string>();
  const textOf = (region: Element) => {
    const copy = region.cloneNode(true) as Element;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return spaced(copy.textContent);
  };
  const listen = () => {
    for (const region of element.shadowRoot!.querySelectorAll('[role="status"], [aria-live]')) {
      const [before, text] = [texts.get(region), textOf(region)];
      texts.set(region, text);
      // Screen readers announce changes of a region, not its first content.
      if (before !== undefined && text && text !== before) heard.push(text);
    }
  };
  listen();
  const everything = { childList: true, characterData: true, subtree: true };
  new MutationObserver(listen).observe(element.shadowRoot!, everything);
  return heard;
}

/** What it says next: after a choice of the reader, a little later than it is shown. */
export async function saidNext(element: Element, words: RegExp): Promise<string> {
  const status = element.shadowRoot!.querySelector('[role="status"]')!;
  const everything = { childList: true, characterData: true, subtree: true };
  return found(status, everything, () => (words.test(said(element)) ? said(element) : null));
}
