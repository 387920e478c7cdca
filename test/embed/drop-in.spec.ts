/** The drop-in on whole pages, as publishers put it there: built, and from an origin of its own. */
import { tags } from '../../src/tags.js';
import {
  arrived,
  asked,
  consoleProbe,
  expect,
  newTag,
  origins,
  page,
  partsOf,
  requestsOf,
  serviceUrl,
  settled,
  spaced,
  type PageOptions,
} from '../support/index.js';
import { newItem, newToken } from '../elements/bookmarks.js';
import { ELEMENTS, FILES, phasesOf, SETTINGS } from './pages.js';

const addressOf = (file: string, origin: string = origins.cdn) => `${origin}/dist/${file}`;
const script = (file: string, attributes: string) =>
  `<script src="${addressOf(file)}" ${attributes}></script>`;

/** A page whose console is heard. */
const pageOf = async (head: string, body: string, headers?: PageOptions['headers']) =>
  page(
    `<!doctype html><html><head><meta charset="utf-8">${consoleProbe}${head}</head>
    <body>${body}</body></html>`,
    { headers },
  );

/** Waits until something is written to the console of a page. */
const written = async (lines: readonly string[]) =>
  new Promise<void>((resolve) => {
    if (lines.length) resolve();
    (lines as string[]).push = (line) => {
      resolve();
      return Array.prototype.push.call(lines, line);
    };
  });

for (const file of FILES) {
  describe(`${file} on a page`, () => {
    const places: Readonly<Record<string, readonly [head: string, body: string]>> = {
      'in <head>': [script(file, SETTINGS), ELEMENTS],
      'in <head>, async': [script(file, `${SETTINGS} async`), ELEMENTS],
      'in <head>, defer': [script(file, `${SETTINGS} defer`), ELEMENTS],
      'before the elements': ['', script(file, SETTINGS) + ELEMENTS],
      'at the end of <body>': ['', ELEMENTS + script(file, SETTINGS)],
      'at the end of <body>, async': ['', ELEMENTS + script(file, `${SETTINGS} async`)],
    };
    for (const [place, [head, body]] of Object.entries(places)) {
      it(`shows elements: ${place}`, async () => {
        const { document, lines } = await pageOf(head, body);
        expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
        expect(lines).to.deep.equal([]);
      });
    }

    it('has every element', async () => {
      const names = Object.keys(tags);
      const { customElements } = await pageOf(
        script(file, SETTINGS),
        names.map((name) => `<${name}></${name}>`).join(''),
      );
      // The one file holds them itself, the other loads what is on the page.
      if (file === 'mkt.js') await Promise.all(names.map((one) => customElements.whenDefined(one)));
      expect(names.filter((name) => !customElements.get(name))).to.deep.equal([]);
    });

    it('shows elements where a script puts it into the page', async () => {
      const { document, lines } = await pageOf(
        '',
        `${ELEMENTS}<script>
          const one = document.createElement('script');
          one.src = '${addressOf(file)}';
          Object.assign(one.dataset,
            { applicationId: 'APP', affiliateId: 'AFF', baseUrl: '${serviceUrl()}' });
          document.head.append(one);
        </script>`,
      );
      expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
      expect(lines).to.deep.equal([]);
    });

    it('shows elements that come later, also within others', async () => {
      const { document, lines } = await pageOf(script(file, SETTINGS), '<main></main>');
      document.querySelector('main')!.innerHTML = `<section>${ELEMENTS}</section>`;
      expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
      const late = document.createElement('mkt-ranking');
      late.setAttribute('limit', '1');
      document.body.prepend(late);
      expect(await settled(late)).to.equal('ready');
      expect(lines).to.deep.equal([]);
    });

    it('takes its settings from whichever of two tags has them', async () => {
      const id = 'data-application-id="APP"';
      const url = `data-base-url="${serviceUrl()}"`;
      for (const [first, second] of [
        [`${id} ${url}`, ''],
        ['', `${id} ${url}`],
        [id, url],
      ] as const) {
        const tags = script(file, first) + script(file, second);
        const { document, lines } = await pageOf('', ELEMENTS + tags);
        // Between the two, a setting may be missing: that is told, and put right by the second.
        expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
        expect(lines.filter((line) => !line.includes('is required'))).to.deep.equal([]);
      }
    });

    it('takes a setting from the last of two tags that name it', async () => {
      const tag = newTag();
      const attributes = `data-base-url="${serviceUrl()}" data-query="tag=${tag}"`;
      const { document } = await pageOf(
        script(file, `${attributes} data-application-id="FIRST"`) +
          script(file, 'data-application-id="SECOND"'),
        '<mkt-ranking></mkt-ranking>',
      );
      expect(await phasesOf(document)).to.deep.equal(['ready']);
      const ids = (await asked(tag)).map((params) => params.get('applicationId'));
      expect(ids).to.deep.equal(['SECOND']);
    });

    it('lets links earn for the publisher', async () => {
      const { document } = await pageOf(script(file, `${SETTINGS} async`), ELEMENTS);
      await phasesOf(document);
      for (const element of document.querySelectorAll('mkt-ranking, mkt-golf-finder')) {
        const root = element.shadowRoot!;
        const link = root.querySelector<HTMLAnchorElement>('a[part~="link"]')!;
        expect(link.href).to.contain('/AFF/');
        expect(root.querySelector('[part~="disclosure"]')!.textContent).to.equal('PR');
      }
    });

    it('takes no token from a tag: it belongs to one reader', async () => {
      const tag = newTag();
      const { document } = await pageOf(
        script(file, `${SETTINGS} data-access-token="demo-both" data-query="tag=${tag}"`),
        '<mkt-bookmark-list></mkt-bookmark-list><mkt-ranking limit="1"></mkt-ranking>',
      );
      expect(await phasesOf(document)).to.deep.equal(['ready']);
      for (const { url } of await requestsOf(tag)) expect(url).not.to.contain('demo-both');
    });
  });
}

