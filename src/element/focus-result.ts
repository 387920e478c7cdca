import { listName } from './heading.js';
import type { RecordHost, WidgetHost } from './host.js';
import { isVisible } from './visibility.js';

/** Focuses the content of an element, which has a name meanwhile. */
function focusContent(host: RecordHost): void {
  const content = host.renderRoot.querySelector<HTMLElement>('.content')!;
  content.tabIndex = -1;
  content.role = 'group';
  content.ariaLabel = listName(host);
  content.onblur = () => (content.role = content.ariaLabel = null);
  content.focus({ preventScroll: true });
}

/**
 * Before a focused button disappears: moves the focus to the content around it, and has the result announced.
 */
export function focusResult(host: WidgetHost): void {
  focusContent(host);
  // The result of a new selection is announced.
  host.select({ ...host.state.selection });
}

/**
 * Focuses the main link of an entry; without entries, the message or the content.
 * @param place from 0; the first entry if there are fewer
 */
export function focusEntry(host: RecordHost, place = 0): void {
  const { renderRoot } = host;
  const items = renderRoot.querySelectorAll('[part~="item"]');
  const around = items[place] ?? items[0] ?? renderRoot;
  const message = renderRoot.querySelector<HTMLElement>('.status');
  if (message && isVisible(message)) {
    message.tabIndex = -1;
    message.focus({ preventScroll: true });
  } else if (items.length || !renderRoot.querySelector('.content')) {
    const [target = around] = ['.title a', 'a', 'button'].flatMap(
      (selector) => around.querySelector(selector) ?? [],
    );
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  } else focusContent(host);
}
