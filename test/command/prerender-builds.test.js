/**
 * Pages that `mkt-widgets prerender` has written, built by the static site generators and frameworks of their
 * authors.
 */
import Eleventy from '@11ty/eleventy';
import { expect } from 'chai';
import MarkdownIt from 'markdown-it';
import { parse } from 'parse5';
import { compile } from 'svelte/compiler';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { useSandbox } from '../../sandbox/test/sandbox.js';
import { run } from './command.js';
import { folderOf } from './folder.js';
import { useNamedService } from './named-service.js';

const CODE = "globalThis.mktAttack = 'ran'";
/** Each begins code, markup or a link in one of these languages. */
const names = [
  '{{ 7 | times: 7 }} {{7*7}} {{{ x }}} [[7*7]]',
  `{{ range.constructor(\`${CODE}\`)() }}`,
  `{{constructor.constructor("${CODE}")()}}`,
  `{% set x = 7 %}{% raw %}{# no #}{#if true}{/if}{@html "<b>"}`,
  `{globalThis.mktAttack = 'ran'} \${${CODE}} #{7*7}`,
  `<%= ${CODE} %> <?= 7 ?> <?php ${CODE}; ?>`,
  `<script>${CODE}</script><img src=x onerror="${CODE}"><!-- <!--`,
  '</a></li></ul></mkt-ranking></template><script>',
  '[x](javascript:alert) ![y](z) <https://a.example> [z]: w',
  'a\n\n[x](javascript:alert)\n\n# b\n\n<p>\r\n\r\n    code',
  'Men`s tee ``` ~~~ ` \\` *a* _b_ ~~c~~ ==d== | e | f',
  '\n```\nfence\n',
  '{{< figure src="x" >}} {{% note %}} {: .x} [gallery] @if(true)',
  'www.attack.example mailto:a@b.example :smile: "q" \'q\' $& $1',
  '&lt;b&gt; &#123;&#123; 7*7 }}',
  'ab\u2028c\u0000d e --> f ]]> g',
];
const url = "https://market.example/{{7*7}}/`x`/'y'/[z](w)?q={%raw%}&r=${7}&s=<%=7%>#{{8}}\"><b>";
const image = 'https://market.example/{{7*7}}`"\'{1}.jpg?_ex=128x128';

/** The name as a browser shows it: the service may write character references. */
const shown = names.map((name) =>
  name
    .replace('&lt;b&gt; &#123;&#123;', '<b> {{')
    .replace(/[\0- \u2028]+/g, ' ')
    .trim(),
);

/** All elements below a node. @param {any} node @returns {any[]} */
const below = (node) =>
  (node.childNodes ?? []).flatMap((/** @type {any} */ child) => [
    ...(child.tagName ? [child] : []),
    ...below(child),
  ]);
/** @param {any} node @returns {string} */
const textOf = (node) => node.value ?? (node.childNodes ?? []).map(textOf).join('');
/** @param {any} node @param {string} name @returns {string | undefined} */
const attribute = (node, name) =>
  node.attrs.find((/** @type {any} */ attr) => attr.name === name)?.value;

