/** Snippets and addresses from elsewhere in the builder: what they set, and what they must not do. */
import type { MktElement } from '../../src/element/mkt-element.js';
import { arrived, expect, opened, origins, served } from '../../test/support/index.js';
import { waitForResult } from '../../test/support/waits.js';
import {
  becomes,
  builderAt,
  codes,
  fill,
  newBuilder,
  phase,
  previewed,
  RANKING,
  showsElement,
  snippetOf,
  type Builder,
  valueOf,
} from './builder-page.js';

const FOREIGN = `<script src="https://evil.example/kit/mkt.js" data-application-id="THEIRS"
  data-base-url="https://evil.example/service"></script>
  <mkt-ranking genre-id="100227"></mkt-ranking>`;

/** Pastes into the box for snippets. */
function paste(builder: Builder, text: string): void {
  const box = builder.document.querySelector<HTMLTextAreaElement>('#paste')!;
  box.value = text;
  (box.nextElementSibling as HTMLElement).click();
}

describe('the builder', () => {
  // paste.spec.ts has all kinds of snippets, and what editors do to them.
  it('opens a snippet', async () => {
    const words = `"Tea" & <b>'{x}'</b> \\ [y] お茶`;
    const link = 'https://market.example/?a=1&b={2}';
    const odd = new URLSearchParams({ heading: words, link, 'link-text': words });
    const builder = await builderAt(`${RANKING}&${odd}&~form=wordpress`);
    await phase(builder, 'ready');
    const [snippet, expected] = [snippetOf(builder), codes(previewed(builder))];
    builder.document.querySelector<HTMLInputElement>('[name="tag"][value="mkt-picks"]')!.click();
    await showsElement(builder, 'mkt-picks');
    paste(builder, snippet);
    await showsElement(builder, 'mkt-ranking');
    await phase(builder, 'ready');
    expect(valueOf(builder, 'field-genre-id')).to.equal('100371');
    expect(valueOf(builder, 'field-heading')).to.equal(words);
    expect(valueOf(builder, 'link')).to.equal(link);
    expect(valueOf(builder, 'link-text')).to.equal(words);
    expect(builder.document.querySelector('.notices')).to.equal(null);
    expect(codes(previewed(builder))).to.deep.equal(expected);
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
});
