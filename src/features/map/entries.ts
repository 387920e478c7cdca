import type { WidgetHost } from '../../element/host.js';

interface Listeners {
  /** The reader points at an entry; `undefined`: at none. */
  readonly onPoint: (index: number | undefined) => void;
  readonly onFocus: (index: number) => void;
}

/** The list beside a map: reports the entry under the pointer, marks the one of the map. */
export class Entries {
  constructor(
    private readonly host: WidgetHost,
    listeners: Listeners,
  ) {
    const { renderRoot } = host;
    const point = (event: Event) => {
      const index = this.#indexOf(event.target as Element);
      if (index === undefined) return;
      listeners.onPoint(index);
      if (event.type === 'focusin' && (event.target as Element).matches(':focus-visible')) {
        listeners.onFocus(index);
      }
    };
    const leave = (event: Event) => {
      const { target, relatedTarget } = event as FocusEvent;
      const item = (target as Element).closest('.item');
      if (item && !item.contains(relatedTarget as Node | null)) listeners.onPoint(undefined);
    };
    for (const type of ['pointerover', 'focusin']) renderRoot.addEventListener(type, point);
    for (const type of ['pointerout', 'focusout']) renderRoot.addEventListener(type, leave);
  }

  mark(pointed: number | undefined, selected: number | undefined): void {
    this.#items.forEach((item, index) => {
      item.part.toggle('pointed', index === pointed);
      item.part.toggle('selected', index === selected);
    });
  }

  reveal(index: number): void {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.#items[index]?.scrollIntoView({
      block: 'nearest',
      inline: 'center',
      behavior: isCalm ? 'auto' : 'smooth',
    });
  }

  get #items(): Element[] {
    return [...this.host.renderRoot.querySelectorAll('[part~="item"]')];
  }

  #indexOf(target: Element): number | undefined {
    const item = target.closest('[part~="item"]');
    return item ? this.#items.indexOf(item) : undefined;
  }
}
