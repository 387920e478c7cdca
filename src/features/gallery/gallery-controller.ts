import type { ReactiveController, TemplateResult } from 'lit';
import { galleryView, type GalleryPicture, type GalleryViewModel } from './gallery-template.js';
import type { WidgetHost } from '../../element/host.js';

type Host = Pick<WidgetHost, 'addController' | 'options' | 'renderRoot' | 'requestUpdate'>;

/** Scrolls through pictures, which load when they come into view. */
export class GalleryController implements ReactiveController {
  #pictures: readonly GalleryPicture[] = [];
  #current = 0;
  #reached = 0;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostConnected(): void {
    // Moving an element in the page resets its scroll position.
    const slides = this.#slides;
    slides?.scrollTo({ left: this.#current * slides.clientWidth, behavior: 'instant' });
  }

  /** @param pictures at least one */
  render(pictures: readonly GalleryPicture[]): TemplateResult {
    const isSame = pictures.map(({ address }) => address).join() === this.#addresses;
    this.#pictures = pictures;
    if (!isSame) this.#begin();
    return galleryView(pictures, this.#viewModel, this.host.options);
  }

  get #addresses(): string {
    return this.#pictures.map(({ address }) => address).join();
  }

  get #slides(): Element | null {
    return this.host.renderRoot.querySelector('.slides');
  }

  get #viewModel(): GalleryViewModel {
    return {
      current: this.#current,
      reached: this.#reached,
      go: (to) => this.#go(to),
      onScroll: () => this.#follow(),
      onKeyDown: (event) => this.#onKeyDown(event),
    };
  }

  #begin(): void {
    this.#current = this.#reached = 0;
    this.#slides?.scrollTo({ left: 0, behavior: 'instant' });
  }

  /** Moves the focus to the slides, since the pressed arrow may disappear at the end. */
  #go(to: number): void {
    const slides = this.#slides as HTMLElement;
    slides.focus({ preventScroll: true });
    slides.scrollTo({ left: to * slides.clientWidth });
  }

  /** Updates the current picture, and the last one that is visible at least in part. */
  #follow(): void {
    const { scrollLeft, clientWidth } = this.#slides!;
    const position = scrollLeft / clientWidth;
    const current = Math.round(position);
    const reached = Math.max(this.#reached, Math.ceil(position - 0.005));
    if (current === this.#current && reached === this.#reached) return;
    this.#current = current;
    this.#reached = reached;
    this.host.requestUpdate();
  }

  #onKeyDown(event: KeyboardEvent): void {
    const last = this.#pictures.length - 1;
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: Math.min(this.#current + 1, last),
      ArrowLeft: Math.max(this.#current - 1, 0),
      Home: 0,
      End: last,
    };
    const to = targets[event.key];
    if (to === undefined || last < 1) return;
    event.preventDefault();
    this.#go(to);
  }
}
