/** What stands below an element stays where it is, from the first paint on. */
import { newToken } from '../support/bookmarks.js';
import {
  arrived,
  attributeIs,
  consoleProbe,
  expect,
  origins,
  page,
  serviceUrl,
  viewport,
  type ProbedWindow,
} from '../support/index.js';
import { elementIn, standIn } from '../support/stand-in.js';

/** A window that has counted how far things moved. */
type ShiftWindow = ProbedWindow & {
  readonly shifts: readonly string[];
};

const ENDS = ['ready', 'empty', 'error'];
/** Whether it waits for the reader to say what to look for. */
const isOpen = (element: Element) => element.matches('mkt-hotel-search[controls^=keyword]');

/** Long enough for the page to be painted without data many times over. */
const DELAY = 3000;

const probe = `<script>
  window.shifts = [];
  window.observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  function note(entries) {
    for (const { value, sources } of entries) {
      const moved = sources.map(({ node, previousRect: from, currentRect: to }) =>
        (node?.id || node?.nodeName) + ' from ' + from.y + ' to ' + to.y);
      shifts.push(value + ': ' + moved.join(', '));
    }
  }
</script>`;

const LAYOUTS = [
  '<mkt-ranking limit="3"><a href="https://market.example/">All best sellers</a></mkt-ranking>',
  '<mkt-ranking limit="5" layout="grid"></mkt-ranking>',
  '<mkt-ranking limit="4" layout="grid" columns="2" heading="Best sellers"></mkt-ranking>',
  '<mkt-ranking limit="7" layout="grid" columns="6"></mkt-ranking>',
  '<mkt-ranking limit="7" layout="compact"></mkt-ranking>',
  '<mkt-ranking limit="6" layout="carousel"></mkt-ranking>',
];

/** Others by themselves, also with their forms. */
const OTHERS = [
  '<mkt-product-search genre-id="100371" limit="4"></mkt-product-search>',
  '<mkt-product-search genre-id="100371" limit="5" layout="grid"></mkt-product-search>',
  '<mkt-product-search genre-id="100371" limit="4" layout="table"></mkt-product-search>',
  '<mkt-book-list media="book" limit="5"></mkt-book-list>',
  '<mkt-book-list media="magazine" limit="6" layout="grid"></mkt-book-list>',
  '<mkt-book-list media="cd" limit="5" layout="table" columns="2"></mkt-book-list>',
  '<mkt-book-list media="game" limit="5" layout="compact"></mkt-book-list>',
  '<mkt-book-list media="software" limit="5" layout="carousel"></mkt-book-list>',
  '<mkt-book-list media="book" limit="4" show="image title price action"></mkt-book-list>',
  '<mkt-ranking limit="4" layout="grid" hide="image caption action"></mkt-ranking>',
  '<mkt-ranking limit="8" layout="grid"></mkt-ranking>',
  '<mkt-ranking limit="4" layout="grid" heading="Best sellers" pager="more"></mkt-ranking>',
  '<mkt-picks limit="3" layout="grid" hide="image"></mkt-picks>'.replace(
    '>',
    ` dynamic-ad-url="${serviceUrl({ delay: 500 })}">`,
  ),
  '<mkt-ebook-list limit="5"></mkt-ebook-list>',
  '<mkt-ebook-list limit="3" layout="table" heading="New e-books"></mkt-ebook-list>',
  `<mkt-picks dynamic-ad-url="${serviceUrl({ delay: 500 })}" limit="3"></mkt-picks>`,
  '<mkt-hotel-search middle-class-code="tokyo" limit="3"></mkt-hotel-search>',
  `<mkt-hotel-search middle-class-code="tokyo" limit="4" layout="grid">
    <option slot="area" value="japan,kyoto">京都</option></mkt-hotel-search>`,
  '<mkt-hotel-detail hotel-no="14022"></mkt-hotel-detail>',
  '<mkt-hotel-detail hotel-no="14022" map-url="https://map.example/{latitude}"></mkt-hotel-detail>',
  '<mkt-hotel-detail hotel-no="14022" controls="calendar"></mkt-hotel-detail>',
  '<mkt-golf-finder area-code="8" limit="3"></mkt-golf-finder>',
  '<mkt-hotel-search middle-class-code="tokyo" limit="4" view="both" controls="none"></mkt-hotel-search>',
  '<mkt-hotel-search middle-class-code="tokyo" limit="1" view="both"></mkt-hotel-search>',
  '<mkt-hotel-search middle-class-code="tokyo" limit="6" view="both" layout="grid"></mkt-hotel-search>',
  '<mkt-golf-finder area-code="8" limit="3" view="map"></mkt-golf-finder>',
  `<mkt-golf-finder limit="3"><option slot="area" value="8">茨城</option></mkt-golf-finder>`,
];

