/** A panel for authors that explains the state of an element: a lazy module. */
import { render, unsafeCSS, type ReactiveController } from 'lit';
import type { FindingCode } from '../../i18n/doctor.js';
import { localeOf } from '../../i18n/locale.js';
import css from './doctor.css?inline';
import { doctorPanel } from './doctor-template.js';
import { langAround } from '../../element/settings/settings.js';
import {
  answerOf,
  originsOf,
  requestOf,
  shownAddress,
  transportOf,
  withoutSecrets,
  type Examined,
} from './element-facts.js';
import { failureOf } from './failures.js';
import { findingsOf, isProblem } from './findings.js';
import { notePanel, readReferrerHeader, watchShifts, whyUnreached } from './page-facts.js';

export const styles = unsafeCSS(css);

const hosts = new Set<Examined>();
const updateAll = () => hosts.forEach((host) => host.requestUpdate());
watchShifts(updateAll);
void readReferrerHeader().then(updateAll);

/** Examines an element after each update and renders the findings below it. */
export class DoctorController implements ReactiveController {
  readonly #panel = document.createElement('div');
  /** The cause of the network failure `error`, once it is known. */
  #reason: { readonly error: Error; code?: FindingCode } | undefined;

  constructor(private readonly host: Examined) {
    this.#panel.className = 'doctor';
    this.#panel.setAttribute('part', 'doctor');
    host.addController(this);
  }

  hostConnected(): void {
    hosts.add(this.host);
  }

  hostDisconnected(): void {
    hosts.delete(this.host);
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
    const findings = findingsOf(host, locale, this.#reason?.code).map((finding) => ({
      ...finding,
      detail: finding.detail && withoutSecrets(host, finding.detail),
    }));
    const request = requestOf(host);
    const model = {
      findings,
      problems: findings.filter(isProblem).length,
      origins: originsOf(host),
      request: request && { address: shownAddress(request), transport: transportOf(request) },
      answer: answerOf(host),
    };
    notePanel();
    // Lit removes the panel when it renders the whole element again.
    if (!this.#panel.isConnected) host.renderRoot.append(this.#panel);
    render(doctorPanel(model, locale), this.#panel);
  }

  /** Probes the service's host after a network failure, since the error gives no cause. */
  #findReason(): void {
    const { host } = this;
    const error = host.state.error ?? host.state.failure;
    if (!error || error === this.#reason?.error) return;
    const reason: { error: Error; code?: FindingCode } = (this.#reason = { error });
    const request = requestOf(host);
    if (failureOf(error) !== 'unreachable' || !request) return;
    void whyUnreached(shownAddress(request)).then((code) => {
      // A script transport cannot see that the service refused the reader's token.
      const mayBeRefused = code === 'blocked' && request.operation.auth === 'oauth';
      reason.code = mayBeRefused ? 'lost' : code;
      host.requestUpdate();
    });
  }
}
