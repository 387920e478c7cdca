import { listName } from './heading.js';
import type { WidgetHost } from './host.js';

/**
 * Before a focused button disappears: moves the focus to the content around it, which has a name meanwhile, and
 * has the result announced.
 */
export function focusResult(host: WidgetHost): void {
  const { renderRoot } = host;
  const content = renderRoot.querySelector<HTMLElement>('.content')!;
  content.tabIndex = -1;
  content.role = 'group';
  content.ariaLabel = listName(host);
  content.onblur = () => (content.role = content.ariaLabel = null);
  content.focus({ preventScroll: true });
  // The result of a new selection is announced.
  host.select({ ...host.state.selection });
}
