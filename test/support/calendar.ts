/** Searches with a calendar of nights. */
import { arrived, attributeIs, partsOf, spaced } from './index.js';
import { hotels } from './hotels.js';
import { press } from './reading.js';

export const SHOW = '日ごとの料金を見る';

export const nights = (element: Element) => partsOf(element, 'night') as HTMLButtonElement[];

/** The spoken and the visible text of each night. */
export const names = (element: Element) =>
  nights(element).map((night) => spaced(night.querySelector('.unseen')!.textContent));

export const strip = async (element: Element) =>
  arrived<HTMLElement>(element.shadowRoot!, '[role="toolbar"]');

/** A search with a loaded calendar. */
export async function withCalendar(attributes = '', tag = '', faults = {}) {
  const element = await hotels(
    `middle-class-code="tokyo" limit="2" reader-controls="calendar" ${attributes}`,
    tag,
    faults,
  );
  await strip(element);
  return element;
}

/** Requests the prices, and waits for all of them. */
export async function priced(element: Awaited<ReturnType<typeof withCalendar>>, name = SHOW) {
  await press(element, name);
  await attributeIs(await strip(element), 'aria-busy', ['false']);
  return element;
}

export const range = (count: number) => Array.from({ length: count }, (_, index) => index);
