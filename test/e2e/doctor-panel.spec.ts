/** The doctor's panel: its place, its settings, requests and answers, without secrets. */
import type { MktBookmarkButton } from '../../src/components/bookmark-button/bookmark-button.js';
import {
  arrived,
  expect,
  origins,
  served,
  serviceUrl,
  settled,
  spaced,
  waitUntil,
} from '../support/index.js';
import { itemsOf, newItem, newToken, nativeOf } from '../support/bookmarks.js';
import { LOST } from '../support/engine.js';
import { pageOf, SETTINGS } from './pages.js';
import {
  script,
  STYLES,
  LINK,
  ranking,
  bookmarkButton,
  panelIn,
  examined,
  sharedPanels,
  type Bodies,
  customElementDefined,
  codesOf,
  findingText,
} from './doctor-panel.js';

/** Source and value of each setting and attribute. */
const rowsOf = (panel: Element) =>
  Object.fromEntries(
    [...panel.querySelectorAll<HTMLElement>('tbody tr')].map((row) => [
      row.dataset['name']!,
      [row.dataset['source'], row.querySelector('td')!.textContent],
    ]),
  );

describe('the doctor', () => {
  it('loads only on demand', async () => {
    const { document } = await pageOf(
      STYLES + script(SETTINGS),
      '<mkt-ranking limit="1" loading="eager"></mkt-ranking>',
    );
    const element = document.querySelector('mkt-ranking')!;
    expect(await settled(element)).to.equal('ready');
    expect(element.shadowRoot!.querySelector('.doctor')).to.equal(null);
    const names = document
      .defaultView!.performance.getEntriesByType('resource')
      .map(({ name }) => name);
    expect(names.filter((name) => name.includes('doctor'))).to.deep.equal([]);
  });

  const plain = `<mkt-ranking limit="2" loading="eager">${LINK}</mkt-ranking>`;

  async function expectNoProblems({ element, panel }: Awaited<ReturnType<typeof panelIn>>) {
    expect(await settled(element)).to.equal('ready');
    expect(codesOf(panel)).to.deep.equal([]);
    expect(panel.open).to.equal(false);
    expect(panel.querySelector('summary')!.textContent).to.equal('診断：問題はありません');
  }

  const switches: Readonly<Record<string, Parameters<typeof examined>>> = {
    'the script tag': [plain, { head: STYLES + script(`${SETTINGS} data-debug`) }],
    'the address of the page': [plain, { search: '?mkt-debug' }],
  };
  for (const [name, page] of Object.entries(switches)) {
    it(`is displayed by ${name}, and finds no problems`, async () => {
      await expectNoProblems(await examined(...page));
    });
  }

  describe('on a page without problems', () => {
    const panelOf = sharedPanels(() => ({
      'an attribute': ranking(),
      'one on <mkt-config> around it': `<mkt-config debug>${plain}</mkt-config>`,
      English: `<div lang="en">${ranking('genre-id="100371" disclosure="PR"')}</div>`,
      bookmarks: ranking(`bookmarks access-token="${newToken()}"`),
      rates: `<div lang="en">${ranking('elements="all"')}</div>`,
      removed: ranking(),
    }));

    for (const name of ['an attribute', 'one on <mkt-config> around it']) {
      it(`is displayed by ${name} below the entries, and finds no problems`, async () => {
        const { element, panel } = await panelOf(name);
        await expectNoProblems({ element, panel });
        expect(element.shadowRoot!.querySelectorAll('[part~="item"]')).to.have.length(2);
        expect(panel.closest('[part~="doctor"]')).not.to.equal(null);
      });
    }

    it('uses the language of the page, and opens by keyboard', async () => {
      const { panel } = await panelOf('English');
      const summary = panel.querySelector('summary')!;
      expect(summary.textContent).to.equal('Doctor: no problems');
      summary.focus();
      expect((panel.getRootNode() as ShadowRoot).activeElement?.localName).to.equal('summary');
    });

    it('shows the request and the answer in short', async () => {
      const { panel } = await panelOf('English');
      const request = panel.querySelector('.doctor-request')!.textContent;
      expect(request).to.contain(`${origins.service}/services/api/MarketItem/Ranking/20170628?`);
      expect(request).to.contain('genreId=100371');
      const answer = spaced(panel.querySelector('.doctor-answer')!.textContent);
      expect(answer).to.match(/^phase: ready, 2 shown, \d+ \w+ old, requested on this page/);
    });

    it('estimates the commission of each entry and the sum, if the answer has the rates', async () => {
      const without = await panelOf('English');
      expect(without.panel.querySelector('.doctor-commission')).to.equal(null);
      const { panel, element } = await panelOf('rates');
      const text = spaced(panel.querySelector('.doctor-commission')!.textContent);
      const amounts = [...text.matchAll(/[\d.]+% × ¥[\d,]+ = ¥([\d,]+)/g)].map(([, amount = '']) =>
        Number(amount.replaceAll(',', '')),
      );
      expect(amounts).to.have.length(element.records.length);
      const sum = amounts.reduce((total, amount) => total + amount, 0);
      expect(text.replaceAll(',', '')).to.contain(`¥${sum} if one of each is sold`);
    });

    it('is not displayed on an entry whose list has one', async () => {
      const { element } = await panelOf('bookmarks');
      const button = await arrived<MktBookmarkButton>(element.shadowRoot!, 'mkt-bookmark-button');
      await customElementDefined(button);
      await arrived(button.shadowRoot!, 'button');
      button.requestUpdate();
      await button.updateComplete;
      expect(button.shadowRoot!.querySelector('.doctor')).to.equal(null);
    });

    it('is removed without `debug`, and displayed again with it', async () => {
      const { element, panel } = await panelOf('removed');
      element.removeAttribute('debug');
      await element.updateComplete;
      expect(panel.isConnected).to.equal(false);
      element.setAttribute('debug', '');
      await arrived(element.shadowRoot!, '.doctor details');
    });
  });

  it('shows the source of each setting, without secrets', async () => {
    const { panel, element } = await examined(
      `<mkt-config affiliate-id="CONFIGURED">${ranking('genreId="100371" accessToken="SECRET-TOKEN"')}</mkt-config>`,
      {
        head:
          STYLES +
          script(
            `data-application-id="APPLICATION-1234" data-base-url="${serviceUrl()}" data-timeout="5000" data-query="key=KEY-OF-RELAY&tag=SECOND-KEY"`,
          ),
      },
    );
    element.pager = 'more';
    Object.assign(element, { period: 'realtime' });
    await waitUntil(() => panel.querySelector('[data-name="period"]'));
    expect(rowsOf(panel)).to.deep.include({
      'genre-id': ['attribute', '100371'],
      period: ['property', 'realtime'],
      'affiliate-id': ['config', 'CONFIGURED'],
      timeout: ['script', '5000'],
      'application-id': ['script', 'APP…'],
      'access-token': ['attribute', '…'],
      query: ['script', 'key=…&tag=…'],
      'cache-ttl': ['default', '600'],
    });
    const panelText = panel.textContent;
    for (const secret of ['SECRET-TOKEN', 'APPLICATION-1234', 'KEY-OF-RELAY', 'SECOND-KEY'])
      expect(panelText).not.to.contain(secret);
    expect(spaced(panelText)).to.contain('key=…&tag=…');
  });

  it('shortens ids, also those that the service quotes', async () => {
    const service = await served(
      JSON.stringify({
        error: 'wrong_parameter',
        error_description: 'APPLICATION-1234 may not use KEY-OF-RELAY',
      }),
      { 'Content-Type': 'application/json' },
    );
    const settings = `data-application-id="APPLICATION-1234" data-base-url="${service}"`;
    const { element, panel } = await examined(ranking(), {
      head: `${STYLES}${script(`${settings} data-transport="fetch" data-query="key=KEY-OF-RELAY"`)}`,
    });
    expect(await settled(element)).to.equal('error');
    await waitUntil(() => panel.textContent.includes('may not use'), 'the service is not quoted');
    expect(spaced(panel.textContent)).to.contain('APP… may not use KEY…');
    expect(panel.textContent).not.to.match(/APPLICATION-1234|KEY-OF-RELAY/);
    const { document } = await pageOf(
      STYLES + script(SETTINGS),
      `<mkt-picks debug developer-id="DEVELOPER-1234" url="https://blog.example/" loading="eager">${LINK}</mkt-picks>`,
    );
    const picks = document.querySelector('mkt-picks')!;
    await customElementDefined(picks);
    const row = await arrived(picks.shadowRoot!, '.doctor [data-name="developer-id"] td');
    expect(row.textContent).to.equal('DEV…');
    expect(picks.shadowRoot!.querySelector('.doctor')!.textContent).not.to.contain(
      'DEVELOPER-1234',
    );
  });

  it('has the texts that the console has', async () => {
    const body = `<div lang="en">${ranking('layout="gird" reader-controls="age" gener-id="1"')}</div>`;
    const { lines } = await pageOf(STYLES + script(SETTINGS), body);
    await waitUntil(() => lines.length > 1, 'lines are missing');
    const { panel } = await examined(body);
    for (const code of ['unknownAttribute', 'looks']) {
      const text = (await findingText(panel, code)).trim();
      const line = lines.find((each) => each.endsWith(`[${code}]`))!;
      expect(line.replace(/^<mkt-ranking>: (.*) \((.*)\) \[\w+\]$/, '$1 $2')).to.equal(text);
    }
  });

  it('distinguishes a cached answer from a new one', async () => {
    const tag = crypto.randomUUID();
    const head =
      STYLES +
      script(`data-application-id="APP" data-affiliate-id="A" data-base-url="${serviceUrl()}"`);
    const body = `<div lang="en">${ranking(`query="tag=${tag}"`)}</div>`;
    const first = await examined(body, { head });
    expect(first.panel.textContent).to.contain('requested on this page');
    await waitUntil(async () => {
      const { panel } = await examined(body, { head });
      return panel.textContent.includes('cached in this browser');
    });
  });

  it('does not move the text after a button, and leaves part of the line free when it is open', async () => {
    const { document, element, panel } = await examined(
      `<p>Words ${bookmarkButton(`access-token="${newToken()}" item-code="asatsuyu:10000001"`)}<b>words</b></p>`,
    );
    await waitUntil(() => element.matches('[phase="ready"]'), 'not ready');
    const { right } = nativeOf(element).getBoundingClientRect();
    const words = document.querySelector('b')!;
    panel.open = false;
    expect(words.getBoundingClientRect().left).to.be.closeTo(right, 2);
    panel.open = true;
    const { width } = element.parentElement!.getBoundingClientRect();
    expect(element.getBoundingClientRect().width).to.be.below(width * 0.75);
  });

  describe('of an element that sends several requests', () => {
    const element = (tag: string, attributes: string, children = LINK) =>
      `<${tag} debug loading="eager" ${attributes}>${children}</${tag}>`;
    const item = (ids: string) => `<div ${ids}>${LINK}</div>`;
    const bodies = {
      'a list': element(
        'mkt-shortlist',
        'checkin-date="+14"',
        item('data-hotel-no="14022"') +
          item('data-isbn="9784999900008"') +
          item('data-hotel-no="10101"'),
      ),
      'a hotel with dates': element('mkt-hotel-detail', 'hotel-no="14022"'),
      'a search by keyword and dates': element(
        'mkt-hotel-search',
        'keyword="東京" checkin-date="+14"',
      ),
    };
    const panelOf = sharedPanels(() => bodies);
    /** The path and the numbers of a request. */
    const inShort = (address: string) => {
      const { pathname, searchParams } = new URL(address);
      const numbers = searchParams.get('hotelNo') ?? searchParams.get('isbn') ?? '';
      return `${pathname.split('/').slice(-3, -1).join('/')} ${numbers}`;
    };
    const expected: Readonly<Record<keyof typeof bodies, readonly string[]>> = {
      'a list': [
        'Travel/SimpleHotelSearch 14022,10101',
        'Travel/VacantHotelSearch 14022,10101',
        'BooksBook/Search 9784999900008',
      ],
      'a hotel with dates': ['Travel/HotelDetailSearch 14022', 'Travel/VacantHotelSearch 14022'],
      'a search by keyword and dates': ['Travel/KeywordHotelSearch ', 'Travel/VacantHotelSearch …'],
    };
    for (const [name, requests] of Object.entries(expected))
      it(`shows each of them, with addresses of the service: ${name}`, async () => {
        const { element: host, panel } = await panelOf(name);
        expect(await settled(host)).to.equal('ready');
        // The dates of a hotel are the reader's.
        const [checkinDate, checkoutDate] = [14, 15].map((days) =>
          new Date(Date.now() + days * 864e5).toISOString().slice(0, 10),
        );
        if (host.localName === 'mkt-hotel-detail') host.select({ checkinDate, checkoutDate });
        const shown = () =>
          [...panel.querySelectorAll('.doctor-request')].map(({ textContent }) =>
            inShort(textContent),
          );
        await waitUntil(() => shown().length === requests.length, 'a request is missing');
        expect(shown()).to.deep.equal(requests);
        expect(await settled(host)).to.equal('ready');
        const entries = host.ownerDocument.defaultView!.performance.getEntriesByType('resource');
        const sent = entries.map((entry) => inShort(entry.name));
        expect(sent).to.include.members(requests.filter((request) => !request.endsWith('…')));
      });
  });

  describe('of a bookmark button', () => {
    const requestOf = (panel: Element) => panel.querySelector('.doctor-request')?.textContent ?? '';

    it('shows the request of a press, its result, and never the token', async () => {
      const [token, code] = [newToken(), await newItem()];
      const { element, panel } = await examined(
        `<div lang="en">${bookmarkButton(`item-code="${code}" access-token="${token}"`)}</div>`,
      );
      expect(codesOf(panel)).to.deep.equal([]);
      expect(panel.open).to.equal(false);
      expect(rowsOf(panel)).to.deep.include({
        'item-code': ['attribute', code],
        'access-token': ['attribute', '…'],
        'application-id': ['script', 'APP'],
      });
      expect(requestOf(panel)).to.contain(`${origins.service}/services/api/FavoriteBookmark/Add/`);
      expect(requestOf(panel)).to.contain(`itemCode=${encodeURIComponent(code)}`);
      expect(requestOf(panel)).to.contain('access_token=…');
      nativeOf(element).click();
      await waitUntil(() => requestOf(panel).includes('/FavoriteBookmark/Delete/'));
      expect(await itemsOf(token)).to.include(code);
      expect(requestOf(panel)).to.match(/bookmarkId=\d+/);
      expect(spaced(panel.querySelector('.doctor-answer')!.textContent)).to.match(
        /^phase: ready, \d+ \w+ old, requested on this page/,
      );
      expect(element.shadowRoot!.innerHTML).not.to.contain(token);
    });

    const refusals: Readonly<
      Record<string, readonly [code: string, token: string, attributes?: string]>
    > = {
      'a token that has expired': ['token', `expired.${crypto.randomUUID()}`, 'transport="fetch"'],
      'an answer that is lost': ['lost', newToken(), `base-url="${serviceUrl({ fault: LOST })}"`],
    };
    const refused = async ([, token, attributes = '']: (typeof refusals)[string]) =>
      bookmarkButton(`item-code="${await newItem()}" access-token="${token}" ${attributes}`);
    const panelOf = sharedPanels(async () => {
      const bodies = Object.entries(refusals).map(async ([name, one]) => [
        name,
        await refused(one),
      ]);
      return Object.fromEntries(await Promise.all(bodies)) as Bodies;
    });

    async function expectRefused(
      { element, panel }: Awaited<ReturnType<typeof panelIn>>,
      [code, token]: (typeof refusals)[string],
    ) {
      nativeOf(element).click();
      expect(await findingText(panel, code)).not.to.equal('');
      await waitUntil(() => codesOf(panel).join() === code);
      expect(element.shadowRoot!.innerHTML).not.to.contain(token);
    }

    for (const [name, one] of Object.entries(refusals)) {
      it(`reports ${name}`, async () => expectRefused(await panelOf(name), one));
    }

    it('does not report the text beside a button as shifted', async () => {
      const code = await newItem();
      const [button, other] = [newToken(), newToken()].map((token) =>
        bookmarkButton(`item-code="${code}" access-token="${token}"`),
      );
      const { element, panel } = await examined(
        `<p>Words ${button} and more</p><p>Words ${other} and more</p>`,
      );
      nativeOf(element).click();
      await waitUntil(() => requestOf(panel).includes('/FavoriteBookmark/Delete/'));
      expect(codesOf(panel)).to.deep.equal([]);
    });
  });
});
