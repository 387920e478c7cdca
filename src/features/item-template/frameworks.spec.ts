/** Templates that frameworks make: they append the children to the element in place of its content. */
import '../../define/ranking.js';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { h, render as renderVue } from 'vue';
import type { MktElement } from '../../element/mkt-element.js';
import {
  arrived,
  expect,
  fixture,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import { texts, valuesOf } from '../../../test/support/templated.js';

const RANKING = { limit: '2', loading: 'eager', 'base-url': serviceUrl(), 'application-id': 'APP' };

/** Renders a ranking whose template has a field. */
type Framework = (place: Element) => (field: string) => void;

const react: Framework = (place) => {
  const root = createRoot(place);
  return (field) => {
    const name = createElement('b', { 'data-text': field });
    root.render(
      createElement('mkt-ranking', RANKING, createElement('template', { slot: 'item' }, name)),
    );
  };
};

const vue: Framework = (place) => (field) => {
  const name = h('b', { 'data-text': field });
  renderVue(h('mkt-ranking', RANKING, [h('template', { slot: 'item' }, [name])]), place);
};

for (const [name, framework] of Object.entries({ react, vue })) {
  describe(`a template by ${name}`, () => {
    it('is that of the entries, and its changes follow', async () => {
      const place = await fixture('<div></div>');
      const render = framework(place);
      for (const field of ['itemName', 'itemCode']) {
        render(field);
        const ranking = await arrived<MktElement>(place, 'mkt-ranking');
        expect(await settled(ranking)).to.equal('ready');
        await waitUntil(
          () => String(texts(ranking, 'b')) === String(valuesOf(ranking, field)),
          `no ${field}`,
        );
      }
    });
  });
}
