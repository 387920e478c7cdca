import { LitElement } from 'lit';
import type { Operation } from '../client/operations/operation.js';
import { send } from '../client/pipeline.js';
import type { AnyRecord } from '../client/records/record.js';
import { buildRequest, type Request } from '../client/request.js';
import type { Answer } from '../client/response.js';
import type { ParamsOfTable } from '../client/validation/parameter.js';
import type { ValidationIssue } from '../client/validation/issue.js';
import { hasValue } from '../client/validation/validate.js';
import { operationOf, type WidgetDefinition } from './definition.js';
import { loadOrSubstitute } from '../features/substitute/gone.js';
import type {
  Phase,
  ResolvedRequest,
  SelectMode,
  Selection,
  ShownAnswer,
  WidgetHost,
} from './host.js';
import { ItemTemplateController } from '../features/item-template/item-template-controller.js';
import { scheduleRender } from './viewport/render-queue.js';
import { RequestController } from './request/request-controller.js';
import { withoutPage } from './selection.js';
import { SettingsController } from './settings/settings-controller.js';
import type { ElementSettings } from './settings/settings.js';
import type { WidgetOptions } from '../templates/widget-options.js';
import type { display } from './display-attributes.js';
import { resolveOptions } from './resolve-options.js';
import { collectParameters, isAwaitingInput, isAwaitingPosition } from './resolve-request.js';

/**
 * An element that requests records: its attributes, the settings around it and the reader's
 * selection decide which. It shows nothing by itself.
 */
export abstract class RequestingElement<Shown extends AnyRecord = AnyRecord>
  extends LitElement
  implements WidgetHost
{
  /** The name the element is registered under. */
  declare static readonly tag: string;
  /** What the class declares about itself. */
  declare static readonly definition: WidgetDefinition;

  /** @internal */
  options!: WidgetOptions;
  /** @internal */
  displayIssues: readonly ValidationIssue[] = [];
  /** @internal */
  declare limit?: ParamsOfTable<typeof display>['limit'];
  readonly #settings = new SettingsController(this);
  protected readonly itemTemplate = new ItemTemplateController(this);
  protected readonly request = new RequestController(this, {
    onNear: () => this.onNear(),
    load: (request, signal) => loadOrSubstitute(this, request, (one) => this.load(one, signal)),
    onPageError: (error) => this.onPageError(error),
  });
  /** @internal */
  awaitsInput = false;

  /**
   * The records now shown.
   * @type {readonly object[]}
   */
  get records(): readonly Shown[] {
    return this.request.records as readonly Shown[];
  }

  /** @internal */
  get phase(): Phase {
    return this.request.phase;
  }

  /** @internal */
  get definition(): WidgetDefinition {
    return (this.constructor as typeof RequestingElement).definition;
  }

  /** @internal */
  get settings(): ElementSettings {
    return this.#settings.current;
  }

  /** @internal */
  get selection(): Selection {
    return this.request.state.selection;
  }

  /** @internal */
  get error(): Error | undefined {
    return this.request.state.error;
  }

  /** @internal */
  get failure(): Error | undefined {
    return this.request.state.failure;
  }

  /** @internal */
  get answer(): ShownAnswer | undefined {
    return this.records.length ? this.request.state.answer : undefined;
  }

  /** @internal */
  get emptyAnswer(): ShownAnswer | undefined {
    const { phase, records, state } = this.request;
    return !records.length && (phase === 'empty' || state.appends) ? state.answer : undefined;
  }

  /** Requests again, whatever is cached. */
  refresh(): void {
    const { selection, appends } = this.request.state;
    this.request.revalidate();
    this.select(appends ? withoutPage(selection) : selection);
  }

  /** @internal */
  select(selection: Selection, mode: SelectMode = 'replace'): void {
    this.request.select(selection, mode);
    this.requestUpdate();
  }

  /**
   * Not named `operation`, which is an attribute of some elements.
   * @internal
   */
  currentOperation(selection: Selection = this.selection): Operation {
    return operationOf(this.definition, this, this.options, selection);
  }

  /** @internal */
  possibleOperations(): readonly Operation[] {
    return [this.currentOperation()];
  }

  /** @internal */
  collectParameters(
    operation: Operation,
    selection: Selection = this.selection,
  ): Record<string, unknown> {
    return collectParameters(this, this.definition, this.options, operation, selection);
  }

  /** @internal */
  resolve(selection: Selection = this.selection): ResolvedRequest {
    const operation = this.currentOperation(selection);
    const parameters = this.collectParameters(operation, selection);
    const issue = this.definition.issueOf?.(this);
    const request = issue ? [issue] : buildRequest(operation, parameters, this.settings);
    // Where a selection has a place, it is the reader's own.
    const isPersonal = hasValue(selection['latitude']);
    const result = isPersonal && !Array.isArray(request) ? { ...request, isPersonal } : request;
    return { operation, parameters, result };
  }

  /** Gets the answer; an element that needs several requests sends them here. */
  protected load(request: Request, signal: AbortSignal): Promise<Answer> {
    return send(request, signal);
  }

  /** Is told once it is near the viewport. */
  protected abstract onNear(): void;

  /** Is told of an error that leaves what is shown as it is. */
  protected abstract onPageError(error: Error): void;

  /** In its turn among the elements of the page; what is near asks before that comes. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    const { viewport } = this.request;
    const turn = scheduleRender(viewport, () => void super.scheduleUpdate());
    if (turn && viewport.isNear) this.#ask();
    return turn;
  }

  protected override willUpdate(): void {
    this.#ask();
  }

  /** Asks for what is set and chosen, unless it already has. */
  #ask(): void {
    const {
      options,
      issues: own,
      displayIssues,
    } = resolveOptions(this, this.definition, this.settings, this.itemTemplate.current);
    this.options = options;
    let resolved = this.resolve();
    if (this.request.leavesPage(resolved.result)) {
      this.request.select(withoutPage(this.selection), 'replace');
      resolved = this.resolve();
    }
    const { operation, parameters, result } = resolved;
    const issues = Array.isArray(result) ? [...own, ...result] : own;
    this.awaitsInput =
      isAwaitingInput(issues, this.definition, options, operation) ||
      (!issues.length && isAwaitingPosition(this.definition, options, parameters, operation));
    const isRefused = issues.length > 0 && !this.awaitsInput;
    // One line tells of all.
    this.displayIssues = isRefused ? [] : displayIssues;
    if (isRefused) issues.unshift(...displayIssues);
    this.request.run(issues.length || Array.isArray(result) ? issues : result, this.awaitsInput);
  }
}
