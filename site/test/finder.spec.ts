/** The finder of ids, on its page and in the builder. */
import { arrived, expect, opened, waitUntil } from '../../test/support/index.js';
import { builderAt, fill, phase, RANKING, snippetOf } from './builder-page.js';

/** Types words like a person. */
function type(input: HTMLInputElement, words: string): void {
  input.focus();
  input.value = words;
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

describe('the finder', () => {
  it('keeps the focus in its results when a genre is opened, and says the number of results', async () => {
    const { document } = await opened('/site/find/', { width: 1000, height: 800 });
    const genre = await arrived<HTMLElement>(document.body, 'id-finder .results .link');
    genre.focus();
    genre.click();
    await waitUntil(() => document.activeElement?.matches('id-finder .path'));
    const status = document.querySelector('id-finder [role="status"]')!;
    expect(status.textContent).to.match(/^\d+件あります$/);
    expect(document.querySelector('id-finder [aria-live]')).to.equal(null);
  });

  it('names Japanese genres as Japanese on an English page', async () => {
    const { document } = await opened('/site/en/find/', { width: 1000, height: 800 });
    const genre = await arrived<HTMLElement>(document.body, 'id-finder .results .link');
    expect(genre.querySelector('[lang="ja"]')!.textContent).to.equal(genre.textContent.trim());
  });

  it('leads to the kind that has the words', async () => {
    const { document } = await opened('/site/find/#hotel', { width: 1000, height: 800 });
    const input = await arrived<HTMLInputElement>(document.body, 'id-finder input');
    type(input, '小説');
    const books = await arrived<HTMLElement>(document.body, 'id-finder .hints button');
    const button = [...document.querySelectorAll<HTMLElement>('id-finder .hints button')].find(
      ({ textContent }) => textContent.includes('本・メディア'),
    );
    expect(books.textContent.trim()).not.to.equal('');
    button!.click();
    const found = await arrived<HTMLElement>(document.body, 'id-finder .results .link');
    expect(found.textContent).to.contain('小説');
    expect(input.value).to.equal('小説');
  });

  it('searches while one types in the dialog of the builder, which starts in the field', async () => {
    const builder = await builderAt(RANKING, 'ja');
    await phase(builder, 'ready');
    const { document } = builder;
    fill(builder, 'field-genre-id', '');
    document.querySelector<HTMLElement>('#field-genre-id + button')!.click();
    const input = await arrived<HTMLInputElement>(document.body, 'id-finder input');
    await waitUntil(() => document.activeElement === input);
    await arrived(document.body, 'id-finder .result');
    type(input, 'まっちゃ');
    // Results of other words are no longer offered.
    await waitUntil(() => !document.querySelector('id-finder .result'));
    const use = await arrived<HTMLElement>(document.body, 'id-finder .result-buttons button');
    expect(document.querySelector('id-finder .result-text')!.textContent).to.match(/茶/);
    expect(document.activeElement).to.equal(input);
    use.click();
    expect(snippetOf(builder)).to.match(/genre-id="\d+"/);
  });
});

describe('the search of the site', () => {
  it('closes its list when the focus leaves, and tells how many of all entries it shows', async () => {
    const { document } = await opened('/site/', { width: 1000, height: 800 });
    const input = document.querySelector<HTMLInputElement>('.search input')!;
    const list = document.querySelector<HTMLElement>('.hits')!;
    type(input, '要素');
    await arrived(list, 'a');
    expect(document.querySelector('#status')!.textContent).to.match(/^\d+件中8件$/);
    list.querySelector('a')!.focus();
    expect(list.hidden).to.equal(false);
    document.querySelector<HTMLElement>('main a, footer a')!.focus();
    expect(list.hidden).to.equal(true);
    input.focus();
    expect(list.hidden).to.equal(false);
  });
});
