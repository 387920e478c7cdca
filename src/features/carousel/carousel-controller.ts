import { html, type ReactiveController, type TemplateResult } from 'lit';
import { ABORTED } from '../../client/aborted.js';
import { ownHeading } from '../../element/heading.js';
import type { WidgetHost } from '../../element/host.js';
import { carousel } from './texts.js';
import { button } from '../../templates/button.js';

/** Entries to move by, per arrow key. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Scrolls a carousel by buttons and keys. */
export class CarouselController implements ReactiveController {
  #list: HTMLElement | undefined;
  #hasPrevious = false;
  #hasNext = false;
  #listening: AbortController | undefined;
  readonly #resizeObserver = new ResizeObserver(() => this.#measure());

  constructor(private readonly host: WidgetHost) {
    host.addController(this);
  }

  /** Buttons that scroll by the width of the carousel, hidden at its ends; undefined in other layouts. */
  render(): TemplateResult | undefined {
    const { layout, locale } = this.host.options;
    if (layout !== 'carousel') return undefined;
    const arrow = (part: 'previous' | 'next', isVisible: boolean, pages: 1 | -1) =>
      button('', () => this.#list?.scrollBy({ left: pages * this.#list.clientWidth }), {
        part,
        className: `arrow ${part}`,
        label: carousel[locale][part],
        hidden: !isVisible,
      });
    return html`<div class="arrows">
      ${arrow('previous', this.#hasPrevious, -1)}${arrow('next', this.#hasNext, 1)}
    </div>`;
  }

  hostUpdated(): void {
    const root = this.host.renderRoot as ShadowRoot;
    const list = root.querySelector<HTMLElement>('[part~="list"][data-layout="carousel"]');
    if (list !== this.#list) this.#release();
    if (!list) return;
    if (!this.#list) this.#observe(list);
    list.ariaLabel = ownHeading(this.host) ?? carousel[this.host.options.locale].list;
    // Measure after layout.
    requestAnimationFrame(() => this.#measure());
  }

  hostDisconnected(): void {
    this.#release();
  }

  #observe(list: HTMLElement): void {
    const { signal } = (this.#listening = new AbortController());
    this.#list = list;
    list.addEventListener('scroll', () => this.#measure(), { passive: true, signal });
    list.addEventListener('focusin', ({ target }) => this.#show(target as Element), { signal });
    list.addEventListener('keydown', (event) => this.#onKeyDown(event), { signal });
    this.#resizeObserver.observe(list);
  }

  /** Cleans up when the layout changes: the list element stays the same. */
  #release(): void {
    this.#listening?.abort(ABORTED);
    this.#resizeObserver.disconnect();
    this.#list?.removeAttribute('tabindex');
    this.#list?.removeAttribute('aria-label');
    this.#list = undefined;
  }

  /** Updates the arrows from the scroll position, which may be off by a fraction of a pixel. */
  #measure(): void {
    if (!this.#list) return;
    const { clientWidth, scrollLeft, scrollWidth } = this.#list;
    const hasPrevious = scrollLeft > 1;
    const hasNext = scrollLeft < scrollWidth - clientWidth - 1;
    if (hasPrevious || hasNext) this.#list.tabIndex = 0;
    else this.#list.removeAttribute('tabindex');
    if (hasPrevious === this.#hasPrevious && hasNext === this.#hasNext) return;
    // A focused arrow that gets hidden passes its focus to the list.
    const focused = (this.host.renderRoot as ShadowRoot).activeElement;
    const isLost =
      (!hasPrevious && focused?.matches('.arrow.previous')) ||
      (!hasNext && focused?.matches('.arrow.next'));
    if (isLost) this.#list.focus({ preventScroll: true });
    this.#hasPrevious = hasPrevious;
    this.#hasNext = hasNext;
    this.host.renderAgain();
  }

  /** Scrolls a focused entry into view as a whole: browsers scroll to its link. */
  #show(focused: Element): void {
    const entry = focused.closest('.item');
    if (!entry) return;
    // After the browser has scrolled.
    requestAnimationFrame(() => {
      const list = this.#list;
      if (!list) return;
      const [frame, box] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
      if (box.left >= frame.left - 1 && box.right <= frame.right + 1) return;
      // To the start, where entries snap.
      list.scrollBy({ left: box.left - frame.left });
    });
  }

  #onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Home' || key === 'End') {
      event.preventDefault();
      this.#list!.scroll({ left: key === 'Home' ? 0 : this.#list!.scrollWidth });
      return;
    }
    const entries = STEPS[key];
    const [first, second] = [...this.#list!.children] as HTMLElement[];
    if (!entries || !first || !second) return;
    event.preventDefault();
    this.#list!.scrollBy({ left: entries * (second.offsetLeft - first.offsetLeft) });
  }
}
