/** A panel for authors that explains the state of an element: a lazy module, after that of the console. */
import '../diagnostics.js';
import {
  html,
  nothing,
  render,
  unsafeCSS,
  type ReactiveController,
  type TemplateResult,
} from 'lit';
import { markWritten } from '../../client/written.js';
import { sum } from '../../client/sum.js';
import type { FindingCode } from '../findings/en.js';
import { findingTexts } from '../findings/texts.js';
import { panelTexts } from './panel-texts.js';
import { formatNumber, formatPrice } from '../../i18n/format.js';
import { localeOf, type Locale } from '../../i18n/locale.js';
import { commissionsOf } from './commission.js';
import css from './doctor.css?inline';
import { adoptStyles } from '../../element/style-sheets.js';
import { langAround } from '../../element/settings/settings.js';
import {
  bytesOf,
  originsOf,
  requestsOf,
  knownSettings,
  shownAddress,
  transportOf,
  withoutSecrets,
  type Examined,
} from '../page/element-facts.js';
import { failureOf } from '../findings/failures.js';
import { isOfPage, type Finding } from '../findings/finding.js';
import { tagWithSuggestions } from '../findings/names.js';
import { findingsOf, isProblem, pageFindingsAround } from '../page/element-findings.js';
import {
  notePanel,
  readReferrerHeader,
  watchPolicies,
  watchShifts,
  causeOfNetworkFailure,
} from '../page/page-facts.js';

export const styles = unsafeCSS(css);

/** The elements with a panel, each with its findings about the page. */
const hosts = new Map<Examined, readonly string[]>();
const updateAll = () => hosts.forEach((_, host) => host.requestUpdate());
watchShifts(updateAll);
watchPolicies(updateAll);
void readReferrerHeader().then(updateAll);

function outcomeText(host: Examined, locale: Locale): string {
  const words = panelTexts[locale];
  const { phase, records, state } = host;
  const { answer } = state;
  if (!answer) return words.phase(phase);
  const { count, page, pageCount } = answer.page;
  const received = +answer.receivedAt;
  const age = Math.max(0, Math.round((Date.now() - received) / 1000));
  const bytes = sum(requestsOf(host).map(bytesOf));
  return [
    words.phase(phase),
    records ? words.hits(records.length, count) : '',
    page && pageCount ? words.page(page, pageCount) : '',
    words.age(age, received < performance.timeOrigin),
    bytes ? words.bytes(formatNumber(bytes)) : '',
  ]
    .filter(Boolean)
    .join(locale === 'ja' ? '、' : ', ');
}

/** The commission of the entries and its sum; nothing without an affiliate id, which earns it. */
function commission({ records = [], settings }: Examined, locale: Locale) {
  const words = panelTexts[locale];
  const all = commissionsOf(records);
  if (!all.length || !settings.affiliateId) return nothing;
  const yen = (amount: number) => formatPrice(locale, amount);
  const total = sum(all.map(({ amount }) => amount));
  return html`<dt>${words.commission}</dt
    ><dd class="doctor-commission"
      >${words.commissionSum(yen(total))}<ul
        >${all.map(({ name, rate, price, amount }) => {
          // Not in the template: scripts are ASCII, and templates cannot be escaped.
          const product = `: ${rate}% × ${yen(price)} = ${yen(amount)}`;
          return html`<li><bdi>${name}</bdi>${product}</li>`;
        })}</ul
      ></dd
    >`;
}

/** The findings of an element; of those about the page, the ones that no panel before shows. */
function firstTold(host: Examined, own: readonly Finding[]): Finding[] {
  const keyOf = ({ code, detail }: Finding) => `${code} ${detail}`;
  const around = pageFindingsAround(host);
  const ofPage = [...own.filter((each) => isOfPage(each, host, knownSettings(host))), ...around];
  const keys = ofPage.map(keyOf);
  const isLess = hosts.get(host)?.some((key) => !keys.includes(key));
  hosts.set(host, keys);
  if (isLess) updateAll();
  const panels = [...hosts];
  const before = panels.slice(
    0,
    panels.findIndex(([other]) => other === host),
  );
  const isTold = (each: Finding) => before.some(([, told]) => told.includes(keyOf(each)));
  return [...own, ...around].filter((each) => !ofPage.includes(each) || !isTold(each));
}

const findingList = (findings: readonly Finding[], locale: Locale) =>
  html`<ul
    >${findings.map(({ code, detail, lang }) => {
      const [problem, advice] = findingTexts[locale][code];
      return html`<li data-finding=${code}
        ><strong>${problem}</strong> ${advice}${
          detail ? html` <code lang=${lang ?? nothing}>${detail}</code>` : nothing
        }</li
      >`;
    })}</ul
  >`;

