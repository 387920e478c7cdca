import {
  attributeIs,
  expect,
  fixture,
  partsOf,
  serviceUrl,
  settled,
  newHold,
} from '../../support/index.js';
import type { MktElement } from '../../../src/element/mkt-element.js';
import { looks } from '../../../src/styles/looks.js';
import {
  create,
  createWithin,
  markupOf,
  promise,
  withoutForm,
  type Description,
  type ElementOptions,
} from '../fixture.js';
import { violationsOf } from '../../support/axe.js';

const NARROW = 200;
/** It, and the narrowest widths of wider arrangements: the layout `table` has two more. */
const WIDTHS = [NARROW, 360, 848, 1120];

/** Lays entries out as in view: browsers skip the others, and lay each of them out to measure it. */
const inView = new CSSStyleSheet();
inView.replaceSync('.item { content-visibility: visible !important; contain: layout style paint }');

/** True if text is cut off on purpose: with an ellipsis, or after some lines, which one glyph can exceed. */
const isCut = ({ overflowX, textOverflow, whiteSpace, webkitLineClamp }: CSSStyleDeclaration) =>
  overflowX === 'hidden' &&
  ((textOverflow === 'ellipsis' && whiteSpace === 'nowrap') || webkitLineClamp !== 'none');

/**
 * Overflowing elements, of the host or of a box in it. Carousels scroll; texts for screen readers are clipped.
 */
function tooWide(element: Element): readonly string[] {
  const { left, right } = element.getBoundingClientRect();
  const overflowing: string[] = [];
  // Clipped content counts in `scrollWidth`; spaces may hang over the end of a line.
  const look = (element: Element, isIn = false) => {
    // Drawings have no boxes of this kind.
    if (!(element instanceof HTMLElement)) return;
    // Closed disclosures have no boxes.
    if (!element.checkVisibility()) return;
    const style = getComputedStyle(element);
    if (style.clipPath !== 'none') return;
    const box = element.getBoundingClientRect();
    const name = `${element.localName}.${element.className}`;
    if (!isIn && box.width && (box.left < left - 1 || box.right > right + 1))
      overflowing.push(`${name} sticks out`);
    if (isCut(style) || /auto|scroll/.test(style.overflowX)) return;
    // Inline boxes have no width of their own; rows of tables have it with or without their cells' borders.
    const isRow = style.display === 'table-row';
    if (!isRow && element.clientWidth && element.scrollWidth > element.clientWidth) {
      overflowing.push(`${name}: ${element.scrollWidth} in ${element.clientWidth}`);
    }
    for (const inner of element.children) look(inner, isIn || style.overflowX === 'hidden');
  };
  for (const child of element.shadowRoot!.children) look(child);
  return overflowing;
}

const attributesFor = (layout: string): ElementOptions => ({
  attributes: { layout, 'affiliate-id': 'AFF', heading: 'Best sellers', limit: '3' },
});

const DARK = 'background: #14171c; color: #e6e6e6';

/** Pages on which an element has to be readable, with the settings of their authors. */
const PAGES: Readonly<Record<string, string>> = {
  'a dark page': DARK,
  'a dark page with color-scheme': 'color-scheme: dark; background: Canvas; color: CanvasText',
  'a white page with grey text': 'background: #fff; color: #767676',
  'a red page': 'background: #c33; color: #fff',
  'a yellow page': 'background: #fc3; color: #333',
  'a blue page whose system is dark': 'color-scheme: dark; background: #bde; color: #123',
  'a dark page with a transparent background of the element':
    '--mkt-background: transparent; --mkt-color: inherit; background: #14171c; color: #fff',
  'a surface of its own': '--mkt-color: #fff; --mkt-background: #235',
  'a white page with a bright accent': '--mkt-accent-color: #ff0; background: #fff; color: #222',
  'a dark page with a dark accent': '--mkt-accent-color: #306; background: #111; color: #eee',
};