describe('mkt.js and mkt.all.js', () => {
  it('get along with each other', async () => {
    for (const files of [FILES, [...FILES].reverse()]) {
      const tags = files.map((file) => script(file, SETTINGS)).join('');
      const { document, lines } = await pageOf('', tags + ELEMENTS);
      expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
      expect(lines).to.deep.equal([]);
    }
  });
});

describe('a host without CORS headers', () => {
  it('makes mkt.js load all in one classic file', async () => {
    const { document, lines, performance } = await pageOf(
      `<script src="${addressOf('mkt.js', origins.closed)}" ${SETTINGS} async></script>`,
      `${ELEMENTS}<mkt-hotel-search keyword="温泉" loading="eager"></mkt-hotel-search>`,
    );
    expect(
      await phasesOf(document, 'mkt-ranking, mkt-golf-finder, mkt-hotel-search'),
    ).to.deep.equal(['ready', 'ready', 'ready']);
    expect(lines).to.deep.equal([]);
    const loads = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name === addressOf('mkt.all.js', origins.closed));
    expect(loads).to.have.length(1);
  });

  it('lets mkt.js load all also on a page for trusted scripts that names the kit', async () => {
    const { document, lines } = await pageOf(
      `<script src="${addressOf('mkt.js', origins.closed)}" ${SETTINGS}></script>`,
      '<mkt-golf-finder area-code="11" limit="1" loading="eager"></mkt-golf-finder>',
      {
        'content-security-policy':
          "require-trusted-types-for 'script'; trusted-types lit-html mkt-widgets 'allow-duplicates'",
      },
    );
    expect(await phasesOf(document, 'mkt-golf-finder')).to.deep.equal(['ready']);
    expect(lines).to.deep.equal([]);
  });

  const inFrame = (file: string) =>
    pageOf(
      `<script src="${addressOf(file, origins.closed)}" ${SETTINGS} data-transport="frame"></script>`,
      '<mkt-ranking limit="1">Best sellers</mkt-ranking>',
    );

  it('ends in order what mkt.js cannot ask in a frame', async () => {
    const { document, lines } = await inFrame('mkt.js');
    expect(await phasesOf(document)).to.deep.equal(['error']);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/^<mkt-ranking>: /);
  });

  it('lets mkt.all.js ask in a frame', async () => {
    const { document, lines } = await inFrame('mkt.all.js');
    expect(await phasesOf(document)).to.deep.equal(['ready']);
    expect(document.querySelector('iframe[src*="frame.html"]')).to.exist;
    expect(lines).to.deep.equal([]);
  });

  it('loads for the next element what could not be loaded for the first', async () => {
    const window = await pageOf(
      `<script>
        // There is no network yet.
        const { append } = Element.prototype;
        window.lost = new Promise((resolve) => {
          document.head.append = function (one) {
            delete document.head.append;
            one.src += '/lost';
            append.call(this, one);
            one.addEventListener('error', resolve);
          };
        });
      </script>
      <script src="${addressOf('mkt.js', origins.closed)}" ${SETTINGS}></script>`,
      '<mkt-golf-finder area-code="11" limit="1"></mkt-golf-finder>',
    );
    await (window as Window & { readonly lost?: Promise<unknown> }).lost;
    const { document, lines } = window;
    document.body.insertAdjacentHTML('beforeend', ELEMENTS);
    expect(await phasesOf(document)).to.deep.equal(['ready', 'ready', 'ready']);
    expect(lines).to.deep.equal([]);
  });

  it('has all that mkt.all.js has, also what few pages want', async () => {
    const { document, lines, performance } = await pageOf(
      `<script src="${addressOf('mkt.all.js', origins.closed)}" ${SETTINGS}></script>`,
      `<mkt-ranking limit="2" pager="more" loading="eager"></mkt-ranking>
      <mkt-book-list media="book" layout="table" limit="2" controls="author" loading="eager">
      </mkt-book-list>
      <mkt-product-search genre-id="100371" layout="carousel" loading="eager"></mkt-product-search>`,
    );
    const later = {
      'mkt-ranking': '[part~="more"]',
      'mkt-book-list': 'table, input',
      'mkt-product-search': '[part~="next"]',
    };
    for (const [name, parts] of Object.entries(later)) {
      const element = document.querySelector(name)!;
      await settled(element);
      for (const part of parts.split(', ')) await arrived(element.shadowRoot!, part);
    }
    expect(lines).to.deep.equal([]);
    const loads = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('more'));
    expect(loads).to.have.length(1);
  });

  it('lets mkt.all.js show entries also where the file beside it is missing', async () => {
    const code = await (await fetch(addressOf('mkt.all.js'))).text();
    const { document, lines } = await pageOf(
      `<script ${SETTINGS}>${code}</script>`,
      `<mkt-ranking limit="2" pager="more"></mkt-ranking>
      <mkt-book-list layout="table" limit="2"></mkt-book-list>`,
    );
    expect(await phasesOf(document, 'mkt-ranking, mkt-book-list')).to.deep.equal([
      'ready',
      'ready',
    ]);
    for (const element of document.querySelectorAll('mkt-ranking, mkt-book-list')) {
      expect(element.shadowRoot!.querySelectorAll('[part~="item"]')).to.have.length(2);
    }
    expect(lines).to.deep.equal([]);
  });
});