const genres = (...ids: readonly string[]) =>
  ids.map((id) => `<option slot="genre" value="${id}">${id}</option>`).join('');

/** With what readers work with, which is loaded last. */
const WITH_CONTROLS = [
  '<mkt-ranking controls="age sex" limit="3"></mkt-ranking>',
  '<mkt-ranking controls="sex" limit="3" lang="en" heading="Best sellers"></mkt-ranking>',
  `<mkt-ranking controls="genre age sex" limit="3" pager="more">${genres('100371')}</mkt-ranking>`,
  '<mkt-ranking controls="genre age" limit="3"></mkt-ranking>',
  '<mkt-ranking limit="3" pager="more"></mkt-ranking>',
  '<mkt-ranking limit="3" pager="pages"></mkt-ranking>',
  '<mkt-ranking limit="3" pager="none"></mkt-ranking>',
  '<mkt-ranking limit="6" layout="carousel" controls="age" pager="pages"></mkt-ranking>',
  '<mkt-product-search keyword="バッグ" controls="keyword price sort" limit="3"></mkt-product-search>',
  `<mkt-product-search genre-id="100371" controls="keyword genre price sort" limit="3"
    pager="pages">${genres('110729', '110933')}</mkt-product-search>`,
  '<mkt-product-search genre-id="100371" controls="genre" limit="3"></mkt-product-search>',
  '<mkt-product-search genre-id="100371" layout="table" controls="sort" limit="3"></mkt-product-search>',
  `<mkt-book-list controls="keyword genre availability sort" limit="3" pager="more">
    ${genres('001001', '001004')}</mkt-book-list>`,
  '<mkt-book-list media="book" controls="title author publisher code size availability preview sort" limit="2"></mkt-book-list>',
  '<mkt-book-list media="cd" controls="artist label limited" limit="3" lang="en"></mkt-book-list>',
  '<mkt-book-list media="game" controls="hardware" limit="3" pager="pages"></mkt-book-list>',
  '<mkt-book-list media="software" controls="os" limit="3" pager="pages"></mkt-book-list>',
  '<mkt-ebook-list controls="keyword language availability sort" limit="3" pager="more"></mkt-ebook-list>',
  '<mkt-hotel-search middle-class-code="tokyo" controls="none" pager="pages" limit="3"></mkt-hotel-search>',
  '<mkt-hotel-search middle-class-code="tokyo" controls="dates rooms guests sort" limit="3"></mkt-hotel-search>',
  '<mkt-hotel-search controls="keyword price" pager="more"></mkt-hotel-search>',
  '<mkt-hotel-search middle-class-code="tokyo" controls="calendar" limit="2"></mkt-hotel-search>',
  '<mkt-hotel-search middle-class-code="tokyo" controls="dates rooms calendar" limit="2" view="both"></mkt-hotel-search>',
  '<mkt-hotel-search middle-class-code="tokyo" squeeze-condition="onsen" limit="2"></mkt-hotel-search>',
  '<mkt-hotel-search middle-class-code="tokyo" controls="keyword conditions near" limit="2"></mkt-hotel-search>',
  '<mkt-book-list media="book" controls="title author publisher size availability sort" size="2" limit="2"></mkt-book-list>',
  `<mkt-golf-finder controls="keyword area sort bookable" limit="3" pager="more">
    <option slot="area" value="8">茨城</option></mkt-golf-finder>`,
  '<mkt-bookmark-list limit="2" controls="none"></mkt-bookmark-list>',
  '<mkt-bookmark-list limit="4"></mkt-bookmark-list>',
  '<mkt-bookmark-list limit="2" layout="grid"></mkt-bookmark-list>',
  '<mkt-bookmark-list limit="4" layout="compact"></mkt-bookmark-list>',
  '<mkt-ranking bookmarks access-token="demo-both" limit="3"></mkt-ranking>',
  '<mkt-ranking bookmarks access-token="demo-both" limit="3" layout="compact"></mkt-ranking>',
  '<mkt-bookmark-button access-token="demo-both" item-code="asatsuyu-farm:80383663"></mkt-bookmark-button>',
  '<mkt-bookmark-list hits="3" controls="ispublic" pager="pages" lang="en"></mkt-bookmark-list>',
];

