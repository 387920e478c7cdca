/** A reader's view of an element, and actions on it. */
import { sendKeys } from '@web/test-runner-commands';
import type { MktElement } from '../../src/element/mkt-element.js';
import { interactionFeature } from '../../src/features/interaction/interaction-feature.js';
import {
  expect,
  fixture,
  nextFrame,
  partsOf,
  serviceUrl,
  settled,
  spaced,
  type SimulatedFaults,
} from './index.js';
import { waitForResult } from './waits.js';

/** The common type of the elements here. */
type Shown = HTMLElement & Pick<MktElement, 'phase' | 'updateComplete'>;

export interface ElementOptions {
  readonly attributes?: string;
  readonly children?: string;
  readonly faults?: SimulatedFaults;
  /** The address of a service; without one, the sandbox with the faults. */
  readonly service?: string;
  /** Identifies the requests in the sandbox's log. */
  readonly tag?: string;
}

/** An element with the sandbox as its service, once its controls are displayed. */
export async function rendered<E extends MktElement>(
  name: string,
  {
    attributes = '',
    children = '',
    faults,
    service = serviceUrl(faults),
    tag = '',
  }: ElementOptions = {},
): Promise<E> {
  const element = await fixture<E>(
    `<${name} loading="eager" base-url="${service}" application-id="APP"
      query="tag=${tag}" ${attributes}>${children}</${name}>`,
  );
  await finished(element);
  return element;
}

/** Waits for the element's lazy modules and requests. */
export async function finished(element: Shown): Promise<void> {
  await interactionFeature.module.load();
  // A reader's action can start a request a task later, such as after the answer with the position.
  await nextFrame();
  await element.updateComplete;
  if (element.phase === 'loading') await settled(element);
  await element.updateComplete;
}

type Input = HTMLInputElement & HTMLSelectElement & { labels: NodeListOf<HTMLLabelElement> };

export function field(element: Element, label: string): Input {
  const inputs = element.shadowRoot!.querySelectorAll<Input>('input, select');
  const match = [...inputs].find((input) => input.labels[0]?.textContent.trim() === label);
  if (!match) throw new Error(`There is no field ${label}`);
  return match;
}

export const labels = (element: Element): string[] =>
  [...element.shadowRoot!.querySelectorAll<Input>('input, select')].map((element) =>
    element.labels[0]!.textContent.trim(),
  );

export const choices = (select: HTMLSelectElement): string[] =>
  [...select.options].map(({ text }) => text);

/** Enters a value with the events of a reader's input. */
export function enter(input: Input, value: string): void {
  input.focus();
  input.value = value;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const buttonNamed = (element: Element, name: string) =>
  [...element.shadowRoot!.querySelectorAll('button')].find(
    (element) => (element.ariaLabel ?? element.textContent).trim() === name && !element.hidden,
  );

export const hasButton = (element: Element, name: string): boolean => !!buttonNamed(element, name);

export function button(element: Element, name: string): HTMLButtonElement {
  const match = buttonNamed(element, name);
  if (!match) throw new Error(`There is no button ${name}`);
  return match;
}

/** Presses a button, and waits for the result. */
export async function press(element: Shown, name: string): Promise<void> {
  const target = button(element, name);
  target.focus();
  target.click();
  await finished(element);
}

/** Presses a key at the focused element. */
export async function key(element: Shown, name: string): Promise<void> {
  await sendKeys({ press: name });
  await finished(element);
}

export function messageOf(element: Element, label: string): string | undefined {
  const input = field(element, label);
  if (input.getAttribute('aria-invalid') !== 'true') return undefined;
  const id = input.getAttribute('aria-describedby')!;
  return element.shadowRoot!.getElementById(id)!.textContent.trim();
}

export const focused = (element: Element): Element | null => element.shadowRoot!.activeElement;

/** Expects rows of equal height at any width of the element; in a narrow list, rows are as high as their texts need, below equal pictures. */
export async function expectEvenRows(element: Shown): Promise<void> {
  for (const width of [200, 360, 800]) {
    element.style.width = `${width}px`;
    await settled(element);
    const layout = element.getAttribute('layout')!;
    const boxes = partsOf(element, layout === 'list' && width === 200 ? 'image' : 'item');
    const heights = boxes.map((box) => Math.round(box.getBoundingClientRect().height));
    expect(new Set(heights).size, `${layout} at ${width} px`).to.equal(1);
  }
}

/** The text of the live region. */
export const announcement = (element: Element): string =>
  element.shadowRoot!.querySelector('[role="status"]')!.textContent.trim();

/** Records the announcements of an element's live regions from now on. */
export function announcements(element: Element): readonly string[] {
  const announced: string[] = [];
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
      if (before !== undefined && text && text !== before) announced.push(text);
    }
  };
  listen();
  const everything = { childList: true, characterData: true, subtree: true };
  const becomesLive = { attributes: true, attributeFilter: ['aria-live'] };
  new MutationObserver(listen).observe(element.shadowRoot!, { ...everything, ...becomesLive });
  return announced;
}

/** The next text of the live region, which changes a little after the display. */
export async function nextAnnouncement(element: Element, words: RegExp): Promise<string> {
  const status = element.shadowRoot!.querySelector('[role="status"]')!;
  const everything = { childList: true, characterData: true, subtree: true };
  return waitForResult(status, everything, () =>
    words.test(announcement(element)) ? announcement(element) : null,
  );
}
