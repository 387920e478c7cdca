import '../../define/bookmark-button.js';
import '../../define/config.js';
import '../../define/ranking.js';
import type { MktBookmarkButton } from './bookmark-button.js';
import type { MktRanking } from '../ranking/ranking.js';
import {
  arrived,
  attributeIs,
  consoleLines,
  expect,
  fixture,
  newHold,
  newTag,
  oneEvent,
  release,
  requestsOf,
  served,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import { LOST } from '../../../test/support/engine.js';
import { arrival } from '../../../test/support/traces.js';
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
import { violationsOf } from '../../../test/support/axe.js';

const button = (attributes: string, children = '') =>
  fixture<MktBookmarkButton>(
    `<mkt-bookmark-button ${attributes}>${children}</mkt-bookmark-button>`,
  );

describe('<mkt-bookmark-button>', () => {
  it('adds the item, and undoes that', async () => {
    const token = newToken();
    const code = await newItem();
    const element = await button(`${settings(token)} item-code="${code}" lang="en"`);
    expect(nativeOf(element).ariaPressed).to.equal('false');
    expect(await press(element)).to.equal('ready');
    expect(nativeOf(element).ariaPressed).to.equal('true');
    expect(statusText(element)).to.contain('undo');
    expect(await itemsOf(token)).to.include(code);
    expect(await press(element)).to.equal('ready');
    expect(nativeOf(element).ariaPressed).to.equal('false');
    expect(await itemsOf(token)).not.to.include(code);
  });

  it('is replaced by a late fallback if it cannot be used', async () => {
    consoleLines();
    const element = await button(settings(newToken()));
    const hasFallback = () => !!element.shadowRoot!.querySelector('slot:not([name])');
    expect(hasFallback()).to.equal(false);
    element.append('See the marketplace');
    await waitUntil(hasFallback, 'no fallback');
  });

  it('dispatches events with its state', async () => {
    const code = await newItem();
    const element = await button(`${settings(newToken())} item-code="${code}"`);
    const changes: HTMLElementEventMap['mkt-bookmark']['detail'][] = [];
    element.addEventListener('mkt-bookmark', (event) => changes.push(event.detail));
    await press(element);
    await press(element);
    expect(changes.map(({ state }) => state)).to.deep.equal([
      'pending',
      'added',
      'pending',
      'removed',
    ]);
    for (const { itemCode } of changes) expect(itemCode).to.equal(code);
  });

  it('sends one request, even if it is pressed repeatedly', async () => {
    const [tag, hold] = [newTag(), newHold()];
    const code = await newItem();
    const element = await button(
      `${settings(newToken())} item-code="${code}" query="tag=${tag}&hold=${hold}"`,
    );
    for (let i = 0; i < 3; i++) {
      nativeOf(element).click();
      await element.updateComplete;
      expect(element.phase).to.equal('loading');
      expect(nativeOf(element).ariaDisabled).to.equal('true');
    }
    await release(hold);
    await attributeIs(element, 'phase', ['ready']);
    expect(await requestsOf(tag)).to.have.length(1);
  });

  it('is disabled without a token, with a friendly explanation', async () => {
    const lines = consoleLines();
    const errorEvent = oneEvent(document, 'mkt-error');
    const element = await button(`${settings()} item-code="a:1" lang="en"`);
    await attributeIs(element, 'phase', ['error']);
    expect(nativeOf(element).ariaDisabled).to.equal('true');
    nativeOf(element).focus();
    expect(document.activeElement === element, 'can be focused').to.equal(true);
    expect(statusText(element)).to.equal('Sign in to bookmark this.');
    await errorEvent;
    await waitUntil(() => lines.length, 'no console line');
    expect(lines).to.deep.equal(['<mkt-bookmark-button>: access-token is required [noToken]']);
    element.accessToken = newToken();
    await element.updateComplete;
    expect(nativeOf(element).ariaDisabled).to.equal('false');
    expect(statusText(element)).to.equal('');
  });

  it("shows the author's fallback without a token", async () => {
    consoleLines();
    const element = await button(
      `${settings()} item-code="a:1"`,
      '<a href="https://market.example/login">Sign in</a>',
    );
    await attributeIs(element, 'phase', ['error']);
    expect(element.querySelector('a')!.getBoundingClientRect().height).to.be.greaterThan(0);
    expect(element.shadowRoot!.querySelector('button')).to.equal(null);
  });

  it('names a mistake in one console line', async () => {
    const lines = consoleLines();
    const errorEvent = oneEvent(document, 'mkt-error');
    await button(settings(newToken()));
    await errorEvent;
    await waitUntil(() => lines.length, 'no console line');
    expect(lines).to.deep.equal(['<mkt-bookmark-button>: item-code is required [wrongRule]']);
  });

  for (const transport of ['jsonp', 'fetch']) {
    for (const [what, token] of [
      ['does not allow it', newToken('read')],
      ['has expired', `expired.${crypto.randomUUID()}`],
    ] as const) {
      it(`explains by ${transport} that the token ${what}, and never shows the token`, async () => {
        const lines = consoleLines();
        const outer = await fixture(
          `<mkt-config ${settings(token)} transport="${transport}" lang="en"><mkt-bookmark-button
            item-code="${await newItem()}"></mkt-bookmark-button></mkt-config>`,
        );
        const element = outer.querySelector<MktBookmarkButton>('mkt-bookmark-button')!;
        const details: unknown[] = [];
        for (const type of ['mkt-bookmark', 'mkt-error'])
          outer.addEventListener(type, (event) => details.push((event as CustomEvent).detail));
        expect(await press(element)).to.equal('error');
        expect(statusText(element)).to.match(/sign in again/);
        expect(nativeOf(element).ariaDisabled).to.equal('false');
        expect(lines).to.have.length(1);
        expect(lines[0]).to.match(/^<mkt-bookmark-button>: /);
        const errors = (details as { error?: Error }[]).map(
          ({ error }) => `${error?.message} ${error?.stack} ${JSON.stringify(error)}`,
        );
        const texts = [lines, errors, JSON.stringify(details), element.outerHTML];
        expect(`${texts.join()} ${element.shadowRoot!.innerHTML}`).not.to.contain(token);
      });
    }
  }

  it('reports an unknown result if the answer is lost, and does not retry by itself', async () => {
    const lines = consoleLines();
    const [token, code] = [newToken(), await newItem()];
    const element = await button(`${settings(token)} item-code="${code}" lang="en"`);
    element.baseUrl = serviceUrl({ fault: LOST });
    await element.updateComplete;
    expect(await press(element)).to.equal('error');
    expect(statusText(element)).to.match(/confirm.*try again, or sign in again/);
    expect((await itemsOf(token)).filter((item) => item === code).length).to.be.below(2);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/could not be loaded: .*access token/);
  });

  it('reports an unknown result if the answer confirms no change', async () => {
    const lines = consoleLines();
    const path = await served('{}', { 'content-type': 'application/json' });
    const element = await button(
      `${settings(newToken())} transport="fetch" item-code="${await newItem()}" lang="en"`,
    );
    element.baseUrl = `${location.origin}${path}?{group}`;
    await element.updateComplete;
    expect(await press(element)).to.equal('error');
    expect(element.added).to.equal(false);
    expect(statusText(element)).to.match(/confirm.*try again/);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.contain('FavoriteBookmark/Add answered without a confirmation');
  });

  it('accepts a bookmark that already exists, or no longer exists', async () => {
    const lines = consoleLines();
    const common = `${settings(newToken())} transport="fetch" lang="en"`;
    const added = await button(`${common} item-code="${await newItem()}"`);
    added.baseUrl = serviceUrl({ fault: '409' });
    await added.updateComplete;
    expect(await press(added)).to.equal('ready');
    expect(added.added).to.equal(true);
    expect(statusText(added)).to.equal('Already in your bookmarks.');
    // The test sets no bookmark id.
    expect(nativeOf(added).ariaDisabled).to.equal('true');

    const removed = await button(`${common} item-code="${await newItem()}" bookmark-id="1"`);
    removed.baseUrl = serviceUrl({ fault: '404' });
    await removed.updateComplete;
    expect(await press(removed)).to.equal('ready');
    expect(removed.added).to.equal(false);
    expect(statusText(removed)).to.equal('It was not in your bookmarks.');
    expect(lines).to.deep.equal([]);
  });

  it('does not say that it has removed a bookmark that the service did not have', async () => {
    const unknown = `${settings(newToken())} transport="fetch" lang="en" bookmark-id="1"`;
    for (const more of ['', `item-code="${await newItem()}"`]) {
      const element = await button(`${unknown} ${more}`);
      await press(element);
      if (!more) await press(element);
      expect(element.added).to.equal(false);
      expect(statusText(element)).to.equal('It was not in your bookmarks.');
      expect(nativeOf(element).textContent.trim()).to.equal('Bookmark');
    }
  });

  it('cannot add an unknown item', async () => {
    consoleLines();
    const element = await button(`${settings(newToken())} transport="fetch" item-code="none:1"`);
    expect(await press(element)).to.equal('error');
    expect(element.added).to.equal(false);
  });

  it('can be tried again after a failure', async () => {
    consoleLines();
    const element = await button(`${settings(newToken())} item-code="${await newItem()}"`);
    element.baseUrl = serviceUrl({ fault: '503' });
    await element.updateComplete;
    expect(await press(element)).to.equal('error');
    element.baseUrl = serviceUrl();
    await element.updateComplete;
    expect(await press(element)).to.equal('ready');
    expect(element.added).to.equal(true);
  });

  it('shows a failure by its icon, and the focus by a ring', async () => {
    consoleLines();
    const common = `${settings(newToken())} transport="fetch" icon`;
    const fine = await button(`${common} item-code="${await newItem()}"`);
    const failed = await button(`${common} item-code="none:1"`);
    expect(await press(failed)).to.equal('error');
    const mark = (element: Element) => getComputedStyle(nativeOf(element), '::after').content;
    expect(mark(failed)).not.to.equal(mark(fine));
    (document.activeElement as HTMLElement | null)?.blur();
    expect(getComputedStyle(nativeOf(failed)).outlineStyle).to.equal('none');
    // Screen readers do not read the tooltip beside the name.
    expect(nativeOf(failed).title).to.equal('');
    expect(
      failed.shadowRoot!.querySelector('[aria-hidden] [title], [title][aria-hidden]') !== null,
    ).to.equal(true);
  });

  it('is centred in its line, also as an icon', async () => {
    const token = settings(newToken());
    const line = await fixture(`<p style="font-size: 16px; line-height: 1.5">words
      <mkt-bookmark-button ${token} item-code="a:1"></mkt-bookmark-button> words
      <mkt-bookmark-button ${token} item-code="a:1" icon></mkt-bookmark-button></p>`);
    const words = document.createRange();
    words.selectNodeContents(line.childNodes[0]!);
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    for (const element of line.querySelectorAll('mkt-bookmark-button')) {
      await attributeIs(element, 'phase', ['ready']);
      const box = nativeOf(element).getBoundingClientRect();
      expect(middle(box), element.outerHTML).to.be.closeTo(
        middle(words.getBoundingClientRect()),
        3,
      );
    }
  });

  it('is marked with its language', async () => {
    const element = await button(
      `${settings(newToken())} item-code="a:1" about="ねこの本" lang="en"`,
    );
    expect(nativeOf(element).querySelector('.label')!.matches(':lang(en)')).to.equal(true);
    expect(nativeOf(element).querySelector('.unseen')!.matches(':lang(ja)')).to.equal(true);
  });

  it('sends no referrer', async () => {
    const tag = newTag();
    const element = await button(
      `${settings(newToken())} item-code="${await newItem()}" query="tag=${tag}"`,
    );
    await press(element);
    const [request] = await requestsOf(tag);
    expect(request!.headers.referer).to.equal('');
  });

  it('forgets an answer about another item', async () => {
    const [first, second] = [await newItem(), 'other:1'];
    const [token, tag, hold] = [newToken(), newTag(), newHold()];
    const element = await button(
      `${settings(token)} item-code="${first}" query="tag=${tag}&hold=${hold}" transport="jsonp"`,
    );
    const arrived = arrival(tag);
    nativeOf(element).click();
    await element.updateComplete;
    element.itemCode = second;
    await element.updateComplete;
    expect(element.phase).to.equal('ready');
    await release(hold);
    await arrived;
    expect(await itemsOf(token)).to.include(first);
    expect(element.added).to.equal(false);
    expect(element.itemCode).to.equal(second);
  });

  it('forgets the bookmark when another reader signs in', async () => {
    const tag = newTag();
    const element = await button(
      `${settings(newToken())} item-code="${await newItem()}" query="tag=${tag}"`,
    );
    await press(element);
    expect(element.added).to.equal(true);
    const other = newToken();
    element.accessToken = other;
    await element.updateComplete;
    expect(element.added).to.equal(false);
    expect(nativeOf(element).ariaPressed).to.equal('false');
    expect(statusText(element)).to.equal('');
    expect(await press(element)).to.equal('ready');
    const last = new URL((await requestsOf(tag)).at(-1)!.url);
    expect(last.pathname).to.contain('/FavoriteBookmark/Add/');
    expect(last.searchParams.get('access_token')).to.equal(other);
    expect(await itemsOf(other)).to.include(element.itemCode);
  });

  it('is replaced by its fallback while consent is missing', async () => {
    const element = await button(
      `${settings(newToken())} item-code="a:1" consent="event:bookmark-consent"`,
      '<a href="https://market.example/">Marketplace</a>',
    );
    const isUsable = () => [!!nativeOf(element), !element.querySelector('a')!.checkVisibility()];
    await attributeIs(element, 'phase', ['idle']);
    expect(isUsable()).to.deep.equal([false, false]);
    document.dispatchEvent(new Event('bookmark-consent'));
    await attributeIs(element, 'phase', ['ready']);
    expect(isUsable()).to.deep.equal([true, true]);
    document.dispatchEvent(new CustomEvent('bookmark-consent', { detail: false }));
    await attributeIs(element, 'phase', ['idle']);
    expect(isUsable()).to.deep.equal([false, false]);
  });

  it('is accessible in every state', async () => {
    const element = await button(
      `${settings(newToken())} item-code="${await newItem()}" about="Tea" icon="grid"`,
    );
    expect(await violationsOf(element)).to.deep.equal([]);
    await press(element);
    expect(await violationsOf(element)).to.deep.equal([]);
  });
});