const inTurn = <T>(all: readonly T[], at: number): T => all[at % all.length]!;

/** An element in a page that axe can check. */
const createReadable = (
  description: Description,
  { layout, ...more }: { readonly layout: string; readonly look?: string },
  style = '',
) =>
  createWithin(
    description,
    { attributes: { ...attributesFor(layout).attributes, ...more } },
    (host) => `<main lang="ja" style="${style}">${host}</main>`,
  );

/**
 * Strict policies refuse style attributes. Custom properties set by a script are allowed, though they look like
 * such an attribute: closed-host.spec.ts has a page with such a policy.
 */
function expectNoStyles(element: Element, state: string): void {
  const styled = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[style]')];
  const withOwnStyles = styled
    .filter(({ style }) => [...style].some((name) => !name.startsWith('--_')))
    .map(({ outerHTML }) => outerHTML);
  expect(withOwnStyles, state).to.deep.equal([]);
  expect(element.hasAttribute('style'), state).to.equal(false);
}

/** The layouts of an element fit and are accessible. */
export function ownLooks(description: Description): void {
  const { address = 'base-url', layouts, shapes = {} } = description;

  promise(
    'it is accessible in its layouts and looks, in each language, on light and dark pages',
    async () => {
      const pages = [
        { lang: 'ja', style: '' },
        { lang: 'en', style: DARK },
      ];
      const sections = Array.from({ length: Math.max(layouts.length, pages.length) }, (_, at) => {
        const { lang, style } = inTurn(pages, at);
        const layout = inTurn(layouts, at);
        const attributes = {
          ...attributesFor(layout).attributes,
          ...(at > 1 && withoutForm(description)),
          // Landmarks on one page need different names.
          heading: `Best sellers: ${at}`,
          limit: '2',
          look: inTurn(looks, at),
        };
        const host = markupOf(description, { attributes });
        return `<div lang="${lang}" style="${style}">${host}</div>`;
      });
      const main = await fixture(`<main>${sections.join('')}</main>`);
      for (const { firstElementChild: element } of main.children) {
        expect(await settled(element!)).to.equal('ready');
        expectNoStyles(element!, element!.getAttribute('layout')!);
      }
      expect(await violationsOf(main)).to.deep.equal([]);
    },
  );

  promise(`its layouts fit into ${NARROW} px, also with hostile and long texts`, async (lines) => {
    const hosts = layouts.map((layout, at) =>
      markupOf(description, {
        attributes: {
          ...attributesFor(layout).attributes,
          ...(at > 0 && withoutForm(description)),
          limit: '8',
        },
      }),
    );
    const outer = await fixture<HTMLElement>(`<div>${hosts.join('')}</div>`);
    for (const { shadowRoot } of outer.children) shadowRoot!.adoptedStyleSheets.push(inView);
    for (const fault of ['', 'hostile', 'long']) {
      for (const element of outer.children) {
        element.setAttribute(address, serviceUrl({ fault: fault || [] }));
      }
      for (const element of outer.children) {
        expect(await settled(element), fault).to.equal(shapes[fault] ?? 'ready');
      }
      if (shapes[fault] === 'error') lines.length = 0;
      // Spaced letters stand for the wider glyphs of other fonts.
      outer.style.letterSpacing = fault === 'hostile' ? '0.12em' : '';
      for (const width of fault ? WIDTHS : [NARROW]) {
        outer.style.width = `${width}px`;
        for (const element of outer.children) {
          const layout = element.getAttribute('layout')!;
          expect(element.clientWidth).to.equal(width);
          expect(tooWide(element), `${layout} ${fault} at ${width} px`).to.deep.equal([]);
          // A carousel is longer by design; all others stay within the element.
          if (layout === 'carousel') continue;
          const end = element.getBoundingClientRect().right + 0.5;
          for (const item of partsOf(element, 'item')) {
            expect(item.getBoundingClientRect().right, layout).to.be.at.most(end);
          }
        }
      }
    }
  });
}

