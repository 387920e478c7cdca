import { expect, partsOf, settled } from '../../support/index.js';
import { createWithin, promise, type Description } from '../fixture.js';

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** An element's own texts: Japanese on Japanese pages and those without a language, else English. */
export function languages(description: Description): void {
  /** The texts beside the time, and without entries. */
  async function words(around: (element: string) => string, attributes = {}): Promise<string> {
    const full = await createWithin(description, { attributes }, around);
    await settled(full);
    const none = await createWithin(
      description,
      { attributes, faults: { fault: 'empty' } },
      around,
    );
    await settled(none);
    return [partsOf(full, 'as-of')[0]!, partsOf(none, 'status')[0]!]
      .map(({ textContent }) => textContent.trim())
      .join(' | ');
  }

  promise('it is in Japanese, or in English on a page in another language', async () => {
    expect(await words((element) => `<div>${element}</div>`)).to.match(JAPANESE);
    for (const lang of ['en-GB', 'fr']) {
      const english = await words((element) => `<div lang="${lang}"><p>${element}</p></div>`);
      expect(english).not.to.match(JAPANESE);
      expect(english).to.match(/^As of .+ \| .*[a-z]{3}/);
    }
  });

  promise('the nearest language counts', async () => {
    const around = (element: string) => `<div lang="en"><div lang="ja">${element}</div></div>`;
    expect(await words(around)).to.match(JAPANESE);
    expect(await words(around, { lang: 'en' })).not.to.match(JAPANESE);
  });

  promise('it follows changes of `lang`, its own or around it', async () => {
    const element = await createWithin(description, {}, (host) => `<div><p>${host}</p></div>`);
    await settled(element);
    const shownText = async () => {
      // Observers of the page run as a microtask.
      await Promise.resolve();
      await element.updateComplete;
      return partsOf(element, 'as-of')[0]!.textContent;
    };
    for (const target of [element, element.closest('div')!, document.documentElement]) {
      const before = target.getAttribute('lang');
      target.setAttribute('lang', 'en');
      const english = await shownText();
      if (before === null) target.removeAttribute('lang');
      else target.setAttribute('lang', before);
      expect(english, target.localName).not.to.match(JAPANESE);
      expect(await shownText(), target.localName).to.match(JAPANESE);
    }
  });
}
