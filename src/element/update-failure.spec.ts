/** Exceptions in the code of an element or of a lazy module. */
import { MktRanking } from '../components/ranking/ranking.js';
import { MktValue } from '../components/value/value.js';
import '../define/all.js';
import { consoleLines } from '../../test/support/console.js';
import {
  expect,
  fixture,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../test/support/index.js';
import { collectUncaughtErrors, uncaught } from '../../test/support/uncaught.js';
import { creditFeature } from '../features/credit/credit-feature.js';
import { jsonLdFeature } from '../features/json-ld/json-ld-feature.js';
import { shopsFeature } from '../features/shops/shops-feature.js';
import type { MktElement } from './mkt-element.js';

const broken = (): never => {
  throw new TypeError('broken');
};

/** A ranking that cannot render an entry. */
class WithoutCards extends MktRanking {
  isBroken = true;
  protected override card(...entry: Parameters<MktRanking['card']>) {
    return this.isBroken ? broken() : super.card(...entry);
  }
}

class WithoutModel extends MktRanking {
  protected override viewModel = broken;
}

class WithoutRequest extends MktRanking {
  override resolve = broken;
}

class ValueWithoutRequest extends MktValue {
  override resolve = broken;
}

customElements.define('broken-cards', WithoutCards);
customElements.define('broken-model', WithoutModel);
customElements.define('broken-request', WithoutRequest);
customElements.define('broken-value', ValueWithoutRequest);

describe('an exception while an element is updated', () => {
  collectUncaughtErrors();

  const load = async (tag: string, attributes = '', more = '') => {
    const lines = consoleLines();
    const element = await fixture<MktElement>(
      `<${tag} loading="eager" application-id="APP" base-url="${serviceUrl()}" ${attributes}
        ><a href="https://market.example/">Best sellers</a>${more}</${tag}>`,
    );
    return { element, lines };
  };

  /** Checks the outcome of an element that is loaded. */
  async function expectFallback(tag: string, attributes = '', more = '') {
    const { element, lines } = await load(tag, attributes, more);
    const errors: string[] = [];
    element.addEventListener('mkt-error', ({ detail }) => errors.push(detail.error.message));
    expect(await settled(element)).to.equal('error');
    expect(element.querySelector('a')!.checkVisibility()).to.equal(true);
    element.requestUpdate();
    await element.updateComplete;
    expect(element.phase).to.equal('error');
    await waitUntil(() => lines.length, 'no console line');
    expect(lines).to.deep.equal([`<${tag}>: broken [exception]`]);
    expect(await uncaught()).to.deep.equal([]);
    return element;
  }

  for (const tag of ['broken-cards', 'broken-model', 'broken-request', 'broken-value']) {
    it(`ends as an error with the fallback and one console line: <${tag}>`, async () => {
      await expectFallback(tag);
    });
  }

  const modules = {
    shops: [
      shopsFeature,
      '',
      '<a slot="shop" href="https://shop.example/?q={title}">Shop</a>',
      'changeEntries',
    ],
    jsonLd: [jsonLdFeature, 'json-ld', '', 'update'],
    credit: [creditFeature, 'credit="Example"', '', 'render'],
  } as const;
  for (const [name, [{ module }, attributes, more, method]] of Object.entries(modules)) {
    it(`ends as an error if a lazy module throws: ${name}`, async () => {
      module.use = () => ({ [method]: broken }) as never;
      try {
        await expectFallback('mkt-ranking', attributes, more);
      } finally {
        delete (module as Partial<typeof module>).use;
      }
    });
  }

  it('ends with a retry that succeeds', async () => {
    const element = await expectFallback('broken-cards');
    Object.assign(element, { isBroken: false });
    element.refresh();
    expect(await settled(element)).to.equal('ready');
    expect(partsOf(element, 'item')).not.to.have.length(0);
  });
});

describe('a closed shadow root that the page has given an element', () => {
  collectUncaughtErrors();

  it('stays, with one console line for the element; its settings apply', async () => {
    const lines = consoleLines();
    const outer = await fixture('<div></div>');
    const settings = `base-url="${serviceUrl()}" application-id="APP" affiliate-id="AFF"`;
    const root = '<template shadowrootmode="closed"><slot></slot></template>';
    outer.setHTMLUnsafe(
      `<mkt-config ${settings}>${root}<mkt-campaign>${root}<b slot="text">Words</b>
        <mkt-ranking limit="1" loading="eager"></mkt-ranking>
        <mkt-bookmark-button debug item-code="a:1" access-token="t">${root}<a href="/">Sign in</a></mkt-bookmark-button>
      </mkt-campaign></mkt-config>`,
    );
    expect(await settled(outer.querySelector('mkt-ranking')!)).to.equal('ready');
    expect(await uncaught()).to.deep.equal([]);
    expect(outer.querySelector('a')!.checkVisibility()).to.equal(true);
    const named = lines.flatMap(
      (line) => /^<[a-z-]+>(?=: .*shadow.*\[exception\]$)/i.exec(line) ?? [],
    );
    expect(named).to.deep.equal(['<mkt-config>', '<mkt-campaign>', '<mkt-bookmark-button>']);
  });
});
