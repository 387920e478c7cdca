import { html, type TemplateResult } from 'lit';
import { carousel } from '../i18n/index.js';
import type { Locale } from '../i18n/locale.js';
import { button } from './button.js';

const rowIn = (root: ParentNode) =>
  root.querySelector<HTMLElement>('[part~="list"][data-layout="carousel"]');

/** Buttons that scroll the row that follows them; each is there when there is somewhere to go. */
export const arrows = (locale: Locale): TemplateResult => {
  const messages = carousel(locale);
  const arrow = (name: 'previous' | 'next', by: 1 | -1) => {
    const go = ({ target }: Event) => {
      const row = rowIn((target as Element).getRootNode() as ShadowRoot);
      row?.scrollBy({ left: by * row.clientWidth });
    };
    return button('', go, {
      part: name,
      className: `arrow ${name}`,
      label: messages[name],
      hidden: true,
    });
  };
  return html`<div class="arrows">${arrow('previous', -1)}${arrow('next', 1)}</div>`;
};

/** Shows the arrows that lead somewhere. */
function point(row: HTMLElement): void {
  const root = row.getRootNode() as ShadowRoot;
  const at = row.scrollLeft;
  const ways = { previous: at > 1, next: at < row.scrollWidth - row.clientWidth - 1 };
  for (const [name, leads] of Object.entries(ways)) {
    const button = root.querySelector<HTMLElement>(`.arrow.${name}`);
    if (!button) continue;
    if (!leads && root.activeElement === button) row.focus({ preventScroll: true });
    button.hidden = !leads;
  }
}

const followed = new WeakSet<Element>();

/** Makes the row of a carousel, if there is one, something to work with. */
export function follow(root: ParentNode, locale: Locale): void {
  const row = rowIn(root);
  if (!row) return;
  row.ariaLabel = carousel(locale).list;
  if (followed.has(row)) {
    point(row);
    return;
  }
  followed.add(row);
  row.tabIndex = 0;
  row.addEventListener('scroll', () => point(row), { passive: true });
  row.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const [first, second] = row.children as unknown as HTMLElement[];
    if (!by || !second) return;
    event.preventDefault();
    row.scrollBy({ left: by * (second.offsetLeft - first!.offsetLeft) });
  });
  new ResizeObserver(() => point(row)).observe(row);
}