/** What the build cuts out of the libraries must be nothing that an element needs. */
describe('an element of the built kit', () => {
  const ranking = async (attributes = '', more = '') => {
    const window = await pageOf(
      '',
      `<mkt-ranking ${attributes}></mkt-ranking>${more}${script('mkt.js', SETTINGS)}`,
    );
    return { window, lines: window.lines, element: window.document.querySelector('mkt-ranking')! };
  };
  const texts = (element: Element, part: string) =>
    partsOf(element, part).map(({ textContent }) => spaced(textContent));

  it('takes over what was set on it before it was one, and follows that later', async () => {
    const { element, lines } = await ranking(
      'heading="Attribute"',
      `<script>
        Object.assign(document.querySelector('mkt-ranking'),
          { limit: 2, heading: 'Property', rel: 'nofollow' });
      </script>`,
    );
    expect(await settled(element)).to.equal('ready');
    expect(partsOf(element, 'item')).to.have.length(2);
    expect(texts(element, 'heading')).to.deep.equal(['Property']);
    for (const link of partsOf(element, 'link')) expect(link).to.have.property('rel', 'nofollow');
    element.heading = 'Later';
    await settled(element);
    expect(texts(element, 'heading')).to.deep.equal(['Later']);
    expect(lines).to.deep.equal([]);
  });

  it('follows an attribute that is taken away and set again', async () => {
    const { element } = await ranking('limit="2"');
    for (const heading of ['One', null, 'Two', null]) {
      if (heading) element.setAttribute('heading', heading);
      else element.removeAttribute('heading');
      await settled(element);
      expect(texts(element, 'heading')).to.deep.equal(heading ? [heading] : []);
      expect(element.heading ?? null).to.equal(heading);
    }
  });

  it('has as many entries as it shall, in their order, however that changes', async () => {
    const { element } = await ranking('limit="5"');
    for (const limit of [5, 2, 8, 1, 3]) {
      element.limit = limit;
      expect(await settled(element)).to.equal('ready');
      const names = element.records.map(({ itemName }) => spaced(String(itemName)));
      expect(names).to.have.length(limit);
      expect(texts(element, 'title')).to.deep.equal(names);
      expect(texts(element, 'rank').map(parseFloat)).to.deep.equal(
        names.map((_, index) => index + 1),
      );
    }
  });

  it('hears every press of a button, however often it has been drawn', async () => {
    const { element } = await ranking('limit="2" pager="pages"');
    await settled(element);
    await arrived(element.shadowRoot!, '[part~="next"]');
    const one = (part: string) => partsOf(element, part)[0]!;
    for (const [press, page] of [
      ['next', '2'],
      ['next', '3'],
      ['previous', '2'],
      ['previous', '1'],
      ['next', '2'],
    ] as const) {
      for (const heading of ['A', '', 'B']) {
        element.heading = heading;
        await settled(element);
      }
      one(press).click();
      await settled(element);
      expect(element.shadowRoot!.querySelector('[aria-current]')!.textContent.trim()).to.equal(
        page,
      );
      expect(one('previous').getAttribute('aria-disabled')).to.equal(String(page === '1'));
    }
  });

  it('switches a flag on and off, and draws what an expression stands beside', async () => {
    const { document, customElements } = await pageOf(
      script('mkt.js', SETTINGS),
      `<mkt-bookmark-button item-code="${await newItem()}"></mkt-bookmark-button>`,
    );
    await customElements.whenDefined('mkt-bookmark-button');
    const element = document.querySelector('mkt-bookmark-button')!;
    for (const token of [newToken(), '', newToken(), '']) {
      element.setAttribute('access-token', token);
      await element.updateComplete;
      expect(element.shadowRoot!.querySelector('button')!.disabled).to.equal(!token);
    }
    expect(element.shadowRoot!.querySelector('svg')!.getAttribute('viewBox')).to.equal('0 0 16 16');
  });

  it('is drawn again after something on the page has once kept it from that', async () => {
    const { element, window } = await ranking(
      'limit="2"',
      `<script>
        const { toISOString } = Date.prototype;
        window.broken = new Promise((resolve) => {
          Date.prototype.toISOString = () => {
            Date.prototype.toISOString = toISOString;
            setTimeout(resolve);
            throw new Error('broken');
          };
        });
      </script>`,
    );
    await (window as Window & { readonly broken?: Promise<unknown> }).broken;
    expect(partsOf(element, 'item')).to.deep.equal([]);
    element.heading = 'Again';
    expect(await settled(element)).to.equal('ready');
    expect(texts(element, 'heading')).to.deep.equal(['Again']);
    expect(partsOf(element, 'item')).to.have.length(2);
  });
});

describe('a tag that the kit does not have', () => {
  it('is told of in one line, with the nearest that there is', async () => {
    const { document, lines } = await pageOf(
      script('mkt.js', SETTINGS),
      '<mkt-rankng></mkt-rankng><mkt-rankng></mkt-rankng>',
    );
    document.body.insertAdjacentHTML('beforeend', '<mkt-rankng></mkt-rankng><x-mkt></x-mkt>');
    await written(lines);
    document.body.insertAdjacentHTML('beforeend', `${ELEMENTS}<mkt-rankng></mkt-rankng>`);
    expect(await phasesOf(document)).to.deep.equal(['ready', 'ready']);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/<mkt-rankng>.*mkt-ranking/);
  });
});
