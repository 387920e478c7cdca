import type { ReactiveController, ReactiveElement } from 'lit';
import { isOfKit } from '../element/kit-elements.js';
import { CURLY_QUOTE } from '../client/validation/curly-quote.js';
import { pageState } from '../client/page-state.js';
import { DATA_ELEMENT, dataAttributesOf, KIND, tagFor } from '../element/data-element.js';
import { isWhereParserEnds } from '../element/dom.js';
import { earnsNothing, isEmptyForAuthor } from './conditions.js';
import { warnOfMisspeltData } from './data-attributes.js';
import type { WithAttributeNames } from '../element/attributes.js';
import type { RecordHost } from '../element/host.js';
import { warn } from '../element/report.js';
import { langAround, ownerOf } from '../element/settings/settings.js';
import { localeOf } from '../i18n/locale.js';
import { isDebugPage } from './debug-page.js';
import { noAffiliateId } from './findings/no-affiliate-id.js';
import { lazyModules } from './lazy-modules.js';
import type { DoctorController } from './panel/doctor.js';
import { unknownNamesIn } from './unknown-attribute-names.js';
import { withDiagnostics } from './with-diagnostics.js';

/** True if a value begins or ends with a quotation mark of editors; the lazy module decides. Headings may have some. */
const mayBeQuoted = ({ attributes }: Element): boolean =>
  [...attributes].some(({ name, value }) => {
    const text = value.trim();
    return name !== 'heading' && CURLY_QUOTE.test(text.slice(0, 1) + text.slice(-1));
  });

/** Warns of an element without content, which the HTML parser may have ended early. The lazy module decides. */
function checkEnd(element: Element): void {
  if (!element.childElementCount || isWhereParserEnds(element))
    void withDiagnostics(({ isEndedEarly, log }) => {
      if (element.isConnected && isEndedEarly(element)) log(element, 'endedEarly');
    });
}

/** Warns of misspelt attributes of an element's data element. */
function checkData({ localName, parentElement }: Element): void {
  if (tagFor(parentElement!) !== localName) return;
  const subject = `<div ${KIND}="${localName.slice('mkt-'.length)}">`;
  warnOfMisspeltData(parentElement!, dataAttributesOf(localName), subject);
}

type Host = ReactiveElement & Partial<RecordHost>;

/** Messages for the author: findings in the console, and the panel while `debug` or `?mkt-debug` is set. */
export class DiagnosticsController implements ReactiveController {
  /** Undefined while the page is loading. */
  #mayBeUnclosed: boolean | undefined;
  #doctor: DoctorController | undefined;

  constructor(private readonly host: Host) {
    const { attributeNames: known } = host.constructor as unknown as WithAttributeNames;
    const names = unknownNamesIn(host.getAttributeNames(), known);
    if (names.length) warn(host, 'unknownAttribute', { names, known });
    if (host.matches(`${DATA_ELEMENT}>*`)) checkData(host);
    if (host.matches('mkt-config,mkt-campaign')) checkEnd(host);
    // After loading, the first update checks the whole page.
    if (host.displayIssues && document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', () => host.requestUpdate(), { once: true });
    host.addController(this);
    this.hostUpdated();
  }

  hostUpdated(): void {
    const { host } = this;
    if (host.displayIssues) this.#check(host as RecordHost);
    const { settings } = host;
    const isWanted = settings && (isDebugPage || (settings.debug ?? false) !== false);
    if (!isWanted) {
      this.#doctor?.leave();
      this.#doctor = undefined;
    }
    // The list's panel also covers the bookmark buttons in its entries.
    if (!isWanted || this.#doctor || ownerOf(host)) return;
    const module = lazyModules.doctor.use(host);
    if (module) this.#doctor = new module.DoctorController(host as RecordHost);
  }

  #check(host: RecordHost): void {
    // Few fallbacks have elements of the kit, or several headings and paragraphs. `unclosed-tag.ts` decides.
    if (document.readyState !== 'loading')
      this.#mayBeUnclosed ??=
        isWhereParserEnds(host) ||
        [...host.querySelectorAll('*')].some(isOfKit) ||
        host.querySelectorAll(':scope > :is(h1,h2,h3,h4,h5,h6,p)').length > 1;
    const hasIssues = host.displayIssues.length || mayBeQuoted(host);
    if (hasIssues || this.#mayBeUnclosed || isEmptyForAuthor(host))
      void withDiagnostics(({ logFindings }) => logFindings(host, this.#mayBeUnclosed));
    if (!pageState.isAffiliateIdReported && earnsNothing(host)) {
      pageState.isAffiliateIdReported = true;
      const locale = localeOf(langAround(host) || 'en');
      console.info(`mkt-widgets: ${noAffiliateId[locale]} [noAffiliateId]`);
    }
  }
}
