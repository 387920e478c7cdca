/**
 * Checks that no two parts of an entry overlap unless one lies on the other by intention: a badge, a rank, a discount or a
 * button on the picture. It also runs as text in other pages, so it uses nothing from this file.
 * @param {Element} element
 * @returns {string} the first overlap; '' if there is none
 */
export function overlappingParts(element) {
  const ON_PICTURE = '.award, .rank, .off, .keep, .bookmark, .picture-number, .arrow, .thumbnail';
  const CONTROLS =
    'button, summary, mkt-bookmark-button, .cta, .shop-link, .action, .award, .rank, .off';
  /** Letters fill this share of their line's height; the rest is above and below them. */
  const LETTERS = 0.4;

  /**
   * The part of a box that the elements around a node do not cut off.
   * @param {DOMRect} box
   * @param {Node} node
   * @param {Element} item
   */
  const seen = ({ left, top, right, bottom }, node, item) => {
    for (
      let around = node.parentElement;
      around && item.contains(around);
      around = around.parentElement
    ) {
      const { clipPath, overflowX } = getComputedStyle(around);
      if (clipPath.startsWith('inset')) return new DOMRect();
      if (overflowX === 'visible') continue;
      const frame = around.getBoundingClientRect();
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };

  /** @param {Element} item */
  const partsOf = (item) => {
    /** @type {{ node: Node, name: string, box: DOMRect, isPicture: boolean, isOnPicture: boolean }[]} */
    const parts = [];
    /** @param {Node} node @param {Element} parent @param {string} name @param {DOMRect} box */
    const add = (node, parent, name, box) => {
      const shown = seen(box, node, item);
      if (shown.width < 1 || shown.height < 1) return;
      const isOnPicture = !!parent.closest(ON_PICTURE);
      parts.push({
        node,
        name,
        box: shown,
        isPicture: node === parent && parent.matches('.image'),
        isOnPicture,
      });
    };
    for (const part of item.querySelectorAll(`.image, ${CONTROLS}`)) {
      // A link in a line is its text.
      if (!part.checkVisibility({ visibilityProperty: true })) continue;
      if (getComputedStyle(part).display !== 'inline')
        add(part, part, part.className || part.localName, part.getBoundingClientRect());
    }
    const texts = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = /** @type {Element} */ (node.parentElement);
      const text = node.textContent?.trim();
      if (
        !text ||
        parent.closest('.unseen') ||
        !parent.checkVisibility({ visibilityProperty: true })
      )
        continue;
      const letters = parseFloat(getComputedStyle(parent).fontSize) * LETTERS;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, top, width, height } of range.getClientRects()) {
        const line = new DOMRect(left, top + height / 2 - letters, width, 2 * letters);
        add(node, parent, `“${text.slice(0, 20)}”`, line);
      }
    }
    return parts;
  };

  for (const item of element.shadowRoot?.querySelectorAll('[part~="item"]') ?? []) {
    const parts = partsOf(item);
    for (const [index, a] of parts.entries()) {
      for (const b of parts.slice(index + 1)) {
        const isInside = a.node.contains(b.node) || b.node.contains(a.node);
        const isMeant = (a.isPicture && b.isOnPicture) || (b.isPicture && a.isOnPicture);
        const width = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const height = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        if (isInside || isMeant || width <= 1 || height <= 1) continue;
        return `has ${a.name} and ${b.name} on each other by ${Math.round(width)} × ${Math.round(height)} px`;
      }
    }
  }
  return '';
}
