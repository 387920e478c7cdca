/** Pages with shortcuts of one key, which they handle unless a field of their own has the focus. */
import '../define/hotel-search.js';
import '../define/ranking.js';
import '../define/value.js';
import { sendKeys } from '@web/test-runner-commands';
import type { MktElement } from './mkt-element.js';
import { arrived, expect, fixture, waitUntil } from '../../test/support/index.js';
import { rendered } from '../../test/support/reading.js';
import { canvasOf, hotelsOnMap } from '../../test/support/maps.js';

const FIELD = /^(input|textarea|select)$/i;

/** The keys that have reached the page: it looks for a field as reveal.js and DocSearch do. */
let reached: string[] = [];
function onKey(event: KeyboardEvent): void {
  const { ctrlKey, key, target, type } = event;
  const { activeElement } = document;
  if (FIELD.test(activeElement!.tagName) || FIELD.test((target as Element).tagName)) return;
  reached.push(`${type} ${ctrlKey ? 'Control+' : ''}${key}`);
  if (!ctrlKey && key !== 'Tab') event.preventDefault();
}

const TYPES = ['keydown', 'keypress', 'keyup'] as const;
beforeEach(() => {
  reached = [];
  for (const type of TYPES) document.addEventListener(type, onKey);
});
afterEach(() => {
  for (const type of TYPES) document.removeEventListener(type, onKey);
});

const field = (element: MktElement, selector: string) =>
  arrived<HTMLInputElement>(element.shadowRoot!, selector);

const search = () =>
  rendered<MktElement>('mkt-hotel-search', {
    attributes: 'middle-class-code="tokyo" reader-controls="keyword guests"',
  });

describe('a page with shortcuts of one key', () => {
  it('leaves the keys to a text field', async () => {
    const keyword = await field(await search(), '[name="keyword"]');
    keyword.focus();
    await sendKeys({ type: 'kobe/hill ' });
    await sendKeys({ press: 'ArrowLeft' });
    expect(keyword.value).to.equal('kobe/hill ');
    expect(keyword.selectionStart).to.equal(9);
    expect(reached).to.deep.equal([]);
  });

  it('leaves the keys to a choice and to the numbers of guests', async () => {
    const ranking = await rendered<MktElement>('mkt-ranking', {
      attributes: 'reader-controls="sex"',
    });
    (await field(ranking, 'select')).focus();
    await sendKeys({ press: 'ArrowDown' });
    const element = await search();
    (await field(element, '[part="guests"]')).click();
    const adults = await field(element, '.panel:not([hidden]) [name="adultNum"]');
    adults.focus();
    adults.select();
    await sendKeys({ press: '3' });
    expect(adults.value).to.equal('3');
    expect(reached).to.deep.equal([]);
  });

  it('gets Escape, Tab and shortcuts with Control from a field', async () => {
    (await field(await search(), '[name="keyword"]')).focus();
    await sendKeys({ press: 'Escape' });
    await sendKeys({ down: 'Control' });
    await sendKeys({ press: 'k' });
    await sendKeys({ up: 'Control' });
    await sendKeys({ down: 'Tab' });
    expect(reached).to.include.members(['keydown Escape', 'keydown Control+k', 'keydown Tab']);
    await sendKeys({ up: 'Tab' });
  });

  it('leaves the arrows to a carousel and a map, and Enter to a value, but gets other keys', async () => {
    const ranking = await rendered<MktElement>('mkt-ranking', {
      attributes: 'layout="carousel" style="width: 400px"',
    });
    (await field(ranking, '[part~="list"][tabindex]')).focus();
    await sendKeys({ down: 'ArrowRight' });
    await sendKeys({ down: 'End' });
    const hotels = await hotelsOnMap();
    const places = hotels.shadowRoot!.querySelector<HTMLElement>('.leaflet-map-pane')!;
    const { transform } = places.style;
    canvasOf(hotels).focus();
    await sendKeys({ down: 'ArrowRight' });
    await waitUntil(() => places.style.transform !== transform, 'the map does not move');
    const value = await rendered<MktElement>('mkt-value', {
      attributes: 'isbn="9784999900008"',
    });
    (await field(value, '[part="item"]')).focus();
    await sendKeys({ down: 'Enter' });
    await arrived(value.shadowRoot!, 'time');
    expect(reached.filter((key) => key.startsWith('keydown'))).to.deep.equal([]);
    await sendKeys({ down: 'n' });
    expect(reached).to.include('keydown n');
    for (const up of ['ArrowRight', 'End', 'Enter', 'n']) await sendKeys({ up });
  });

  it('decides on keys in the content of the page itself', async () => {
    const element = await fixture(
      '<mkt-ranking page="99"><div tabindex="0">Best sellers</div></mkt-ranking>',
    );
    element.querySelector('div')!.focus();
    await sendKeys({ down: 'n' });
    expect(reached).to.include('keydown n');
    await sendKeys({ up: 'n' });
  });
});
