/** The templates of docs/templates.md, pasted into a page. */
import '../../src/define/all.js';
import type { MktElement } from '../../src/element/mkt-element.js';
import { consoleLines, expect, fixture, partsOf, serviceUrl, settled } from '../support/index.js';
import { violationsOf } from '../support/axe.js';

const page = await (await fetch('/docs/templates.md')).text();

/** The code below a heading, by the heading. */
const examples = page.split(/^#+ /m).flatMap((section) => {
  const code = /^```html\n(.*?)^```/ms.exec(section)?.[1];
  return code ? [[section.split('\n', 1)[0]!, code] as const] : [];
});

/** Pages on which they have to be readable. */
const PAGES: readonly string[] = [
  'background: #fff; color: #222',
  'background: #14171c; color: #e6e6e6',
];

async function pasted(code: string, style: string): Promise<MktElement> {
  const around = await fixture(
    `<main lang="ja" style="font-size: 16px; line-height: 1.5; ${style}">${code}</main>`,
  );
  const element = around.querySelector<MktElement>(':scope > *')!;
  await settled(element);
  return element;
}

const copiesOf = (element: Element) =>
  partsOf(element, 'item').map((item) => item.querySelector('.template')!.shadowRoot!);

describe('docs/templates.md', () => {
  it('has four starter templates, and a complete example', () => {
    expect(examples).to.have.length(5);
  });

  for (const [title, example] of examples) {
    const tag = /<(mkt-[\w-]+)/.exec(example)![1]!;
    const code = example.replace(
      tag,
      `${tag} loading="eager" timeout="50000" base-url="${serviceUrl()}" application-id="APP" affiliate-id="AFF"`,
    );

    describe(title, () => {
      it('has content in each of its elements, and a link, and fits into the reserved height', async () => {
        const lines = consoleLines();
        const element = await pasted(code, PAGES[0]!);
        expect(element.phase).to.equal('ready');
        const copies = copiesOf(element);
        expect(copies).to.have.length(Number(element.limit));
        const places = copies[0]!.querySelectorAll('[data-text], [data-src]').length;
        for (let index = 0; index < places; index++) {
          const visibleCopies = copies
            .map((copy) => copy.querySelectorAll('[data-text], [data-src]')[index] as HTMLElement)
            .filter((place) => place.checkVisibility());
          expect(visibleCopies, visibleCopies[0]?.outerHTML ?? `place ${index}`).not.to.have.length(
            0,
          );
        }
        for (const copy of copies) {
          expect(copy.querySelector('a')!.protocol).to.match(/^https?:$/);
        }
        expect(lines).to.deep.equal([]);

        const room = getComputedStyle(element).getPropertyValue('--mkt-row-height');
        for (const width of [200, 360, 900]) {
          element.style.width = `${width}px`;
          await settled(element);
          for (const copy of copiesOf(element)) {
            const { clientWidth, scrollWidth, offsetHeight } = copy.host as HTMLElement;
            expect(scrollWidth, `${width} px`).to.be.at.most(clientWidth);
            if (room) expect(offsetHeight, `${width} px`).to.be.at.most(16 * parseFloat(room));
          }
        }
      });

      it('is accessible on a light and on a dark page', async () => {
        const element = await pasted(code, '');
        for (const style of PAGES) {
          element.parentElement!.style.cssText += style;
          expect(await violationsOf(element)).to.deep.equal([]);
        }
      });
    });
  }
});
