import { html, unsafeCSS } from 'lit';
import carouselCss from '../carousel/carousel.css?inline';
import controlsCss from './controls.css?inline';
import formCss from '../search-form/search-form.css?inline';
import genreCss from '../genre-navigation/genre-navigation.css?inline';
import paginationCss from '../pagination/pagination.css?inline';
import type { WidgetHost } from '../../element/host.js';
import { AnnouncementController } from './announcement-controller.js';
import { searchAround } from '../search-form/position-search.js';
import { CarouselController } from '../carousel/carousel-controller.js';
import { FocusController } from './focus-controller.js';
import { GenreNavigationController } from '../genre-navigation/genre-navigation-controller.js';
import { PaginationController } from '../pagination/pagination-controller.js';
import { SearchFormController } from '../search-form/search-form-controller.js';

export { searchAround };

export const styles = unsafeCSS(controlsCss + formCss + paginationCss + genreCss + carouselCss);

/** Controls for readers: search form, genre navigation, carousel arrows and pagination. */
class InteractionController {
  readonly #carousel: CarouselController;
  readonly #form: SearchFormController;
  readonly #genres: GenreNavigationController;
  readonly #pagination: PaginationController;

  constructor(host: WidgetHost) {
    const focus = new FocusController(host);
    const announcement = new AnnouncementController(host);
    this.#form = new SearchFormController(host, focus, announcement);
    this.#genres = new GenreNavigationController(host, focus);
    this.#carousel = new CarouselController(host);
    this.#pagination = new PaginationController(host, focus);
  }

  /** Renders the controls that the author chose and that have an effect. */
  render() {
    return {
      form: html`${this.#form.render()}${this.#genres.render()}${this.#form.renderActiveFilters()}`,
      arrows: this.#carousel.render(),
      pagination: this.#pagination.render(),
    };
  }
}

const controllers = new WeakMap<WidgetHost, InteractionController>();

export function update(host: WidgetHost): void {
  if (!controllers.has(host)) controllers.set(host, new InteractionController(host));
}

export const controlsOf = (host: WidgetHost) => controllers.get(host)?.render();
