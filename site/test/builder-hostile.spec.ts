/** The builder of the site with hostile texts. */
import { texts } from '../../sandbox/hostile-payloads.js';
import { expect } from '../../test/support/index.js';
import { becomes, builderAt, fill, phase, previewed, RANKING, snippetOf } from './builder-page.js';

// HTML has neither NUL nor lone surrogates; fields of one line have no line breaks.
const possible = texts.filter((text) => !/[\0\r\n]|\p{Cs}/u.test(text));

/** Texts of a test: all of them at once take too long on slow machines. */
const GROUP = 20;

describe('the builder', () => {
  for (let start = 0; start < possible.length; start += GROUP) {
    const group = possible.slice(start, start + GROUP);
    it(`keeps hostile texts from number ${start + 1} on as text, in the snippet and the preview`, async () => {
      const builder = await builderAt(RANKING);
      await phase(builder, 'ready');
      const pasted = () => new DOMParser().parseFromString(snippetOf(builder), 'text/html');
      for (const text of group) {
        fill(builder, 'field-heading', text);
        const elementIn = (root: ParentNode) => root.querySelector('mkt-ranking');
        const heading = () => elementIn(pasted())?.getAttribute('heading') ?? '';
        await becomes(builder, () => heading().trim() === text.trim());
        const { scripts, body } = pasted();
        expect(elementIn(body)!.getAttributeNames()).to.have.members([
          'genre-id',
          'limit',
          'heading',
        ]);
        expect(scripts).to.have.length(1);
      }
      await phase(builder, 'ready');
      for (const window of [builder.window, previewed(builder).ownerDocument.defaultView!]) {
        expect('__pwned' in window).to.equal(false);
      }
    });
  }
});
