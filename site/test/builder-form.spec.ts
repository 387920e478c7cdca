/** The form of the builder: its fields and their problems, its finder, its list of items, its keys. */
import { sendKeys } from '@web/test-runner-commands';
import { listed } from '../../src/catalogue/index.js';
import { arrived, expect, opened, serviceUrl } from '../../test/support/index.js';
import { SHOP_KINDS } from '../scripts/builder/shops.js';
import {
  becomes,
  builderAt,
  fill,
  phase,
  previewed,
  RANKING,
  showsElement,
  snippetOf,
  type Builder,
  valueOf,
} from './builder-page.js';

const problemOf = ({ document }: Builder, name: string) =>
  document.querySelector(`#field-${name}-help .problem`)?.textContent ?? '';

describe('the builder', () => {
  it('has the copy button and all kinds of snippets in view, on a desktop and on a phone', async () => {
    const window = await opened(`/site/en/builder/#${RANKING}`);
    const { document } = window;
    await arrived(document.body, '.state[data-phase="ready"]');
    const cards = listed.filter(({ sketch }) => sketch);
    for (const [width, height] of [
      [1200, 900],
      [360, 740],
    ] as const) {
      const { style } = window.frameElement as HTMLElement;
      [style.width, style.height] = [`${width}px`, `${height}px`];
      const inView = (selector: string) =>
        [...document.querySelectorAll(selector)].map((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left >= 0 && right <= width && top >= 0 && bottom <= height;
        });
      window.scrollTo(0, 0);
      expect(inView('.card'), `${width}`).to.deep.equal(cards.map(() => true));
      document.querySelector('.fields')!.scrollIntoView();
      expect(inView('#copy'), `${width}`).to.deep.equal([true]);
      const panes = document.querySelector('.panes')!;
      expect(panes.scrollHeight, `${width}`).to.equal(panes.clientHeight);
    }
  });

  it('shows a broken rule at its field, in the language of the page', async () => {
    const builder = await builderAt('tag=mkt-product-search&genre-id=100671', 'ja');
    await phase(builder, 'ready');
    fill(builder, 'field-limit', '0');
    await becomes(builder, () => problemOf(builder, 'limit').includes('1以上'));
    fill(builder, 'field-limit', '2');
    fill(builder, 'field-min-price', '500');
    fill(builder, 'field-max-price', '100');
    // A rule between two attributes, which the element itself checks.
    await becomes(builder, () => problemOf(builder, 'max-price').includes('500'));
    expect(builder.document.querySelector('#field-max-price')!.ariaInvalid).to.equal('true');
    fill(builder, 'field-max-price', '90000');
    await phase(builder, 'ready', 'empty');
    await becomes(builder, () => !builder.document.querySelector('.fields .problem'));
  });

  it('marks the unknown code, not the valid one beside it, with a link to the finder', async () => {
    const area = 'large-class-code=japan&middle-class-code=tokio&small-class-code=shinjuku';
    const builder = await builderAt(`tag=mkt-hotel-search&reader-controls=none&${area}`, 'ja');
    await phase(builder, 'empty');
    await becomes(builder, () => problemOf(builder, 'middle-class-code').includes('「探す…」'));
    expect(problemOf(builder, 'large-class-code')).to.equal('');
    expect(problemOf(builder, 'small-class-code')).to.equal('');
    expect(builder.document.querySelector('.notes')).to.equal(null);
  });

  it('shows problems in the preview in the language of the author', async () => {
    const builder = await builderAt('tag=mkt-ranking&page=99&age=20', 'ja');
    await phase(builder, 'error');
    const message = await arrived(previewed(builder), '[slot="error"]');
    expect(message.textContent)
      .to.contain('ページ番号')
      .and.not.match(/must|integer/);
    expect(message.checkVisibility()).to.equal(true);
    const english = await builderAt('tag=mkt-hotel-search&reader-controls=none');
    const problem = () => problemOf(english, 'keyword');
    await becomes(english, () => problem().includes('Prefecture'));
    expect(problem()).not.to.contain('middle-class-code');
  });

  it('explains where to get an id, and the meaning of a refusal by the service', async () => {
    const builder = await builderAt(RANKING, 'ja');
    await phase(builder, 'ready');
    const { document } = builder;
    document.querySelector<HTMLInputElement>('[name="whose"][value="mine"]')!.click();
    const help = () => document.querySelector('#account-application-id-help')!.textContent;
    const state = () => document.querySelector('.state')!.textContent;
    await becomes(builder, () => help().includes('入力が必要です'));
    expect(help()).to.contain('開発者向けページで登録');
    await becomes(builder, () => state().includes('開発者向けページで登録'));
    fill(builder, 'account-application-id', 'APP');
    fill(builder, 'account-base-url', serviceUrl({ fault: '429-gateway-hour' }));
    await becomes(builder, () => state().includes('利用上限'));
  });

  it('shows at a field that the search ignores it', async () => {
    const area = 'large-class-code=japan&middle-class-code=tokyo&min-charge=5000';
    const builder = await builderAt(`tag=mkt-hotel-search&reader-controls=none&${area}`);
    await becomes(builder, () => problemOf(builder, 'min-charge').includes('Not used'));
    fill(builder, 'field-min-charge', '');
    await becomes(builder, () => problemOf(builder, 'min-charge') === '');
  });

  it('scales down a page that is wider than its pane', async () => {
    const builder = await builderAt(`${RANKING}&~width=desktop`);
    await phase(builder, 'ready');
    const frame = builder.document.querySelector('#preview')!;
    const stage = builder.document.querySelector('.stage')!;
    await becomes(builder, () => frame.getBoundingClientRect().width <= stage.clientWidth);
    expect(frame.getAttribute('width')).to.equal('960');
    expect(stage.scrollWidth).to.equal(stage.clientWidth);
  });

  it('names each group of controls differently, and has a message for a displayed button', async () => {
    const builder = await builderAt('tag=mkt-bookmark-button&item-code=hidamari-6:80261163');
    await phase(builder, 'ready');
    expect(builder.document.querySelector('.state')!.textContent).to.contain('Shown');
    const groups = [...builder.document.querySelectorAll('.panes [role="group"]')];
    const names = groups.map(({ ariaLabel }) => ariaLabel);
    expect(names).to.include.members(['Width of the preview', 'Colours of the preview']);
    expect(names).to.deep.equal([...new Set(names)]);
  });

  it('offers for books only attributes of the selected search', async () => {
    const builder = await builderAt('tag=mkt-book-list&media=book');
    const has = (name: string) => !!builder.document.querySelector(`#field-${name}`);
    expect([has('author'), has('hardware')]).to.deep.equal([true, false]);
    fill(builder, 'field-media', 'game');
    expect([has('author'), has('hardware')]).to.deep.equal([false, true]);
  });

  it('has the field of a value as a choice at the top of its form, by the kind of its item', async () => {
    const builder = await builderAt('tag=mkt-value&hotel-no=14022');
    const first = builder.document.querySelector<HTMLSelectElement>('.group .field select')!;
    expect(first.id).to.equal('field-field');
    const values = () => [...first.options].map(({ value }) => value);
    expect(values().slice(1, 5)).to.deep.equal(['price', 'rating', 'reviews', 'name']);
    expect(first.options[1]!.text.trim()).to.equal('Price (price)');
    expect(values()).to.include('access').and.not.to.include('publisherName');
    fill(builder, 'field-field', 'access');
    await becomes(builder, () => snippetOf(builder).includes('field="access"'));
    await phase(builder, 'ready');
  });

  it('has up to three links to other shops, each by a kind of search', async () => {
    const builder = await builderAt(RANKING);
    const { document } = builder;
    const add = () => document.querySelector<HTMLElement>('#add-shop');
    const kinds = () => [...document.querySelectorAll<HTMLSelectElement>('[id^="shop-kind-"]')];
    for (const count of [1, 2, 3]) {
      add()!.click();
      await becomes(builder, () => kinds().length === count);
    }
    expect(add()).to.equal(null);
    const [first] = kinds();
    expect([...first!.options].map(({ value }) => value)).to.deep.equal(Object.keys(SHOP_KINDS));
    first!.value = 'isbn';
    first!.dispatchEvent(new Event('change'));
    await becomes(builder, () => snippetOf(builder).includes('{isbn}'));
  });

  it('sets attributes that need no value, with and without words', async () => {
    const builder = await builderAt('tag=mkt-hotel-detail&hotel-no=999999');
    await phase(builder, 'empty');
    const box = builder.document.querySelector<HTMLInputElement>('#field-substitute')!;
    box.click();
    await becomes(builder, () => / substitute[ >]/.test(snippetOf(builder)));
    const words = box.closest('.field')!.querySelector<HTMLInputElement>('input[type=text]')!;
    words.value = '温泉';
    words.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await becomes(builder, () => snippetOf(builder).includes('substitute="温泉"'));
    await phase(builder, 'ready');
    words.value = '';
    words.dispatchEvent(new InputEvent('input', { bubbles: true }));
    await becomes(builder, () => / substitute[ >]/.test(snippetOf(builder)));
    box.click();
    await becomes(builder, () => !snippetOf(builder).includes('substitute'));
  });

  it('sets structured data, without and with ratings', async () => {
    const builder = await builderAt(RANKING);
    const box = builder.document.querySelector<HTMLInputElement>('#field-json-ld')!;
    box.click();
    await becomes(builder, () => / json-ld[ >]/.test(snippetOf(builder)));
    const ratings = box.closest('.field')!.querySelector('select')!;
    expect([...ratings.options].map(({ label }) => label.trim())).to.deep.equal([
      'Without ratings',
      'With ratings (ratings)',
    ]);
    ratings.value = 'ratings';
    ratings.dispatchEvent(new Event('change', { bubbles: true }));
    await becomes(builder, () => snippetOf(builder).includes('json-ld="ratings"'));
    ratings.value = '';
    ratings.dispatchEvent(new Event('change', { bubbles: true }));
    await becomes(builder, () => / json-ld[ >]/.test(snippetOf(builder)));
  });

  it('works by keyboard: chooses, fills in, copies', async () => {
    const builder = await builderAt(RANKING);
    await phase(builder, 'ready');
    const { document, window } = builder;
    window.focus();
    document.querySelector<HTMLInputElement>('[name="tag"]:checked')!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await showsElement(builder, 'mkt-shortlist');
    await sendKeys({ press: 'ArrowRight' });
    await showsElement(builder, 'mkt-product-search');
    document.querySelector<HTMLInputElement>('#field-keyword')!.focus();
    await sendKeys({ type: 'ab' });
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement!.id).to.equal('field-genre-id');
    expect(snippetOf(builder)).to.contain('keyword="ab"');
    document.querySelector<HTMLElement>('.card :checked')!.focus();
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'z' });
    await sendKeys({ up: 'Control' });
    expect(snippetOf(builder)).not.to.contain('keyword=');
  });

  it('accepts typed text with spaces, and a folder without its slash', async () => {
    const builder = await builderAt(RANKING);
    await phase(builder, 'ready');
    const { document, window } = builder;
    window.focus();
    document.querySelector<HTMLInputElement>('#link-text')!.focus();
    await sendKeys({ type: 'All our teas' });
    expect(valueOf(builder, 'link-text')).to.equal('All our teas');
    document.querySelector<HTMLInputElement>('[name="whose"][value="mine"]')!.click();
    document.querySelector<HTMLInputElement>('#kit')!.select();
    await sendKeys({ type: 'https:' });
    const problem = () => document.querySelector('#kit-help .problem')?.textContent;
    expect(problem()).to.contain('http');
    await sendKeys({ type: '//cdn.example/mkt ' });
    await sendKeys({ press: 'Tab' });
    expect(valueOf(builder, 'kit')).to.equal('https://cdn.example/mkt');
    expect(problem()).to.equal(undefined);
    expect(snippetOf(builder)).to.contain('src="https://cdn.example/mkt/mkt.js"');
  });

  it('finds ids by name', async () => {
    const builder = await builderAt(RANKING);
    const { document } = builder;
    const search = async (attribute: string, words: string) => {
      document.querySelector<HTMLElement>(`#field-${attribute} + button`)!.click();
      const input = await arrived<HTMLInputElement>(document.body, 'id-finder input');
      input.value = words;
      input.form!.requestSubmit();
    };
    for (const [tag, attribute, words, name] of [
      ['mkt-ranking', 'genre-id', 'お茶', 'お茶・コーヒー'],
      ['mkt-book-list', 'books-genre-id', '小説', '小説・エッセイ'],
      ['mkt-ebook-list', 'ebook-genre-id', '小説', '小説・文学'],
      ['mkt-hotel-search', 'middle-class-code', '京都', '京都府'],
    ] as const) {
      document.querySelector<HTMLInputElement>(`[name="tag"][value="${tag}"]`)!.click();
      await search(attribute, words);
      const first = () => document.querySelector('id-finder .result-text > :first-child');
      await becomes(builder, () => first()?.textContent.trim() === name);
      document.querySelector('dialog')!.close();
      await becomes(builder, () => !document.querySelector('id-finder'));
    }

    document.querySelector<HTMLInputElement>('[name="tag"][value="mkt-hotel-detail"]')!.click();
    await search('hotel-no', '箱根');
    const hotel = await arrived<HTMLElement>(document.body, 'id-finder .result');
    const number = hotel.querySelector('code')!.textContent;
    hotel.querySelector<HTMLElement>('.result-buttons button')!.click();
    await becomes(builder, () => valueOf(builder, 'field-hotel-no') === number);
    expect(document.querySelector('dialog')!.open).to.equal(false);
  });

  it('finds a genre by walking down the tree', async () => {
    const builder = await builderAt(RANKING);
    const { document } = builder;
    document.querySelector<HTMLElement>('#field-genre-id + button')!.click();
    const above = await arrived<HTMLElement>(document.body, 'id-finder .results .link');
    above.click();
    await arrived(document.body, 'id-finder .here');
    const below = document.querySelector('id-finder .results:not(.here) .result')!;
    const id = below.querySelector('code')!.textContent;
    below.querySelector<HTMLElement>('.result-buttons button')!.click();
    await becomes(builder, () => valueOf(builder, 'field-genre-id') === id);
  });

  it('makes a list of items that are found by name, with words, an order and badges', async () => {
    const builder = await builderAt('tag=mkt-shortlist');
    const { document } = builder;
    const numbers = () =>
      [...snippetOf(builder).matchAll(/data-(?:hotel-no|isbnjan|award)="(\w+)"/g)].map(
        ([, number]) => number,
      );
    const state = document.querySelector('.state')!;
    await becomes(builder, () => state.textContent === 'Add something to your list.');

    for (const [id, words] of [
      ['hotel-no', '箱根'],
      ['isbnjan', '灯台守'],
    ] as const) {
      document.querySelector<HTMLElement>(`#add-${id}`)!.click();
      const input = await arrived<HTMLInputElement>(document.body, 'id-finder input');
      input.value = words;
      input.form!.requestSubmit();
      (await arrived<HTMLElement>(document.body, 'id-finder .result-buttons button')).click();
      await becomes(builder, () => !document.querySelector('id-finder'));
    }
    const [inn, book] = numbers();
    expect(snippetOf(builder)).to.match(/<div data-hotel-no="\d+">\s+<a href="http/);
    await becomes(builder, () => state.textContent === 'Shows 2 entries');
    // Names are Japanese on an English page: legend, up, down and remove of both items.
    const isJapanese = (text: string | null) => /[ぁ-ヿ一-鿿]/.test(text ?? '');
    const labels = [...document.querySelectorAll('.item > legend, .item > .toolbar button')];
    expect(labels.filter(({ ariaLabel }) => isJapanese(ariaLabel))).to.deep.equal([]);
    const named = labels.flatMap((label) => label.querySelector('[lang="ja"]') ?? []);
    expect(named.filter(({ textContent }) => isJapanese(textContent))).to.have.length(8);

    fill(builder, 'item-1-words', '眠れない夜に。');
    fill(builder, 'item-1-award', 'Best');
    document.querySelector<HTMLElement>('#item-1-up')!.click();
    expect(document.activeElement?.id).to.equal('item-0-up');
    expect(numbers()).to.deep.equal([book, 'Best', inn]);
    expect(snippetOf(builder)).to.contain('<p>眠れない夜に。</p>');
    const shown = () =>
      previewed(builder).shadowRoot?.querySelector('[part~="words"]')?.textContent.trim();
    await becomes(builder, () => shown() === '眠れない夜に。');

    document.querySelector<HTMLElement>('#item-0-remove')!.click();
    expect(numbers()).to.deep.equal([inn]);
    expect(document.activeElement?.id).to.equal('item-0-remove');
    document.querySelector<HTMLElement>('#undo')!.click();
    expect(numbers()).to.deep.equal([book, 'Best', inn]);
  });

  it('says that a frame cannot hold a list', async () => {
    const builder = await builderAt('tag=mkt-shortlist&~form=iframe');
    expect(snippetOf(builder)).to.equal('');
    expect(builder.document.querySelector('#no-copy')?.textContent).to.contain('cannot hold');
  });
});
