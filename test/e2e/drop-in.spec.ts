/** The built drop-in on whole pages, from another origin. */
import { scriptsByTag } from '../../src/embed/scripts-by-tag.js';
import {
  requestParams,
  expect,
  newTag,
  origins,
  requestsOf,
  serviceUrl,
  settled,
} from '../support/index.js';
import { addressOn, ELEMENTS, pageOf, phasesOf, script, SETTINGS } from './pages.js';

describe('mkt.js on a page', () => {
  const places: Readonly<Record<string, readonly [head: string, body: string]>> = {
    'in <head>': [script(SETTINGS), ELEMENTS],
    'in <head>, async': [script(`${SETTINGS} async`), ELEMENTS],
    'in <head>, defer': [script(`${SETTINGS} defer`), ELEMENTS],
    'before the elements': ['', script(SETTINGS) + ELEMENTS],
    'at the end of <body>': ['', ELEMENTS + script(SETTINGS)],
    'at the end of <body>, async': ['', ELEMENTS + script(`${SETTINGS} async`)],
    'inserted by a script': [
      '',
      `${ELEMENTS}<script>
        const one = document.createElement('script');
        one.src = '${addressOn()}';
        Object.assign(one.dataset, { applicationId: 'APP', affiliateId: 'AFF', baseUrl: '${serviceUrl()}' });
        document.head.append(one);
      </script>`,
    ],
  };
  for (const [place, [head, body]] of Object.entries(places)) {
    it(`shows elements: ${place}`, async () => {
      const { document, lines } = await pageOf(head, body);
      expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
      expect(lines).to.deep.equal([]);
    });
  }

  it('has every element', async () => {
    const names = Object.keys(scriptsByTag);
    const { customElements } = await pageOf(
      script(SETTINGS),
      names.map((name) => `<${name}></${name}>`).join(''),
    );
    await Promise.all(names.map((name) => customElements.whenDefined(name)));
  });

  it('shows elements that are added later, also nested ones', async () => {
    const { document, lines } = await pageOf(script(SETTINGS), '<main></main>');
    document.querySelector('main')!.innerHTML = `<section>${ELEMENTS}</section>`;
    expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
    const late = document.createElement('mkt-ranking');
    late.setAttribute('limit', '1');
    document.body.prepend(late);
    expect(await settled(late)).to.equal('ready');
    expect(lines).to.deep.equal([]);
  });

  it('combines the settings of two tags', async () => {
    const id = 'data-application-id="APP"';
    const url = `data-base-url="${serviceUrl()}"`;
    for (const [first, second] of [
      [`${id} ${url}`, ''],
      ['', `${id} ${url}`],
      [id, url],
    ] as const) {
      const tags = script(first) + script(second);
      const { document, lines } = await pageOf('', ELEMENTS + tags);
      // Until the second tag runs, a setting may be missing: it is reported, and the second tag sets it.
      expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
      expect(lines.filter((line) => !line.includes('is required'))).to.deep.equal([]);
    }
  });

  it('connects for elements that wait, not for one that requests at once, and leaves no link for a saved page', async () => {
    const ranking = (attributes: string) => `<mkt-ranking limit="1" ${attributes}></mkt-ranking>`;
    for (const [mode, body, expected] of [
      ['', ELEMENTS, [`${origins.service}/`]],
      ['defer', ranking(''), [`${origins.service}/`]],
      ['defer', ranking('loading="eager"'), []],
    ] as const) {
      const { connections, document } = await pageOf(script(`${SETTINGS} ${mode}`), body);
      expect(connections).to.deep.equal(expected);
      expect(document.querySelector('[rel="preconnect"]')).to.equal(null);
    }
  });

  it('sends properties that were set before it loads', async () => {
    const tag = newTag();
    const { document, lines } = await pageOf(
      '',
      `<mkt-ranking limit="1"></mkt-ranking>
      <mkt-ranking limit="1" loading="eager"></mkt-ranking>
      <mkt-hotel-search limit="1" loading="eager" reader-controls="none"></mkt-hotel-search>
      <script>
        document.querySelector('mkt-ranking').age = '30';
        document.querySelector('mkt-ranking[loading]').sex = '1';
        document.querySelector('mkt-hotel-search').middleClassCode = 'kyoto';
      </script>${script(`${SETTINGS} data-query="tag=${tag}"`)}`,
    );
    const phases = await phasesOf(document, 'mkt-ranking, mkt-hotel-search');
    expect(phases).to.deep.equal(['ready', 'ready', 'ready']);
    const sent = await requestParams(tag);
    const valuesOf = (name: string) => sent.map((params) => params.get(name)).filter(Boolean);
    expect(valuesOf('age')).to.deep.equal(['30']);
    expect(valuesOf('sex')).to.deep.equal(['1']);
    expect(valuesOf('middleClassCode')).to.deep.equal(['kyoto']);
    expect(sent).to.have.length(3);
    expect(lines).to.deep.equal([]);
  });

  it('sends one request if its tag stands twice on the page', async () => {
    const tag = newTag();
    const tags = script(`${SETTINGS} data-query="tag=${tag}"`).repeat(2);
    const { document, lines } = await pageOf('', `<mkt-ranking limit="1"></mkt-ranking>${tags}`);
    expect(await phasesOf(document)).to.deep.equal(['ready']);
    expect(await requestsOf(tag)).to.have.length(1);
    expect(lines).to.deep.equal([]);
  });

  it('ignores a token on a tag: it belongs to one reader', async () => {
    const tag = newTag();
    const { document } = await pageOf(
      script(`${SETTINGS} data-access-token="demo-both" data-query="tag=${tag}"`),
      '<mkt-bookmark-list></mkt-bookmark-list><mkt-ranking limit="1"></mkt-ranking>',
    );
    expect(await phasesOf(document)).to.deep.equal(['ready']);
    for (const { url } of await requestsOf(tag)) expect(url).not.to.contain('demo-both');
  });
});
