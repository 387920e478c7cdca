import '../../define/dynamic-ad.js';
import type { MktDynamicAd } from './dynamic-ad.js';
import { expect, serviceUrl } from '../../../test/support/index.js';
import { rendered } from '../../../test/support/reading.js';

describe('<mkt-dynamic-ad>', () => {
  it('shows recommendations, and has no names inside that blockers of advertisements hide', async () => {
    const element = await rendered<MktDynamicAd>('mkt-dynamic-ad', {
      attributes: `limit="1" dynamic-ad-url="${serviceUrl()}"`,
    });
    expect(element.records).not.to.have.length(0);
    const names = [...element.shadowRoot!.querySelectorAll('*')].flatMap((inner) => [
      ...inner.classList,
      ...inner.part,
    ]);
    for (const name of names) expect(name).not.to.match(/(^|[^a-z])ads?([^a-z]|$)|banner/i);
  });
});
