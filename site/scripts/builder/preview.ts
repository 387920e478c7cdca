/** The preview: the element in a frame of this site, with the script tag of the snippet. */
import type { NoticedElement } from '../../../cli/notice/destinations.js';
import type { PlainEntries } from '../../../cli/plain.js';
import {
  type AnyRecord,
  type GoneError,
  type ServiceError,
  summaryOf,
} from '../../../src/exports/requests.js';
import {
  failureOf,
  findingIn,
  type Finding,
  type FindingCode,
} from '../../../src/exports/findings.js';
import type {
  ParameterError,
  ValidationIssue,
  ValidationMessage,
} from '../../../src/exports/validate.js';
import { AUTO_HEADING } from '../../../src/exports/definitions.js';
import type { WidgetHost } from '../../../src/exports/elements.js';
import type { Account } from '../elements.js';
import { isolated, root } from '../service.js';
import type { Language } from '../words/page-words.js';
import { isLink } from './links.js';
import { childrenOf, type Child } from './snippets.js';
import type { View, Widget } from '../types.js';

export interface Suggestion {
  readonly link: string;
  readonly text: string;
}

export type Note = Pick<Finding, 'code' | 'detail'>;

/** The preview's findings. */
export interface Seen {
  readonly phase: 'idle' | 'loading' | 'ready' | 'empty' | 'error';
  readonly count: number;
  readonly height: number;
  readonly problems: readonly ValidationMessage[];
  /** Problems of attributes for which defaults apply. */
  readonly displayIssues: readonly ValidationIssue[];
  readonly records: readonly AnyRecord[];
  /** The same for a copy without the element; undefined until they are shown. */
  readonly entries: PlainEntries | undefined;
  /** The state that the notice names; undefined until the element is there. */
  readonly noticed: NoticedElement | undefined;
  /** Further findings, from the console. */
  readonly notes: readonly Note[];
  /** The failure, if attributes are not its cause; its detail is the service's text, in English. */
  readonly failure: { readonly code: FindingCode; readonly detail: string } | undefined;
  /** Attributes with the numbers of unavailable items: `hotel-no="999999"`. */
  readonly gone: readonly string[];
  /** Links of the entries, suggested as a fallback. */
  readonly suggestions: readonly Suggestion[];
}

export const UNSEEN: Seen = {
  phase: 'loading',
  count: 0,
  height: 320,
  problems: [],
  displayIssues: [],
  records: [],
  entries: undefined,
  noticed: undefined,
  notes: [],
  failure: undefined,
  gone: [],
  suggestions: [],
};

export const WIDTHS: Readonly<Record<View['width'], number>> = {
  phone: 360,
  sidebar: 240,
  desktop: 960,
};

type Values = Readonly<Record<string, string>>;

export interface Shown {
  readonly widget: Widget;
  readonly account: Account;
  readonly kit: string;
  readonly scheme: View['scheme'];
  readonly lang: Language;
  /** Attributes of the preview only. */
  readonly extra: Values;
  /** See `Page` in `snippets.ts`. */
  readonly label: string;
  /** Texts for problems of attributes. */
  readonly explain: (problems: readonly ValidationMessage[]) => string;
}

type Json = Readonly<Record<string, unknown>>;

/** Number of suggested fallbacks. */
const OFFERED = 3;

/** Links of the entries, with the affiliate id if one is set. */
const suggestionsOf = (records: readonly Json[]): Suggestion[] =>
  records
    .flatMap((record) => {
      const { title, href } = summaryOf(record);
      return href && isLink(href) ? [{ link: href, text: title ?? href }] : [];
    })
    .slice(0, OFFERED);

function entriesOf(element: HTMLElement | undefined): PlainEntries | undefined {
  const {
    localName: tag,
    records,
    options,
    settings,
    state,
  } = (element ?? {}) as Partial<WidgetHost>;
  if (!tag || !records?.length || !options) return undefined;
  const { rel, target, disclosure: label, limit } = options;
  const shown = records.slice(0, Number(limit) || Infinity);
  const { heading: written = '' } = options;
  const heading = written === AUTO_HEADING ? state?.answer?.page.title : String(written);
  return { tag, records: shown, options, rel, target, label, settings: settings ?? {}, heading };
}

