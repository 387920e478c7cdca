import { html, nothing, type TemplateResult } from 'lit';
import type { TravelWords } from '../locales/travel.js';
import { address } from '../service/fields.js';
import { action } from './action.js';
import type { Look } from './entry.js';
import { hideBroken, type Hotel } from './hotel.js';

/**
 * Facts with their names; what the service does not tell is left out.
 * @param facts each with its lines
 */
export function factsView(
  facts: readonly (readonly [name: string, lines: readonly (string | undefined)[]])[],
): TemplateResult | undefined {
  const told = facts.map(([name, lines]) => [name, lines.filter(Boolean).join('\n')] as const);
  const known = told.filter(([, text]) => text);
  return known.length
    ? html`<dl>
        ${known.map(
          ([name, text]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${text}</dd>
            </div>`,
        )}
      </dl>`
    : undefined;
}

/**
 * The picture of the map that the service has, and the author's link to a better one.
 * @param template an address with `{latitude}` and `{longitude}`
 */
export function mapView(
  { hotelMapImageUrl, hotelName = '', position }: Hotel,
  template: string | undefined,
  words: TravelWords,
  look: Look,
): TemplateResult | undefined {
  const href =
    template && position
      ? address(
          template.replace(/\{(latitude|longitude)\}/g, (_, name: keyof typeof position) =>
            String(position[name]),
          ),
        )
      : undefined;
  return hotelMapImageUrl || href
    ? html`${
        hotelMapImageUrl
          ? html`<img
              src=${hotelMapImageUrl}
              alt="${hotelName} ${words.map}"
              loading="lazy"
              @error=${hideBroken}
            />`
          : nothing
      }${action(href, words.map, look)}`
    : undefined;
}
