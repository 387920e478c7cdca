/** The WordPress block shows and saves only allowed content of its author. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { createElement, Fragment, useEffect, useRef, useState } from 'react';
// @ts-expect-error Its types are in a package of their own, which only this line would need.
import { renderToStaticMarkup } from 'react-dom/server';
import { elementsOf, isTaken } from '../../site/scripts/elements.js';
import { en } from '../../site/scripts/words/en.js';
import { ja } from '../../site/scripts/words/ja.js';
import { itemIds, MAX_ITEMS } from '../../src/components/shortlist/items.js';
import { elements } from '../wordpress/assemble.js';
import { formsOf } from '../wordpress/forms.js';

/** @typedef {{ element: string, values: object, link: string, linkText: string, items: unknown }} Attributes */

const languages = { ja, en };
const manifest = JSON.parse(
  readFileSync(new URL('../../custom-elements.json', import.meta.url), 'utf8'),
);

/** The attributes of the elements that only administrators set. */
const REFUSED = Object.values(elements()).flatMap((attributes) =>
  Object.keys(attributes).filter((name) => !attributes[name]),
);

/** @typedef {{ label: string, help: string, value: string, options: { value: string, label: string }[] }} Control */

/**
 * Loads the block without WordPress.
 * @param {'ja' | 'en'} language
 * @param {Record<string, unknown>} components of its sidebar
 */
function loadBlock(language, components) {
  const useBlockProps = Object.assign(() => ({}), { save: () => ({}) });
  const show = (/** @type {{ children?: unknown }} */ { children }) => children;
  /** @type {any} */
  let block;
  const wp = {
    blocks: {
      registerBlockType: (/** @type {string} */ _, /** @type {any} */ type) => (block = type),
    },
    blockEditor: { InspectorControls: () => null, useBlockProps, ...components },
    components: { Disabled: show, Notice: show, PanelBody: show, Button: 'button', ...components },
    element: { createElement, Fragment, useEffect, useRef, useState },
    htmlEntities: { decodeEntities: (/** @type {string} */ text) => text.replaceAll('&amp;', '&') },
  };
  const words = new Proxy({}, { get: (_, name) => `${String(name)}: %s;` });
  const { groups, more, find, unset } = languages[language];
  const mktWidgetsFields = {
    elements: formsOf(elementsOf(manifest), languages[language], REFUSED),
    words: { ...groups, more, find, unset, items: languages[language].items },
    isTaken,
    itemIds: itemIds.map((id) => ({ id, label: id })),
    maxItems: MAX_ITEMS,
  };
  const mktWidgetsBlock = { account: {}, refused: REFUSED, words };
  const source = readFileSync(
    new URL('../wordpress/mkt-widgets/block/block.js', import.meta.url),
    'utf8',
  );
  new Function('window', source)({ wp, mktWidgetsFields, mktWidgetsBlock });
  return block;
}

const { edit, save } = loadBlock('en', {});

/** @param {Partial<Attributes>} attributes @returns {Attributes} */
const block = (attributes) => ({
  element: 'ranking',
  values: {},
  link: '',
  linkText: '',
  items: [],
  ...attributes,
});

/** @param {Partial<Attributes>} attributes */
const preview = (attributes) =>
  renderToStaticMarkup(
    createElement(edit, { attributes: block(attributes), setAttributes: expect.fail }),
  );

/** @param {Partial<Attributes>} attributes */
const saved = (attributes) => renderToStaticMarkup(save({ attributes: block(attributes) }));

const LINK = 'https://market.example/teas';
const ANCHOR = `<a href="${LINK}" rel="sponsored nofollow noopener">All teas</a>`;
const VALUES = { 'genre-id': '100371', limit: 3 };
const ELEMENT = '<mkt-ranking genre-id="100371" limit="3"></mkt-ranking>';