/** The settings and options of an element, which has none before its class is loaded. */
function noticedOf(element: HTMLElement | undefined): NoticedElement | undefined {
  const {
    localName: tag,
    records = [],
    options,
    settings,
  } = (element ?? {}) as Partial<WidgetHost>;
  return tag && settings ? { tag, records, options, settings } : undefined;
}

/** Updates a frame after each change. */
export class Preview {
  #frame: HTMLIFrameElement;
  #element: HTMLElement | undefined;
  #page = '';
  #seen = UNSEEN;
  #loading: Promise<void> | undefined;
  #explain: Shown['explain'] = () => '';

  constructor(
    frame: HTMLIFrameElement,
    private readonly onSeen: (seen: Seen) => void,
  ) {
    this.#frame = frame;
  }

  #report(changes: Partial<Seen>): void {
    const seen = { ...this.#seen, ...changes };
    this.#seen = {
      ...seen,
      entries: seen.phase === 'ready' ? entriesOf(this.#element) : undefined,
      noticed: noticedOf(this.#element),
    };
    this.onSeen(this.#seen);
  }

  /** Forgets the entries of another account: their links have its ids. */
  forget(): void {
    this.#page = '';
    this.#report({ records: [] });
  }

  /** A new page for each script tag, since its settings apply from the start. */
  async #open(settings: Values, kit: string, page: string): Promise<void> {
    this.#report({ records: [] });
    const loaded = new Promise((resolve) =>
      this.#frame.addEventListener('load', resolve, { once: true }),
    );
    this.#frame.src = new URL('builder/preview.html', root).href;
    await loaded;
    // Another page was opened meanwhile.
    if (page !== this.#page) return;
    const document = this.#frame.contentDocument!;
    this.#element = undefined;
    const styles = document.createElement('link');
    Object.assign(styles, { rel: 'stylesheet', href: `${kit}mkt.css` });
    const script = document.createElement('script');
    for (const [name, value] of Object.entries(settings))
      if (value) script.setAttribute(`data-${name}`, value);
    script.src = `${kit}mkt.js`;
    document.head.append(styles, script);
    this.#listen(this.#frame.contentWindow as Window & typeof globalThis);
    document.addEventListener('mkt-load', ({ detail: { records } }) => {
      if (page !== this.#page) return;
      this.#report({
        count: records.length,
        suggestions: suggestionsOf(records),
        records,
        problems: [],
        failure: undefined,
      });
    });
    document.addEventListener('mkt-error', ({ detail: { error } }) => {
      const { problems, attribute } = error as Error & {
        readonly problems?: ParameterError['problems'];
        readonly attribute?: GoneError['attribute'];
      };
      if (attribute) this.#report({ gone: [...this.#seen.gone, attribute] });
      else if (problems) {
        this.#report({ problems, failure: undefined });
        this.#say(this.#explain(problems));
      } else {
        const { text = '' } = error as Partial<ServiceError>;
        this.#report({ problems: [], failure: { code: failureOf(error), detail: text } });
      }
    });
    const { ResizeObserver } = this.#frame.contentWindow as Window & typeof globalThis;
    new ResizeObserver(() => {
      const height = Math.ceil(document.body.getBoundingClientRect().height);
      if (height > 0) this.#report({ height });
    }).observe(document.body);
  }

  /** The element's own checks. */
  #displayIssues(): Seen['displayIssues'] {
    return (this.#element as Partial<WidgetHost> | undefined)?.displayIssues ?? [];
  }

  /** Elements log their findings in the console of their page. */
  #listen({ console }: typeof globalThis): void {
    for (const level of ['warn', 'info'] as const) {
      const write = console[level].bind(console);
      console[level] = (...all: unknown[]) => {
        write(...all);
        const [tag, text] = /^<(mkt-[\w-]+)>: (.*)$/s.exec(String(all[0]))?.slice(1) ?? [];
        const note = text && tag === this.#element?.localName && findingIn(text);
        if (note)
          this.#report({
            notes: [...this.#seen.notes, note],
            displayIssues: this.#displayIssues(),
          });
      };
    }
  }

  #readPhase(element: HTMLElement): void {
    const phase = (element.getAttribute('phase') ?? 'idle') as Seen['phase'];
    this.#report(
      phase === 'error' || phase === 'loading'
        ? { phase }
        : { phase, problems: [], failure: undefined },
    );
  }

  async show(shown: Shown): Promise<void> {
    const { widget, account, kit, scheme, lang, extra } = shown;
    this.#explain = shown.explain;
    this.#say('');
    const { transport: preferred, 'frame-url': _, ...attributes } = widget.attributes;
    // The page is of the builder's origin: no service runs a script in it.
    const { transport } = isolated(account, preferred || account['transport']);
    // The author is no reader who consents or is counted, and trusts no further service here.
    const { consent: _c, analytics: _a, origins: _o, ...ofAccount } = account;
    const settings = { ...ofAccount, transport };
    const page = JSON.stringify([settings, kit]);
    if (page !== this.#page) {
      this.#page = page;
      this.#loading = this.#open(settings, kit, page);
    }
    await this.#loading;
    // Another page was requested meanwhile.
    if (page !== this.#page) return;
    const document = this.#frame.contentDocument!;
    document.documentElement.style.colorScheme = scheme;
    // An element reports each problem once; a new element reports remaining ones again.
    const isAnother = this.#element?.localName !== widget.tag || this.#seen.notes.length > 0;
    const relabelled = document.documentElement.lang !== lang;
    document.documentElement.lang = lang;
    const element = isAnother || relabelled ? document.createElement(widget.tag) : this.#element!;
    const newAttributes: Values = { ...attributes, ...extra, loading: 'eager' };
    for (const { name } of [...element.attributes])
      if (!(name in newAttributes) && name !== 'phase') element.removeAttribute(name);
    for (const [name, value] of Object.entries(newAttributes))
      if (element.getAttribute(name) !== value) element.setAttribute(name, value);
    this.#fill(document, element, widget, shown.label);
    if (element !== this.#element) {
      this.#element = element;
      const { height, suggestions, records } = this.#seen;
      this.#report({ ...UNSEEN, height, suggestions, records });
      // A replaced element changes its phase, too.
      const readPhase = () => element === this.#element && this.#readPhase(element);
      new MutationObserver(readPhase).observe(element, { attributeFilter: ['phase'] });
      document.body.replaceChildren(element);
    }
    // A change may affect the options alone.
    await (element as Partial<WidgetHost>).updateComplete;
    if (element === this.#element) this.#report({});
  }

  /** Replaces the element's own message, which is in English, unless there is a fallback. */
  #say(text: string): void {
    const element = this.#element;
    element?.querySelector(':scope > [slot="error"]')?.remove();
    if (!element || !text || element.querySelector(':scope > a')) return;
    const message = element.ownerDocument.createElement('p');
    message.slot = 'error';
    message.textContent = text;
    element.append(message);
  }

  /** The choices for readers, and the fallback with its label. */
  #fill(document: Document, element: HTMLElement, widget: Widget, label: string): void {
    const nodeOf = ({ tag, attributes, text, children: inner = [] }: Child): Node => {
      if (tag === 'text') return document.createTextNode(text);
      const child = document.createElement(tag);
      for (const [name, value] of attributes) child.setAttribute(name, value);
      child.append(text, ...inner.map(nodeOf));
      return child;
    };
    const children = childrenOf(widget, label).map(nodeOf);
    const present = [...element.childNodes].filter((node) => node.textContent !== ' ');
    const same =
      children.length === present.length &&
      children.every((child, index) => child.isEqualNode(present[index]!));
    if (!same) element.replaceChildren(...children.flatMap((child) => [child, ' ']));
  }
}
