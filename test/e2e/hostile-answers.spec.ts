/** Answers with hostile texts and addresses stay text, in each element, layout and template. */
import { texts } from '../../sandbox/hostile-payloads.js';
import type { MktBookmarkButton } from '../../src/components/bookmark-button/bookmark-button.js';
import type { MktElement } from '../../src/element/mkt-element.js';
import { expect, partsOf, settled, waitUntil } from '../support/index.js';
import { newItem, press } from '../support/bookmarks.js';
import { isChromium } from '../support/engine.js';
import { declarations } from '../support/manifest.js';
import {
  type Attributes,
  PAGE,
  LISTS,
  faulty,
  hostile,
  pageWith,
  elementsIn,
  kindsOf,
  expectOnlyText,
  expectQuiet,
  EXPECTED,
  textsOf,
} from './hostile-pages.js';

type DataEntry = Readonly<{ name?: string }>;
interface Data {
  readonly itemListElement: readonly (DataEntry & { readonly item?: DataEntry })[];
}

/** Engines differ in parsing texts and addresses, and elements in what they show: other engines test one list. */
const TAGS = isChromium ? Object.keys(LISTS) : ['mkt-hotel-search'];

const VALUE = { isbn: '9784999900008', field: 'name' };
/** A name with its link, of each kind. */
const NAMES = [
  VALUE,
  { 'hotel-no': '14022', field: 'name' },
  { 'product-id': '415178f3096f929fc2509548d8c7d1ae', field: 'name' },
  { 'item-number': '4529999000007', field: 'name' },
];

const elements = await declarations();

/** The values of an element's attribute. */
const valuesOf = (tag: string, attribute: string) =>
  elements
    .find(({ tagName }) => tagName === tag)
    ?.attributes?.find(({ name }) => name === attribute)
    ?.parameter?.values?.map(String) ?? [];

