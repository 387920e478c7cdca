/** Criteria of WCAG that every control of every element meets: docs/accessibility.md names the tests. */
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import '../../src/define/all.js';
import type { MktElement } from '../../src/element/mkt-element.js';
import { newToken } from '../support/bookmarks.js';
import {
  arrived,
  attributeIs,
  expect,
  media,
  newTag,
  requestsOf,
  serviceUrl,
  settled,
  spaced,
} from '../support/index.js';
import { finished } from '../support/reading.js';
import { FRAME } from '../support/transports.js';

/** Every element with its controls. */
const ELEMENTS = `
  <mkt-ranking limit="5" layout="carousel" reader-controls="age sex" pager="more" bookmarks></mkt-ranking>
  <mkt-product-search genre-id="100371" limit="2" reader-controls="keyword price sort" pager="pages"
    heading="Fashion"></mkt-product-search>
  <mkt-book-list media="book" limit="2" reader-controls="keyword sort"></mkt-book-list>
  <mkt-ebook-list limit="2" reader-controls="sort"></mkt-ebook-list>
  <mkt-picks limit="2"></mkt-picks>
  <mkt-hotel-search middle-class-code="tokyo" limit="2" view="both" checkin-date="+7"
    checkout-date="+8"></mkt-hotel-search>
  <mkt-hotel-detail hotel-no="14022" reader-controls="calendar"></mkt-hotel-detail>
  <mkt-golf-finder area-code="8" limit="2" view="both"></mkt-golf-finder>
  <mkt-bookmark-list limit="2"></mkt-bookmark-list>
  <p><mkt-value isbn="9784999900008"></mkt-value></p>
  <p><mkt-bookmark-button icon item-code="asatsuyu-farm:80383663"></mkt-bookmark-button></p>`;

const CONTROLS = 'a[href], button, input, select, summary, [tabindex="0"]';

/** The parts of controls whose names have no content of the page. */
const FUNCTIONS = ['submit', 'reset', 'more', 'previous', 'next', 'near', 'show-prices'];

/** The innermost element at a point, also in shadow roots. */
function elementAt(x: number, y: number): Element | null {
  let found = document.elementFromPoint(x, y);
  for (let inner = found; inner;) {
    inner = found!.shadowRoot?.elementFromPoint(x, y) ?? null;
    if (inner === found) break;
    if (inner) found = inner;
  }
  return found;
}

