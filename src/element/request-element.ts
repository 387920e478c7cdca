import { html, render, type PropertyValues } from 'lit';
import { send } from '../client/pipeline.js';
import type { AnyRecord } from '../client/records/record.js';
import type { Request } from '../client/request.js';
import type { Answer } from '../client/response.js';
import type { ValidationIssue } from '../client/validation/issue.js';
import type { WidgetOptions } from '../templates/widget-options.js';
import { EventController } from './events/event-controller.js';
import type { RecordHost } from './host.js';
import { RequestController } from './request/request-controller.js';
import type { Phase, RequestState, ResolvedRequest } from './request/request-state.js';
import { SettingsElement } from './settings-element.js';
import { adoptClassStyles, attachRoot } from './style-sheets.js';
import { scheduleWork } from './viewport/work-queue.js';

/** An element that waits until it is near, takes its turn, sends its request, and renders the answer. */
export abstract class RequestElement extends SettingsElement implements RecordHost {
  /** @internal */
  options!: WidgetOptions;
  /** @internal */
  displayIssues: readonly ValidationIssue[] = [];
  /** @internal */
  resolved!: ResolvedRequest;
  /** @internal */
  readonly request: RequestController = new RequestController(this, {
    start: () => this.#attempt(() => super.connectedCallback()),
    onNear: () => {
      if (!this.isUpdatePending) this.events.observeEntries();
    },
    load: (request, signal) => this.load(request, signal),
    onPageError: (error) => this.events.reportError(error),
  });
  /** @internal */
  readonly events: EventController = new EventController(this, this.request.viewport);
  /** True if nothing has changed that request and entries depend on. */
  protected rendersOnly = false;
  #hasSent = false;

  abstract get records(): readonly AnyRecord[];

  abstract get phase(): Phase;

  /** @internal */
  get state(): RequestState {
    return this.request.state;
  }

  abstract refresh(): void;

  /** @internal */
  abstract resolve(): ResolvedRequest;

  protected abstract sendRequest(changed: PropertyValues): void;

  protected load(request: Request, signal: AbortSignal): Promise<Answer> {
    return send(request, signal);
  }

  override connectedCallback(): void {
    if (this.request.insert()) this.#attempt(() => super.connectedCallback());
  }

  /** @internal */
  override requestUpdate(...change: Parameters<SettingsElement['requestUpdate']>): void {
    super.requestUpdate(...change);
    this.rendersOnly = false;
    if (change[0] === 'loading' && this.isConnected && this.request.viewport.isEager)
      this.request.dispatch('reached');
  }

  /** @internal */
  renderAgain(): void {
    const rendersOnly = !this.isUpdatePending || this.rendersOnly;
    this.requestUpdate();
    this.rendersOnly = rendersOnly;
  }

  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const turn = scheduleWork(this.request.viewport, () => void super.scheduleUpdate());
    // Parsing them takes longer than sending the request.
    adoptClassStyles(this, this.renderRoot);
    return turn;
  }

  protected override performUpdate(): void {
    this.#attempt(() => super.performUpdate());
  }

  /** The first update of an element in view only sends the request, so that all send before one of them renders. */
  protected override shouldUpdate(changed: PropertyValues): boolean {
    if (!this.rendersOnly) this.sendRequest(changed);
    const { isEager, isNear } = this.request.viewport;
    if (this.hasUpdated || this.#hasSent || !(isNear || isEager)) return true;
    this.#hasSent = true;
    queueMicrotask(() => this.requestUpdate());
    return false;
  }

  /** Waits for the update that renders. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    return super.getUpdateComplete();
  }

  protected override createRenderRoot(): ShadowRoot {
    return attachRoot(this);
  }

  /**
   * Starts or updates the element. After an exception, of a lazy module for example, it has the phase `error` and its
   * fallback; a further update without entries then replaces that, if it succeeds.
   */
  #attempt(step: () => void): void {
    try {
      step();
    } catch (error) {
      this.request.dispatch('updateFailed', error as Error);
      // Another template: the exception may have left the previous one incomplete. There is no root if another script has
      // given the element a closed one.
      if (this.renderRoot as ParentNode | undefined)
        render(html`<slot name="error"><slot></slot></slot>`, this.renderRoot, this.renderOptions);
      this.setAttribute('phase', 'error');
      this.events.hostUpdated();
    }
  }
}
