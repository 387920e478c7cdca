/** The settings of script tags: the tag that applies to an element, and the messages to authors. */
import {
  expect,
  findingLine,
  newTag,
  type ProbedWindow,
  requestsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../support/index.js';
import { attributeIs } from '../support/settled.js';
import { ELEMENTS, pageOf, phasesOf, script, SETTINGS } from './pages.js';

const SERVICE = `data-application-id="APP" data-base-url="${serviceUrl()}"`;
const ranking = (id: string) => `<mkt-ranking id="${id}" limit="1" loading="eager"></mkt-ranking>`;

/** The affiliate id in the links of an element. */
async function creditOf(document: Document, id: string): Promise<string | undefined> {
  const element = document.getElementById(id)!;
  expect(await settled(element)).to.equal('ready');
  const link = element.shadowRoot!.querySelector<HTMLAnchorElement>('a[part~="link"]')!;
  return /\/(AFF-\d)\//.exec(link.href)?.[1];
}

async function onlyLine({ document, lines }: ProbedWindow): Promise<string> {
  await waitUntil(() => lines.length);
  await phasesOf(document);
  expect(lines).to.have.length(1);
  return lines[0]!;
}

describe('the settings of two tags of mkt.js', () => {
  const tag = (number: number, more = '') =>
    script(`${SERVICE} data-affiliate-id="AFF-${number}" ${more}`);

  it('apply to the elements after each tag; those of the first tag also to elements before it', async () => {
    const page = await pageOf(
      '',
      ranking('before') + tag(1) + ranking('between') + tag(2) + ranking('behind'),
    );
    expect(await creditOf(page.document, 'before')).to.equal('AFF-1');
    expect(await creditOf(page.document, 'between')).to.equal('AFF-1');
    expect(await creditOf(page.document, 'behind')).to.equal('AFF-2');
    expect(await onlyLine(page)).to.match(
      /^mkt-widgets: .*\(data-affiliate-id\) \[scriptsDiffer\]$/,
    );
  });

  it('apply to the same elements if the second tag runs first', async () => {
    const { document } = await pageOf(
      '',
      `<div id="place"></div>${ranking('between')}${tag(2)}${ranking('behind')}`,
    );
    expect(await creditOf(document, 'between')).to.equal('AFF-2');
    const first = document.createRange().createContextualFragment(tag(1));
    document.getElementById('place')!.append(first);
    const credit = async () => creditOf(document, 'between');
    await waitUntil(async () => (await credit()) === 'AFF-1');
    expect(await creditOf(document, 'behind')).to.equal('AFF-2');
  });

  it('apply before a tag with `defer` has run', async () => {
    const deferred = script(`data-affiliate-id="AFF-3" data-consent="event:agreed" defer`);
    const tag = newTag();
    const config = `<mkt-config application-id="APP" base-url="${serviceUrl()}" query="tag=${tag}">`;
    const page = await pageOf(
      '',
      `${deferred}${config}${ranking('behind')}</mkt-config>${script('')}`,
    );
    const element = page.document.getElementById('behind')!;
    await attributeIs(element, 'phase', ['idle']);
    expect(await requestsOf(tag)).to.deep.equal([]);
    page.document.dispatchEvent(new page.Event('agreed'));
    expect(await creditOf(page.document, 'behind')).to.equal('AFF-3');
    expect(page.lines).to.deep.equal([]);
  });

  it('are those of the first tag if tags were removed', async () => {
    const { document } = await pageOf(
      '',
      `${tag(1)}${tag(2)}
        <script>for (const one of document.querySelectorAll('script')) one.remove()</script>
        ${ranking('behind')}`,
    );
    expect(await creditOf(document, 'behind')).to.equal('AFF-1');
  });

  it('apply within a shadow root as around its host', async () => {
    const host = '<div><template shadowrootmode="open">' + `${ranking('inner')}</template></div>`;
    const { document, customElements } = await pageOf('', `${tag(1)}${host}${tag(2)}`);
    await customElements.whenDefined('mkt-ranking');
    const inner = document.querySelector('div')!.shadowRoot as unknown as Document;
    expect(await creditOf(inner, 'inner')).to.equal('AFF-1');
  });
});

describe('a misspelt setting on the tag of mkt.js', () => {
  it('is reported in one line, with the nearest known name', async () => {
    const page = await pageOf('', script(`${SERVICE} data-afiliate-id="AFF"`) + ELEMENTS);
    expect(await onlyLine(page)).to.equal(
      findingLine(
        'script',
        'unknownAttribute',
        'data-afiliate-id; did you mean data-affiliate-id?',
      ),
    );
  });
});

describe('a misspelt setting on <mkt-config>, with mkt.js', () => {
  it('is reported in one line, with the nearest known name', async () => {
    const page = await pageOf(
      script(SERVICE),
      `<mkt-config class="own" afiliate-id="AFF">${ELEMENTS}</mkt-config>`,
    );
    expect(await onlyLine(page)).to.equal(
      findingLine('mkt-config', 'unknownAttribute', 'afiliate-id; did you mean affiliate-id?'),
    );
  });
});

describe('links without an affiliate id, with mkt.js', () => {
  /** A page whose `console.info` is recorded as well. */
  const noted = async (body: string) => {
    const page = await pageOf(
      `<script>console.info = (...args) => void lines.push(args.join(' '))</script>`,
      body,
    );
    await phasesOf(page.document);
    return page;
  };

  it('are reported once on a page', async () => {
    const page = await noted(script(SERVICE) + ELEMENTS);
    expect(await onlyLine(page)).to.match(/data-affiliate-id/);
    page.document.querySelector('mkt-ranking')!.setAttribute('page', '2');
    expect(await onlyLine(page)).to.match(/data-affiliate-id/);
  });

  it('are not reported with one', async () => {
    const { lines } = await noted(script(SETTINGS) + ELEMENTS);
    expect(lines).to.deep.equal([]);
  });
});
