import {
  expect,
  newTag,
  requestsOf,
  serviceUrl,
  settled,
  newHold,
  release,
} from '../../support/index.js';
import { shared } from '../../support/in-flight.js';
import { arrival } from '../../support/traces.js';
import { create, createWithin, NAMES, promise, type WholeDescription } from '../fixture.js';

export function requests(description: WholeDescription): void {
  const { operations, named, other } = description;
  const first = Object.keys(operations)[0]!;

  /** The only request with a tag; a failed one is repeated by CORS. */
  async function only(tag: string, failed = false): Promise<URL> {
    const all = (await requestsOf(tag)).map(({ url }) => new URL(url));
    expect(all.length).to.be.within(1, failed ? 2 : 1);
    for (const { searchParams } of all) searchParams.delete('callback');
    expect(new Set(all.map(String)).size).to.equal(1);
    return all[0]!;
  }

  /** The request of an element once it has settled. */
  async function requestedUrl(
    attributes: Readonly<Record<string, string | undefined>>,
  ): Promise<URL> {
    const tag = newTag();
    const query = [attributes['query'], `tag=${tag}`].filter(Boolean).join('&');
    const element = await create(description, { attributes: { ...attributes, query } });
    return only(tag, (await settled(element)) !== 'ready');
  }

  promise('six attributes set at once are one request', async () => {
    const tag = newTag();
    const element = await create(description, { tag });
    await settled(element);
    const six = Object.entries({
      ...other,
      'affiliate-id': 'AFF',
      'application-id': 'OTHER',
      limit: '3',
      heading: 'Six',
      columns: '2',
      layout: description.layouts.at(-1)!,
    });
    expect(six.length).to.be.at.least(6);
    for (const [name, value] of six) element.setAttribute(name, value);
    expect(await settled(element)).to.equal('ready');
    expect(await requestsOf(tag)).to.have.length(2);
  });

  promise('a change of the display sends no request', async () => {
    const tag = newTag();
    const element = await create(description, { tag });
    await settled(element);
    element.setAttribute('heading', 'Other');
    element.setAttribute('rel', 'nofollow');
    await settled(element);
    expect(await requestsOf(tag)).to.have.length(1);
  });

  promise('an answer to a superseded request is ignored', async () => {
    const [slow, fast, hold] = [newTag(), newTag(), newHold()];
    const arrived = arrival(slow);
    const query = `tag=${slow}&hold=${hold}&fault=empty`;
    const element = await create(description, { attributes: { query } });
    const loads: string[] = [];
    element.addEventListener('mkt-load', () => loads.push(element.phase));
    expect(element.phase).to.equal('loading');
    element.query = `tag=${fast}`;
    expect(await settled(element)).to.equal('ready');
    const { records } = element;
    await release(hold);
    await arrived;
    expect(element.phase).to.equal('ready');
    expect(element.records).to.deep.equal(records);
    expect(loads).to.deep.equal(['ready']);
  });

  promise('equal elements share one request', async () => {
    const [tag, hold] = [newTag(), newHold()];
    const element = await createWithin(
      description,
      { tag, faults: { hold } },
      (host) => `<div>${host}${host}${host}</div>`,
    );
    const all = [...element.parentElement!.children];
    await shared(3);
    await release(hold);
    expect(await Promise.all(all.map(settled))).to.deep.equal(['ready', 'ready', 'ready']);
    expect(await requestsOf(tag)).to.have.length(1);
  });

  promise('refresh() requests again, although the answer is fresh', async () => {
    const tag = newTag();
    const element = await create(description, { tag, attributes: { 'cache-ttl': '600' } });
    await settled(element);
    element.refresh();
    expect(await settled(element)).to.equal('ready');
    expect(await requestsOf(tag)).to.have.length(2);
  });

  promise('`query` adds parameters to the address, and replaces none', async () => {
    const { searchParams } = await requestedUrl({ query: 'source=blog&applicationId=MINE' });
    expect(searchParams.get('source')).to.equal('blog');
    expect(searchParams.get('applicationId')).to.equal('APP');
  });

  promise('`names` translates the address into the words of the live service', async (lines) => {
    // The sandbox has only neutral words.
    expect((await requestedUrl({ names: NAMES })).pathname).to.equal(named);
    lines.length = 0;
  });

  promise('the address of the service can be a template', async () => {
    const template = `${serviceUrl()}/services/api/{group}/{operation}/{version}?via=template`;
    const { searchParams } = await requestedUrl({ 'base-url': template });
    expect(searchParams.get('via')).to.equal('template');
  });

  promise('`api-version` replaces the default version', async (lines) => {
    const { pathname } = await requestedUrl({ 'api-version': '20991231' });
    expect(pathname).to.equal(`/services/api/${first}/20991231`);
    // The sandbox has no such version.
    lines.length = 0;
  });
}
