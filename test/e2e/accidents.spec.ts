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
  it('has a line in the console and a panel, with all elements that it may mean', async () => {
    const { document, lines } = await pageOf(HEAD, '<mkt-hotel lang="ja"></mkt-hotel>', DEBUG);
    document.body.insertAdjacentHTML('beforeend', '<mkt-hotel></mkt-hotel><x-mkt></x-mkt>');
    expect(await panelOn(document)).to.contain(
      'mkt-hotel-searchか mkt-hotel-detail ではありませんか？',
    );
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/mkt-hotel-searchか mkt-hotel-detail .*\[unknownElement\]$/);
  });

  it('has a panel by its own attribute, and none without', async () => {
    const { document, lines } = await pageOf(HEAD, '<mkt-hotel></mkt-hotel><mkt-golf></mkt-golf>');
    await waitUntil(() => lines.length === 2);
    expect(document.querySelector('.mkt-doctor')).to.equal(null);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<mkt-config debug><mkt-book></mkt-book></mkt-config>',
    );
    expect(await panelOn(document)).to.contain('mkt-book-list');
  });
});

describe('code of an element that the page shows as text', () => {
  it('has a line in the console and a panel', async () => {
    const { document, lines } = await pageOf(HEAD, ESCAPED, DEBUG);
    expect(await panelOn(document))
      .to.contain('コードが文字になって')
      .and.contain('<mkt-ranking');
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/\(<mkt-ranking genre-id="100371".*\) \[escapedCode\]$/s);
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

it('values in curly quotes are named in the console and in the panel', async () => {
  const { document, lines } = await pageOf(
    HEAD,
    `<mkt-ranking genre-id=“100371” debug loading="eager">A</mkt-ranking>
    <mkt-ranking heading=“Best teas” limit="1" debug loading="eager">A</mkt-ranking>
    <mkt-ranking application-id=“APP” limit="1" debug loading="eager">A</mkt-ranking>`,
  );
  const [first, , last] = await Promise.all(
    [...document.querySelectorAll('mkt-ranking')].map(async (element) => {
      await settled(element);
      return spaced((await arrived(element.shadowRoot!, '.doctor')).textContent);
    }),
  );
  expect(first).to.contain('曲がった引用符を外して 100371');
  expect(last).to.contain('曲がった引用符').and.contain('application-id');
  expect(lines.join('\n'))
    .to.contain('write 100371 without curly quotes')
    .and.contain('teas”, which ends a value in curly quotes')
    .and.contain('write APP without curly quotes');
});
