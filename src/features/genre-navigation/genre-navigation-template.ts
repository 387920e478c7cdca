import { html, nothing, type TemplateResult } from 'lit';
import { formatNumber } from '../../i18n/format.js';
import { genres } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locale.js';
import { button } from '../../templates/button.js';
import { langOf } from '../../templates/language.js';

/** A genre that can be gone to. */
export interface GenreLink {
  /** Absent for all genres together. */
  readonly id?: string | undefined;
  readonly name?: string | undefined;
  /** Matches in it, where that is known. */
  readonly count?: number | undefined;
}

/** The genres of what was found. */
export interface GenreNavigationViewModel {
  /** From the widest to the narrowest. */
  readonly ancestors: readonly GenreLink[];
  /** The names of those that were searched. */
  readonly current: readonly string[];
  readonly children: readonly GenreLink[];
  readonly go: (genre: GenreLink) => void;
}

/** The way down into the genres of what was found, and up again. */
export function genreNavigation(
  { ancestors, current, children, go }: GenreNavigationViewModel,
  locale: Locale,
): TemplateResult {
  const messages = genres(locale);
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
