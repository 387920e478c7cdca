import { html, render, type LitElement } from 'lit';
import type { EventController } from './events/event-controller.js';
import type { RecordHost } from './host.js';
import type { RequestController } from './request/request-controller.js';

/**
 * Starts or updates an element. After an exception, of a lazy module for example, the element has the phase `error` and
 * its fallback; a further update without entries then replaces that, if it succeeds.
 */
export function runSafely(
  host: RecordHost & LitElement,
  request: RequestController,
  events: EventController,
  run: () => void,
): void {
  try {
    run();
  } catch (error) {
    request.dispatch('updateFailed', error as Error);
    // Another template: the exception may have left the previous one incomplete. There is no root if another script has
    // given the element a closed one.
    if (host.renderRoot as ParentNode | undefined)
      render(html`<slot name="error"><slot></slot></slot>`, host.renderRoot, host.renderOptions);
    host.setAttribute('phase', 'error');
    events.hostUpdated();
  }
}
