/** Elements that a script of the page moves into the document of a frame. */
import '../define/campaign.js';
import '../define/ranking.js';
import { arrived, expect, fixture, serviceUrl, settled } from '../../test/support/index.js';
import { collectUncaughtErrors, uncaught } from '../../test/support/uncaught.js';
import type { MktElement } from './mkt-element.js';

describe('an element that is moved into the document of a frame', () => {
  collectUncaughtErrors();

  const frameDocument = async () =>
    (await fixture<HTMLIFrameElement>('<iframe></iframe>')).contentDocument!;

  it('keeps its styles, also those of lazy modules', async () => {
    const element = await fixture<MktElement>(
      `<mkt-ranking limit="2" loading="eager" application-id="APP" base-url="${serviceUrl()}"
        credit="Example"><a slot="shop" href="https://shop.example/?q={title}">Shop</a></mkt-ranking>`,
    );
    expect(await settled(element)).to.equal('ready');
    const styled = () =>
      Promise.all(
        ['list', 'shop-link', 'credit'].map(async (part) => {
          const box = await arrived(element.shadowRoot!, `[part~="${part}"]`);
          const { display, fontSize, padding } = getComputedStyle(box);
          return { display, padding, isSmall: parseFloat(fontSize) < 16 };
        }),
      );
    const before = await styled();
    const { body } = await frameDocument();
    body.append(element);
    element.requestUpdate();
    await settled(element);
    expect(await styled()).to.deep.equal(before);
    expect(await uncaught()).to.deep.equal([]);
    const page = await fixture('<div></div>');
    page.append(element);
    await settled(element);
    expect(await styled()).to.deep.equal(before);
  });

  it('does not show the words of a campaign that is over', async () => {
    const campaign = await fixture(
      '<mkt-campaign until="2020-01-01"><p slot="text">Words</p></mkt-campaign>',
    );
    const { body } = await frameDocument();
    body.append(campaign);
    const { visibility } = getComputedStyle(campaign.firstElementChild!);
    expect(visibility).to.equal('hidden');
  });
});