for (const lang of ['ja', 'en']) {
  describe(`each control of each element, in ${lang},`, () => {
    const tag = newTag();
    let outer: HTMLElement;
    let hosts: readonly MktElement[];

    before(async () => {
      outer = document.createElement('mkt-config');
      const settings = {
        lang,
        'application-id': 'APP',
        'affiliate-id': 'AFF',
        'access-token': newToken(),
        'base-url': serviceUrl(),
        'dynamic-ad-url': serviceUrl(),
        'frame-url': FRAME,
        timeout: '60000',
        query: `tag=${tag}`,
      };
      for (const [name, value] of Object.entries(settings)) outer.setAttribute(name, value);
      outer.innerHTML = ELEMENTS;
      hosts = [...outer.querySelectorAll<MktElement>('[limit], [hotel-no], p > *')];
      for (const host of hosts) host.setAttribute('loading', 'eager');
      document.body.append(outer);
      for (const host of hosts) {
        if (host.localName === 'mkt-bookmark-button') await attributeIs(host, 'phase', ['ready']);
        else expect(await settled(host), host.localName).to.equal('ready');
      }
      for (const host of hosts) {
        // A map waits until it is in view.
        host.scrollIntoView();
        if (host.getAttribute('view') === 'both')
          await arrived(host.shadowRoot!, '[part~="marker"]');
        for (const details of host.shadowRoot!.querySelectorAll('details')) details.open = true;
      }
    });

    beforeEach(async () => media({ reducedMotion: 'reduce' }));

    after(() => outer.remove());

    /** The visible controls, also those of elements within elements. */
    const controls = (roots: readonly Element[] = hosts): HTMLElement[] =>
      roots.flatMap(({ shadowRoot }) =>
        [...shadowRoot!.querySelectorAll<HTMLElement>(`${CONTROLS}, mkt-bookmark-button`)].flatMap(
          (control) =>
            control.shadowRoot ? controls([control]) : control.checkVisibility() ? control : [],
        ),
      );

    const rootOf = (control: Element) => control.getRootNode() as ShadowRoot;
    const hostOf = (control: Element) =>
      rootOf(control).host as Element & Pick<MktElement, 'updateComplete'>;
    /** The first of each kind of control that a press may work on. */
    function pressed(): HTMLElement[] {
      const firsts = new Map<string, HTMLElement>();
      for (const control of controls()) {
        // Fields have no function but input; a map is moved by dragging, and back again.
        if (control.matches('input, select, .canvas')) continue;
        const kind = [rootOf(control).host.localName, control.localName, control.part.value].join();
        if (!firsts.has(kind)) firsts.set(kind, control);
      }
      return [...firsts.values()];
    }

    const described = (control: Element) =>
      `${rootOf(control).host.localName}: ${control.outerHTML.slice(0, 120)}`;

    it('keeps the focus, is not covered, and requests nothing on focus', async () => {
      const before = await requestsOf(tag);
      // Arrow keys lead to the others, and scroll to them.
      const all = controls().filter(({ tabIndex }) => tabIndex === 0);
      expect(all.length).to.be.above(60);
      const wrong: string[] = [];
      for (const control of all) {
        control.focus();
        await hostOf(control).updateComplete;
        if (rootOf(control).activeElement !== control) wrong.push(`focus: ${described(control)}`);
        const [box] = control.getClientRects();
        const { x, y, width, height } = box!;
        const top = elementAt(x + width / 2, y + height / 2);
        if (!top || !(control.contains(top) || top.contains(control)))
          wrong.push(`covered: ${described(control)} by ${top?.outerHTML.slice(0, 80)}`);
      }
      expect(wrong).to.deep.equal([]);
      for (const host of hosts) await finished(host);
      expect(await requestsOf(tag)).to.have.length(before.length);
    });

    it('has its visible text in its name', () => {
      const named = controls().filter(
        (control) => control.ariaLabel && control.matches('a, button, summary'),
      );
      expect(named.length).to.be.above(10);
      // A sign such as + is a picture.
      const wrong = named.filter(
        ({ ariaLabel, innerText }) =>
          /\p{L}/u.test(innerText) && !spaced(ariaLabel!).includes(spaced(innerText)),
      );
      expect(wrong.map(described)).to.deep.equal([]);
    });

    it('has one name for one function in all elements', () => {
      const names = new Map<string, string[]>();
      for (const control of controls()) {
        const { className, part } = control;
        if (!FUNCTIONS.includes(part.value)) continue;
        const key = `${part.value} ${className}`;
        names.set(key, [
          ...(names.get(key) ?? []),
          spaced(control.ariaLabel ?? control.textContent),
        ]);
      }
      expect([...names].filter(([, all]) => new Set(all).size > 1)).to.deep.equal([]);
      expect(names.size).to.be.above(6);
      expect([...names.values()].flat().length).to.be.above(15);
    });

    it('has no tooltip that says more than its name', () => {
      for (const control of controls()) {
        for (const { title } of [control, ...control.querySelectorAll<HTMLElement>('[title]')])
          if (title) expect(control.ariaLabel ?? control.textContent).to.contain(title);
      }
      const titled = hosts.flatMap(({ shadowRoot }) => [
        ...shadowRoot!.querySelectorAll('[title]'),
      ]);
      expect(titled.filter((each) => !each.closest(CONTROLS)).map(described)).to.deep.equal([]);
    });

    // What a press does depends on no language.
    const pressable = lang === 'ja' ? new Set(ELEMENTS.match(/(?<=<)mkt-[\w-]+/g)) : [];
    for (const name of pressable)
      describe(`of <${name}>`, () => {
        it('does nothing if the pointer is moved away before it is released', async () => {
          const before = await requestsOf(tag);
          /** The states that presses change. */
          const state = () =>
            [
              ...hosts,
              ...hosts.flatMap(({ shadowRoot }) => [
                ...shadowRoot!.querySelectorAll('mkt-bookmark-button'),
              ]),
            ].flatMap(({ shadowRoot }) => [
              ...shadowRoot!.querySelectorAll(
                '[aria-pressed="true"], [aria-expanded="true"], [aria-current], [aria-busy="true"], [open], li[part~="item"]',
              ),
            ]).length;
          const atFirst = state();
          let selected = 0;
          outer.addEventListener('mkt-select', () => selected++);
          const all = pressed();
          expect(all.length).to.be.above(30);
          const own = all.filter((control) => rootOf(control).host.localName === name);
          expect(own).not.to.have.length(0);
          for (const control of own) {
            control.scrollIntoView({ block: 'center' });
            const { x, y, width, height } = control.getClientRects()[0]!;
            await sendMouse({
              type: 'move',
              position: [Math.round(x + width / 2), Math.round(y + height / 2)],
            });
            await sendMouse({ type: 'down' });
            await sendMouse({ type: 'move', position: [1, 1] });
            await sendMouse({ type: 'up' });
            await hostOf(control).updateComplete;
            expect(state(), described(control)).to.equal(atFirst);
          }
          await resetMouse();
          expect(selected).to.equal(0);
          expect(await requestsOf(tag)).to.have.length(before.length);
        });
      });

    it('requests nothing on input, until the reader searches', async () => {
      let forms = 0;
      for (const host of hosts) {
        const form = host.shadowRoot!.querySelector('form');
        if (!form) continue;
        const before = await requestsOf(tag);
        for (const input of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
          'input, select',
        )) {
          if (input instanceof HTMLSelectElement) input.selectedIndex = input.options.length - 1;
          else if (input.type === 'checkbox') input.checked = !input.checked;
          else if (input.type === 'number' || input.inputMode === 'numeric')
            input.value = input.max || '9';
          for (const type of ['input', 'change'])
            input.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
        }
        await finished(host);
        expect(await requestsOf(tag), host.localName).to.have.length(before.length);
        forms++;
      }
      expect(forms).to.be.above(4);
    });
  });
}
