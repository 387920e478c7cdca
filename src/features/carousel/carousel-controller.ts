import type { ReactiveController } from 'lit';
import { carousel } from '../../i18n/index.js';
import type { CarouselViewModel } from './carousel-template.js';
import type { WidgetHost } from '../../element/host.js';

type Host = Pick<WidgetHost, 'addController' | 'options' | 'renderRoot' | 'requestUpdate'>;

/** How many entries the arrow keys lead on. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Lets readers scroll a carousel by buttons and by keys. */
export class CarouselController implements ReactiveController {
  /** Undefined where the entries are no carousel. */
  viewModel: CarouselViewModel | undefined;
  #list: HTMLElement | undefined;
  #hasPrevious = false;
  #hasNext = false;
  #listening: AbortController | undefined;
  readonly #resizeObserver = new ResizeObserver(() => this.#measure());

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostUpdate(): void {
    this.viewModel =
      this.host.options.layout === 'carousel'
        ? {
            hasPrevious: this.#hasPrevious,
            hasNext: this.#hasNext,
            scroll: (pages) => this.#list?.scrollBy({ left: pages * this.#list.clientWidth }),
          }
        : undefined;
  }

  hostUpdated(): void {
    const root = this.host.renderRoot as ShadowRoot;
    const list = root.querySelector<HTMLElement>('[part~="list"][data-layout="carousel"]');
    if (list !== this.#list) this.#release();
    if (!list) return;
    if (!this.#list) this.#observe(list);
    const { heading, locale } = this.host.options;
    list.ariaLabel = String(heading ?? carousel(locale).list);
    // What the entries need is known once they are laid out.
    requestAnimationFrame(() => this.#measure());
  }

  hostDisconnected(): void {
    this.#release();
  }

  #observe(list: HTMLElement): void {
    const { signal } = (this.#listening = new AbortController());
    this.#list = list;
    list.addEventListener('scroll', () => this.#measure(), { passive: true, signal });
    list.addEventListener('keydown', (event) => this.#onKeyDown(event), { signal });
    this.#resizeObserver.observe(list);
  }

  /** In another layout, the same list is no carousel. */
  #release(): void {
    this.#listening?.abort();
    this.#resizeObserver.disconnect();
    this.#list?.removeAttribute('tabindex');
    this.#list?.removeAttribute('aria-label');
    this.#list = undefined;
  }

  /** Finds out which arrows lead somewhere; the last pixel may be a fraction. */
  #measure(): void {
    if (!this.#list) return;
    const { clientWidth, scrollLeft, scrollWidth } = this.#list;
    const hasPrevious = scrollLeft > 1;
    const hasNext = scrollLeft < scrollWidth - clientWidth - 1;
    if (hasPrevious || hasNext) this.#list.tabIndex = 0;
    else this.#list.removeAttribute('tabindex');
    if (hasPrevious === this.#hasPrevious && hasNext === this.#hasNext) return;
    // An arrow that leads nowhere any more leaves its focus to the list.
    const focused = (this.host.renderRoot as ShadowRoot).activeElement;
    const isLost =
      (!hasPrevious && focused?.matches('.arrow.previous')) ||
      (!hasNext && focused?.matches('.arrow.next'));
    if (isLost) this.#list.focus({ preventScroll: true });
    this.#hasPrevious = hasPrevious;
    this.#hasNext = hasNext;
    this.host.requestUpdate();
  }

  #onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Home' || key === 'End') {
      event.preventDefault();
      this.#list!.scrollTo({ left: key === 'Home' ? 0 : this.#list!.scrollWidth });
      return;
    }
    const entries = STEPS[key];
    const [first, second] = [...this.#list!.children] as HTMLElement[];
    if (!entries || !first || !second) return;
    event.preventDefault();
    this.#list!.scrollBy({ left: entries * (second.offsetLeft - first.offsetLeft) });
  }
}