describe('<mkt-ranking bookmarks>', () => {
  const ranking = (attributes: string) =>
    fixture<MktRanking>(`<mkt-ranking limit="2" ${attributes}></mkt-ranking>`);

  it('lets readers bookmark its items', async () => {
    const token = newToken();
    const element = await ranking(`${settings(token)} bookmarks`);
    await settled(element);
    const first = await arrived<MktBookmarkButton>(element.shadowRoot!, 'mkt-bookmark-button');
    const { itemCode } = element.records[0]!;
    expect(first.itemCode).to.equal(itemCode);
    expect(await press(first)).to.equal('ready');
    expect(await itemsOf(token)).to.include(itemCode);
  });

  it('does not mix the bookmarks of two readers', async () => {
    const other = newToken();
    const element = await ranking(`${settings(newToken())} bookmarks`);
    await settled(element);
    const first = await arrived<MktBookmarkButton>(element.shadowRoot!, 'mkt-bookmark-button');
    await press(first);
    expect(first.added).to.equal(true);
    element.accessToken = other;
    await settled(element);
    await waitUntil(() => !first.added, 'the bookmarks of the other reader');
    expect(nativeOf(first).ariaPressed).to.equal('false');
    expect(await press(first)).to.equal('ready');
    expect(await itemsOf(other)).to.include(first.itemCode);
  });

  it('has no buttons without a token or without the part', async () => {
    for (const attributes of [`${settings()} bookmarks`, settings(newToken())]) {
      const element = await ranking(attributes);
      await settled(element);
      expect(buttonsOf(element)).to.deep.equal([]);
    }
  });
});
