import { html, unsafeCSS } from 'lit';
import carouselCss from '../../styles/carousel.css?inline';
import choicesCss from '../../styles/choices.css?inline';
import controlsCss from '../../styles/controls.css?inline';
import foldCss from '../../styles/form-fold.css?inline';
import formCss from '../../styles/form.css?inline';
import genreCss from '../../styles/genre-navigation.css?inline';
import paginationCss from '../../styles/pagination.css?inline';
import { carouselArrows } from '../../templates/carousel.js';
import { choices } from '../../templates/choices.js';
import { genreNavigation } from '../../templates/genre-navigation.js';
import { pagination } from '../../templates/pagination.js';
import { searchForm } from '../../templates/search-form.js';
import type { WidgetViewModel } from '../../templates/widget.js';
import type { WidgetHost } from '../host.js';
import { AnnouncementController } from './announcement-controller.js';
import { searchAround } from './area-search.js';
import { CarouselController } from './carousel-controller.js';
import { FocusController } from './focus-controller.js';
import { GenreNavigationController } from './genre-navigation-controller.js';
import type { LoadDiagnostics } from './option-diagnostics.js';
import { PaginationController } from './pagination-controller.js';
import { SearchFormController } from './search-form-controller.js';

export { searchAround };

/** What an element needs that readers work with: the late part adopts them. */
export const styles = unsafeCSS(
  controlsCss + formCss + foldCss + choicesCss + paginationCss + genreCss + carouselCss,
);

/** What readers work with: a form, genres, the arrows of a carousel, and the ways to further entries. */
export class InteractionController {
  readonly #announcement: AnnouncementController;
  readonly #carousel: CarouselController;
  readonly #form: SearchFormController;
  readonly #genres: GenreNavigationController;
  readonly #pagination: PaginationController;

  constructor(
    private readonly host: WidgetHost,
    loadDiagnostics: LoadDiagnostics,
  ) {
    const focus = new FocusController(host);
    this.#announcement = new AnnouncementController(host);
    this.#form = new SearchFormController(host, focus, this.#announcement, loadDiagnostics);
    this.#genres = new GenreNavigationController(host, focus);
    this.#carousel = new CarouselController(host);
    this.#pagination = new PaginationController(host, focus);
  }

  /** Each part that the author wants and that leads somewhere. */
  render(): Pick<WidgetViewModel, 'form' | 'pagination' | 'announcement'> {
    const { locale } = this.host.options;
    const render = <Model>(
      { viewModel }: { readonly viewModel: Model | undefined },
      template: (model: Model, l: typeof locale) => unknown,
    ) => viewModel && template(viewModel, locale);
    return {
      form: html`${render(this.#form, searchForm)}${render(this.#genres, genreNavigation)}${this.#form.choices && choices(this.#form.choices)}${render(this.#carousel, carouselArrows)}`,
      announcement: this.#announcement.text,
      pagination: render(this.#pagination, pagination),
    };
  }
}
