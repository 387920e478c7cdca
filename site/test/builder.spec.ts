/** The builder of the site: its fields, its preview, and its snippets. */
import { sendKeys } from '@web/test-runner-commands';
import { listed } from '../../src/catalogue/index.js';
import type { MktElement } from '../../src/element/mkt-element.js';
import {
  arrived,
  expect,
  opened,
  origins,
  page,
  served,
  serviceUrl,
  settled,
} from '../../test/support/index.js';
import { waitForResult } from '../../test/support/waits.js';
import { SHOP_KINDS } from '../scripts/builder/shops.js';
import {
  becomes,
  builderAt,
  fill,
  newBuilder,
  phase,
  previewed,
  RANKING,
  snippetOf,
  type Builder,
} from './builder-page.js';

const valueOf = ({ document }: Builder, id: string) =>
  document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)!.value;
const problemOf = ({ document }: Builder, name: string) =>
  document.querySelector(`#field-${name}-help .problem`)?.textContent ?? '';

const FOREIGN = `<script src="https://evil.example/kit/mkt.js" data-application-id="THEIRS"
  data-base-url="https://evil.example/service"></script>
  <mkt-ranking genre-id="100227"></mkt-ranking>`;

/** Pastes into the box for snippets. */
function paste(builder: Builder, text: string): void {
  const box = builder.document.querySelector<HTMLTextAreaElement>('#paste')!;
  box.value = text;
  (box.nextElementSibling as HTMLElement).click();
}

const codes = (element: Pick<MktElement, 'records'>) =>
  element.records.map((record) => (record as { itemCode?: string }).itemCode);

/** The first element of a page, also in a frame. */
async function shownIn({ document }: Window): Promise<HTMLElement & Pick<MktElement, 'records'>> {
  const frame = document.querySelector('iframe');
  const isThere = () => frame?.contentWindow?.location.href === frame?.src;
  if (frame && !isThere()) await new Promise((loaded) => frame.addEventListener('load', loaded));
  const inner = frame?.contentDocument?.body ?? document.body;
  const element = await arrived<HTMLElement>(inner, 'mkt-ranking');
  await settled(element);
  return element as HTMLElement & Pick<MktElement, 'records'>;
}

/** Folders of the files in snippets: the CDN's of this version, and the author's own, to be replaced. */
const CDN = /https:\/\/cdn\.jsdelivr\.net\/npm\/mkt-widgets@\d+\.\d+\.\d+\/dist\//g;
const OWN_FOLDER = 'https://blog.example/mkt-widgets/';
/** HTML with the files that this machine serves. */
const fromHere = (html: string) =>
  html
    .replaceAll(`${OWN_FOLDER}embed.html`, `${location.origin}/site/mkt/embed.html`)
    .replace(CDN, OWN_FOLDER)
    .replaceAll(OWN_FOLDER, `${origins.cdn}/dist/`);

/** Enters the CDN's folder of this version, as authors can before it is the default. */
async function useCdn(builder: Builder): Promise<void> {
  const { version, config } = (await (await fetch('/package.json')).json()) as {
    version: string;
    config: { cdn: string };
  };
  builder.document.querySelector<HTMLInputElement>('[name="whose"][value="mine"]')!.click();
  fill(builder, 'kit', config.cdn.replace('{version}', version));
}

