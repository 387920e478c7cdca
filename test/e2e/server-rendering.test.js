/** Elements in pages that React, Vue and Svelte render on a server and hydrate in the browser. */
import { expect } from 'chai';
import { compile } from 'svelte/compiler';
import { build } from 'vite';
import { scriptTag, startPublisher } from '../support/publisher.js';

// The second genre has another limit, so that the count changes with its answer only.
const SVELTE = `<script>
  let { names } = $props();
  let genre = $state(100371);
  let count = $state(0);
</script>
<mkt-config {...{ [names[0]]: 'CONFIGURED' }}>
  <mkt-ranking {...{ [names[1]]: genre }} limit={genre - 100368} bookmarks={false}
    onmkt-load={({ detail }) => (count = detail.records.length)}><a href="/">Teas</a></mkt-ranking>
</mkt-config>
<button onclick={() => (genre = 100372)}>Next</button><p id="count">{count}</p>`;

/** The listener of React is that of the documents: React adds none to an element of the server. */
const REACT = `import { createElement as h, Fragment, useCallback, useState } from 'react';
export default function App({ names }) {
  const [genre, setGenre] = useState(100371);
  const [count, setCount] = useState(0);
  const listen = useCallback((element) => {
    const loaded = () => setCount(element.records?.length ?? 0);
    loaded();
    element.addEventListener('mkt-load', loaded);
    return () => element.removeEventListener('mkt-load', loaded);
  }, []);
  const given = { [names[1]]: genre, limit: genre - 100368, bookmarks: false, ref: listen };
  return h(Fragment, null,
    h('mkt-config', { [names[0]]: 'CONFIGURED' }, h('mkt-ranking', given, h('a', { href: '/' }, 'Teas'))),
    h('button', { onClick: () => setGenre(100372) }, 'Next'), h('p', { id: 'count' }, count));
}`;

const VUE = `import { h, ref } from 'vue';
export default { props: ['names'], setup: ({ names }) => {
  const [genre, count] = [ref(100371), ref(0)];
  const onMktLoad = ({ detail }) => (count.value = detail.records.length);
  return () => [
    h('mkt-config', { [names[0]]: 'CONFIGURED' },
      h('mkt-ranking', { [names[1]]: genre.value, limit: genre.value - 100368, bookmarks: false, onMktLoad },
        h('a', { href: '/' }, 'Teas'))),
    h('button', { onClick: () => (genre.value = 100372) }, 'Next'), h('p', { id: 'count' }, count.value)];
} };`;

/**
 * The component of each framework, and the code that renders it on the server and hydrates it.
 * @type {Record<string, { app: string, server: string, client: string }>}
 */
const FRAMEWORKS = {
  React: {
    app: REACT,
    server: `import { createElement } from 'react'; import { renderToString } from 'react-dom/server.edge';
      export const render = (props) => renderToString(createElement(App, props));`,
    client: `import { createElement } from 'react'; import { hydrateRoot } from 'react-dom/client';
      hydrate = (root, props) => void hydrateRoot(root, createElement(App, props));`,
  },
  Vue: {
    app: VUE,
    server: `import { createSSRApp } from 'vue'; import { renderToString } from 'vue/server-renderer';
      export const render = (props) => renderToString(createSSRApp(App, props));`,
    client: `import { createSSRApp } from 'vue';
      hydrate = (root, props) => void createSSRApp(App, props).mount(root);`,
  },
  Svelte: {
    app: SVELTE,
    server: `import { render as renderApp } from 'svelte/server';
      export const render = (props) => renderApp(App, { props }).body;`,
    client: `import { hydrate as hydrateApp } from 'svelte';
      hydrate = (root, props) => void hydrateApp(App, { target: root, props });`,
  },
};

/** The attributes of `<mkt-config>` and the ranking: as the documents write them, and as properties. */
const NAMES = [
  ['affiliate-id', 'genre-id'],
  ['affiliateId', 'genreId'],
];

/** @param {string} framework @param {'server' | 'client'} side */
async function codeFor(framework, side) {
  const { app, [side]: entry } = FRAMEWORKS[framework] ?? {};
  /** @type {Record<string, string | undefined>} */
  const modules = {
    app: framework === 'Svelte' ? compile(SVELTE, { generate: side }).js.code : app,
    entry: `import App from 'app'; ${entry}`,
  };
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (
    await build({
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [
        {
          name: 'modules',
          resolveId: (id) => (modules[id] ? `\0${id}` : undefined),
          load: (id) => modules[id.slice(1)],
        },
      ],
      ssr: { noExternal: true },
      build: {
        write: false,
        ssr: side === 'server',
        rolldownOptions: {
          input: 'entry',
          output: { format: side === 'server' ? 'es' : 'iife' },
        },
      },
    })
  );
  return output[0].code;
}

for (const framework of Object.keys(FRAMEWORKS)) {
  describe(`a page that ${framework} renders on a server`, () => {
    /** @type {Awaited<ReturnType<typeof startPublisher>>} */
    let publisher;
    /** The openings of all pages: each has its own requests, also if a test is repeated. */
    let opened = 0;
    before(async () => {
      const [server, client] = await Promise.all([
        codeFor(framework, 'server'),
        codeFor(framework, 'client'),
      ]);
      const { render } = await import(
        `data:text/javascript;base64,${Buffer.from(server).toString('base64')}`
      );
      const pages = await Promise.all(NAMES.map((names) => render({ names })));
      publisher = await startPublisher((origins) => ({
        '/client.js': () => `let hydrate;${client}`,
        ...Object.fromEntries(
          pages.map((html, index) => [
            `/${index}`,
            () => `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>Tea</title>
              <link rel="icon" href="data:,">${scriptTag(origins, `data-query="tag=${++opened}"`)}
              <script src="/client.js"></script></head><body><div id="root">${html}</div></body></html>`,
          ]),
        ),
      }));
    });
    after(() => publisher?.close());

    for (const [index, names] of NAMES.entries())
      it(`has the settings of ${names.join(' and ')}, also after hydration, and calls listeners`, async () => {
        const { page, lines } = await publisher.open(`/${index}`);
        const requests = async () => {
          const all = await publisher.requestsOf(String(opened));
          return all.map(({ url }) => {
            const { searchParams } = new URL(url);
            return [searchParams.get('affiliateId'), searchParams.get('genreId')];
          });
        };
        await page.waitForSelector('mkt-ranking[phase=ready]');
        const hasBookmarks = `!!document.querySelector('mkt-ranking').bookmarks`;
        expect(await page.evaluate(hasBookmarks)).to.equal(false);
        await page.evaluate(
          `hydrate(document.querySelector('#root'), ${JSON.stringify({ names })})`,
        );
        expect(await requests()).to.deep.equal([['CONFIGURED', '100371']]);
        await page.click('button');
        await page.waitForFunction(`document.querySelector('#count').textContent === '4'`);
        expect(await requests()).to.deep.equal([
          ['CONFIGURED', '100371'],
          ['CONFIGURED', '100372'],
        ]);
        expect(lines).to.deep.equal([]);
      });
  });
}
