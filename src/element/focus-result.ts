import { common } from '../i18n/common.js';
import { headingOf } from './heading.js';
import type { WidgetHost } from './host.js';

/**
 * Before a focused button disappears: moves the focus to the content around it, which has a name meanwhile, and
 * has the result announced.
 */
export function focusResult(host: WidgetHost): void {
  const { options, renderRoot } = host;
  const content = renderRoot.querySelector<HTMLElement>('.content')!;
  content.tabIndex = -1;
  content.role = 'group';
  content.ariaLabel = headingOf(host) || common[options.locale].list;
  content.onblur = () => (content.role = content.ariaLabel = null);
  content.focus({ preventScroll: true });
  // The result of a new selection is announced.
  host.select({ ...host.state.selection });
}
