/** The snippets that the builder makes: by the place, copied, with a fallback, from the person's own files. */
import type { MktElement } from '../../src/element/mkt-element.js';
import { arrived, expect, origins, page, serviceUrl, settled } from '../../test/support/index.js';
import {
  becomes,
  builderAt,
  codes,
  fill,
  newBuilder,
  phase,
  previewed,
  RANKING,
  snippetOf,
  type Builder,
  valueOf,
} from './builder-page.js';

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

  it('says beside the copy button what the snippet lacks, and announces every copy', async () => {
    const builder = await builderAt(RANKING);
    const missing = () => builder.document.querySelector('#missing')?.textContent ?? '';
    await becomes(builder, () => missing().includes('No fallback link'));
    expect(missing()).to.contain('enter your own id').and.contain('not published');
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
    const copied = 'Copied the snippet';
    expect(messages).to.deep.equal([copied, copied, 'Copied the link', copied]);
    expect(missing()).not.to.contain('No fallback link');
  });

  it('copies no list without items', async () => {
    const { document } = await builderAt('tag=mkt-shortlist');
    expect(document.querySelector<HTMLButtonElement>('#copy')!.disabled).to.equal(true);
    expect(document.querySelector('#missing')!.textContent).to.contain(
      'Add something to your list',
    );
  });

  it('writes the link of the first entry as fallback, with the own affiliate id', async () => {
    const builder = await builderAt(RANKING);
    const { document } = builder;
    expect(document.querySelector('#use-link')).to.equal(null);
    document.querySelector<HTMLInputElement>('[name="whose"][value="mine"]')!.click();
    await arrived(document.body, '#account-base-url');
    fill(builder, 'account-application-id', 'APP');
    fill(builder, 'account-affiliate-id', 'OWN-AFF');
    fill(builder, 'account-base-url', serviceUrl());
    (await arrived<HTMLElement>(document.body, '#use-link')).click();
    await becomes(builder, () => /<a href="[^"]*OWN-AFF[^"]*"/.test(snippetOf(builder)));
    expect(document.querySelector('#missing')?.textContent ?? '').not.to.contain('fallback');
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

  it('shows the default snippet if an address names an unknown kind', async () => {
    const builder = await builderAt(`${RANKING}&~form=toString`);
    await phase(builder, 'ready');
    expect(snippetOf(builder)).to.contain('<mkt-ranking genre-id="100371"');
    expect(valueOf(builder, 'form')).to.equal('element');
  });
});