describe('the builder', () => {
  it('first asks where the person writes, and selects the kind of snippet that works there', async () => {
    const builder = await builderAt(RANKING);
    await phase(builder, 'ready');
    const { document } = builder;
    const first = document.querySelector('#builder :is(input, select, textarea)');
    expect(first?.id).to.equal('place');
    const help = () => document.querySelector('#place-help')?.textContent.trim();
    fill(builder, 'place', 'strips');
    expect(valueOf(builder, 'form')).to.equal('div');
    expect(help()).to.match(/kind of snippet is now “<div>/);
    fill(builder, 'place', 'mail');
    expect(valueOf(builder, 'form')).to.equal('plain');
    expect(document.querySelector<HTMLInputElement>('#for-mail')?.checked).to.equal(true);
    fill(builder, 'place', 'wix');
    expect(valueOf(builder, 'form')).to.equal('iframe');
    fill(builder, 'place', 'note');
    expect(valueOf(builder, 'form')).to.equal('oembed');
    // Services of which no kind is known are not offered: a draft tells.
    expect(document.querySelector('#place option[value="seesaa"]')).to.equal(null);
    fill(builder, 'place', 'draft');
    expect(valueOf(builder, 'form')).to.equal('element');
    expect(help()).to.match(/^Paste the snippet into a draft.*“Element”, “<div>/);
    fill(builder, 'place', '');
  });

  it('warns of a frame on its own host, and offers fetch for services that check the site', async () => {
    const builder = await builderAt(`${RANKING}&~form=iframe`);
    await phase(builder, 'ready');
    const { document } = builder;
    await useCdn(builder);
    expect(document.querySelector('#builder-host')).not.to.equal(null);
    document.querySelector<HTMLInputElement>('#with-fetch')!.click();
    expect(snippetOf(builder)).to.contain('transport=fetch');
    fill(builder, 'form', 'element');
    expect(document.querySelector('#builder-host, #with-fetch')).to.equal(null);
  });

  it('keeps the place in its address, and ignores places that do not exist', async () => {
    const builder = await builderAt(`${RANKING}&~place=wix&~form=iframe`);
    await phase(builder, 'ready');
    expect(valueOf(builder, 'place')).to.equal('wix');
    const other = await builderAt(`tag=mkt-ebook-list&~place=${encodeURIComponent('"><b>')}`);
    expect(valueOf(other, 'place')).to.equal('');
  });

  it('makes snippets that show the previewed element on an empty page', async () => {
    const link = `link=${encodeURIComponent('https://market.example/?a=1&b=2')}`;
    const builder = await builderAt(`${RANKING}&${link}&link-text=All`);
    await phase(builder, 'ready');
    const expected = codes(previewed(builder));
    expect(expected).to.have.length(3);
    for (const form of ['element', 'div', 'iframe', 'oembed']) {
      fill(builder, 'form', form);
      const snippet = snippetOf(builder);
      const body = form === 'oembed' ? (JSON.parse(snippet) as { html: string }).html : snippet;
      const window = await page(
        `<!doctype html><html lang="ja"><title>Blog</title><body>${fromHere(body)}</body></html>`,
      );
      const element = await shownIn(window);
      expect(codes(element), form).to.deep.equal(expected);
      expect(element.querySelector('a')!.href, form).to.equal('https://market.example/?a=1&b=2');
    }
  });

  it('copies the shown entries as links and pictures, once there are some, and warns of invented goods', async () => {
    const builder = await builderAt(`${RANKING}&~form=plain`);
    await phase(builder, 'ready');
    await becomes(builder, () => snippetOf(builder).includes('<ul>'));
    const { body } = new DOMParser().parseFromString(snippetOf(builder), 'text/html');
    const links = [...body.querySelectorAll<HTMLAnchorElement>('li > a[rel^="sponsored"]')];
    const names = previewed(builder).records.map(
      (record) => (record as { itemName: string }).itemName,
    );
    expect(links.map(({ textContent }) => textContent)).to.deep.equal(names);
    expect(body.querySelectorAll('a > img[alt=""][width][height]')).to.have.length(3);
    const pane = builder.document.querySelector('#snippet')!.closest('section')!;
    const copyButton = pane.querySelector<HTMLButtonElement>('#copy')!;
    expect(pane.querySelector('.problem')!.textContent).to.contain('invented');
    expect(copyButton.disabled).to.equal(false);
    pane.querySelector<HTMLInputElement>('#for-mail')!.click();
    await becomes(builder, () =>
      snippetOf(builder).startsWith('<table role="presentation" width="600"'),
    );
    const other = await builderAt('tag=mkt-value&isbn=9784999900008&field=price&~form=plain');
    await becomes(other, () => copyButton.disabled);
    expect(pane.querySelector('#no-copy')!.textContent).to.contain('no entries');
  });

  it('writes the notice for the privacy page, by the element in the preview, to be copied as HTML', async () => {
    const builder = await builderAt(`${RANKING}&~output=notice`);
    const { document } = builder;
    await phase(builder, 'ready');
    await becomes(builder, () => document.querySelectorAll('.notice tbody tr').length === 4);
    const text = () => document.querySelector('.notice')!.textContent;
    expect(text()).to.contain('your IP address').and.not.contain('position of your device');
    expect(document.querySelector('#snippet')).to.equal(null);
    document.querySelector<HTMLInputElement>('input[name="output"][value="snippet"]')!.click();
    await becomes(builder, () => !!document.querySelector('#snippet'));
    expect(document.querySelector('.notice')).to.equal(null);

    const golf = await builderAt('tag=mkt-golf-finder&~output=notice', 'ja');
    await becomes(
      golf,
      () => !!golf.document.querySelector('.notice')?.textContent.includes('端末の位置'),
    );
    let copied = '';
    golf.window.navigator.clipboard.writeText = async (given) => void (copied = given);
    golf.document.querySelector<HTMLButtonElement>('#copy')!.click();
    await becomes(golf, () => !!golf.document.querySelector('.done')?.textContent.trim());
    expect(copied).to.contain('<table>').and.contain('法的な助言ではありません');
    expect(golf.document.querySelector('.done')!.textContent.trim()).to.equal('文をコピーしました');
  });

  // paste.spec.ts has all kinds of snippets, and what editors do to them.
  it('opens a snippet', async () => {
    const words = `"Tea" & <b>'{x}'</b> \\ [y] お茶`;
    const link = 'https://market.example/?a=1&b={2}';
    const odd = new URLSearchParams({ heading: words, link, 'link-text': words });
    const builder = await builderAt(`${RANKING}&${odd}&~form=wordpress`);
    await phase(builder, 'ready');
    const [snippet, expected] = [snippetOf(builder), codes(previewed(builder))];
    builder.document.querySelector<HTMLInputElement>('[name="tag"][value="mkt-picks"]')!.click();
    await becomes(builder, () => previewed(builder).localName === 'mkt-picks');
    paste(builder, snippet);
    await becomes(builder, () => previewed(builder).localName === 'mkt-ranking');
    await phase(builder, 'ready');
    expect(valueOf(builder, 'field-genre-id')).to.equal('100371');
    expect(valueOf(builder, 'field-heading')).to.equal(words);
    expect(valueOf(builder, 'link')).to.equal(link);
    expect(valueOf(builder, 'link-text')).to.equal(words);
    expect(builder.document.querySelector('.notices')).to.equal(null);
    expect(codes(previewed(builder))).to.deep.equal(expected);
  });

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

  it("suggests links of the entries as a fallback, but not the sandbox's with the person's own ids", async () => {
    const builder = await builderAt(RANKING);
    await phase(builder, 'ready');
    const button = await arrived<HTMLElement>(builder.document.body, '.suggestions button');
    const [first] = previewed(builder).records as unknown as { affiliateUrl: string }[];
    button.click();
    expect(first!.affiliateUrl).to.contain('demo-affiliate');
    expect(valueOf(builder, 'link')).to.equal(first!.affiliateUrl);
    expect(snippetOf(builder)).to.contain(first!.affiliateUrl);
    expect(builder.document.querySelector('#link-help .problem')).to.equal(null);
    builder.document.querySelector<HTMLInputElement>('[name="whose"][value="mine"]')!.click();
    expect(builder.document.querySelector('#link-help')!.textContent).to.contain('sandbox');
  });

  it('warns when a snippet is copied without a fallback, and announces every copy', async () => {
    const builder = await builderAt(RANKING);
    const status = builder.document.querySelector('.done')!;
    const messages: string[] = [];
    new MutationObserver((changes) => {
      const isNew = changes.some(({ addedNodes }) =>
        [...addedNodes].some((node) => node.textContent?.trim()),
      );
      if (isNew) messages.push(status.textContent.trim());
    }).observe(status, { subtree: true, childList: true, characterData: true });
    const press = async (id: string) => {
      const before = messages.length;
      builder.document.querySelector<HTMLElement>(id)!.click();
      await becomes(builder, () => messages.length > before);
    };
    await press('#copy');
    await press('#copy');
    await press('#share');
    fill(builder, 'link', 'https://market.example/teas');
    await press('#copy');
    expect(messages.map((text) => text.split(/[,:]/)[0])).to.deep.equal([
      'Copied',
      'Copied',
      'Copied the link',
      'Copied the snippet',
    ]);
    expect(messages[0]).to.contain('without a fallback');
  });

  it('names unknown parts of a snippet, with the nearest known names', async () => {
    const builder = await builderAt(RANKING);
    paste(builder, '<mkt-ranking genre-di="100371"></mkt-ranking>');
    await arrived(builder.document.body, '.notices');
    const notices = builder.document.querySelector('.notices')!;
    expect(notices.textContent).to.contain('genre-di').and.contain('genre-id?');
    paste(builder, '<p>Hello</p>');
    await becomes(builder, () => notices.textContent.includes('no element'));
  });

  it('loads the files from the CDN, with the hashes of this version', async () => {
    const builder = await builderAt(RANKING);
    await phase(builder, 'ready');
    await useCdn(builder);
    await becomes(builder, () => snippetOf(builder).includes('integrity'));
    const snippet = snippetOf(builder);
    const files = [...snippet.matchAll(CDN)].length;
    expect(files).to.equal(2);
    for (const file of ['mkt.js', 'mkt.css']) {
      const content = await (await fetch(`/dist/${file}`)).arrayBuffer();
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', content));
      const hash = btoa(String.fromCharCode(...digest));
      const there = new RegExp(`${file}"\\s+integrity="sha384-([^"]+)"\\s+crossorigin`).exec(
        snippet,
      );
      expect(there?.[1], file).to.equal(hash);
    }
    fill(builder, 'kit', 'https://blog.example/mkt/');
    await becomes(builder, () => snippetOf(builder).includes('https://blog.example/mkt/mkt.js'));
    expect(snippetOf(builder)).not.to.contain('integrity');
  });

  it('leads to the start page for the files while nothing is published', async () => {
    const start = await (await fetch('/site/en/start/')).text();
    const isPublished = !start.includes('Nothing is published yet');
    const builder = await newBuilder(RANKING);
    const note = () => builder.document.querySelector('#unpublished');
    expect(!note()).to.equal(isPublished);
    expect(snippetOf(builder).match(CDN) !== null).to.equal(isPublished);
    expect(snippetOf(builder).includes(OWN_FOLDER)).to.equal(!isPublished);
    if (!isPublished) {
      expect(note()!.textContent).not.to.contain('npm');
      const { hash, pathname } = note()!.querySelector('a')!;
      expect(pathname).to.match(/\/en\/start\/$/);
      expect(start).to.contain(`id="${hash.slice(1)}"`);
    }
    builder.document.querySelector<HTMLInputElement>('[name="whose"][value="mine"]')!.click();
    fill(builder, 'kit', 'https://own.example/kit/');
    expect(note()).to.equal(null);
  });

  it('opens its own frame again without a warning', async () => {
    const builder = await builderAt(`${RANKING}&~form=iframe`);
    paste(builder, snippetOf(builder));
    await phase(builder, 'ready');
    expect(builder.document.querySelector('.source')).to.equal(null);
  });

  it('reads the folder of the files and the ids from a snippet, and names omitted parts', async () => {
    const builder = await builderAt(RANKING);
    paste(
      builder,
      `<script src="https://cdn.example/kit/mkt.js" data-application-id="MINE"
        data-base-url="https://service.example" data-origins="https://other.example"></script>
      <mkt-config affiliate-id="AFF" look="plain">
        <mkt-ranking limit="2"><p>Our teas</p></mkt-ranking>
      </mkt-config>`,
    );
    const snippet = snippetOf(builder);
    expect(snippet).to.contain('src="https://cdn.example/kit/mkt.js"');
    expect(snippet).to.contain('data-application-id="MINE"').and.contain('data-affiliate-id="AFF"');
    expect(snippet).to.contain('data-origins="https://other.example"');
    const notices = [...builder.document.querySelectorAll('.notices li')].map(
      ({ textContent }) => textContent.split(' is left out')[0],
    );
    expect(notices.slice(1)).to.deep.equal([
      'look of the script tag or of <mkt-config>',
      '<p> inside the element',
    ]);
  });

  it('reads back a script tag, with all its settings, for the open element', async () => {
    const builder = await builderAt(RANKING);
    paste(
      builder,
      `<script async src="https://cdn.example/kit/mkt.js" data-application-id="MINE"
        data-base-url="https://service.example" data-names="site=acme" data-consent="click"></script>`,
    );
    expect(snippetOf(builder))
      .to.contain('data-names="site=acme"')
      .and.contain('data-consent="click"')
      .and.contain('<mkt-ranking genre-id="100371"');
    expect(builder.document.querySelector('.source')!.textContent).to.contain('site=acme');
  });

  it('fills in the settings of a live service from an address of its documents', async () => {
    const builder = await newBuilder(RANKING);
    const { document } = builder;
    document.querySelector<HTMLInputElement>('[name="whose"][value="mine"]')!.click();
    const address = 'https://app.acme.example/services/api/AcmeItem/Ranking/1';
    fill(builder, 'sample', `${address}?applicationId=APP&key=%3Cb%3E`);
    expect(valueOf(builder, 'sample')).to.equal('');
    expect(valueOf(builder, 'account-base-url')).to.equal('https://app.acme.example');
    expect(snippetOf(builder))
      .to.contain('data-names="Market=Acme"')
      .and.contain('data-query="key=%3Cb%3E"')
      .and.contain('data-api-version="1"');
    fill(builder, 'sample', 'javascript:alert(1)');
    expect(document.querySelector('#sample-help')!.textContent).to.contain('no address of');
    expect(valueOf(builder, 'account-base-url')).to.equal('https://app.acme.example');
  });

  it('uses the files and the ids of a snippet only for that snippet, and reports foreign files', async () => {
    const builder = await builderAt(RANKING);
    const { document } = builder;
    paste(builder, FOREIGN);
    expect(snippetOf(builder)).to.contain('src="https://evil.example/kit/mkt.js"');
    expect(document.querySelector('.notices')!.textContent).to.contain('https://evil.example/kit/');
    const sourceText = document.querySelector('.source')!.textContent;
    expect(sourceText).to.contain('https://evil.example/kit/').and.contain('THEIRS');
    expect(snippetOf(await newBuilder(RANKING))).not.to.match(/evil|THEIRS/);
    document.querySelector<HTMLInputElement>('[name="tag"][value="mkt-golf-finder"]')!.click();
    expect(snippetOf(builder))
      .to.contain('<mkt-golf-finder')
      .and.not.match(/evil|THEIRS/);
    expect(document.querySelector('.source')).to.equal(null);
    document.querySelector<HTMLElement>('#undo')!.click();
    expect(snippetOf(builder)).to.contain('evil.example').and.contain('THEIRS');
    document.querySelector<HTMLInputElement>('[name="whose"][value="sandbox"]')!.click();
    expect(snippetOf(builder))
      .to.contain('genre-id="100227"')
      .and.not.match(/evil|THEIRS/);
  });

  it('keeps the ids of a pasted snippet if the person confirms that they are their own', async () => {
    const builder = await builderAt(RANKING);
    paste(builder, FOREIGN);
    builder.document.querySelector<HTMLElement>('#adopt')!.click();
    expect(valueOf(builder, 'account-application-id')).to.equal('THEIRS');
    expect(valueOf(builder, 'kit')).to.equal('https://evil.example/kit/');
    expect(snippetOf(await newBuilder(RANKING)))
      .to.contain('evil.example')
      .and.contain('THEIRS');
  });

  it('sends no ids of the person to the service of a pasted snippet', async () => {
    const builder = await builderAt(RANKING);
    builder.document.querySelector<HTMLInputElement>('[name="whose"][value="mine"]')!.click();
    fill(builder, 'account-application-id', 'MY-OWN-ID');
    paste(builder, '<mkt-ranking base-url="https://evil.example"></mkt-ranking>');
    expect(snippetOf(builder)).to.contain('evil.example').and.not.contain('MY-OWN-ID');
  });

  describe('runs no script of a service in its own origin', () => {
    /** The address of a service that answers with the origin in which its script runs. */
    const hostile = async () => {
      const address = await served(
        `{
          const hotel = [{ hotelBasicInfo: { hotelNo: 1, hotelName: 'origin ' + self.origin } }];
          window[new URL(document.currentScript.src).searchParams.get('callback')]({
            Items: [{ Item: { itemName: 'origin ' + self.origin, itemUrl: 'https://market.example/1' } }],
            hotels: [{ hotel }],
          });
        }`,
        { 'content-type': 'text/javascript' },
      );
      return `${location.origin}${address}?of={group}-{operation}-{version}`;
    };
    const origin = (builder: Builder) =>
      waitForResult(
        builder.document.body,
        { subtree: true, childList: true, attributes: true, characterData: true },
        () => {
          const frame = builder.document.querySelector<HTMLIFrameElement>('#preview');
          const element = frame?.contentDocument?.querySelector('mkt-ranking');
          // The element has no phase before the kit has loaded.
          const { records = [] } = (element ?? {}) as Partial<MktElement>;
          const { itemName: name } = (records[0] ?? {}) as { readonly itemName?: string };
          return name?.startsWith('origin ') ? name : null;
        },
      );

    it('in its preview, whatever the pasted snippet contains', async () => {
      const service = await hostile();
      const builder = await builderAt('tag=mkt-golf-finder');
      paste(
        builder,
        `<mkt-ranking application-id="APP" base-url="${service}" transport="jsonp"
          frame-url="${service}"></mkt-ranking>`,
      );
      expect(await origin(builder)).to.equal('origin null');
      expect(Object.values(sessionStorage).join()).not.to.contain(service);
    });

    it('in its preview, where the person has entered the service', async () => {
      const builder = await builderAt(RANKING);
      await phase(builder, 'ready');
      builder.document.querySelector<HTMLInputElement>('[name="whose"][value="mine"]')!.click();
      fill(builder, 'account-application-id', 'APP');
      fill(builder, 'account-base-url', await hostile());
      expect(await origin(builder)).to.equal('origin null');
    });

    it('in its finder', async () => {
      const builder = await builderAt(RANKING);
      paste(
        builder,
        `<mkt-hotel-detail hotel-no="1" application-id="APP" base-url="${await hostile()}"></mkt-hotel-detail>`,
      );
      const { document } = builder;
      document.querySelector<HTMLElement>('#field-hotel-no + button')!.click();
      const input = await arrived<HTMLInputElement>(document.body, 'id-finder input');
      input.value = '箱根';
      input.form!.requestSubmit();
      const hotel = await arrived<HTMLElement>(document.body, 'id-finder .result strong');
      expect(hotel.textContent).to.equal('origin null');
    });

    for (const place of ['builder/', 'find/', 'builder/preview.html']) {
      it(`also by the policy of the page: ${place}`, async () => {
        const { document } = await opened(`/site/${place}`);
        const script = document.createElement('script');
        const refused = new Promise<string>((resolve, reject) => {
          script.addEventListener('load', () => reject(new Error('the script has run')));
          document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
            resolve(blockedURI),
          );
        });
        script.src = `${origins.cdn}/dist/mkt.js`;
        document.head.append(script);
        expect(await refused).to.equal(script.src);
      });
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
    const builder = await builderAt(`tag=mkt-hotel-search&controls=none&${area}`, 'ja');
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
    const english = await builderAt('tag=mkt-hotel-search&controls=none');
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
    const builder = await builderAt(`tag=mkt-hotel-search&controls=none&${area}`);
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

  it('undoes and redoes, typing into a field as one step, and tells what was done', async () => {
    const builder = await newBuilder(RANKING);
    const { document } = builder;
    const press = (id: string) => document.querySelector<HTMLButtonElement>(id)!.click();
    fill(builder, 'field-heading', 'T');
    fill(builder, 'field-heading', 'Te');
    fill(builder, 'field-heading', 'Tea');
    fill(builder, 'field-layout', 'grid');
    expect(snippetOf(builder)).to.contain('layout="grid"');
    press('#undo');
    expect(snippetOf(builder)).to.contain('heading="Tea"').and.not.contain('layout=');
    press('#undo');
    expect(snippetOf(builder)).not.to.contain('heading=');
    press('#redo');
    expect(valueOf(builder, 'field-heading')).to.equal('Tea');
    press('#undo');

    // With nothing left to undo or redo, the focus stays on the button.
    const status = document.querySelector('.done')!;
    const button = (id: string) => document.querySelector<HTMLButtonElement>(id)!;
    fill(builder, 'field-heading', 'Green tea');
    for (const [id, message] of [
      ['#undo', 'Undone'],
      ['#redo', 'Redone'],
    ] as const) {
      button(id).focus();
      button(id).click();
      expect(status.textContent.trim()).to.equal(message);
      expect(button(id).ariaDisabled).to.equal('true');
      expect(document.activeElement).to.equal(button(id));
      button(id).click();
    }
    expect(valueOf(builder, 'field-heading')).to.equal('Green tea');
  });

  it('has its state in its address, and nothing of the person', async () => {
    const builder = await builderAt(RANKING);
    await phase(builder, 'ready');
    fill(builder, 'field-heading', 'お茶 & <tea>');
    builder.document.querySelector<HTMLInputElement>('[name="whose"][value="mine"]')!.click();
    fill(builder, 'account-application-id', 'MY-OWN-ID');
    fill(builder, 'account-base-url', origins.service);
    await becomes(builder, () => snippetOf(builder).includes('data-application-id="MY-OWN-ID"'));
    builder.document.querySelector<HTMLElement>('#share')!.click();
    const { hash } = builder.window.location;
    expect(decodeURIComponent(hash)).not.to.contain('MY-OWN-ID').and.not.contain(origins.service);
    sessionStorage.clear();
    const again = await newBuilder(hash.slice(1));
    expect(valueOf(again, 'field-heading')).to.equal('お茶 & <tea>');
    expect(snippetOf(again)).not.to.contain('MY-OWN-ID');
  });

  it('changes its address when typing pauses, since browsers limit such changes', async () => {
    const builder = await newBuilder(RANKING);
    await phase(builder, 'ready');
    const { history } = builder.window;
    const replace = history.replaceState.bind(history);
    let changes = 0;
    history.replaceState = (...all) => {
      changes++;
      replace(...all);
    };
    const words = 'All our teas';
    for (let end = 1; end <= words.length; end++) fill(builder, 'link-text', words.slice(0, end));
    const { hash } = builder.document.querySelector<HTMLAnchorElement>('a.other')!;
    expect(new URLSearchParams(hash.slice(1)).get('link-text')).to.equal(words);
    builder.document.querySelector<HTMLElement>('#share')!.click();
    expect(builder.window.location.hash).to.equal(hash);
    expect(changes).to.equal(1);
  });

  it('previews with the last of the ids that are entered while its page loads', async () => {
    document.documentElement.dataset['root'] = '/site/';
    const { Preview } = await import('../scripts/builder/preview.js');
    const { startOf } = await import('../scripts/builder/state.js');
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const preview = new Preview(frame, () => undefined);
    const shows = ['FIRST', 'SECOND'].map((id) =>
      preview.show({
        widget: startOf('mkt-ranking'),
        scheme: 'light',
        lang: 'en',
        extra: {},
        label: 'Ad',
        explain: () => '',
        account: { 'application-id': id },
        kit: '/site/mkt/',
      }),
    );
    await Promise.all(shows);
    const scripts = [...frame.contentDocument!.querySelectorAll('script')];
    expect(scripts.map((script) => script.dataset['applicationId'])).to.deep.equal(['SECOND']);
    frame.remove();
  });

  it('ignores settings in an address that decide whom the page trusts', async () => {
    const evil = encodeURIComponent('https://evil.example/');
    const builder = await builderAt(
      `${RANKING}&base-url=${evil}&onclick=x&link=javascript:alert(1)`,
    );
    await phase(builder, 'ready');
    expect(snippetOf(builder)).not.to.contain('evil').and.not.contain('onclick');
    expect(snippetOf(builder)).not.to.contain('javascript:');
    expect(previewed(builder).querySelector('a')).to.equal(null);
    await arrived(builder.document.body, '#link-help .problem');
  });

  it('shows no link to another shop that would run a script, from an address or a snippet', async () => {
    const shop = encodeURIComponent(JSON.stringify(['shop', 'javascript:alert(1)', 'Shop']));
    const builder = await builderAt(`${RANKING}&~option=${shop}`);
    const expectNoScript = async () => {
      await phase(builder, 'ready');
      expect(snippetOf(builder)).to.contain('<mkt-ranking').and.not.contain('javascript:');
      for (const link of previewed(builder).querySelectorAll('a'))
        expect(link.protocol).not.to.equal('javascript:');
    };
    await expectNoScript();
    paste(
      builder,
      '<mkt-ranking limit="2"><a slot="shop" href="javascript:alert(1)">Shop</a></mkt-ranking>',
    );
    expect(snippetOf(builder)).to.contain('limit="2"');
    await expectNoScript();
  });

  for (const kind of ['pdf', 'toString']) {
    it(`shows the default snippet if an address names an unknown kind: ${kind}`, async () => {
      const builder = await builderAt(`${RANKING}&~form=${kind}`);
      await phase(builder, 'ready');
      expect(snippetOf(builder)).to.contain('<mkt-ranking genre-id="100371"');
      expect(valueOf(builder, 'form')).to.equal('element');
    });
  }

  it('has the same state in the other language', async () => {
    const builder = await builderAt(RANKING, 'ja');
    fill(builder, 'field-heading', 'お茶');
    const other = builder.document.querySelector<HTMLAnchorElement>('a.other')!;
    const window = await opened(other.href);
    const { document } = window;
    await arrived(document.body, '.state[data-phase]');
    expect(document.querySelector('h1')!.textContent).to.equal('Builder');
    expect(valueOf({ window, document }, 'field-heading')).to.equal('お茶');
  });

  it('works by keyboard: chooses, fills in, copies', async () => {
    const builder = await builderAt(RANKING);
    await phase(builder, 'ready');
    const { document, window } = builder;
    window.focus();
    document.querySelector<HTMLInputElement>('[name="tag"]:checked')!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await becomes(builder, () => previewed(builder).localName === 'mkt-shortlist');
    await sendKeys({ press: 'ArrowRight' });
    await becomes(builder, () => previewed(builder).localName === 'mkt-product-search');
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
      ['mkt-ranking', 'genre-id', 'スイーツ', 'スイーツ'],
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
