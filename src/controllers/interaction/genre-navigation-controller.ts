import { html, unsafeCSS, type ReactiveController } from 'lit';
import { adopt } from '../../styles/adopt-styles.js';
import css from '../../styles/genre-navigation.css?inline';
import { arrows, follow } from '../../templates/carousel.js';
import { genresView } from '../../templates/genre-navigation.js';
import type { Reader } from './search-form-controller.js';

const styles = unsafeCSS(css);

/** The way through genres and the arrows of a carousel: loaded where the author wants one of them. */
export class Paths implements ReactiveController {
  constructor(readonly reader: Reader) {
    adopt(reader.element, styles);
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
