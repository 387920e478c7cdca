/** Scripts that run in the page: if the tag of the kit names a service, only its scripts. */
import {
  consoleProbe,
  expect,
  findingLine,
  newTag,
  origins,
  page,
  requestsOf,
  serviceUrl,
  type ProbedWindow,
  waitUntil,
} from '../support/index.js';
import { newToken } from '../support/bookmarks.js';
import { phasesOf, script } from './pages.js';

/** The sandbox on another origin, which the author of the page has not listed. */
const OTHER = origins.service.replace('127.0.0.1', 'localhost');

const OWN = `data-base-url="${serviceUrl()}"`;

/** A page with the kit's tag, and markup of another author. */
const pageWith = (tag: string, body: string): Promise<ProbedWindow> =>
  page(
    `<!doctype html><meta charset="utf-8">${consoleProbe}
    ${script(`data-application-id="APP" data-cache-ttl="0" data-timeout="9000" ${tag}`)}
    <main>${body.replaceAll(/<mkt-(?!config)[a-z-]+/g, '$& loading="eager" limit="1"')}</main>`,
  );

const phasesIn = ({ document }: Window) =>
  phasesOf(document, 'main :is(mkt-ranking, mkt-product-search, mkt-picks, mkt-hotel-search)');

/** The origins of the scripts in a page, except the kit's. */
const scriptsIn = ({ performance }: Window): readonly string[] => [
  ...new Set(
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ initiatorType }) => initiatorType === 'script')
      .map(({ name }) => new URL(name).origin)
      .filter((origin) => origin !== origins.cdn),
  ),
];

const framesIn = ({ document }: Window) => document.querySelectorAll('iframe').length;

/** Each sends its request to the other service. */
const NAMED: Readonly<Record<string, string>> = {
  'an element': `<mkt-ranking base-url="${OTHER}"></mkt-ranking>`,
  'an element with transport="jsonp"': `<mkt-ranking base-url="${OTHER}" transport="jsonp"></mkt-ranking>`,
  'a configuration': `<mkt-config base-url="${OTHER}" transport="jsonp">
    <mkt-product-search genre-id="100371"></mkt-product-search></mkt-config>`,
  'an element with an address of its own': `<mkt-picks dynamic-ad-url="${OTHER}"></mkt-picks>`,
  'an element with two requests': `<mkt-hotel-search base-url="${OTHER}" keyword="温泉"
    checkin-date="+14" checkout-date="+15"></mkt-hotel-search>`,
};

describe('a service that the tag of mkt.js does not name', () => {
  it('uses the sandboxed frame', async () => {
    const window = await pageWith(OWN, Object.values(NAMED).join(''));
    expect(await phasesIn(window)).to.deep.equal(Object.keys(NAMED).map(() => 'ready'));
    expect(scriptsIn(window)).to.deep.equal([]);
    expect(framesIn(window)).to.equal(1);
    expect(window.lines).to.deep.equal([]);
  });
});

describe('whose scripts run in the page', () => {
  it('is the service that the tag names', async () => {
    const window = await pageWith(
      OWN,
      `<mkt-ranking></mkt-ranking><mkt-ranking base-url="${serviceUrl({ delay: 1 })}"></mkt-ranking>`,
    );
    expect(await phasesIn(window)).to.deep.equal(['ready', 'ready']);
    expect(scriptsIn(window)).to.deep.equal([origins.service]);
    expect(framesIn(window)).to.equal(0);
  });

  it('is a service on an origin that the tag lists', async () => {
    const window = await pageWith(
      `${OWN} data-origins="https://a.example ${OTHER}/"`,
      NAMED['an element']! + NAMED['an element with an address of its own']!,
    );
    expect(await phasesIn(window)).to.deep.equal(['ready', 'ready']);
    expect(scriptsIn(window)).to.deep.equal([OTHER]);
    expect(framesIn(window)).to.equal(0);
    expect(window.lines).to.deep.equal([]);
  });

  it('is named by any of several tags', async () => {
    const window = await pageWith(
      `data-origins="${OTHER}"`,
      `${script(OWN)}<mkt-ranking base-url="${OTHER}"></mkt-ranking>`,
    );
    expect(await phasesOf(window.document, 'mkt-ranking')).to.deep.equal(['ready']);
    expect(scriptsIn(window)).to.deep.equal([OTHER]);
  });

  it('is named by a tag with a service for recommendations only', async () => {
    const window = await pageWith(`data-dynamic-ad-url="${origins.service}"`, NAMED['an element']!);
    expect(await phasesIn(window)).to.deep.equal(['ready']);
    expect(scriptsIn(window)).to.deep.equal([]);
  });

  it('is that of each element if the tag names no service', async () => {
    const window = await pageWith('', NAMED['an element']!);
    expect(await phasesIn(window)).to.deep.equal(['ready']);
    expect(scriptsIn(window)).to.deep.equal([OTHER]);
  });

  it('is not widened by an invalid origin, which is reported to the author', async () => {
    for (const wrong of [`${OTHER}/shop`, '*', 'localhost data:, wss://a.example']) {
      const window = await pageWith(`${OWN} data-origins="${wrong}"`, NAMED['an element']!);
      expect(await phasesIn(window)).to.deep.equal(['ready']);
      expect(scriptsIn(window)).to.deep.equal([]);
      await waitUntil(() => window.lines.length, 'no line');
      expect(window.lines).to.deep.equal([findingLine('script', 'wrongOrigins', wrong)]);
    }
  });
});

describe("a reader's token", () => {
  const bookmarks = (config: string, attributes: string) =>
    `<mkt-config ${config} access-token="${newToken()}">
      <mkt-bookmark-list ${attributes}></mkt-bookmark-list></mkt-config>`;
  const phaseIn = async ({ document }: Window) =>
    (await phasesOf(document, 'mkt-bookmark-list')).join();

  it('is not sent to a service that the tag does not name', async () => {
    for (const transport of ['', 'transport="jsonp"', 'transport="fetch"']) {
      const tag = newTag();
      const attributes = `base-url="${OTHER}" query="tag=${tag}" ${transport}`;
      const window = await pageWith(OWN, bookmarks('', attributes));
      expect(await phaseIn(window)).to.equal('error');
      expect(window.lines).to.deep.equal([
        `<mkt-bookmark-list>: base-url="${OTHER}" must be an origin listed on the script tag (for example in data-origins), because an access token is sent to it [wrongRule]`,
      ]);
      expect(await requestsOf(tag)).to.deep.equal([]);
    }
  });

  it('is not sent to a frame on another origin', async () => {
    const tag = newTag();
    const frame = `${OTHER}/items/1`;
    const window = await pageWith(OWN, bookmarks('', `frame-url="${frame}" query="tag=${tag}"`));
    expect(await phaseIn(window)).to.equal('error');
    expect(window.lines.join()).to.contain(`frame-url="${frame}" must be an origin listed`);
    expect(framesIn(window)).to.equal(0);
    expect(await requestsOf(tag)).to.deep.equal([]);
  });
});
