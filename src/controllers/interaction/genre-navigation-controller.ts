import { html, unsafeCSS, type ReactiveController } from 'lit';
import { pagerWords } from '../../i18n/pager.js';
import { pathWords, type PathWords } from '../../i18n/paths.js';
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

  get words(): PathWords {
    return pathWords(this.reader.options.locale);
  }

  hostUpdated(): void {
    follow(this.reader.element.renderRoot, this.words);
  }

  /** @param genre parameter by which readers choose one, if they can */
  before(genre: string | undefined): unknown {
    const { reader, words } = this;
    return html`${genre ? genresView(reader, genre, words) : ''}${
      reader.options.layout === 'carousel' ? arrows(pagerWords(reader.options.locale)) : ''
    }`;
  }
}
