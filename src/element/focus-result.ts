import { listName } from './heading.js';
import type { RecordHost, WidgetHost } from './host.js';
import { isVisible } from './visibility.js';

/** Names entries, or the content around them, while they have the focus: screen readers would read out all of them. */
export function nameForFocus(target: HTMLElement, host: RecordHost): void {
  if (target.ariaLabel) return;
  const { role } = target;
  target.role ??= 'group';
  target.ariaLabel = listName(host);
  target.onblur = () => {
    target.role = role;
    target.ariaLabel = null;
  };
}

export function focusContent(host: RecordHost): void {
  const content = host.renderRoot.querySelector<HTMLElement>('.content')!;
  content.tabIndex = -1;
  nameForFocus(content, host);
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
