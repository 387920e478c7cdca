import type { Package } from 'custom-elements-manifest/schema.js';
import * as facts from '../../fixtures/interface/interface.js';
import { expect, newTag, requestsOf, serviceUrl, settled } from '../../support/index.js';
import { arrival } from '../../support/traces.js';
import { create, createWithin, NAMES, promise, type Description } from '../element.js';

/** An attribute as the manifest describes it. */
interface Documented {
  readonly name: string;
  readonly fieldName: string;
  readonly parameter?: {
    readonly name: string;
    readonly table: string;
    readonly operations?: readonly string[];
  };
}

/** The attributes of an element that are parameters of an operation. */
export async function documented(tag: string, path: string): Promise<readonly Documented[]> {
  const manifest = (await (await fetch('/custom-elements.json')).json()) as Package;
  const declarations = manifest.modules.flatMap((module) => module.declarations ?? []);
  const element = declarations.find((one) => 'tagName' in one && one.tagName === tag);
  const { attributes = [] } = element as unknown as { attributes?: readonly Documented[] };
  return attributes.filter(({ parameter }) => parameter?.operations?.includes(path));
}

/** What an element needs whatever it asks. */
const isSetting = (attribute: string) => attribute === 'access-token';

type Params = Readonly<Record<string, string | number>>;

/** Accepted parameter sets that together hold every one of some parameters. */
function setsFor(path: string, names: readonly string[]): readonly Params[] {
  const known = new Set(names);
  const left = new Set(names);
  // The application id is a setting, also where an operation lists it.
  const all = [...facts.operations[path]!.inside, ...facts.commonInside].map(
    ({ applicationId: _, ...set }) => set,
  );
  const chosen = all.filter((set) => {
    const own = Object.keys(set);
    if (!own.every((name) => known.has(name)) || !own.some((name) => left.has(name))) return false;
    for (const name of own) left.delete(name);
    return true;
  });
  expect([...left], `parameters of ${path} in none of its sets`).to.deep.equal([]);
  return chosen;
}

/** Attributes, or what they become in an address, reach the service as they should. */
export function requests(description: Description): void {
  const { operations, other, address = 'base-url' } = description;
  const [[first, { named }]] = Object.entries(operations) as [[string, { named: string }]];

  /** The only request that carried a tag; where it failed, the same is asked again by CORS. */
  async function only(tag: string, failed = false): Promise<URL> {
    const all = (await requestsOf(tag)).map(({ url }) => new URL(url));
    expect(all.length).to.be.within(1, failed ? 2 : 1);
    for (const { searchParams } of all) searchParams.delete('callback');
    expect(new Set(all.map(String)).size).to.equal(1);
    return all[0]!;
  }

  /** What the element has asked once it has settled. */
  async function asked(attributes: Readonly<Record<string, string | undefined>>): Promise<URL> {
    const tag = newTag();
    const query = [attributes['query'], `tag=${tag}`].filter(Boolean).join('&');
    const element = await create(description, { attributes: { ...attributes, query } });
    return only(tag, (await settled(element)) !== 'ready');
  }

  for (const [path, { choose }] of Object.entries(operations)) {
    promise(`every documented parameter of ${path} reaches it under its name`, async (lines) => {
      const attributes = await documented(description.tag, path);
      const names = attributes.map(({ parameter }) => parameter!.name);
      // What the element usually asks may contradict a set.
      const usual = Object.keys(description.attributes ?? {}).filter((name) => !isSetting(name));
      const instead = { ...Object.fromEntries(usual.map((name) => [name, undefined])), ...choose };
      const params = Object.keys(facts.operations[path]!.params);
      expect([...names, 'applicationId']).to.include.members(params);
      const tried = setsFor(path, names).map(async (set) => {
        const tag = newTag();
        const given: Record<string, string> = {};
        for (const [name, value] of Object.entries(set)) {
          const attribute = attributes.find(({ parameter }) => parameter!.name === name)!;
          given[attribute.name] = String(value);
        }
        const element = await create(description, { attributes: { ...instead, ...given }, tag });
        await settled(element);
        const all = (await requestsOf(tag)).map(({ url }) => new URL(url));
        const request = all.find(({ pathname }) => pathname.includes(path) || path === 'DynamicAd');
        const reached = Object.keys(set).map((name) => [name, request?.searchParams.get(name)]);
        expect(Object.fromEntries(reached)).to.deep.equal(
          Object.fromEntries(Object.entries(set).map(([name, value]) => [name, String(value)])),
        );
      });
      await Promise.all(tried);
      // Some of these questions the sandbox has no answer to.
      lines.length = 0;
    });
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

  promise('what only changes how it looks is no request', async () => {
    const tag = newTag();
    const element = await create(description, { tag });
    await settled(element);
    element.setAttribute('heading', 'Other');
    element.setAttribute('rel', 'nofollow');
    await settled(element);
    expect(await requestsOf(tag)).to.have.length(1);
  });

  promise('an answer that another question has superseded is ignored', async () => {
    const [slow, fast] = [newTag(), newTag()];
    const arrived = arrival(slow);
    const query = `tag=${slow}&delay=400&fault=empty`;
    const element = await create(description, { attributes: { query } });
    const loads: string[] = [];
    element.addEventListener('mkt-load', () => loads.push(element.phase));
    expect(element.phase).to.equal('loading');
    element.query = `tag=${fast}`;
    expect(await settled(element)).to.equal('ready');
    const { records } = element;
    await arrived;
    expect(element.phase).to.equal('ready');
    expect(element.records).to.deep.equal(records);
    expect(loads).to.deep.equal(['ready']);
  });

  promise('equal elements share one request', async () => {
    const tag = newTag();
    const element = await createWithin(
      description,
      { tag, dial: { delay: 50 } },
      (one) => `<div>${one}${one}${one}</div>`,
    );
    const all = [...element.parentElement!.children];
    expect(await Promise.all(all.map(settled))).to.deep.equal(['ready', 'ready', 'ready']);
    expect(await requestsOf(tag)).to.have.length(1);
  });

  promise('refresh() asks again', async () => {
    const tag = newTag();
    const element = await create(description, { tag });
    await settled(element);
    element.refresh();
    expect(await settled(element)).to.equal('ready');
    expect(await requestsOf(tag)).to.have.length(2);
  });

  promise('`query` adds to the address, and takes nothing away from it', async () => {
    const { searchParams } = await asked({ query: 'source=blog&applicationId=MINE' });
    expect(searchParams.get('source')).to.equal('blog');
    expect(searchParams.get('applicationId')).to.equal('APP');
  });

  promise('`names` puts the words of the live service into the address', async (lines) => {
    // The sandbox knows neutral words only.
    expect((await asked({ names: NAMES })).pathname).to.equal(named);
    lines.length = 0;
  });

  promise('the address of the service can be a template', async () => {
    const template = `${serviceUrl()}/services/api/{group}/{operation}/{version}?via=template`;
    const fixed = `${serviceUrl()}/rcm/1.0/i/json?via=template&of={operation}`;
    const wanted = first === 'DynamicAd' ? fixed : template;
    const { searchParams } = await asked({ [address]: wanted });
    expect(searchParams.get('via')).to.equal('template');
  });

  if (first !== 'DynamicAd') {
    promise('`api-version` takes the place of the version that the kit knows', async (lines) => {
      const { pathname } = await asked({ 'api-version': '20991231' });
      expect(pathname).to.equal(`/services/api/${first}/20991231`);
      // There is no such version yet.
      lines.length = 0;
    });
  }
}