/** What the author says of looks, on the element or around it. */
const LOOKS = [
  '<mkt-ranking look="plain" limit="3"></mkt-ranking>',
  '<mkt-ranking look="plain" limit="5" layout="grid" heading="Best sellers"></mkt-ranking>',
  '<mkt-ranking look="outline" limit="4" layout="grid"></mkt-ranking>',
  '<mkt-ranking look="dense" limit="5" layout="grid"></mkt-ranking>',
  '<mkt-ranking look="dense" limit="4" controls="age sex" pager="more"></mkt-ranking>',
  '<mkt-ranking look="dense" limit="6" layout="carousel"></mkt-ranking>',
  '<mkt-ranking look="dense" limit="5" layout="compact"></mkt-ranking>',
  '<mkt-book-list media="book" look="dense" limit="4"></mkt-book-list>',
  '<mkt-book-list media="cd" look="plain" limit="4" layout="table"></mkt-book-list>',
  '<mkt-product-search genre-id="100371" look="dense" limit="4" layout="table"></mkt-product-search>',
  '<mkt-product-search genre-id="100371" look="outline" limit="4"></mkt-product-search>',
  '<mkt-hotel-search middle-class-code="tokyo" look="dense" limit="3" controls="none"></mkt-hotel-search>',
  '<mkt-golf-finder area-code="8" look="plain" limit="3" controls="none" layout="grid"></mkt-golf-finder>',
  '<mkt-hotel-detail hotel-no="14022" look="dense"></mkt-hotel-detail>',
  '<mkt-config look="dense"><mkt-ranking limit="4"></mkt-ranking></mkt-config>',
  `<mkt-config look="plain" color-scheme="dark"><mkt-config color-scheme="page">
    <mkt-ranking limit="4" look="card" layout="grid"></mkt-ranking></mkt-config></mkt-config>`,
  '<mkt-ranking color-scheme="dark" limit="3"></mkt-ranking>',
  '<mkt-ranking color-scheme="auto" look="dense" limit="4" layout="grid"></mkt-ranking>',
  '<mkt-ranking style="--mkt-font-size: 1.25em; --mkt-padding: 1em" limit="3"></mkt-ranking>',
  '<mkt-ranking look="dense" style="--mkt-font-size: 1em; --mkt-gap: 1em" limit="3"></mkt-ranking>',
  '<mkt-ranking look="dense" style="font-size: 15px; padding: 0.5em" limit="3"></mkt-ranking>',
];

/** Where the service decides how many come, or the number for it. */
const UNLIMITED = [
  '<mkt-ranking></mkt-ranking>',
  '<mkt-ranking layout="grid" pager="more"></mkt-ranking>',
  '<mkt-product-search keyword="バッグ" hits="5"></mkt-product-search>',
  '<mkt-book-list media="book" hits="10" layout="grid"></mkt-book-list>',
  '<mkt-book-list media="book"></mkt-book-list>',
  '<mkt-ebook-list hits="7" limit="4"></mkt-ebook-list>',
  '<mkt-hotel-search middle-class-code="tokyo" hits="10" controls="none"></mkt-hotel-search>',
];

/** What an element shows once all of it is there, as selectors. */
function lastParts(element: Element): string[] {
  const [controls, pager, layout] = ['controls', 'pager', 'layout'].map((name) =>
    element.getAttribute(name),
  );
  const isForm = controls ? !['none', 'genre', 'calendar'].includes(controls) : controls !== '';
  const usual = ['mkt-bookmark-list', 'mkt-hotel-search', 'mkt-golf-finder'];
  return [
    ...(isForm && (controls ?? usual.includes(element.localName)) ? ['form'] : []),
    ...(controls === 'genre' ? ['.genres'] : []),
    ...(controls?.includes('calendar') ? ['[part~="night"]'] : []),
    ...(pager && pager !== 'none' && element.getAttribute('phase') !== 'idle' ? ['.pager'] : []),
    ...(layout === 'carousel' ? ['.arrows'] : []),
    ...(element.hasAttribute('view') ? ['.pin'] : []),
  ];
}

