import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber } from '../../i18n/format.js';
import { genres } from '../../i18n/genres.js';
import type { Locale } from '../../i18n/locale.js';
import { button } from '../../templates/button.js';
import { langOf } from '../../templates/language.js';

export interface GenreLink {
  /** Absent for "all genres". */
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** Number of results, if known. */
  readonly count?: number | undefined;
}

export interface GenreNavigationViewModel {
  /** From the root down. */
  readonly ancestors: readonly GenreLink[];
  /** Names of the searched genres. */
  readonly current: readonly string[];
  readonly children: readonly GenreLink[];
  readonly go: (genre: GenreLink) => void;
}

/** Breadcrumb of the current genre, and buttons for its children. */
export function genreNavigation(
  { ancestors, current, children, go }: GenreNavigationViewModel,
  locale: Locale,
): TemplateResult {
  const messages = genres[locale];
  const link = (genre: GenreLink) => {
    const { id, name = id ?? messages.all, count } = genre;
    const lang = id === undefined ? undefined : langOf(name, locale);
    return button(
      html`${lang ? html`<span lang=${lang}>${name}</span>` : name}${count === undefined ? nothing : html` <small>${messages.count(formatNumber(count), count)}</small>`}`,
      () => go(genre),
    );
  };
  return html`<div part="genres" class="genres" role="group" aria-label=${messages.genres}>
    <div class="path">
      ${ancestors.map(link)}${current.map(
        (name) =>
          html`<span aria-current="true" tabindex="-1" lang=${langOf(name, locale) ?? nothing}
            >${name}</span
          >`,
      )}
    </div>
    <div class="steps">${children.map(link)}</div>
  </div>`;
}
