import { html, nothing, type TemplateResult } from 'lit';
import { map as mapMessages } from '../../i18n/map.js';
import type { Locale } from '../../i18n/locale.js';
import { button } from '../../templates/button.js';

/** What lies upon a map. */
export interface MapViewModel {
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  /** Whether it goes no further in, or out. */
  readonly isNearest: boolean;
  readonly isFarthest: boolean;
  /** Searches where the map is: there once the reader has moved it. */
  readonly searchHere: (() => void) | undefined;
  /** What is to be said of entries without a place; '' where all have one. */
  readonly note: string;
  /** How long some distance is, in pixels. */
  readonly scale: { readonly width: number; readonly text: string };
  /** Where the map is from. */
  readonly attribution: string;
}

/** The room for the map itself, `.canvas`, and what lies upon it. */
export function map(model: MapViewModel, locale: Locale): TemplateResult {
  const { zoomIn, zoomOut, isNearest, isFarthest, searchHere, note, scale, attribution } = model;
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
      <span role="status" class="map-note">${note}</span>
      <span class="scale" aria-hidden="true">
        <svg width=${scale.width} height="6"><path d="M.5 0V5.5H${scale.width - 0.5}V0" /></svg>
        ${scale.text}
      </span>
      <span class="map-source">${attribution}</span>
    </div>`;
}
