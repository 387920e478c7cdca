import type { ReactiveController } from 'lit';
import { wordsOf, type Words } from '../locales/controls.js';
import { toTokyo } from '../service/datum.js';
import { inspect } from '../service/request.js';
import css from '../styles/extras.css?inline';
import { Row } from '../views/carousel.js';
import type { MktElement } from './element.js';
import { givenTo, parametersOf, shownIn, tableOf, type Field } from './fields.js';

type Input = HTMLInputElement | HTMLSelectElement;
type Choices = Record<string, unknown>;

const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

const isFlagged = (input: Input): boolean => input instanceof HTMLInputElement && input.type === 'checkbox';

/** What the reader does in one element, beside what is chosen and what is answered. */
export class Reader implements ReactiveController {
  fields: readonly Field[] = [];
  /** What is wrong, by the name of the field; '' for the whole form. */
  errors: ReadonlyMap<string, string> = new Map();
  locating = false;
  /** What gets the focus when all is shown: a selector. */
  focus = '';
  /** What each field was last given: only what changes is written into it. */
  #filled = new Map<string, string>();
  /** Whether the area was touched since the position was asked for. */
  #elsewhere = false;
  readonly #row = new Row();

  constructor(readonly element: MktElement) {
    (element.renderRoot as ShadowRoot).adoptedStyleSheets.push(sheet);
    new MutationObserver(() => element.requestUpdate()).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['value', 'slot'],
    });
    element.addController(this);
  }

  get words(): Words {
    const { look } = this.element as unknown as { look: { locale: { lang: 'ja' | 'en' } } };
    return wordsOf(look.locale.lang, (this.element.constructor as typeof MktElement).words);
  }
}
