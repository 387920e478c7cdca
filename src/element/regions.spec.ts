/** A feature places templates around the entries, and needs no change of the shared templates for that. */
import { html, nothing } from 'lit';
import '../define/ranking.js';
import { MktRanking } from '../components/ranking/ranking.js';
import type { Feature } from './feature.js';
import type { WidgetDefinition } from './definition.js';
import type { WidgetHost } from './host.js';
import { expect, fixture, serviceUrl, settled } from '../../test/support/index.js';

const NAMES = ['above', 'over', 'beside', 'below', 'end'] as const;
/** The feature of the test leaves a region empty for an element with its name as class. */
const signs: Feature<WidgetHost> = {
  isNeeded: () => false,
  render: (host) =>
    Object.fromEntries(
      NAMES.map((name) => [
        name,
        [host.classList.contains(name) ? nothing : html`<i class="sign">${name}</i>`],
      ]),
    ),
};

class SignedRanking extends MktRanking {
  static override readonly tag = 'mkt-signed-ranking';
  static override readonly definition: WidgetDefinition = {
    ...MktRanking.definition,
    features: [signs, ...MktRanking.definition.features!],
  };
}
customElements.define(SignedRanking.tag, SignedRanking);

const SHOWN = '.sign, [part=heading], [part=list], slot[name=footer], [part=pager]';

describe('the regions of an element', () => {
  it('have the templates of features, in their places around the entries', async () => {
    const element = await fixture<SignedRanking>(
      `<mkt-signed-ranking loading="eager" heading="H" base-url="${serviceUrl()}" application-id="APP">
      </mkt-signed-ranking>`,
    );
    expect(await settled(element)).to.equal('ready');
    const shown = () =>
      [...element.shadowRoot!.querySelectorAll(SHOWN)].map(
        ({ className, localName, textContent }) =>
          className === 'sign' ? textContent : className || localName,
      );
    expect(shown()).to.deep.equal([
      'heading',
      'above',
      'beside',
      'over',
      'list',
      'below',
      'slot',
      'end',
    ]);
    const last = element.shadowRoot!.querySelector('.sign:last-of-type');
    element.className = 'above over below';
    element.requestUpdate();
    await element.updateComplete;
    expect(shown()).to.deep.equal(['heading', 'beside', 'list', 'slot', 'end']);
    expect(last!.isConnected, 'other templates keep their nodes').to.equal(true);
  });
});
