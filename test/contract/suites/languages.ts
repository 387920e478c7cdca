import { expect, partsOf, settled } from '../../support/index.js';
import { createWithin, promise, type Description } from '../element.js';

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** An element's own words: Japanese, or English where the page is. */
export function languages(description: Description): void {
  /** What stands beside the time, and for an answer without entries. */
  async function words(around: (element: string) => string, attributes = {}): Promise<string> {
    const full = await createWithin(description, { attributes }, around);
    await settled(full);
    const none = await createWithin(description, { attributes, dial: { fault: 'empty' } }, around);
    await settled(none);
    return [partsOf(full, 'as-of')[0]!, partsOf(none, 'status')[0]!]
      .map(({ textContent }) => textContent.trim())
      .join(' | ');
  }

  promise('it speaks Japanese, unless the page around it is in English', async () => {
    expect(await words((one) => `<div>${one}</div>`)).to.match(JAPANESE);
    expect(await words((one) => `<div lang="fr">${one}</div>`)).to.match(JAPANESE);
    const english = await words((one) => `<div lang="en-GB"><p>${one}</p></div>`);
    expect(english).not.to.match(JAPANESE);
    expect(english).to.match(/^As of .+ \| .*[a-z]{3}/);
  });

  promise('the nearest language counts', async () => {
    const around = (one: string) => `<div lang="en"><div lang="ja">${one}</div></div>`;
    expect(await words(around)).to.match(JAPANESE);
    expect(await words(around, { lang: 'en' })).not.to.match(JAPANESE);
  });

  promise('it follows a language that changes, of its own or around it', async () => {
    const element = await createWithin(description, {}, (one) => `<div><p>${one}</p></div>`);
    await settled(element);
    const said = async () => {
      // The page tells of the change as soon as what has made it is done.
      await Promise.resolve();
      await element.updateComplete;
      return partsOf(element, 'as-of')[0]!.textContent;
    };
    for (const one of [element, element.closest('div')!, document.documentElement]) {
      const before = one.getAttribute('lang');
      one.setAttribute('lang', 'en');
      const english = await said();
      if (before === null) one.removeAttribute('lang');
      else one.setAttribute('lang', before);
      expect(english, one.localName).not.to.match(JAPANESE);
      expect(await said(), one.localName).to.match(JAPANESE);
    }
  });
}
