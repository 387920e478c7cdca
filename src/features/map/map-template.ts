import { html, nothing, type TemplateResult } from 'lit';
import { map as mapMessages } from '../../i18n/map.js';
import type { Locale } from '../../i18n/locale.js';
import { button } from '../../templates/button.js';

/** Controls and texts over the map. */
export interface MapViewModel {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** True at the nearest (farthest) zoom level. */
  readonly isNearest: boolean;
  readonly isFarthest: boolean;
  /** Searches the visible area; defined once the reader has moved the map. */
  readonly searchHere: (() => void) | undefined;
  /** Number of entries without a position; '' if there are none. */
  readonly status: string;
  /** Announced after the reader has moved the map. */
  readonly announcement: string;
  /** Width in pixels. */
  readonly scale: { readonly width: number; readonly text: string };
  readonly attribution: string;
}

/** Container of the map, `.canvas`, with controls over it. */
export function map(model: MapViewModel, locale: Locale): TemplateResult {
  const { zoomIn, zoomOut, isNearest, isFarthest, searchHere, status, scale, attribution } = model;
  const messages = mapMessages[locale];
  return html`<div
      class="canvas"
      role="application"
      aria-label=${messages.map}
      aria-describedby="map-keys"
    ></div>
    <span id="map-keys" hidden>${messages.keys}</span>
    <div class="search-here">
      ${
        searchHere
          ? button(messages.searchHere, searchHere, {
              part: 'search-here',
              className: 'map-button',
            })
          : nothing
      }
    </div>
    <div class="zoom">
      ${button('+', zoomIn, { label: messages.zoomIn, className: 'map-button', disabled: isNearest })}
      ${button('−', zoomOut, { label: messages.zoomOut, className: 'map-button', disabled: isFarthest })}
    </div>
    <div class="map-foot">
      <span class="map-note">${status}</span>
      <span class="scale" aria-hidden="true">
        <svg width=${scale.width} height="6"><path d="M.5 0V5.5H${scale.width - 0.5}V0" /></svg>
        ${scale.text}
      </span>
      <span class="map-source">${attribution}</span>
    </div>
    <div class="unseen" role="status">${model.announcement}</div>`;
}
