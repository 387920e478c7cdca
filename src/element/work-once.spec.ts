/** Updates repeat no work: calls of the resolver and of `card()` are counted. */
import '../define/hotel-search.js';
import '../define/ranking.js';
import type { MktHotelSearch } from '../components/hotel-search/hotel-search.js';
import type { MktRanking } from '../components/ranking/ranking.js';
import type { WidgetDefinition } from './definition.js';
import { arrived, expect, fixture, serviceUrl, settled } from '../../test/support/index.js';

type Counted = (MktHotelSearch | MktRanking) & { readonly definition: WidgetDefinition };

/** Counts the resolved requests of an element and its cards, from now on. */
function countersOf(element: Counted) {
  const counts = { resolved: 0, cards: 0 };
  const { definition } = element;
  const { operationFor, operations } = definition;
  const { card } = element as unknown as { card: (...args: unknown[]) => unknown };
  Object.defineProperty(element, 'definition', {
    value: {
      ...definition,
      operationFor: (...values: Parameters<NonNullable<typeof operationFor>>) => {
        counts.resolved++;
        return operationFor?.(...values) ?? operations[0];
      },
    },
  });
  Object.defineProperty(element, 'card', {
    value: (...args: unknown[]) => {
      counts.cards++;
      return card.apply(element, args);
    },
  });
  return counts;
}

/** Enters a value into the field of a form. */
function enter(element: Counted, name: string, value: string): void {
  const field = element.renderRoot.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const submit = (element: Counted) =>
  element.renderRoot.querySelector<HTMLElement>('[part~="submit"]')!.click();

const elements = [
  {
    tag: 'mkt-hotel-search',
    attributes: 'keyword="東京" controls="keyword dates rooms guests sort"',
    field: 'keyword',
    value: '京都',
  },
  {
    tag: 'mkt-ranking',
    attributes: 'heading="auto" controls="sex"',
    field: 'sex',
    value: '1',
  },
];

for (const { tag, attributes, field, value } of elements) {
  describe(`the work of <${tag} ${attributes}>`, () => {
    let element: Counted;
    beforeEach(async () => {
      element = await fixture<Counted>(
        `<${tag} loading="eager" limit="3" base-url="${serviceUrl()}" application-id="APP"
          ${attributes}></${tag}>`,
      );
      expect(await settled(element)).to.equal('ready');
      await arrived(element.shadowRoot!, '[part~="form"]');
      await element.updateComplete;
    });

    it('is none for cards and requests while a reader types, and for further updates', async () => {
      const counts = countersOf(element);
      enter(element, field, value);
      await element.updateComplete;
      element.requestUpdate();
      await element.updateComplete;
      expect(counts).to.deep.equal({ resolved: 0, cards: 0 });
    });

    it('resolves the request of a search once', async () => {
      enter(element, field, value);
      await element.updateComplete;
      const counts = countersOf(element);
      submit(element);
      expect(await settled(element)).to.equal('ready');
      expect(counts.resolved).to.equal(1);
    });

    it('is done again for an attribute of the author', async () => {
      const counts = countersOf(element);
      element.limit = 2;
      expect(await settled(element)).to.equal('ready');
      expect(counts.resolved).to.equal(1);
      expect(counts.cards).to.be.at.least(2);
    });
  });
}