describe('the block for WordPress', () => {
  const ITEM = { ids: { 'hotel-no': '10101' }, link: LINK, name: 'All teas' };
  const items = [
    { ...ITEM, words: 'Quiet.', award: 'Best' },
    { ids: { 'item-number': '4' }, link: 'javascript:x' },
  ];
  const ITEMS = `<div data-hotel-no="10101" data-award="Best">${ANCHOR}<p>Quiet.</p></div><div data-item-number="4"></div>`;

  it('shows and saves the items of a list, in their order', () => {
    const list = { element: 'shortlist', values: { heading: 'Two' }, items };
    const shown = `<mkt-shortlist heading="Two">${ITEMS}</mkt-shortlist>`;
    expect(preview(list), preview(list)).to.include(shown);
    expect(saved(list)).to.equal(`<div>${ITEMS}</div>`);
  });

  it('keeps items out of other elements, and unknown names and values out of items', () => {
    expect(saved({ items })).to.equal('<div></div>');
    const hostile = [
      null,
      'x',
      {
        ids: { onclick: 'x', 'hotel-no': {} },
        words: ['x'],
        dangerouslySetInnerHTML: { __html: 'x' },
      },
    ];
    const list = { element: 'shortlist', items: hostile };
    expect(saved(list)).to.equal(`<div>${'<div></div>'.repeat(3)}</div>`);
    expect(saved({ ...list, items: { length: 1 } })).to.equal('<div></div>');
  });

  it('knows the ids that the plugin writes into pages', () => {
    const file = '../wordpress/mkt-widgets/includes/elements.php';
    const source = readFileSync(new URL(file, import.meta.url), 'utf8');
    const [, ids = ''] = /MKT_WIDGETS_ITEM_IDS = array\((.*)\);/.exec(source) ?? [];
    expect([...ids.matchAll(/'([\w-]+)'/g)].map(([, id]) => id)).to.deep.equal(itemIds);
  });

  it('reads the former name of an attribute', () => {
    const shown = preview({ values: { controls: 'age', limit: 3 } });
    expect(shown).to.equal(
      '<div><mkt-ranking reader-controls="age" limit="3"></mkt-ranking></div>',
    );
  });

  it('shows the element with its attributes, and its fallback inside', () => {
    const attributes = { values: VALUES, link: LINK, linkText: 'All teas' };
    expect(preview(attributes)).to.equal(`<div>${ELEMENT.replace('><', `>${ANCHOR}<`)}</div>`);
    expect(saved(attributes)).to.equal(`<div>${ANCHOR}</div>`);
  });

  for (const [name, value] of /** @type {[string, unknown][]} */ ([
    ['onanimationstart', 'attack()'],
    ['onClick', 'attack()'],
    ['class', 'components-animate__appear'],
    ['className', 'x'],
    ['style', { color: 'red' }],
    ['dangerouslySetInnerHTML', { __html: '<img src=x onerror=attack()>' }],
    ['innerHTML', '<img src=x onerror=attack()>'],
    ['children', '<b>'],
    ['ref', 'x'],
    ['key', 'x'],
    ['is', 'x'],
    ['slot', 'x'],
    ['srcdoc', 'x'],
    ['suppressContentEditableWarning', true],
    ['contenteditable', ''],
    ['phase', 'ready'],
    ['constructor', 'x'],
    ['toString', 'x'],
    ['heading', { toString: 'x' }],
    ['heading', ['x']],
    ['heading', null],
    ['heading', true],
  ])) {
    it(`names ${name}=${JSON.stringify(value)}, and does not show it`, () => {
      const html = preview({ values: { ...VALUES, [name]: value } });
      expect(html).to.equal(`<div>noAttributes: ${name};${ELEMENT}</div>`);
      expect(saved({ values: { [name]: value } })).to.equal('<div></div>');
    });
  }

  it('shows the fallback alone, and names the attributes, if it sets those of administrators', () => {
    const values = { ...VALUES, 'base-url': 'https://other.example', 'affiliate-id': 'x' };
    expect(preview({ values, link: LINK, linkText: 'All teas' })).to.equal(
      `<div>refused: base-url, affiliate-id;${ANCHOR}</div>`,
    );
    expect(REFUSED).to.include.members(
      // prettier-ignore
      [
        'base-url', 'dynamic-ad-url', 'frame-url', 'transport', 'names', 'query', 'api-version', 'map-tiles', 'map-url',
        'application-id', 'affiliate-id', 'link-params', 'access-token', 'consent', 'analytics', 'credit', 'keep',
      ],
    );
    for (const name of ['disclosure', 'rel', 'target', 'heading', 'genre-id'])
      expect(REFUSED).not.to.include(name);
  });

  for (const name of ['x y', 'ranking onfocus=1', 'constructor', '__proto__', 'config', '']) {
    it(`shows the fallback alone for the element "${name}"`, () => {
      const attributes = { element: name, values: VALUES, link: LINK, linkText: 'All teas' };
      expect(preview(attributes)).to.equal(`<div>noElement: ${name};${ANCHOR}</div>`);
      expect(saved(attributes)).to.equal(`<div>${ANCHOR}</div>`);
    });
  }

  for (const link of ['javascript:attack()', ' JAVA\tscript:attack()', 'data:text/html,x', '//['])
    it(`creates no link to ${JSON.stringify(link)}`, () => {
      const escaped = renderToStaticMarkup(link);
      expect(preview({ values: VALUES, link })).to.equal(
        `<div>noAddress: ${escaped};${ELEMENT}</div>`,
      );
      expect(saved({ values: VALUES, link })).to.equal('<div></div>');
    });

  it('has no attribute in its list that a browser or React reads as its own', () => {
    for (const [tag, attributes] of Object.entries(elements())) {
      expect(tag).to.match(/^[a-z][a-z-]*$/);
      for (const name of Object.keys(attributes)) {
        expect(name).to.match(/^(?!on|data-)[a-z][a-z-]*$/);
        expect(['class', 'style', 'is', 'key', 'ref', 'children', 'slot'], name).not.to.include(
          name,
        );
      }
    }
  });
});

