import { html, nothing } from 'lit';
import type { Reader } from '../elements/reader.js';
import type { PathWords } from '../locales/paths.js';
import { formatNumber, type Locale } from '../locales/locale.js';
import type { Genre, Genres } from '../service/genres.js';

/**
 * The way down into the genres of what was found, and up again.
 * @param parameter that a genre is chosen by
 */
export function genresView(
  reader: Reader,
  parameter: string,
  words: PathWords,
  locale: Locale,
): unknown {
  const { element } = reader;
  const genres: Partial<Genres> = element.answer?.genres ?? {};
  const { parent = [], current = [], children = [] } = genres;
  // Some operations take no genre from above their own.
  const rule = element.asks().params[parameter];
  const above = parent.filter(({ id }) => rule?.pattern?.test(id) !== false);
  const chosen = element.choices[parameter];
  if (!children.length && !above.length && !chosen) return nothing;
  const step = (id: string | undefined, name: unknown, count?: number) => {
    const take = () => {
      reader.wantFocus('.genres [aria-current]');
      reader.change({ [parameter]: id });
    };
    return html`<button type="button" @click=${take}>
      ${name}${count === undefined ? nothing : html` <small>${formatNumber(locale, count)}</small>`}
    </button>`;
  };
  const name = (genre: Genre) => genre.name ?? genre.id;
  // The genre of everything is told as one of the parents, where there is one.
  const top = chosen && !above.length ? step(undefined, words.all) : nothing;
  const here = current.map(
    (genre) => html`<span aria-current="true" tabindex="-1">${name(genre)}</span>`,
  );
  return html`<div part="genres" class="genres" role="group" aria-label=${words.genres}>
    <div class="path">${top}${above.map((genre) => step(genre.id, name(genre)))}${here}</div>
    <div class="steps">${children.map((genre) => step(genre.id, name(genre), genre.count))}</div>
  </div>`;
}