/** The colours of an element on pages of all kinds; src/styles/colors.spec.ts has its further parts. */
export function colors(description: Description): void {
  const { layouts } = description;

  for (const [index, [name, style]] of Object.entries(PAGES).entries()) {
    promise(`it is accessible on ${name}`, async () => {
      // Pages, looks, layouts and languages are combined in turns: all combinations would take hours.
      const layout = inTurn(layouts, index);
      const look = inTurn(looks, index + Math.floor(index / layouts.length));
      const element = await createReadable(description, { layout, look }, style);
      expect(await settled(element)).to.equal('ready');
      expect(await violationsOf(element)).to.deep.equal([]);
    });
  }

  promise('it has the background and the text colour of the page', async () => {
    const element = await createReadable(
      description,
      { layout: layouts[0]! },
      'color: rgb(1, 2, 3)',
    );
    expect(await settled(element)).to.equal('ready');
    const [item] = partsOf(element, 'item');
    for (const target of [element, item!]) {
      const { backgroundColor, color } = getComputedStyle(target);
      expect(backgroundColor).to.equal('rgba(0, 0, 0, 0)');
      expect(color).to.equal('rgb(1, 2, 3)');
    }
  });
}

/** The appearance of all states, with any text of the author. */
export function states(description: Description): void {
  const { address = 'base-url', layouts } = description;
  const layout = layouts[0]!;

  /** All states of an element, one after the other. */
  async function inEveryState(
    element: MktElement,
    look: (state: string) => unknown,
  ): Promise<void> {
    for (const [phase, url] of [
      ['ready', serviceUrl()],
      ['empty', serviceUrl({ fault: 'empty' })],
      ['error', serviceUrl({ fault: '500' })],
    ] as const) {
      element.setAttribute(address, url);
      expect(await settled(element)).to.equal(phase);
      await look(phase);
    }
    element.setAttribute(address, serviceUrl({ hold: newHold() }));
    await attributeIs(element, 'phase', ['loading']);
    await look('loading');
  }

  promise(
    `it is accessible, fits into ${NARROW} px and has no style attributes in every state`,
    async (lines) => {
      const element = await createReadable(description, { layout }, `width: ${NARROW}px`);
      await inEveryState(element, async (state) => {
        expect(element.clientWidth, state).to.equal(NARROW);
        expect(tooWide(element), state).to.deep.equal([]);
        expectNoStyles(element, state);
        // Entries are in another test.
        if (state !== 'ready') expect(await violationsOf(element), state).to.deep.equal([]);
      });
      lines.length = 0;
    },
  );

  promise(`a heading of one long word fits into ${NARROW} px`, async () => {
    const element = await createWithin(
      description,
      { attributes: { heading: 'W'.repeat(200), 'affiliate-id': 'AFF' } },
      (host) => `<div style="width: ${NARROW}px">${host}</div>`,
    );
    expect(await settled(element)).to.equal('ready');
    expect(tooWide(element)).to.deep.equal([]);
  });

  promise('it reserves space for one page of entries at most, with any limit', async () => {
    for (const limit of ['50', '5000']) {
      const faults = { hold: newHold() };
      const element = await create(description, { attributes: { limit }, faults });
      await attributeIs(element, 'phase', ['loading']);
      await element.updateComplete;
      const reserved = element.shadowRoot!.querySelector<HTMLElement>('.reserved')!;
      expect(reserved.style.getPropertyValue('--_entries'), limit).to.equal('30');
    }
  });

  promise('prices grow with the text, also in narrow elements', async () => {
    const element = await create(description, attributesFor(layout));
    element.style.cssText = 'font-size: 32px; width: 240px';
    await settled(element);
    for (const price of partsOf(element, 'price')) {
      expect(parseFloat(getComputedStyle(price).fontSize)).to.be.at.least(32);
    }
  });
}
