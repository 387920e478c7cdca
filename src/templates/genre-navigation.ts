import { html, nothing } from 'lit';
import type { Reader } from '../controllers/interaction/search-form-controller.js';
import { formatNumber } from '../i18n/format.js';
import { genres as genreMessages } from '../i18n/index.js';
import type { Genre, Genres } from '../client/records/genres.js';
import { button } from './button.js';

/** One of everything has no id. */
type Step = { readonly [Name in keyof Genre]?: Genre[Name] | undefined };

/**
 * The way down into the genres of what was found, and up again.
 * @param parameter that a genre is chosen by
 */
export function genresView(reader: Reader, parameter: string): unknown {
  const { element, options } = reader;
  const genres: Partial<Genres> = element.answer?.genres ?? {};
  const messages = genreMessages(options.locale);
  const { parent = [], current = [], children = [] } = genres;
  // Some operations take no genre from above their own.
  const rule = element.currentOperation().params[parameter];
  const above = parent.filter(({ id }) => rule?.pattern?.test(id) !== false);
  const chosen = element.selection[parameter];
  if (!children.length && !above.length && !chosen) return nothing;
  const step = ({ id, name = id, count }: Step) =>
    button(
      html`${name}${count === undefined ? '' : html` <small>${formatNumber(options.locale, count)}</small>`}`,
      () => {
        reader.wantFocus('.genres [aria-current]');
        reader.change({ [parameter]: id });
      },
    );
  return html`<div part="genres" class="genres" role="group" aria-label=${messages.genres}>
    <div class="path">
      ${
        // The genre of everything is told as one of the parents, where there is one.
        chosen && !above.length ? step({ name: messages.all }) : ''
      }${above.map(({ id, name }) => step({ id, name }))}${current.map(
        ({ id, name = id }) => html`<span aria-current="true" tabindex="-1">${name}</span>`,
      )}
    </div>
    <div class="steps">${children.map(step)}</div>
  </div>`;
}
