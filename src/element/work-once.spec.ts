/** Updates repeat no work: calls of the resolver, of `card()`, of templates and of features are counted. */
import '../define/hotel-search.js';
import '../define/ranking.js';
import type { MktHotelSearch } from '../components/hotel-search/hotel-search.js';
import type { MktRanking } from '../components/ranking/ranking.js';
import { interactionFeature } from '../features/interaction/interaction-feature.js';
import type { CardModel } from '../templates/card.js';
import type { WidgetDefinition } from './definition.js';
import { arrived, expect, fixture, serviceUrl, settled } from '../../test/support/index.js';

type Counted = (MktHotelSearch | MktRanking) & { readonly definition: WidgetDefinition };

/** Counts the work of an element from now on: `templated` are the cards of its templates. */
function countersOf(element: Counted) {
  const counts = { resolved: 0, cards: 0, templated: 0, features: 0, settings: 0 };
  const { definition } = element;
  const { operationFor, operations } = definition;
  const { card } = element as unknown as { card: (...args: unknown[]) => unknown };
  Object.defineProperty(element, 'definition', {
    value: {
      ...definition,
      features: definition.features!.map((feature) => ({
        ...feature,
        isNeeded: (host: object) => {
          counts.features++;
          return feature.isNeeded(host);
        },
      })),
      operationFor: (...values: Parameters<NonNullable<typeof operationFor>>) => {
        counts.resolved++;
        return operationFor?.(...values) ?? operations[0];
      },
    },
  });
  Object.defineProperty(element, 'card', {
    value: (...args: unknown[]) => {
      counts.cards++;
      const model = card.apply(element, args) as CardModel;
      return Object.defineProperty({ ...model }, 'href', {
        get: () => {
          counts.templated++;
          return model.href;
        },
      });
    },
  });
  const { updateSettings } = element as unknown as { updateSettings: () => void };
  Object.defineProperty(element, 'updateSettings', {
    value: () => {
      counts.settings++;
      updateSettings.call(element);
    },
  });
  return counts;
}

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
    attributes: 'keyword="東京" reader-controls="keyword dates rooms guests sort"',
    field: 'keyword',
    value: '京都',
  },
  {
    tag: 'mkt-ranking',
    attributes: 'heading="auto" reader-controls="sex"',
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

    it('is none for anything but the form while a reader types', async () => {
      const counts = countersOf(element);
      element.limit = 2;
      await element.updateComplete;
      expect(counts.templated).to.be.above(0);
      const none = { resolved: 0, cards: 0, templated: 0, features: 0, settings: 0 };
      Object.assign(counts, none);
      enter(element, field, value);
      await element.updateComplete;
      expect(counts).to.deep.equal(none);
    });

    it('is none for cards and requests in further updates', async () => {
      const counts = countersOf(element);
      element.requestUpdate();
      await element.updateComplete;
      expect([counts.resolved, counts.cards]).to.deep.equal([0, 0]);
    });

    it('is none for the entries when the controls arrive after them', async () => {
      const { module } = interactionFeature;
      // As if the script arrived later.
      module.use = () => undefined;
      try {
        element.refresh();
        expect(await settled(element)).to.equal('ready');
        await element.updateComplete;
      } finally {
        Reflect.deleteProperty(module, 'use');
      }
      const counts = countersOf(element);
      element.requestUpdate();
      await element.updateComplete;
      expect(counts.cards).to.equal(0);
    });

    it('is one pass for the selection of a search, and one for its answer', async () => {
      enter(element, field, value);
      await element.updateComplete;
      const counts = countersOf(element);
      submit(element);
      expect(await settled(element)).to.equal('ready');
      await element.updateComplete;
      expect(counts.settings).to.equal(2);
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

it('an element whose answer the page has is ready at once, without a phase before', async () => {
  const attributes = `loading="eager" limit="3" cache-ttl="600" base-url="${serviceUrl()}" application-id="APP"`;
  const ranking = `<mkt-ranking ${attributes}></mkt-ranking>`;
  const around = await fixture<HTMLElement>(`<div>${ranking}</div>`);
  expect(await settled(around.firstElementChild!)).to.equal('ready');
  const changes: (string | null)[] = [];
  const observer = new MutationObserver((records) =>
    changes.push(...records.map(({ oldValue }) => oldValue)),
  );
  observer.observe(around, { subtree: true, attributeFilter: ['phase'], attributeOldValue: true });
  around.insertAdjacentHTML('beforeend', ranking);
  expect(await settled(around.lastElementChild!)).to.equal('ready');
  observer.disconnect();
  expect(changes).to.deep.equal([null]);
});
