/** The author of a template may not be trusted to run scripts in the page. */
import { expect, settled, waitUntil, type ProbedWindow } from '../support/index.js';
import { elementIn, dataElement } from '../support/data-element.js';
import { addressOn, pageOf, SETTINGS } from './pages.js';

type HostWindow = ProbedWindow & { readonly ran: readonly string[] };

const code = (name: string) => `ran.push('${name}')`;
const external = (name: string) => `data:text/javascript,${encodeURIComponent(code(name))}`;
const BROKEN = 'src="data:image/png,"';

/** Markup that would run code, and the expected console line. */
const HOSTILE: readonly (readonly [markup: string, reportedName: string])[] = [
  [`<script src="${external('src')}"></script>`, '<script>'],
  [`<div><script>${code('inline')}</script></div>`, '<script>'],
  [`<svg><script href="${external('svg')}"></script></svg>`, '<script>'],
  [`<svg:script src="${external('prefix')}"></svg:script>`, '<svg:script>'],
  [`<svg><s:script href="${external('svg prefix')}"></s:script></svg>`, '<s:script>'],
  [`<img ${BROKEN} onerror="${code('onerror')}">`, '<img onerror>'],
  [`<svg onload="${code('svg onload')}"><path d="M0 0" /></svg>`, '<svg onload>'],
  [`<details open ontoggle="${code('ontoggle')}"></details>`, '<details ontoggle>'],
  [`<iframe srcdoc="<script>parent.ran.push('srcdoc')</script>"></iframe>`, '<iframe>'],
  [`<iframe src="javascript:parent.ran.push('frame')"></iframe>`, '<iframe>'],
  [`<object data="data:text/html,1"></object>`, '<object>'],
  ['<embed src="data:text/html,1">', '<embed>'],
  ['<a href="javascript:ran.push(1)">Link</a>', '<a href>'],
  ['<a href=" \u0001Java&Tab;Script&NewLine;:ran.push(1)">Link</a>', '<a href>'],
  ['<button formaction="javascript:ran.push(1)">Send</button>', '<button formaction>'],
  ['<svg><a xlink:href="javascript:ran.push(1)"><path /></a></svg>', '<a xlink:href>'],
  [
    '<svg><a><animate attributeName="href" values="javascript:ran.push(1)" /></a></svg>',
    '<animate>',
  ],
  ['<svg><a><set attributeName="xlink:href" to="https://b.example" /></a></svg>', '<set>'],
  ['<svg><animateMotion to="javascript:ran.push(1)" /></svg>', '<animateMotion to>'],
  ['<svg><use href="data:image/svg+xml,1#a" /></svg>', '<use href>'],
  ['<form><input name="localName"><input name="matches"></form>', '<form>'],
  ['<base href="https://evil.example/">', '<base>'],
  ['<meta http-equiv="refresh" content="0; url=https://evil.example/">', '<meta>'],
  ['<link rel="modulepreload" href="https://evil.example/">', '<link>'],
  ['<template><p>Inner</p></template>', '<template>'],
  ['<div<b>Odd</div<b>', '<div<b>'],
];
/** Markup in a closed shadow root that the parser creates; clones include it. */
const HIDDEN = ['open', 'closed']
  .map(
    (mode) => `<div><template shadowrootmode="${mode}" shadowrootclonable>
      <img ${BROKEN} onerror="${code(mode)}"></template></div>`,
  )
  .join('');
/** Markup that stays unchanged. */
const HARMLESS = `<link rel="stylesheet" href="data:text/css,p%7Bcolor:red%7D">
  <p id="name" class="a b" lang="en" style="opacity: 0.5" data-text="itemName">Name</p>
  <svg viewBox="0 0 8 8"><linearGradient id="g"></linearGradient><use xlink:href="#g"></use></svg>
  <a href="https://shop.example/" target="_top" aria-label="Shop">Shop</a><x-card kind="1"></x-card>
  <img id="last" loading="eager" ${BROKEN}>`;

const RANKING = `<mkt-ranking limit="2"><template slot="item">
  ${HOSTILE.map(([markup]) => markup).join('')}${HIDDEN}${HARMLESS}</template></mkt-ranking>`;

