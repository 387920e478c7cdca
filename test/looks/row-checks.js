/**
 * Checks of entries and their rows, as those in checks.js. Entries narrower than 11em have space for very large text.
 * @type {ReadonlyArray<(element: HTMLElement, phase: string) => string>}
 */
export const rowChecks = [
  /** The pictures of hotels have one height where they are above the text; rows of a grid may differ by one line. */
  ({ shadowRoot }) => {
    const items = shadowRoot?.querySelectorAll('[data-kind="travel"] > .item:not(:has(.rooms))');
    const sizes = [...(items ?? [])].flatMap((item) => {
      const [image, text] = ['.image', '.text'].map((name) =>
        item.querySelector(name)?.getBoundingClientRect(),
      );
      const isAbove = image?.height && text && image.bottom <= text.top;
      return isAbove && item.clientWidth > 176 ? image.height : [];
    });
    const most = shadowRoot?.querySelector('[data-layout="grid"]') ? 22 : 1;
    return Math.max(...sizes) - Math.min(...sizes) > most
      ? `has pictures of ${sizes.map(Math.round).join(', ')} px`
      : '';
  },

  /** No white stands beside a square picture: it would glare on a dark page. */
  ({ shadowRoot }) => {
    for (const image of shadowRoot?.querySelectorAll('img') ?? []) {
      const { clientWidth: width, clientHeight: height, naturalWidth, naturalHeight } = image;
      const { backgroundSize, objectFit } = getComputedStyle(image);
      const white = Math.min(height, parseFloat(backgroundSize.split(' ')[1] ?? '9999'));
      const isSquare = naturalWidth === naturalHeight && objectFit === 'contain';
      if (isSquare && naturalWidth && width && Math.abs(white - width) > 4)
        return `has ${width} x ${white} px of white`;
    }
    return '';
  },

  /** The price is before its button in the order of reading, which the rows and columns of a card follow. */
  ({ shadowRoot }) => {
    for (const item of shadowRoot?.querySelectorAll('.item, .room') ?? []) {
      const price = item.querySelector('.price:not(:empty), .total');
      const button = item.querySelector('.cta:not(:empty), .action');
      if (!price?.checkVisibility() || !button?.checkVisibility()) continue;
      const isFirst = price.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (!isFirst) return 'has a button before its price';
    }
    return '';
  },

  /** The mark of a comparison is within its cell, and at least 10 px large. */
  ({ shadowRoot }) => {
    for (const mark of shadowRoot?.querySelectorAll('.best') ?? []) {
      const [cell, own] = [mark.closest('td'), mark].map((part) => part?.getBoundingClientRect());
      const isInside = cell && own && own.right < cell.right + 1 && own.bottom < cell.bottom + 1;
      if (!isInside || parseFloat(getComputedStyle(mark).fontSize) < 10)
        return 'has a small mark, or one outside its cell';
    }
    return '';
  },

  /** Cards to come have at most 6 % of the text colour. */
  ({ shadowRoot }) => {
    const list = shadowRoot?.querySelector('.loading > .reserved');
    const image = list?.querySelector('.image');
    if (!list || !image) return '';
    const alpha = /[\d.]+(?=\)$)/.exec(getComputedStyle(image).backgroundColor)?.[0];
    const share = Number(alpha) * Number(getComputedStyle(list).opacity);
    return share <= 0.06 ? '' : `has cards to come with ${share} of the text colour`;
  },

  /** No row has a line of height that none of its entries needs. Padding, gaps and the paragraphs of one hotel are no holes. */
  ({ shadowRoot }) => {
    /** @type {Record<number, number>} */
    const spare = {};
    const items = shadowRoot?.querySelectorAll(
      '.list:not(.reserved) > .item:not(:has(.gone, .more))',
    );
    for (const item of items ?? []) {
      const { top, bottom, width } = item.getBoundingClientRect();
      if (width < 176) continue;
      const parts = item.querySelectorAll('.image, .text > *, :scope > :not(.text, .rank, .award)');
      const used = [...parts]
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect())
        .sort((one, other) => one.top - other.top);
      let [end, free] = [top, 0];
      for (const box of [...used, { top: bottom, bottom }]) {
        free += Math.max(0, box.top - end - 10);
        end = Math.max(end, box.bottom);
      }
      spare[Math.round(top)] = Math.min(spare[Math.round(top)] ?? Infinity, free);
    }
    const most = Math.max(0, ...Object.values(spare));
    return most > 14 ? `has a row with ${Math.round(most)} px that no entry needs` : '';
  },
];
