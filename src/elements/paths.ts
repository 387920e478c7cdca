import { html, type ReactiveController } from 'lit';
import { pathWords, type PathWords } from '../locales/paths.js';
import css from '../styles/paths.css?inline';
import { arrows, follow } from '../views/carousel.js';
import type { Look } from '../views/entry.js';
import { genresView } from '../views/genres.js';
import { moreView, pagesView } from '../views/pager.js';
import type { Reader } from './reader.js';

/** The ways through what is found: loaded where the author wants one of them. */
export class Paths implements ReactiveController {
  constructor(readonly reader: Reader) {
    reader.adopt(css);
    reader.element.addController(this);
  }

  get words(): PathWords {
    return pathWords(this.reader);
  }

  hostUpdated(): void {
    follow(this.reader.element.renderRoot, this.words);
  }

  /** @param genre parameter by which readers choose one, if they can */
  before({ layout, locale }: Look, genre: string | undefined): unknown {
    const { reader, words } = this;
    return html`${genre ? genresView(reader, genre, words, locale) : ''}${
      layout === 'carousel' ? arrows(words) : ''
    }`;
  }

  after({ pager, locale }: Look): unknown {
    const { reader, words } = this;
    if (pager === 'more') return moreView(reader, words, locale);
    return pager === 'pages' ? pagesView(reader, words, locale) : undefined;
  }
}
