import * as facts from '../../fixtures/interface/interface.js';
import { expect, newTag, requestsOf, settled } from '../../support/index.js';
import { declarations } from '../../support/manifest.js';
import { create, promise, withoutForm, type Description } from '../fixture.js';

/** The attributes of an element that are parameters of an operation. */
async function documented(tag: string, path: string) {
  const element = (await declarations()).find(({ tagName }) => tagName === tag);
  if (!element) throw new Error(`custom-elements.json has no <${tag}>: run npm run docs:manifest`);
  return element.attributes!.filter(({ parameter }) => parameter?.operations?.includes(path));
}

/** True for settings that an element needs in every request. */
const isSetting = (attribute: string) => /^(access-token|transport)$/.test(attribute);

type Params = Readonly<Record<string, string | number>>;

/** Accepted parameter sets that together contain every one of some parameters. */
function setsFor(path: string, names: readonly string[]): readonly Params[] {
  const allNames = new Set(names);
  const untested = new Set(names);
  // The application id is a setting, also where an operation lists it.
  const all = [...facts.operations[path]!.accepted, ...facts.commonAccepted].map(
    ({ applicationId: _, ...set }) => set,
  );
  const chosen = all.filter((set) => {
    const setNames = Object.keys(set);
    if (
      !setNames.every((name) => allNames.has(name)) ||
      !setNames.some((name) => untested.has(name))
    )
      return false;
    for (const name of setNames) untested.delete(name);
    return true;
  });
  expect([...untested], `parameters of ${path} in none of its sets`).to.deep.equal([]);
  return chosen;
}

/** The author's attributes reach the service. */
export function parameters(description: Description): void {
  const { operations } = description;

  for (const [path, choose] of Object.entries(operations)) {
    promise(`every documented parameter of ${path} is sent under its name`, async (lines) => {
      const attributes = await documented(description.tag, path);
      const names = attributes.map(({ parameter }) => parameter!.name);
      // The element's usual attributes may conflict with a set.
      const usual = Object.keys(description.attributes ?? {}).filter((name) => !isSetting(name));
      const instead = { ...Object.fromEntries(usual.map((name) => [name, undefined])), ...choose };
      const params = Object.keys(facts.operations[path]!.params);
      expect([...names, 'applicationId']).to.include.members(params);
      const tried = setsFor(path, names).map(async (set) => {
        const tag = newTag();
        const tested: Record<string, string> = {};
        for (const [name, value] of Object.entries(set)) {
          const attribute = attributes.find(({ parameter }) => parameter!.name === name)!;
          tested[attribute.name] = String(value);
        }
        const element = await create(description, {
          attributes: { ...instead, ...tested, ...withoutForm(description), limit: '1' },
          tag,
        });
        await settled(element);
        const all = (await requestsOf(tag)).map(({ url }) => new URL(url));
        const request = all.find(({ pathname }) => pathname.includes(path) || path === 'DynamicAd');
        const reached = Object.keys(set).map((name) => [name, request?.searchParams.get(name)]);
        expect(Object.fromEntries(reached)).to.deep.equal(
          Object.fromEntries(Object.entries(set).map(([name, value]) => [name, String(value)])),
        );
      });
      await Promise.all(tried);
      // The sandbox has no results for some of these requests.
      lines.length = 0;
    });
  }
}
