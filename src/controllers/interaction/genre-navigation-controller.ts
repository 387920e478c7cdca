import { html, unsafeCSS, type ReactiveController } from 'lit';
import { adoptStyles } from '../../styles/adopt-styles.js';
import carousel from '../../styles/carousel.css?inline';
import genres from '../../styles/genre-navigation.css?inline';
import { arrows, follow } from '../../templates/carousel.js';
import { genresView } from '../../templates/genre-navigation.js';
import type { Reader } from './search-form-controller.js';

const styles = [unsafeCSS(genres), unsafeCSS(carousel)];

/** The way through genres and the arrows of a carousel: loaded where the author wants one of them. */
export class Paths implements ReactiveController {
  constructor(readonly reader: Reader) {
    adoptStyles(reader.element, ...styles);
    reader.element.addController(this);
  }

  hostUpdated(): void {
    follow(this.reader.element.renderRoot, this.reader.options.locale);
  }

  /** @param genre parameter by which readers choose one, if they can */
  before(genre: string | undefined): unknown {
    const { reader } = this;
    return html`${genre ? genresView(reader, genre) : ''}${
      reader.options.layout === 'carousel' ? arrows(reader.options.locale) : ''
    }`;
  }
}