/** The controls of the sidebar, by kind. @param {'ja' | 'en'} language @param {Partial<Attributes>} given */
function controlsOf(language, given) {
  /** @type {Record<'text' | 'select' | 'toggle' | 'check', Control[]>} */
  const seen = { text: [], select: [], toggle: [], check: [] };
  const note = (/** @type {keyof typeof seen} */ kind) => (/** @type {Control} */ props) => {
    seen[kind].push(props);
    return null;
  };
  const loaded = loadBlock(language, {
    InspectorControls: (/** @type {{ children?: unknown }} */ { children }) => children,
    TextControl: note('text'),
    SelectControl: note('select'),
    ToggleControl: note('toggle'),
    CheckboxControl: note('check'),
  });
  const attributes = block(given);
  const props = { attributes, setAttributes: expect.fail };
  const html = renderToStaticMarkup(createElement(loaded.edit, props));
  return { ...seen, html };
}

describe('the form of the block', () => {
  it('has the words of the builder in Japanese', () => {
    const { text, select, html } = controlsOf('ja', {});
    const [element, age, sex] = select;
    expect(element?.options[0]?.label).to.equal('ランキング');
    expect(age?.label).to.equal('購入者の年代');
    expect(sex?.options.some(({ value, label }) => value === '1' && label.includes('女性'))).to.be
      .ok;
    expect(text[0]?.label).to.equal('ジャンル');
    expect(html).to.match(/<button[^>]*aria-label="探す… ジャンル"/);
  });

  it('has every label, help and name of an element in Japanese', () => {
    for (const element of Object.keys(elements())) {
      const { text, select, toggle } = controlsOf('ja', { element });
      for (const { label, help } of [...text, ...select, ...toggle].filter(
        (attribute) => attribute.help,
      )) {
        if (/: %s;/.test(help)) continue;
        expect(label, `${element}: ${label}`).to.match(/[ぁ-んァ-ヶ一-龠]|^ID$|^ISBN/);
        expect(help, `${element}: ${label}: ${help}`).to.match(/[ぁ-んァ-ヶ一-龠]/);
      }
    }
  });

  it('has the words of the builder in English', () => {
    const { select } = controlsOf('en', {});
    expect(select[0]?.options[0]?.label).to.equal('Ranking');
    expect(select[1]?.label).to.equal(languages.en.field('age'));
  });

  it('keeps a value that is not an option until another one is selected', () => {
    const { select } = controlsOf('en', { values: { age: '15' } });
    expect(
      select.find(({ value }) => value === '15')?.options.some((option) => option.value === '15'),
    ).to.be.ok;
  });

  it('omits attributes that the selected medium does not have', () => {
    const labels = (/** @type {object} */ values) =>
      controlsOf('en', { element: 'book-list', values }).text.map(({ label }) => label);
    const hardware = languages.en.field('hardware');
    expect(labels({ media: 'book' })).not.to.include(hardware);
    expect(labels({ media: 'game' })).to.include(hardware);
  });
});