/** Checks that the page has the names as texts, in their element, and nothing else. @param {string} html */
function checkBuilt(html, hasComments = true) {
  const all = below(parse(html));
  const element = all.find(({ tagName }) => tagName === 'mkt-ranking');
  expect(element, html).to.be.ok;
  const inside = below(element);
  const links = inside.filter(({ tagName }) => tagName === 'a');
  expect(links.map((link) => textOf(link).replace(/\s+/g, ' ').trim())).to.deep.equal(shown);
  expect(all.filter(({ tagName }) => tagName === 'a')).to.deep.equal(links);
  for (const link of links) {
    expect(attribute(link, 'href') ?? '').to.match(/^https:\/\/market\.example\/[^{}`'"<>[\]\\]*$/);
    expect(attribute(below(link)[0], 'src') ?? '').to.match(
      /^https:\/\/market\.example\/[^{}`'"<>[\]]*$/,
    );
    const known = ['href', 'target', 'rel'];
    expect(
      link.attrs.filter((/** @type {any} */ attr) => !known.includes(attr.name)),
    ).to.deep.equal([]);
  }
  const tags = new Set(inside.map(({ tagName }) => tagName));
  for (const tag of ['ul', 'li', 'span', 'a', 'img', 'small', 'br', 'p']) tags.delete(tag);
  expect([...tags]).to.deep.equal([]);
  expect(/** @type {any} */ (globalThis).mktAttack).to.equal(undefined);
  // Svelte and Vue leave comments out, and render the page themselves in browsers, too.
  if (!hasComments) return;
  // No text node of the page contains delimiters of frameworks in browsers.
  const texts = (/** @type {any} */ node) =>
    [node, ...below(node)].flatMap((parent) => parent.childNodes);
  for (const { value } of texts(element)) expect(value ?? '').not.to.match(/\{\{|\{%|\$\{|\[\[|<%/);
}

describe('a page with the names of a hostile service', () => {
  const sandbox = useSandbox();
  const service = useNamedService(sandbox, () => names.map((name) => ({ name, url, image })));
  const ELEMENT = '<mkt-ranking></mkt-ranking>';
  const ELEVENTY = ['html', 'njk', 'liquid', 'md'];
  const MARKDOWN = {
    'a paragraph': `Today: ${ELEMENT} and \`code\`.\n\nMore \`code\`.\n`,
    'a line': `# Title\n\n${ELEMENT}\n\nMore \`code\` and \`\`\`x\`\`\`.\n`,
    'a block': `<mkt-ranking>\n  <p>All of it</p>\n</mkt-ranking>\n\nMore.\n`,
    'a quotation': `> <mkt-ranking>\n> <p>All</p>\n> </mkt-ranking>\n\nMore.\n`,
    'a list': `- One\n- <mkt-ranking>\n  <p>All</p>\n  </mkt-ranking>\n\nMore.\n`,
    'a table': `| a | b |\n|---|---|\n| ${ELEMENT} | b |\n\nMore.\n`,
  };
  const OTHERS = ['a.hbs', 'a.php', 'a.ejs', 'a.erb', 'a.twig', 'a.j2', 'a.mustache'];

  /** @type {Record<string, string>} */
  const pages = {
    ...Object.fromEntries(
      ELEVENTY.map((kind) => [`${kind}/page.${kind}`, `<div>\n${ELEMENT}\n</div>\n`]),
    ),
    ...Object.fromEntries(Object.entries(MARKDOWN).map(([name, text]) => [`${name}.md`, text])),
    'page.vue': `<template>\n<div>${ELEMENT}</div>\n</template>\n`,
    'vue.md': `Today: ${ELEMENT}\n`,
    'page.svelte': `<div>${ELEMENT}</div>\n`,
    ...Object.fromEntries(OTHERS.map((name) => [name, ELEMENT])),
  };
  const folder = folderOf(pages);

  before(async () => {
    const paths = Object.keys(pages).map((name) => folder.at(name));
    for (let time = 0; time < 2; time++) {
      const args = ['prerender', '--rate', '99', '--settings', service.settings, ...paths];
      const { status, out, errors } = await run(...args);
      expect(status, out + errors).to.equal(0);
    }
  });

  /** A page after two runs. @param {string} name */
  function written(name) {
    const [before = '', behind = ''] = (pages[name] ?? '').split(/<mkt-ranking>.*<\/mkt-ranking>/s);
    const after = folder.read(name);
    expect(after.startsWith(`${before}<mkt-ranking>`)).to.be.ok;
    expect(after.endsWith(`</mkt-ranking>${behind}`)).to.be.ok;
    return after;
  }

  for (const kind of ELEVENTY)
    it(`is built by Eleventy from .${kind}`, async () => {
      written(`${kind}/page.${kind}`);
      const eleventy = new Eleventy(folder.at(kind), folder.at('out'), {
        quietMode: true,
        configPath: false,
        config: () => {},
      });
      const [page] = await eleventy.toJSON();
      checkBuilt(page?.content ?? '');
    });

  for (const name of Object.keys(MARKDOWN))
    it(`is built by markdown-it from ${name} of Markdown`, () => {
      const source = written(`${name}.md`);
      checkBuilt(new MarkdownIt({ html: true, typographer: true }).render(source));
      checkBuilt(new MarkdownIt('commonmark').render(source));
    });

  it('is built by Vue from .vue, and from Markdown in it', async () => {
    const isCustomElement = (/** @type {string} */ tag) => tag.startsWith('mkt-');
    const render = (/** @type {string} */ template) => {
      const app = createSSRApp({ template });
      // As in production.
      app.config.compilerOptions.comments = false;
      app.config.compilerOptions.isCustomElement = isCustomElement;
      return renderToString(app);
    };
    checkBuilt(await render(written('page.vue').replace(/<\/?template>/g, '')), false);
    checkBuilt(await render(new MarkdownIt({ html: true }).render(written('vue.md'))), false);
  });

  it('is built by Svelte from .svelte', async () => {
    const { js } = compile(written('page.svelte'), { generate: 'server' });
    const code = js.code.replace(/(from |import )'(svelte[^']*)'/g, (_, before, name) => {
      return `${before}'${import.meta.resolve(name)}'`;
    });
    const { default: Page } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const { render } = await import('svelte/server');
    checkBuilt(render(Page).body, false);
  });

  it('contains no character with a meaning to other programs', () => {
    for (const name of OTHERS) {
      const text = written(name);
      const words = text.replace(/<\/?[a-z][^<>]*>|<!-- -->/g, '');
      expect(words).to.match(/&#123;/);
      expect(words.replace(/&#\d+;/g, '')).not.to.match(/[^\p{L}\p{N}\s,-]/u);
      expect(text).not.to.match(/[{}`[\]$\\|^~*]|<[%?]/);
    }
  });
});
