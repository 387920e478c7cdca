import { html, nothing, type TemplateResult } from 'lit';
import { hotelDetail } from '../../i18n/hotel-detail.js';
import { pictureView } from '../../templates/picture.js';
import type { WidgetOptions } from '../../templates/widget-options.js';

/** A picture among others. */
export interface GalleryPicture {
  readonly address: string;
  readonly thumbnail: string | undefined;
  /** What it shows, in a word. */
  readonly name: string;
  readonly alt: string;
}

/** How readers go through pictures. */
export interface GalleryViewModel {
  /** Which of them is in view, from 0. */
  readonly current: number;
  /** The last one that has been in view. */
  readonly reached: number;
  readonly go: (to: number) => void;
  readonly onScroll: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/**
 * Pictures of which one is in view: a row that scrolls from one to the next, by fingers, by keys and
 * by buttons. Those who work by keys have the row alone to reach.
 */
export function galleryView(
  pictures: readonly GalleryPicture[],
  model: GalleryViewModel,
  options: WidgetOptions,
): TemplateResult {
  const messages = hotelDetail[options.locale];
  const { current, reached, go } = model;
  const hasSeveral = pictures.length > 1;
  const slides = pictures.map(
    (picture, at) =>
      html`<div class="slide frame"
        >${at <= reached ? pictureView(picture, options) : nothing}</div
      >`,
  );
  const arrow = (part: 'previous' | 'next', label: string, to: number) => {
    const onClick = () => go(to);
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
  const thumbnail = ({ thumbnail, name }: GalleryPicture, at: number) => {
    const onClick = () => go(at);
    return html`<button
      type="button"
      part="thumbnail"
      class="thumbnail frame"
      tabindex="-1"
      aria-label=${name}
      aria-current=${at === current ? 'true' : nothing}
      @click=${onClick}
      >${pictureView({ address: thumbnail! }, options)}</button
    >`;
  };
  const ways = () =>
    html`${arrow('previous', messages.previousPicture, current - 1)}${arrow(
        'next',
        messages.nextPicture,
        current + 1,
      )}<div part="picture-number" class="picture-number" aria-live="polite" aria-atomic="true"
        >${current + 1} / ${pictures.length}<span
          class="unseen"
          .textContent=${` ${pictures[current]!.name}`}
        ></span
      ></div>`;
  const hasThumbnails = hasSeveral && pictures.every((one) => one.thumbnail);
  return html`<div class="stage"
      ><div
        part="pictures"
        class="slides"
        role=${hasSeveral ? 'group' : nothing}
        aria-label=${hasSeveral ? messages.pictures : nothing}
        tabindex=${hasSeveral ? '0' : nothing}
        @scroll=${model.onScroll}
        @keydown=${model.onKeyDown}
        >${slides}</div
      >${hasSeveral ? ways() : nothing}</div
    >${hasThumbnails ? html`<div class="thumbnails">${pictures.map(thumbnail)}</div>` : nothing}`;
}
