/** Code that an editor has changed, and misspelt tags, are named on the page and in its console. */
import { arrived, expect, settled, spaced, waitUntil } from '../support/index.js';
import { pageOf, script, SETTINGS } from './pages.js';

const HEAD = script(SETTINGS);
const DEBUG = { search: '?mkt-debug' };
const ESCAPED = '<p>&lt;mkt-ranking genre-id="100371"&gt;&lt;/mkt-ranking&gt;</p>';

/** The text of the first panel that is not inside an element of the kit. */
const panelOn = async ({ body }: Document): Promise<string> =>
  spaced((await arrived<HTMLElement>(body, '.mkt-doctor')).shadowRoot!.textContent);

describe('a misspelt tag', () => {
  for (const [lang, words] of [
    ['en', 'did you mean mkt-hotel-search or mkt-hotel-detail?'],
    ['ja', 'mkt-hotel-searchか mkt-hotel-detail ではありませんか？'],
  ] as const) {
    it(`has a panel with all elements that it may mean: ${lang}`, async () => {
      const tag = `<mkt-hotel lang="${lang}">Fallback</mkt-hotel>`;
      const { document } = await pageOf(HEAD, tag, DEBUG);
      expect(await panelOn(document)).to.contain(words);
    });
  }

  it('has a panel by its own attribute, and none without', async () => {
    const { document, lines } = await pageOf(HEAD, '<mkt-hotel></mkt-hotel><mkt-golf></mkt-golf>');
    await waitUntil(() => lines.length === 2);
    expect(lines[0]).to.contain('mkt-hotel-search or mkt-hotel-detail');
    expect(document.querySelector('.mkt-doctor')).to.equal(null);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<mkt-config debug><mkt-book></mkt-book></mkt-config>',
    );
    expect(await panelOn(document)).to.contain('mkt-book-list');
  });
});

describe('code of an element that the page shows as text', () => {
  it('is named in the console, and in a panel of its own', async () => {
    const { lines } = await pageOf(HEAD, ESCAPED);
    await waitUntil(() => lines.length);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/code of an element as text: <mkt-ranking genre-id="100371"/);
    const { document } = await pageOf(HEAD, ESCAPED, DEBUG);
    expect(await panelOn(document))
      .to.contain('文字としてページに表示')
      .and.contain('<mkt-ranking');
  });

  it('is not named where it is meant to be read', async () => {
    const { document, lines } = await pageOf(
      HEAD,
      `<pre>${ESCAPED}</pre><textarea>${ESCAPED}</textarea><mkt-ranking limit="1"></mkt-ranking>`,
      DEBUG,
    );
    const element = document.querySelector('mkt-ranking')!;
    await settled(element);
    await arrived(element.shadowRoot!, '.doctor details');
    expect(lines).to.deep.equal([]);
    expect(document.querySelector('.mkt-doctor')).to.equal(null);
  });
});

describe('values in curly quotes and full-width digits', () => {
  it('are named in the console and in the panel', async () => {
    const { document, lines } = await pageOf(
      HEAD,
      `<mkt-ranking genre-id=“100371” debug loading="eager">A</mkt-ranking>
      <mkt-ranking heading=“Best teas” limit="1" debug loading="eager">A</mkt-ranking>
      <mkt-ranking limit="５" debug loading="eager">A</mkt-ranking>
      <mkt-ranking application-id=“APP” limit="1" debug loading="eager">A</mkt-ranking>`,
    );
    const elements = [...document.querySelectorAll('mkt-ranking')];
    const texts = await Promise.all(
      elements.map(async (element) => {
        await settled(element);
        return spaced((await arrived(element.shadowRoot!, '.doctor')).textContent);
      }),
    );
    expect(texts[0]).to.contain('曲がった引用符を外して 100371');
    expect(texts[2]).to.contain('半角で 5 と書いて');
    expect(texts[3]).to.contain('曲がった引用符').and.contain('application-id');
    const inConsole = lines.join('\n');
    expect(inConsole)
      .to.contain('write 100371 without curly quotes')
      .and.contain('teas”, which ends a value in curly quotes')
      .and.contain('write 5 without full-width')
      .and.contain('write " around values, not curly quotes: application-id=“APP”');
  });
});

it('a reader of a Japanese page sees no message of the author', async () => {
  const { document } = await pageOf(
    HEAD,
    `<mkt-ranking page="99" loading="eager"></mkt-ranking>
    <div lang="en"><mkt-ranking page="99" loading="eager"></mkt-ranking></div>`,
  );
  const [japanese, english] = [...document.querySelectorAll('mkt-ranking')];
  expect(await settled(japanese!)).to.equal('error');
  expect(await settled(english!)).to.equal('error');
  const textOf = (element: Element | undefined) =>
    element!.shadowRoot!.querySelector('[part="status"]')!.textContent;
  expect(textOf(japanese)).to.match(/^読み込めませんでした/);
  expect(textOf(english)).to.contain('page="99" must be');
});
