/** The list beside a map. */
import type { WidgetHost } from '../../element/host.js';

const itemsIn = ({ renderRoot }: WidgetHost): Element[] => [
  ...renderRoot.querySelectorAll('[part~="item"]'),
];

/**
 * Reports the entry under the pointer.
 * @param onPoint gets undefined if the reader points at no entry
 */
export function observeEntries(
  host: WidgetHost,
  onPoint: (index: number | undefined) => void,
  onFocus: (index: number) => void,
): void {
  const { renderRoot } = host;
  const point = ({ target, type }: Event) => {
    const element = target as Element;
    const item = element.closest('[part~="item"]');
    if (!item) return;
    const index = itemsIn(host).indexOf(item);
    onPoint(index);
    if (type === 'focusin' && element.matches(':focus-visible')) onFocus(index);
  };
  const leave = (event: Event) => {
    const { target, relatedTarget } = event as FocusEvent;
    const item = (target as Element).closest('.item');
    if (item && !item.contains(relatedTarget as Node | null)) onPoint(undefined);
  };
  for (const type of ['pointerover', 'focusin']) renderRoot.addEventListener(type, point);
  for (const type of ['pointerout', 'focusout']) renderRoot.addEventListener(type, leave);
}

/** Marks the entries of the map's marked places. */
export function markEntries(host: WidgetHost, pointed?: number, selected?: number): void {
  itemsIn(host).forEach((item, index) => {
    item.part.toggle('pointed', index === pointed);
    item.part.toggle('selected', index === selected);
  });
}

export function revealEntry(host: WidgetHost, index: number): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  itemsIn(host)[index]?.scrollIntoView({
    block: 'nearest',
    inline: 'center',
    behavior: isCalm ? 'auto' : 'smooth',
  });
}
