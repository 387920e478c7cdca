import '../../define/bookmark-button.js';
import '../../define/bookmark-list.js';
import type { MktBookmarkButton } from '../bookmark-button/bookmark-button.js';
import type { MktBookmarkList } from './bookmark-list.js';
import { requestContract } from '../../../test/contract/element.js';
import {
  arrived,
  requestParams,
  consoleLines,
  expect,
  fixture,
  newTag,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import {
  buttonsOf,
  itemsOf,
  nativeOf,
  newItem,
  newToken,
  press,
  statusText,
  settings,
} from '../../../test/support/bookmarks.js';
import { FRAME } from '../../../test/support/transports.js';
import {
  enter,
  field,
  hasButton,
  press as pressNamed,
  rendered,
} from '../../../test/support/reading.js';

const list = (attributes: string, children = '') =>
  fixture<MktBookmarkList>(`<mkt-bookmark-list ${attributes}>${children}</mkt-bookmark-list>`);

const itemsIn = (element: Element) =>
  partsOf(element, 'item').map(({ textContent }) => textContent);

describe('<mkt-bookmark-list>', () => {
  it('shows bookmarks added elsewhere; removing one can be undone', async () => {
    const token = newToken();
    const code = await newItem();
    const button = await fixture<MktBookmarkButton>(
      `<mkt-bookmark-button ${settings(token)} item-code="${code}"></mkt-bookmark-button>`,
    );
    await press(button);

    const element = await list(`${settings(token)} lang="en"`);
    expect(await settled(element)).to.equal('ready');
    const [first] = buttonsOf(element);
    expect(first!.itemCode).to.equal(code);
    expect(nativeOf(first!).textContent).to.contain('Remove');
    expect(await press(first!)).to.equal('ready');
    expect(await itemsOf(token)).not.to.include(code);
    expect(nativeOf(first!).textContent).to.contain('Undo');
    expect(await press(first!)).to.equal('ready');
    expect(await itemsOf(token)).to.include(code);
    expect(nativeOf(first!).textContent).to.contain('Remove');
    // Adding the item again gave the bookmark another id.
    expect(await press(first!)).to.equal('ready');
    expect(await itemsOf(token)).not.to.include(code);
    element.refresh();
    await element.updateComplete;
    await settled(element);
    expect(buttonsOf(element).map(({ itemCode }) => itemCode)).not.to.include(code);
  });

  it('asks before it removes the bookmark of a product, which cannot be added again', async () => {
    const token = newToken();
    const element = await list(`${settings(token)} lang="en"`);
    await settled(element);
    const button = buttonsOf(element).find(({ itemCode }) => !itemCode)!;
    const { productId } = element.records.find(({ itemCode }) => !itemCode)!;
    nativeOf(button).click();
    await button.updateComplete;
    expect(statusText(button)).to.contain('cannot be undone');
    expect(await itemsOf(token)).to.include(productId);
    nativeOf(button).focus();
    await press(button);
    expect(await itemsOf(token)).not.to.include(productId);
    expect(nativeOf(button).ariaDisabled).to.equal('true');
    expect(nativeOf(button).querySelector('.label')!.textContent).to.equal('Removed');
    expect(element.shadowRoot!.activeElement === button).to.equal(true);
    expect(statusText(button)).to.equal('Removed.');
  });

  it('requests ten at a time by default, with a pager', async () => {
    const element = await list(`${settings(newToken())} limit="3" lang="en" pager="pages"`);
    await settled(element);
    const before = itemsIn(element);
    expect(before).to.have.length(3);
    const next = await arrived<HTMLElement>(element.shadowRoot!, '[part~="next"]');
    next.click();
    await element.updateComplete;
    expect(await settled(element)).to.equal('ready');
    expect(itemsIn(element)).not.to.include.members(before);
    const tag = newTag();
    await settled(await list(`${settings(newToken())} query="tag=${tag}"`));
    const [params] = await requestParams(tag);
    expect(params!.get('hits')).to.equal('10');
  });

  it('shows all bookmarks by pages, even if some are removed meanwhile', async () => {
    const token = newToken();
    const ofSize = (limit: number) =>
      rendered<MktBookmarkList>('mkt-bookmark-list', {
        attributes: `${settings(token)} limit="${limit}" lang="en"`,
      });
    const { records } = await ofSize(40);
    const all = records.map(({ bookmarkId }) => bookmarkId);
    const element = await ofSize(2);
    const named = () => element.records.map(({ bookmarkId }) => bookmarkId);
    for (const button of buttonsOf(element)) {
      await press(button);
      expect(button.added).to.equal(false);
    }
    await pressNamed(element, 'Show more');
    expect(named()).to.deep.equal(all.slice(0, 4));
    while (hasButton(element, 'Show more')) await pressNamed(element, 'Show more');
    expect(named()).to.deep.equal(all);
  });

  it('requests ten with an empty number', async () => {
    const tag = newTag();
    const element = await list(`${settings(newToken())} query="tag=${tag}" hits=""`);
    await settled(element);
    const [params] = await requestParams(tag);
    expect(params!.get('hits')).to.equal('10');
  });

  it('lets the reader choose private bookmarks, public ones or both', async () => {
    const element = await list(`${settings(newToken())} lang="en"`);
    await settled(element);
    const select = await arrived<HTMLSelectElement>(element.shadowRoot!, '[name="ispublic"]');
    expect([...select.options].map(({ text }) => text)).to.deep.equal(['All', 'Private', 'Public']);
    const counts: number[] = [];
    for (const ispublic of ['', 'false', 'true']) {
      element.select({ ispublic });
      await element.updateComplete;
      await settled(element);
      counts.push(element.records.length);
    }
    expect(counts[0]).to.equal(counts[1]! + counts[2]!);
    expect(counts[2]).to.be.greaterThan(0);
  });

  it("requests the reader's selection in the form, and nothing else", async () => {
    const tag = newTag();
    const element = await rendered<MktBookmarkList>('mkt-bookmark-list', {
      attributes: `access-token="${newToken()}" frame-url="${FRAME}" lang="en"`,
      tag,
    });
    const search = async (label: string, value: string) => {
      enter(field(element, label), value);
      await pressNamed(element, 'Search');
      return (await requestParams(tag)).at(-1)!;
    };
    const sorted = await search('Sort by', 'price');
    expect(sorted.get('sort')).to.equal('price');
    // The service's default, which the form displays.
    expect(sorted.get('ispublic')).to.be.oneOf([null, 'false']);
    expect(field(element, 'Visibility').selectedOptions[0]!.text).to.equal('Private');
    expect((await search('Visibility', '')).get('ispublic')).to.equal('');
    expect(field(element, 'Visibility').selectedOptions[0]!.text).to.equal('All');
    expect((await search('Visibility', 'false')).get('ispublic')).to.equal('false');
    expect(field(element, 'Visibility').selectedOptions[0]!.text).to.equal('Private');
  });

  it('shows no bookmarks of the previous reader while loading', async () => {
    const [first, second, tag] = [newToken(), newToken(), newTag()];
    const own = await fixture<MktBookmarkButton>(
      `<mkt-bookmark-button ${settings(first)} item-code="${await newItem()}"></mkt-bookmark-button>`,
    );
    await press(own);
    const element = await list(`${settings(first)} hits="2" lang="en" query="tag=${tag}"`);
    expect(await settled(element)).to.equal('ready');
    expect(element.records.map(({ itemCode }) => itemCode)).to.include(own.itemCode);
    (await arrived<HTMLElement>(element.shadowRoot!, '[part~="more"]')).click();
    await element.updateComplete;
    expect(element.phase).to.equal('loading');
    element.accessToken = second;
    await element.updateComplete;
    expect(itemsIn(element)).to.deep.equal([]);
    expect(await settled(element)).to.equal('ready');
    const shownNow = element.records.map(({ itemCode, productId }) => itemCode || productId);
    const last = (await requestParams(tag)).at(-1)!;
    expect(last.get('access_token')).to.equal(second);
    expect(last.has('page')).to.be.false;
    expect(shownNow).to.have.length(2);
    expect(await itemsOf(second)).to.include.members(shownNow);
  });

  it('asks the reader to sign in', async () => {
    const lines = consoleLines();
    const element = await list(`${settings()} lang="en"`);
    expect(await settled(element)).to.equal('error');
    expect(element.shadowRoot!.querySelector('[role="status"]')!.textContent).to.equal(
      'Sign in to see your bookmarks here.',
    );
    expect(element.shadowRoot!.querySelector('form')).to.equal(null);
    await waitUntil(() => lines.length, 'no console line');
    expect(lines).to.deep.equal(['<mkt-bookmark-list>: access-token is required [noToken]']);
    element.accessToken = newToken();
    await element.updateComplete;
    expect(await settled(element)).to.equal('ready');
    expect(itemsIn(element)).not.to.deep.equal([]);
  });

  it('shows the fallback without a token, and no advertising label beside the link to sign in', async () => {
    consoleLines();
    const link = '<a href="https://market.example/login">Sign in</a>';
    const element = await list(`${settings()} affiliate-id="AFF"`, link);
    expect(await settled(element)).to.equal('error');
    expect(partsOf(element, 'disclosure')).to.deep.equal([]);
    expect(element.querySelector('a')!.getBoundingClientRect().height).to.be.greaterThan(0);
  });

  for (const transport of ['', 'jsonp', 'fetch']) {
    for (const token of [newToken('update'), `expired.${crypto.randomUUID()}`]) {
      it(`never shows a token that is refused, by ${transport}: ${token.split('.')[0]}`, async () => {
        const lines = consoleLines();
        const element = await list(`${settings()} transport="${transport}" lang="en"`);
        const messages: string[] = [];
        element.addEventListener('mkt-error', (event) => {
          const { error } = event.detail;
          messages.push(`${error.message} ${error.stack} ${JSON.stringify(error)}`);
        });
        lines.length = 0;
        element.accessToken = token;
        await element.updateComplete;
        expect(await settled(element)).to.equal('error');
        expect(lines).to.have.length(1);
        expect([lines, messages, element.outerHTML].join()).not.to.contain(token);
        const { innerHTML, textContent } = element.shadowRoot!;
        expect(innerHTML).not.to.contain(token);
        expect(textContent).to.contain('sign in again');
        expect(lines[0]).to.match(/must sign in again.*access-token/);
      });
    }
  }

  it('has a message for an empty list', async () => {
    const element = await list(`${settings(newToken())} lang="en"`);
    element.baseUrl = serviceUrl({ fault: 'empty' });
    await element.updateComplete;
    expect(await settled(element)).to.equal('empty');
    expect(element.shadowRoot!.textContent).to.contain('You have no bookmarks yet.');
  });
});

requestContract({
  tag: 'mkt-bookmark-list',
  // With the transport of the other elements: requests by the frame cannot be observed from the page.
  attributes: { 'access-token': 'demo-read.contract', transport: 'jsonp' },
  other: { sort: 'price', ispublic: '', page: '1' },
  operations: { 'FavoriteBookmark/List': {} },
  named: '/services/api/FavoriteBookmark/List/20170426',
  hasForm: true,
  layouts: ['list', 'grid', 'carousel', 'compact'],
  nodes: { list: 34 },
  // Entries without any content are skipped.
  shapes: { 'shape:nulls': 'empty' },
});
