import { html, nothing, type TemplateResult } from 'lit';
import { hotelDetail } from '../../i18n/hotel-detail.js';
import { pictureView } from '../../templates/picture.js';
import type { WidgetOptions } from '../../templates/widget-options.js';

export interface GalleryPicture {
  readonly address: string;
  readonly thumbnail: string | undefined;
  /** Subject of the picture, in a word. */
  readonly name: string;
  readonly alt: string;
}

export interface GalleryViewModel {
  /** Index of the picture in view. */
  readonly current: number;
  /** Highest index that has been in view. */
  readonly reached: number;
  readonly go: (to: number) => void;
  readonly onScroll: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** A scrolling row of pictures, one in view, with buttons; only the row is a tab stop. */
export function galleryView(
  pictures: readonly GalleryPicture[],
  model: GalleryViewModel,
  options: WidgetOptions,
): TemplateResult {
  const messages = hotelDetail[options.locale];
  const { current, reached, go } = model;
  const hasSeveral = pictures.length > 1;
  const slides = pictures.map(
    (picture, index) =>
      html`<div class="slide frame"
        >${index <= reached ? pictureView(picture, options) : nothing}</div
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
  const thumbnail = ({ thumbnail, name }: GalleryPicture, index: number) => {
    const onClick = () => go(index);
    return html`<button
      type="button"
      part="thumbnail"
      class="thumbnail frame"
      tabindex="-1"
      aria-label=${name}
      aria-current=${index === current ? 'true' : nothing}
      @click=${onClick}
      >${pictureView({ address: thumbnail! }, options)}</button
    >`;
  };
  const navigation = () =>
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
  const hasThumbnails = hasSeveral && pictures.every((picture) => picture.thumbnail);
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
      >${hasSeveral ? navigation() : nothing}</div
    >${hasThumbnails ? html`<div class="thumbnails">${pictures.map(thumbnail)}</div>` : nothing}`;
}
