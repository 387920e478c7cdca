/** Lists with a map. */
import '../../src/define/golf-finder.js';
import type { MktElement } from '../../src/element/mkt-element.js';
import { arrived, partsOf } from './index.js';
import { hotels } from './hotels.js';
import { rendered } from './reading.js';

type Marker = HTMLButtonElement;

export const markersOf = (element: Element) => partsOf(element, 'marker') as Marker[];

/** Waits for the map and its markers. */
export async function mapped<E extends MktElement>(element: E): Promise<E> {
  await arrived(element.shadowRoot!, '[part~="marker"]');
  await element.updateComplete;
  return element;
}

export const hotelsOnMap = async (attributes = 'middle-class-code="tokyo" limit="8"', tag = '') =>
  mapped(await hotels(`${attributes} view="both" reader-controls="none"`, tag));

export const golfOnMap = async (attributes = '', tag = '') =>
  mapped(
    await rendered<MktElement>('mkt-golf-finder', {
      attributes: `${attributes} view="both" reader-controls="none"`,
      tag,
    }),
  );

export const canvasOf = (element: Element) =>
  element.shadowRoot!.querySelector<HTMLElement>('[role="application"]')!;

export const focusedName = (element: Element) => element.shadowRoot!.activeElement?.ariaLabel;