/** A panel for the author: findings, request, answer, and the source of every value. */
function panel(host: Examined, findings: readonly Finding[], locale: Locale): TemplateResult {
  const words = panelTexts[locale];
  const problems = findings.filter(isProblem).length;
  const requests = requestsOf(host);
  return html`<details lang=${locale} ?open=${problems > 0}
    ><summary>${words.title(problems)}</summary>${
      findings.length ? findingList(findings, locale) : nothing
    }<dl
      >${
        requests.length
          ? html`<dt>${words.request(transportOf(requests[0]!))}</dt>${requests.map(
                (request) =>
                  html`<dd class="doctor-request"><code>${shownAddress(request)}</code></dd>`,
              )}`
          : nothing
      }<dt>${words.answer}</dt
      ><dd class="doctor-answer">${outcomeText(host, locale)}</dd>${commission(host, locale)}</dl
    ><table
      ><caption>${words.settings}</caption
      ><thead
        ><tr
          ><th scope="col">${words.name}</th><th scope="col">${words.value}</th
          ><th scope="col">${words.from}</th></tr
        ></thead
      ><tbody
        >${originsOf(host).map(
          ({ name, value, source }) =>
            html`<tr data-name=${name} data-source=${source}
              ><th scope="row"><code>${name}</code></th
              ><td><code>${value}</code></td
              ><td>${words.sources[source]}</td></tr
            >`,
        )}</tbody
      ></table
    ></details
  >`;
}

const explained = new WeakSet<Element>();

/**
 * Adds a panel about something that is no element of the kit, below it, once.
 * @param known the tags of the kit
 */
export function addPanel(
  element: Element,
  code: 'escapedCode' | 'unknownElement',
  detail: string,
  known: readonly string[],
): void {
  if (explained.has(element)) return;
  explained.add(element);
  const locale = localeOf(langAround(element));
  const text = code === 'unknownElement' ? tagWithSuggestions(detail, known, locale) : detail;
  const place = markWritten(document.createElement('div'));
  place.className = 'mkt-doctor';
  const renderRoot = place.attachShadow({ mode: 'open' });
  adoptStyles({ renderRoot }, styles);
  render(
    html`<div class="doctor" part="doctor" lang=${locale}
      ><details open
        ><summary>${panelTexts[locale].title(1)}</summary
        >${findingList([{ code, detail: text }], locale)}</details
      ></div
    >`,
    renderRoot,
  );
  element.after(place);
}

/** Examines an element after each update and renders the findings below it. */
export class DoctorController implements ReactiveController {
  readonly #panel = document.createElement('div');
  /** The cause of the network failure `error`, once it is known. */
  #reason: { readonly error: Error; code?: FindingCode } | undefined;

  constructor(private readonly host: Examined) {
    this.#panel.className = 'doctor';
    this.#panel.setAttribute('part', 'doctor');
    host.addController(this);
    host.requestUpdate();
  }

  hostConnected(): void {
    hosts.set(this.host, []);
  }

  hostDisconnected(): void {
    const told = hosts.get(this.host)?.length;
    hosts.delete(this.host);
    if (told) updateAll();
  }

  /** Removes the panel: `debug` was switched off. */
  leave(): void {
    this.host.removeController(this);
    this.hostDisconnected();
    this.#panel.remove();
  }

  hostUpdated(): void {
    const { host } = this;
    if (host.phase === 'loading') return;
    this.#findReason();
    const locale = localeOf(langAround(host));
    const findings = firstTold(host, findingsOf(host, locale, this.#reason?.code)).map(
      (finding) => ({
        ...finding,
        detail: finding.detail && withoutSecrets(host, finding.detail),
      }),
    );
    notePanel();
    // Lit removes the panel when it renders the whole element again.
    if (!this.#panel.isConnected) host.renderRoot.append(this.#panel);
    render(panel(host, findings, locale), this.#panel);
  }

  /** Probes the service's host after a network failure, since the error gives no cause. */
  #findReason(): void {
    const { host } = this;
    const error = host.state.error ?? host.state.failure;
    if (!error || error === this.#reason?.error) return;
    const reason: { error: Error; code?: FindingCode } = (this.#reason = { error });
    const [request] = requestsOf(host);
    if (failureOf(error) !== 'unreachable' || !request) return;
    void causeOfNetworkFailure(shownAddress(request)).then((code) => {
      // A script transport cannot see that the service refused the reader's token.
      const mayBeRefused = code === 'blocked' && request.operation.auth === 'oauth';
      reason.code = mayBeRefused ? 'lost' : code;
      host.requestUpdate();
    });
  }
}
