import {
  expect,
  findingLine,
  newTag,
  partsOf,
  requestsOf,
  settled,
  waitUntil,
} from '../../support/index.js';
import {
  create,
  FALLBACK,
  fallbackOf,
  onlyLine,
  promise,
  visible,
  type Description,
} from '../fixture.js';

type Wrong = readonly [attribute: string, value: string, rule: string];

/** Expects that a wrong value sends no request, is reported in one line, and can be corrected. */
function expectReported(description: Description, [attribute, value, rule]: Wrong): void {
  const { tag: name } = description;
  const message = `${attribute}=${JSON.stringify(value)} ${rule}`;
  promise(message, async (lines) => {
    const tag = newTag();
    const element = await create(description, {
      attributes: { [attribute]: value },
      children: FALLBACK,
      tag,
    });
    expect(await settled(element)).to.equal('error');
    expect(onlyLine(lines)).to.equal(`<${name}>: ${message} [wrongRule]`);
    expect(visible(fallbackOf(element))).to.equal(true);

    const right = await create(description);
    const was = right.getAttribute(attribute);
    if (was === null) element.removeAttribute(attribute);
    else element.setAttribute(attribute, was);
    expect(await settled(element)).to.equal('ready');
    // The request of the corrected value: the wrong one sent none.
    expect(await requestsOf(tag)).to.have.length(1);
    await settled(right);
  });
}

/** Expects that a wrong display attribute is reported, and its default used. */
function expectDefaultUsed(description: Description, [attribute, value, rule]: Wrong): void {
  const message = `${attribute}=${JSON.stringify(value)} ${rule}`;
  promise(`${message}; without it, the default is shown`, async (lines) => {
    const element = await create(description, { attributes: { [attribute]: value } });
    expect(await settled(element)).to.equal('ready');
    await waitUntil(() => lines.length);
    expect(onlyLine(lines)).to.equal(findingLine(description.tag, 'looks', message));
    const usual = await create(description);
    await settled(usual);
    expect(partsOf(element, 'list')[0]!.outerHTML).to.equal(partsOf(usual, 'list')[0]!.outerHTML);
  });
}

/** Reports of broken rules; test/command/wrong-values.test.js has the rules of each element. */
export function wrongValues(description: Description): void {
  const { tag: name, address = 'base-url', layouts } = description;

  for (const rule of [
    [address, 'ftp://service.example', 'must be an http(s) address or a path'],
    ['limit', '0', 'must be an integer from 1'],
    ['timeout', '0', 'must be an integer from 1 to 2147483647'],
    // Browsers treat a longer timeout as none.
    ['timeout', '3000000000', 'must be an integer from 1 to 2147483647'],
    // An unpaired surrogate, from a page that has cut a text.
    ['affiliate-id', 'ab\ud83c', 'must be an id without blanks and full-width characters'],
  ] as const) {
    expectReported(description, rule);
  }

  for (const rule of [
    ['layout', 'spiral', `must be one of ${layouts.join(', ')}`],
    ['columns', 'two', 'must be an integer from 1 to 6'],
    ['heading-level', '7', 'must be an integer from 1 to 6'],
    ['pager', 'endless', 'must be one of none, more, pages'],
    ['image-size', 'big', 'must be an integer from 1'],
    ['look', 'cards', 'must be one of card, plain, outline, dense; did you mean card?'],
    ['color-scheme', 'dim', 'must be one of page, light, dark, auto'],
  ] as const) {
    expectDefaultUsed(description, rule);
  }

  promise('a missing value is reported in the same way', async (lines) => {
    const tag = newTag();
    const attributes = { 'application-id': undefined };
    const element = await create(description, { attributes, tag });
    expect(await settled(element)).to.equal('error');
    expect(onlyLine(lines)).to.equal(`<${name}>: application-id is required [noApplicationId]`);
    expect(partsOf(element, 'status')[0]!.textContent).to.equal('表示できませんでした。');
    element.setAttribute('application-id', 'APP');
    expect(await settled(element)).to.equal('ready');
    expect(await requestsOf(tag)).to.have.length(1);
  });

  promise('all wrong values are reported in one line', async (lines) => {
    const attributes = { limit: '0', columns: '7', 'application-id': undefined };
    const element = await create(description, { attributes });
    await settled(element);
    const line = onlyLine(lines);
    for (const attribute of ['limit="0"', 'columns="7"', 'application-id'])
      expect(line).to.contain(attribute);
  });

  promise('another wrong value is reported, an unchanged one is not', async (lines) => {
    const element = await create(description, { attributes: { limit: '0' } });
    await settled(element);
    expect(onlyLine(lines)).to.contain('limit="0"');
    element.setAttribute('heading', 'Something else');
    await settled(element);
    expect(lines).to.deep.equal([]);
    element.setAttribute('limit', '-1');
    await settled(element);
    expect(onlyLine(lines)).to.contain('limit="-1"');
  });

  promise('unknown attributes are reported in one line, and have no effect', async (lines) => {
    const attributes = { layot: 'list', zzz: '1', role: 'group', 'data-own': '1' };
    const element = await create(description, { attributes });
    expect(await settled(element)).to.equal('ready');
    await waitUntil(() => lines.length);
    expect(onlyLine(lines)).to.equal(
      findingLine(name, 'unknownAttribute', 'layot; did you mean layout?, zzz'),
    );
  });

  promise('`title` is the global attribute, not the parameter of that name', async (lines) => {
    const element = await create(description, { attributes: { title: 'word', zzz: '1' } });
    expect(await settled(element)).to.equal('ready');
    await waitUntil(() => lines.length);
    const { observedAttributes } = element.constructor as typeof HTMLElement & {
      observedAttributes: readonly string[];
    };
    const isKnownConfusion = observedAttributes.includes('title-keyword');
    const message = isKnownConfusion
      ? 'title, which is the HTML tooltip: use title-keyword, zzz'
      : 'zzz';
    expect(onlyLine(lines)).to.equal(findingLine(name, 'unknownAttribute', message));
  });
}