/** How far things have moved once every element has settled. */
async function shifts(
  elements: readonly string[],
  { width, reserved = true, delay = DELAY }: { width: number; reserved?: boolean; delay?: number },
): Promise<readonly string[]> {
  const settings = {
    applicationId: 'APP',
    affiliateId: 'AFF',
    baseUrl: serviceUrl({ delay }),
  };
  const token = newToken();
  const body = elements
    .map((one) => one.replace('<mkt-bookmark-list', `$& access-token="${token}"`))
    .map((one) => one.replace(/<mkt-(?!config)[a-z-]+/, '$& data-under-test'))
    .map((one, at) => `${one}<p id="below-${at}">What stands below</p>`)
    .join('');
  const window = (await page(
    `<!doctype html><html lang="ja"><head><meta charset="utf-8">${consoleProbe}${probe}
      ${reserved ? `<link rel="stylesheet" href="${origins.cdn}/dist/mkt.css">` : ''}
      <style>body { margin: 0; font: 16px/1.4 sans-serif }</style>
      <script>
        // The kit comes when the page has already been painted, as it does to readers far away.
        requestAnimationFrame(() => requestAnimationFrame(() => {
          const script = document.createElement('script');
          script.src = '${origins.cdn}/late/mkt.js';
          Object.assign(script.dataset, ${JSON.stringify(settings)});
          document.head.append(script);
        }));
      </script></head>
      <body>${body}</body></html>`,
    { width, height: 5000 },
  )) as ShiftWindow;
  const written = [
    ...window.document.querySelectorAll('body > [data-mkt], body [data-under-test]'),
  ];
  const all = await Promise.all(
    written.map(async (one) => (one.matches('[data-mkt]') ? elementIn(one) : one)),
  );
  const ends = await Promise.all(
    all.map((one) => attributeIs(one, 'phase', isOpen(one) ? ['idle'] : ENDS)),
  );
  expect(ends).to.deep.equal(all.map((one) => (isOpen(one) ? 'idle' : 'ready')));
  for (const one of all) {
    for (const selector of lastParts(one)) {
      await arrived(one.shadowRoot!, selector);
    }
  }
  // What has moved is told with the frame after the one that shows it.
  for (let at = 0; at < 3; at++) await new Promise((next) => window.requestAnimationFrame(next));
  expect(window.lines).to.deep.equal([]);
  return window.shifts;
}

describe('while an answer takes its time,', () => {
  beforeEach(async () => viewport(1280, 5000));

  it('nothing moves on a page with mkt.css, on a phone and on a desktop', async () => {
    const [phone, desktop] = await Promise.all([
      shifts(LAYOUTS, { width: 360 }),
      shifts(LAYOUTS, { width: 1200 }),
    ]);
    expect(phone).to.deep.equal([]);
    expect(desktop).to.deep.equal([]);
  });

  it('nothing moves where links of the command prerender stand in elements', async () => {
    const entry = '<li><a href="/"><img alt="" width="64" height="64">A rather long name</a></li>';
    const list = `<ul data-mkt-prerendered>${entry.repeat(12)}</ul>`;
    const snippets = LAYOUTS.map((one) => one.replace('">', `">${list}`));
    expect(snippets.every((one) => one.includes(list))).to.equal(true);
    const moved = await Promise.all(
      [360, 1200].map((width) => shifts(snippets, { width, delay: 500 })),
    );
    expect(moved).to.deep.equal([[], []]);
  });

  it('nothing moves where elements come into stand-ins', async () => {
    const snippets = [...LAYOUTS.slice(0, 3), LOOKS[3]!, WITH_CONTROLS[2]!].map(standIn);
    const moved = await Promise.all(
      [360, 1200].map((width) => shifts(snippets, { width, delay: 500 })),
    );
    expect(moved).to.deep.equal([[], []]);
  });

  for (const one of [...OTHERS, ...WITH_CONTROLS, ...LOOKS, ...UNLIMITED]) {
    it(`nothing moves below ${one.replace(/"http[^"]*"/, '"…"').replace(/\s+/g, ' ')}`, async () => {
      const all = [200, 360, 800, 1200].map(
        async (width) => [width, await shifts([one], { width, delay: 300 })] as const,
      );
      for (const [width, moved] of await Promise.all(all)) {
        expect(moved, `${width} px`).to.deep.equal([]);
      }
    });
  }

  it('this page would tell if something moved', async () => {
    const moved = await shifts(LAYOUTS, { width: 360, reserved: false, delay: 200 });
    expect(moved).not.to.deep.equal([]);
  });
});