describe('hostile answers', function () {
  // All layouts with all payloads: Firefox on a loaded machine needs more than a minute for an element.
  this.timeout(170_000);
  for (const tag of TAGS) {
    it(`stay text in <${tag}>, in every layout and a template`, async () => {
      // Recommendations without an address are not shown.
      const fault = tag === 'mkt-picks' ? 'text-payloads' : 'payloads';
      const window = await pageWith(
        ['', 'no-pictures', 'long'].map((fault) => faulty(tag, fault || [])).join('') +
          hostile(tag, fault, { step: PAGE }),
      );
      const all = [...window.document.querySelectorAll<MktElement>(tag)];
      const usual = all.filter((element) => !element.matches('.hostile'));
      const others = all.filter((element) => element.matches('.hostile'));

      /** Shows all elements in another way, and checks them. */
      async function check(view: Attributes) {
        for (const [name, value] of Object.entries(view)) {
          for (const element of all) element.setAttribute(name, value);
        }
        const phases = await Promise.all(all.map(settled));
        if (view['layout'] === 'carousel') {
          const hasButtons = ({ shadowRoot }: Element) => shadowRoot!.querySelector('button');
          await waitUntil(() => all.every(hasButtons), 'no buttons of a carousel');
        }
        expect(new Set(phases), JSON.stringify(view)).to.deep.equal(new Set(['ready']));
        expectOnlyText(others, kindsOf(usual.flatMap(({ shadowRoot }) => elementsIn(shadowRoot!))));
        const titles = textsOf(others, '[part~=title]');
        expect(EXPECTED).to.include.members(titles);
        return titles;
      }

      for (const layout of valuesOf(tag, 'layout')) {
        expect(await check({ layout }), layout).to.include.members(EXPECTED);
      }
      for (const view of valuesOf(tag, 'view')) await check({ view });
      for (const element of all) element.removeAttribute('view');
      await check({ fit: '300x250' });
      for (const element of all) element.removeAttribute('fit');
      // Tables ignore templates.
      await check({ layout: 'list' });

      const template = Object.keys(usual[0]!.records[0]!)
        .map(
          (name) => `<p data-text="${name}"></p><a data-href="${name}" data-if="${name}">x</a>
            ${/image/i.test(name) ? `<img data-src="${name}" alt="" loading="lazy">` : ''}`,
        )
        .join('');
      for (const element of all) element.innerHTML = `<template slot="item">${template}</template>`;
      const copies = () =>
        others.flatMap((element) =>
          partsOf(element, 'item').flatMap(
            (item) => item.querySelector('.template')?.shadowRoot ?? [],
          ),
        );
      await waitUntil(() => copies().length >= EXPECTED.length, 'no entries by the template');
      await Promise.all(all.map(settled));
      expectOnlyText(others, kindsOf(usual.flatMap(({ shadowRoot }) => elementsIn(shadowRoot!))));
      expect(textsOf(copies(), 'p')).to.include.members(EXPECTED);
      expectQuiet(window);
    });
  }

  it('stay text in <mkt-value>', async () => {
    const window = await pageWith(
      faulty('mkt-value', [], VALUE) +
        // A name without an address is a button, like other values.
        faulty('mkt-value', [], { ...VALUE, field: 'price' }) +
        NAMES.map((more, start) =>
          hostile('mkt-value', 'payloads', { step: NAMES.length, start, more }),
        ).join(''),
    );
    const [link, button, ...others] = window.document.querySelectorAll<MktElement>('mkt-value');
    await Promise.all([link!, button!, ...others].map(settled));
    const usual = [link!, button!].flatMap(({ shadowRoot }) => elementsIn(shadowRoot!));
    expectOnlyText(others, kindsOf(usual));
    const entryTexts = textsOf(others, '[part~=item]');
    expect(EXPECTED).to.include.members(entryTexts);
    expect(entryTexts).to.include.members(EXPECTED);
    expectQuiet(window);
  });

  it('stay text in <mkt-shortlist>, and in its comparison', async () => {
    const window = await pageWith(
      faulty('mkt-shortlist', []) + hostile('mkt-shortlist', 'payloads', { step: 4 }),
    );
    const all = [...window.document.querySelectorAll<MktElement>('mkt-shortlist')];
    const [usual, ...others] = all;
    for (const layout of ['list', 'compare']) {
      for (const element of all) element.setAttribute('layout', layout);
      await Promise.all(all.map(settled));
      const isShown = ({ shadowRoot }: Element) => shadowRoot!.querySelector('[part~=title]');
      await waitUntil(() => all.every(isShown), 'no entries');
      expectOnlyText(others, kindsOf(elementsIn(usual!.shadowRoot!)));
      const titles = textsOf(others, '[part~=title]');
      // An item whose number is a text is not the hotel of the author: the next one is.
      expect(EXPECTED).to.include.members(titles);
      expect(new Set(titles).size).to.be.above(EXPECTED.length / 8);
    }
    expectQuiet(window);
  });

  it('stay text in <mkt-bookmark-button>, and in its doctor', async () => {
    const more = { 'item-code': await newItem(), 'access-token': 'demo-both.hostile-button' };
    const window = await pageWith(
      faulty('mkt-bookmark-button', 'error-200', more) +
        hostile('mkt-bookmark-button', ['error-200', 'payloads'], { more }) +
        // A bookmark with a hostile id, which the second press sends.
        faulty('mkt-bookmark-button', 'hostile', { ...more, class: 'hostile added' }),
      '?mkt-debug',
    );
    const all = [...window.document.querySelectorAll<MktBookmarkButton>('mkt-bookmark-button')];
    await Promise.all(all.map(settled));
    const added = all.pop()!;
    const phases = await Promise.all(all.map(press));
    // An error that consists of white space counts as no error.
    const failed = phases.filter((phase) => phase === 'error');
    expect(failed).to.have.length.of.at.least(EXPECTED.length);
    expect(await press(added)).to.equal('ready');
    expect(added.added).to.equal(true);
    await press(added);
    const [usual, ...others] = all;
    const usualKinds = kindsOf(elementsIn(usual!.shadowRoot!));
    // The buttons of an added bookmark, and of one without further actions.
    for (const kind of ['svg[class]', 'button[aria-describedby]']) usualKinds.add(kind);
    expectOnlyText([...others, added], usualKinds);
    expect(textsOf(others, '.doctor').join(' ')).to.contain('<script>window.__pwned');
    expectQuiet(window);
  });

  for (const tag of TAGS.filter((tag) => tag !== 'mkt-bookmark-list')) {
    it(`stay data in the structured data of <${tag}>`, async () => {
      const fault = tag === 'mkt-picks' ? 'text-payloads' : 'payloads';
      const window = await pageWith(
        hostile(tag, fault, { step: PAGE, more: { 'json-ld': 'ratings' } }),
      );
      const { document } = window;
      const all = [...document.querySelectorAll<MktElement>(tag)];
      await Promise.all(all.map(settled));
      const scripts = () => [...document.head.querySelectorAll('[type="application/ld+json"]')];
      await waitUntil(() => scripts().length === all.length, 'structured data is missing');
      // A search engine parses the page as it is serialized.
      const parsed = new DOMParser().parseFromString(document.head.outerHTML, 'text/html');
      const dataScripts = [...parsed.querySelectorAll('[type="application/ld+json"]')];
      expect(dataScripts.map(({ textContent }) => textContent)).to.deep.equal(
        scripts().map(({ textContent }) => textContent),
      );
      expect(kindsOf(scripts())).to.deep.equal(
        new Set(['script', 'script[type]', 'script[data-mkt-written]']),
      );
      for (const { textContent } of scripts()) expect(textContent).not.to.match(/<[!/s]/i);
      const entries = scripts().flatMap(({ textContent }) =>
        (JSON.parse(textContent) as Data).itemListElement.map((entry) => entry.item ?? entry),
      );
      const names = entries.flatMap(({ name }) => name?.trim() || []);
      expect(names).to.include.members(EXPECTED);
      expectQuiet(window);
    });
  }

  it('stay text in an element inside <mkt-campaign>', async () => {
    const window = await pageWith(
      `${faulty('mkt-ranking', [])}<mkt-campaign><b slot="text">Words</b>${hostile(
        'mkt-ranking',
        'payloads',
        { step: PAGE },
      )}</mkt-campaign>`,
    );
    const campaign = window.document.querySelector('mkt-campaign')!;
    const [usual, ...others] = window.document.querySelectorAll<MktElement>('mkt-ranking');
    await waitUntil(() => campaign.shadowRoot !== null, 'the campaign is not defined');
    await Promise.all([usual!, ...others].map(settled));
    expectOnlyText(others, kindsOf(elementsIn(usual!.shadowRoot!)));
    expect(textsOf(others, '[part~=title]')).to.include.members(EXPECTED);
    expect([...campaign.children].slice(1)).to.deep.equal(others);
    expect(campaign.querySelector('[slot=text]')!.innerHTML).to.equal('Words');
    expectQuiet(window);
  });

  it('leave the direction of the sentence around <mkt-value>', async () => {
    const payload = texts.findIndex((text) => /^\u202E+$/.test(text));
    const value = faulty('mkt-value', 'payloads', { ...VALUE, query: `payload=${payload}` });
    const { document } = await pageWith(`<p>${value}<b>1</b><b>2</b></p>`);
    expect(await settled(document.querySelector('mkt-value')!)).to.equal('ready');
    const [first, second] = document.querySelectorAll('b');
    expect(second!.offsetLeft).to.be.above(first!.offsetLeft);
  });

  it('stay text in the messages of errors, and in the doctor', async () => {
    const window = await pageWith(
      faulty('mkt-ranking', 'error-200') + hostile('mkt-ranking', ['error-200', 'payloads']),
      '?mkt-debug',
    );
    const [usual, ...others] = window.document.querySelectorAll<MktElement>('mkt-ranking');
    const phases = await Promise.all([usual!, ...others].map(settled));
    expect(new Set(phases)).to.deep.equal(new Set(['error']));
    expectOnlyText(others, kindsOf(elementsIn(usual!.shadowRoot!)));
    const doctorText = textsOf(others, '.doctor').join(' ');
    for (const text of ['<script>window.__pwned', 'onmouseover=', 'hasOwnProperty']) {
      expect(doctorText).to.contain(text);
    }
    expectQuiet(window);
  });

  for (const tag of ['mkt-ranking', 'mkt-hotel-search']) {
    it(`show the entries of <${tag}> where there are 10,000, or 5 MB`, async () => {
      const window = await pageWith(
        ['many-entries', 'large-body']
          // A slow machine needs long to read them.
          .map((fault) => faulty(tag, fault, { limit: '5', timeout: '50000' }))
          .join(''),
      );
      for (const element of window.document.querySelectorAll<MktElement>(tag)) {
        expect(await settled(element)).to.equal('ready');
        expect(partsOf(element, 'item')).to.have.length(5);
      }
      expectQuiet(window);
    });
  }
});
