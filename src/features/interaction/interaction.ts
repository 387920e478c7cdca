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
import { genreNavigation } from '../genre-navigation/genre-navigation.js';
import { pagination } from '../pagination/pagination.js';
import { SearchFormController } from '../search-form/search-form-controller.js';

export { searchAround };

export const styles = unsafeCSS(controlsCss + formCss + paginationCss + genreCss + carouselCss);

/** Returns a function that renders the controls that the author chose and that have an effect. */
function controlsFor(host: WidgetHost) {
  const focus = new FocusController(host);
  const form = new SearchFormController(host, focus, new AnnouncementController(host));
  const carousel = new CarouselController(host);
  return () => ({
    form: html`${form.render()}${genreNavigation(host, focus)}${form.renderActiveFilters()}`,
    arrows: carousel.render(),
    pagination: pagination(host, focus),
  });
}

const controls = new WeakMap<WidgetHost, ReturnType<typeof controlsFor>>();

export function update(host: WidgetHost): void {
  if (!controls.has(host)) controls.set(host, controlsFor(host));
}

export const controlsOf = (host: WidgetHost) => controls.get(host)?.();
