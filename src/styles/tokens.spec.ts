import '../define/golf-finder.js';
import '../define/hotel-search.js';
import '../define/ranking.js';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import {
  arrived,
  expect,
  fixture,
  oneEvent,
  partsOf,
  serviceUrl,
  settled,
} from '../../test/support/index.js';
import { declarations } from '../../test/support/manifest.js';

async function documented(): Promise<readonly string[]> {
  const all = (await declarations()).flatMap(({ cssProperties = [] }) => cssProperties);
  return [...new Set(all.map(({ name }) => name))];
}

/** Values that no custom property has by default, by the end of its name. */
const SAMPLES: readonly (readonly [RegExp, string])[] = [
  [/-(color|background)$/, 'rgb(1, 22, 133)'],
  [/-(shadow|shadow-hover)$/, 'rgb(1, 22, 133) 1px 2px 3px'],
  [/-duration$/, '0.7s'],
  [/-easing$/, 'step-start'],
  [/-line-height$/, '1.9'],
  [/-(height|row-height)$/, '44em'],
  [/./, '3px'],
];
const sampleOf = (name: string) => SAMPLES.find(([test]) => test.test(name))![1];

const SETTINGS = `application-id="APP" affiliate-id="AFF" loading="eager" base-url="${serviceUrl()}"`;

describe('the custom properties', () => {
  /** Elements that together use every custom property. */
  async function shown(): Promise<HTMLElement> {
    const outer = await fixture<HTMLElement>(`<div>
      <mkt-ranking ${SETTINGS} limit="2" heading="Best sellers" reader-controls="age"></mkt-ranking>
      <mkt-golf-finder ${SETTINGS} area-code="8" limit="2" reader-controls="none" view="map"></mkt-golf-finder>
    </div>`);
    for (const child of outer.children) expect(await settled(child)).to.equal('ready');
    await arrived(outer.children[0]!.shadowRoot!, 'form');
    await arrived(outer.children[1]!.shadowRoot!, '.land');
    // A failed picture shows its background.
    const picture = outer.children[0]!.shadowRoot!.querySelector('img')!;
    picture.removeAttribute('srcset');
    picture.src = 'data:,';
    await oneEvent(picture, 'error');
    return outer;
  }

  function kindsIn(outer: Element): readonly Element[] {
    const all = [...outer.children].flatMap((host) => [
      host,
      ...host.shadowRoot!.querySelectorAll('*'),
    ]);
    const kindOf = (element: Element) =>
      `${element.localName} ${element.getAttribute('class') ?? ''}`;
    return [...new Map(all.reverse().map((element) => [kindOf(element), element])).values()];
  }

  const properties = [...getComputedStyle(document.body)].filter((name) => !name.startsWith('--'));

  /** All computed properties of an element, and of its `::before`. */
  const looksOf = (element: Element) =>
    [getComputedStyle(element), getComputedStyle(element, '::before')]
      .map((style) => properties.map((name) => style.getPropertyValue(name)).join())
      .join('\n');

  it('all have a visible effect', async () => {
    const names = await documented();
    expect(names).to.include.members(['--mkt-accent-color', '--mkt-radius', '--mkt-shadow']);
    const outer = await shown();
    const [item] = partsOf(outer.children[0]!, 'item');
    const { left, top } = item!.getBoundingClientRect();
    await sendMouse({ type: 'move', position: [Math.round(left) + 20, Math.round(top) + 20] });
    // Without motion, since the appearance would depend on the time.
    outer.style.setProperty('--mkt-duration', '0s');
    // One entry is pointed at, and others are not.
    const kinds = [...kindsIn(outer), ...partsOf(outer.children[0]!, 'item')];
    const usual = kinds.map(looksOf);
    const idle = names.filter((name) => {
      outer.style.setProperty(name, sampleOf(name));
      const isIdle = kinds.every((kind, index) => looksOf(kind) === usual[index]);
      outer.style.removeProperty(name);
      outer.style.setProperty('--mkt-duration', '0s');
      return isIdle;
    });
    expect(idle).to.deep.equal([]);
    await resetMouse();
  });
});
