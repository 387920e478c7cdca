import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import type { Address } from '../../client/records/fields.js';
import type { WidgetHost } from '../../element/host.js';
import { hotelDetail } from '../../i18n/hotel-detail.js';
import { pictureView } from '../../templates/entry-parts.js';

export interface GalleryPicture {
  readonly address: Address;
  readonly thumbnail: Address | undefined;
  /** Subject of the picture, in a word. */
  readonly name: string;
  readonly alt: string;
}

const addressesOf = (pictures: readonly GalleryPicture[]) =>
  pictures.map(({ address }) => address).join();

/** Scrolls through pictures, which load when they come into view. */
export class GalleryController implements ReactiveController {
  #pictures: readonly GalleryPicture[] = [];
  #current = 0;
  /** Highest index that has been in view. */
  #reached = 0;
  /** True after the reader moved to another picture: its number is not announced before. */
  #isMoved = false;

  constructor(private readonly host: WidgetHost) {
    host.addController(this);
  }

  hostConnected(): void {
    // Moving an element in the page resets its scroll position.
    const slides = this.#slides;
    slides?.scroll({ left: this.#current * slides.clientWidth, behavior: 'instant' });
  }

  /**
   * A scrolling row of pictures, one in view, with buttons; only the row is a tab stop.
   * @param pictures at least one
   */
  render(pictures: readonly GalleryPicture[]): TemplateResult {
    const isSame = addressesOf(pictures) === addressesOf(this.#pictures);
    this.#pictures = pictures;
    if (!isSame) this.#begin();
    const { options } = this.host;
    const messages = hotelDetail[options.locale];
    const hasSeveral = pictures.length > 1;
    const slides = pictures.map(
      ({ address, alt }, index) =>
        html`<div class="slide frame"
          >${index <= this.#reached ? pictureView({ address }, options, alt) : nothing}</div
        >`,
    );
    const thumbnail = ({ thumbnail, name }: GalleryPicture, index: number) => {
      const onClick = () => this.#go(index);
      return html`<button
        type="button"
        part="thumbnail"
        class="thumbnail frame"
        tabindex="-1"
        aria-label=${name}
        aria-current=${index === this.#current ? 'true' : nothing}
        @click=${onClick}
        >${pictureView({ address: thumbnail! }, options)}</button
      >`;
    };
    const hasThumbnails = hasSeveral && pictures.every((picture) => picture.thumbnail);
    return html`<div class="stage"
        ><div
          part="pictures"
          class="slides"
          role=${hasSeveral ? 'group' : nothing}
          aria-label=${hasSeveral ? messages.pictures : nothing}
          tabindex=${hasSeveral ? '0' : nothing}
          @scroll=${this.#onScroll}
          @keydown=${this.#onKeyDown}
          >${slides}</div
        >${hasSeveral ? this.#navigation() : nothing}</div
      >${hasThumbnails ? html`<div class="thumbnails">${pictures.map(thumbnail)}</div>` : nothing}`;
  }

  /** The arrows, hidden at the ends, and the number of the picture. */
  #navigation(): TemplateResult {
    const pictures = this.#pictures;
    const current = this.#current;
    const messages = hotelDetail[this.host.options.locale];
    const arrow = (part: 'previous' | 'next', label: string, to: number) => {
      const onClick = () => this.#go(to);
      return html`<button
        type="button"
        part=${part}
        class="arrow ${part}"
        tabindex="-1"
        aria-label=${label}
        ?hidden=${!pictures[to]}
        @click=${onClick}
      ></button>`;
    };
    return html`${arrow('previous', messages.previousPicture, current - 1)}${arrow(
        'next',
        messages.nextPicture,
        current + 1,
      )}<div
        part="picture-number"
        class="picture-number"
        aria-live=${this.#isMoved ? 'polite' : nothing}
        aria-atomic="true"
        >${current + 1} / ${pictures.length}<span
          class="unseen"
          .textContent=${` ${pictures[current]!.name}`}
        ></span
      ></div>`;
  }

  get #slides(): Element | null {
    return this.host.renderRoot.querySelector('.slides');
  }

  #begin(): void {
    this.#current = this.#reached = 0;
    this.#slides?.scroll({ left: 0, behavior: 'instant' });
  }

  /** Moves the focus to the slides, since the pressed arrow may disappear at the end. */
  #go(to: number): void {
    const slides = this.#slides as HTMLElement;
    this.#isMoved = true;
    this.host.requestUpdate();
    slides.focus({ preventScroll: true });
    slides.scroll({ left: to * slides.clientWidth });
  }

  /** Updates the current picture, and the last one that is visible at least in part. */
  readonly #onScroll = (): void => {
    const { scrollLeft, clientWidth } = this.#slides!;
    const position = scrollLeft / clientWidth;
    const current = Math.round(position);
    const reached = Math.max(this.#reached, Math.ceil(position - 0.005));
    if (current === this.#current && reached === this.#reached) return;
    this.#current = current;
    this.#reached = reached;
    this.host.renewEntries();
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
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
  };
}