const POLICIES: Readonly<Record<string, string>> = {
  'without a policy': '',
  'where a policy trusts scripts by a nonce': "script-src 'nonce-test' 'strict-dynamic'",
  'where a policy allows trusted scripts only':
    "script-src 'nonce-test' 'strict-dynamic'; require-trusted-types-for 'script'",
};

/** All elements in a copy, shadow roots included. */
const elementsIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : [element],
  );

const codeIn = (element: Element): string[] =>
  [...element.attributes]
    .filter(
      ({ name, value }) => name.startsWith('on') || value.replace(/\s/g, '').includes('script:'),
    )
    .map(({ name }) => `${element.localName} ${name}`);

describe('mkt.js: a template for entries', () => {
  for (const [where, policy] of Object.entries(POLICIES)) {
    it(`runs no code ${where}`, async () => {
      const headers = { ...(policy && { 'content-security-policy': policy }) };
      const { document, lines, ran } = (await pageOf(
        `<script nonce="test">window.ran = []</script>
        <script nonce="test" src="${addressOn()}" ${SETTINGS}></script>`,
        RANKING + dataElement(RANKING),
        { headers },
      )) as HostWindow;
      for (const element of [
        document.querySelector('mkt-ranking')!,
        await elementIn(document.querySelector('[data-mkt]')!, 'ranking'),
      ]) {
        element.setAttribute('loading', 'eager');
        expect(await settled(element)).to.equal('ready');
        const copies = () => [...element.shadowRoot!.querySelectorAll('.template')];
        await waitUntil(() => copies().length === 2, 'no entries');
        const roots = copies().map(({ shadowRoot }) => shadowRoot!);
        // Broken pictures before it have failed by now.
        const last = roots.map((root) => root.querySelector<HTMLImageElement>('#last')!);
        await waitUntil(() => last.every(({ hidden }) => hidden), 'the picture does not fail');
        expect(ran).to.deep.equal([]);
        const all = roots.flatMap(elementsIn);
        expect(all.flatMap(codeIn)).to.deep.equal([]);
        const names = all.map((element) =>
          element.matches('[rel=stylesheet]') ? '' : element.localName,
        );
        for (const [, reportedName] of HOSTILE) {
          if (!reportedName.includes(' ')) expect(names).not.to.include(reportedName.slice(1, -1));
        }
      }
      const reports = () => lines.filter((line) => line.startsWith('<mkt-ranking'));
      await waitUntil(() => reports().length > 0, 'no console line');
      for (const line of lines) {
        expect(line).to.match(/^<mkt-ranking.*?: .*: left out, .*\[template\]$/);
        for (const [, text] of HOSTILE) expect(line).to.contain(text);
      }
    });
  }

  it('keeps all other markup', async () => {
    const { document } = await pageOf(
      `<script src="${addressOn()}" ${SETTINGS}></script>`,
      RANKING,
    );
    const element = document.querySelector('mkt-ranking')!;
    expect(await settled(element)).to.equal('ready');
    await waitUntil(() => element.shadowRoot!.querySelector('.template'), 'no entries');
    const { shadowRoot: root } = element.shadowRoot!.querySelector('.template')!;
    const outer = (selector: string) => root!.querySelector(selector)!.outerHTML;
    const { itemName } = element.records[0]!;
    const name = root!.querySelector<HTMLElement>('#name')!;
    expect(name.textContent).to.equal(itemName);
    expect([name.className, name.style.opacity]).to.deep.equal(['a b', '0.5']);
    expect(outer('[viewBox="0 0 8 8"]')).to.equal(
      '<svg viewBox="0 0 8 8"><linearGradient id="g"></linearGradient><use xlink:href="#g"></use></svg>',
    );
    const { href } = root!.querySelector<SVGUseElement>('[viewBox] use')!;
    expect(href.baseVal).to.equal('#g');
    expect(outer('[href="https://shop.example/"]')).to.equal(
      '<a href="https://shop.example/" target="_top" aria-label="Shop" rel="sponsored nofollow noopener">Shop</a>',
    );
    expect(outer('x-card')).to.equal('<x-card kind="1"></x-card>');
    expect(outer('link')).to.contain('rel="stylesheet"');
  });
});
