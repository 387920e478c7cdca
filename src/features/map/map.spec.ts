/** A map of entries: its markers, names and tiles, in step with the list, by keys alone. */
import { sendKeys } from '@web/test-runner-commands';
import {
  arrived,
  consoleLines,
  expect,
  findingLine,
  media,
  nextFrame,
  origins,
  partsOf,
  spaced,
  waitUntil,
} from '../../../test/support/index.js';
import { contrast, onScreen } from '../../../test/support/colors.js';
import { hotels, recordsOf, text } from '../../../test/support/hotels.js';
import {
  announcements,
  button,
  hasButton,
  press,
  finished,
} from '../../../test/support/reading.js';
import {
  markersOf,
  mapped,
  hotelsOnMap,
  golfOnMap,
  canvasOf,
  focusedName,
} from '../../../test/support/maps.js';

const states = (items: readonly Element[], state: string) =>
  items.map((item) => item.part.contains(state));

/** The texts of elements that overlap, pair by pair. */
function overlapping(elements: readonly Element[]): string[] {
  const all = elements.map((element) => ({
    text: text(element),
    box: element.getBoundingClientRect(),
  }));
  return all.flatMap(({ text, box }, index) =>
    all
      .slice(index + 1)
      .filter(
        (other) =>
          box.right > other.box.left &&
          other.box.right > box.left &&
          box.bottom > other.box.top &&
          other.box.bottom > box.top,
      )
      .map((other) => `${text} and ${other.text}`),
  );
}

/** Moves the mouse over an element; null: away from it. */
const point = (target: Element, isOver: boolean) => {
  for (const [type, bubbles] of isOver
    ? ([
        ['pointerover', true],
        ['pointerenter', false],
      ] as const)
    : ([
        ['pointerout', true],
        ['pointerleave', false],
      ] as const)) {
    target.dispatchEvent(new PointerEvent(type, { bubbles, composed: true }));
  }
};

describe('a map', () => {
  // Animations take time.
  beforeEach(() => media({ reducedMotion: 'reduce' }));

  describe('of hotels', () => {
    it('has a marker for each place, with the lowest charge and the name, also on paper', async () => {
      const element = await hotelsOnMap();
      const records = recordsOf(element);
      const places = new Set(records.map(({ position }) => JSON.stringify(position)));
      const markers = markersOf(element);
      expect(markers).to.have.length(places.size);
      for (const [index, marker] of markers.entries()) {
        const { hotelName, hotelMinCharge } = records[index]!;
        expect(marker.textContent).to.contain(hotelMinCharge!.toLocaleString('ja'));
        expect(marker.ariaLabel).to.contain(marker.textContent).and.to.contain(hotelName!);
      }
      // Assistive technology gets the markers, not shapes and names.
      for (const drawn of element.shadowRoot!.querySelectorAll('.canvas :is(svg, .map-name)')) {
        expect(drawn.closest('[aria-hidden="true"]'), drawn.outerHTML.slice(0, 80)).to.exist;
      }
      for (const marker of markers) expect(marker.closest('[aria-hidden="true"]')).to.equal(null);
      await media({ media: 'print' });
      expect(markers.every((marker) => marker.checkVisibility())).to.equal(true);
      expect(button(element, '拡大').checkVisibility()).to.equal(false);
    });

    it('shows five hotels clear of its buttons, the lowest price as text, and the names of towns', async () => {
      const element = await hotelsOnMap('middle-class-code="tokyo" limit="5"');
      const towns = () => [...element.shadowRoot!.querySelectorAll<HTMLElement>('.town > span')];
      const addresses = recordsOf(element).map(({ address2 }) => address2!);
      const named = new Set<string>();
      const buttons = button(element, '拡大').parentElement!;
      const yenOf = ({ textContent }: Element) => Number(textContent.replace(/\D/g, ''));
      for (const width of [780, 360]) {
        element.style.width = `${width}px`;
        await nextFrame();
        await nextFrame();
        const markers = markersOf(element);
        const [lowest] = [...markers].sort((a, b) => yenOf(a) - yenOf(b));
        expect('dot' in lowest!.dataset).to.equal(false);
        expect(overlapping([...markers, buttons])).to.deep.equal([]);
        const seen = towns().filter((town) => town.checkVisibility());
        expect(overlapping([...markers, ...seen])).to.deep.equal([]);
        for (const town of seen) named.add(text(town));
        const inner = canvasOf(element).getBoundingClientRect();
        for (const marker of markers) {
          const { left, right } = marker.getBoundingClientRect();
          expect((left + right) / 2).to.be.within(inner.left, inner.right);
        }
      }
      expect(named).not.to.be.empty;
      for (const town of named) {
        expect(addresses.some((address) => address.startsWith(town))).to.equal(true);
      }
    });

    it('keeps the markers of twelve hotels apart, each a target of 24 px, or counts them: a press zooms in', async () => {
      const element = await hotelsOnMap('middle-class-code="tokyo" limit="12"');
      for (const width of [780, 343, 280]) {
        element.style.width = `${width}px`;
        await nextFrame();
        await nextFrame();
        const markers = markersOf(element).filter((marker) => marker.checkVisibility());
        expect(overlapping(markers), `${width} px`).to.deep.equal([]);
        for (const marker of markers) {
          const { width, height } = marker.getBoundingClientRect();
          expect(Math.min(width, height)).to.be.at.least(23.9);
        }
        const names = markers.map(({ ariaLabel }) => ariaLabel).join();
        for (const { hotelName } of recordsOf(element)) expect(names).to.contain(hotelName!);
      }
      const crowd = markersOf(element).find(({ dataset }) => dataset['count'])!;
      const hidden = () => markersOf(element).filter((marker) => !marker.checkVisibility()).length;
      const before = hidden();
      crowd.click();
      await waitUntil(() => hidden() < before, 'it zooms in');
    });

    it('shows a focus ring above its layers', async () => {
      const element = await hotelsOnMap();
      const map = element.shadowRoot!.querySelector('[part~="map"]')!;
      const ring = getComputedStyle(map, '::after');
      expect(ring.content).to.equal('none');
      canvasOf(element).focus();
      await sendKeys({ press: 'ArrowUp' });
      expect(ring.content).to.equal('""');
      expect(Number(ring.zIndex)).to.be.greaterThan(
        Number(getComputedStyle(canvasOf(element)).zIndex),
      );
      const land = getComputedStyle(map.querySelector('.land')!).fill;
      for (const behind of [land, getComputedStyle(map).backgroundColor]) {
        expect(contrast(onScreen(ring.borderTopColor), onScreen(behind))).to.be.at.least(3);
      }
    });

    it('sends requests only to the service, and names the source of its shapes', async () => {
      const seen: string[] = [];
      const observer = new PerformanceObserver((list) => {
        seen.push(...list.getEntries().map(({ name }) => new URL(name).origin));
      });
      observer.observe({ type: 'resource' });
      const element = await hotelsOnMap();
      await press(element, '拡大');
      for (const { name } of observer.takeRecords()) seen.push(new URL(name).origin);
      observer.disconnect();
      expect(seen.length).to.be.greaterThan(0);
      for (const origin of new Set(seen)) {
        expect([location.origin, origins.service]).to.include(origin);
      }
      expect(text(element.shadowRoot!.querySelector('[part~="map"]')!)).to.contain('Natural Earth');
    });

    it('shows the tiles of the author, with their attribution as text', async () => {
      const element = await hotelsOnMap(
        `middle-class-code="tokyo" limit="2" map-tiles="https://127.0.0.1:1/{z}/{x}/{y}.png"
          map-attribution="&lt;b&gt;Tiles&lt;/b&gt;"`,
      );
      const tile = await arrived<HTMLImageElement>(element.shadowRoot!, '.leaflet-tile');
      expect(tile.src).to.match(/^https:\/\/127\.0\.0\.1:1\/\d+\/\d+\/\d+\.png$/);
      const mapText = text(element.shadowRoot!.querySelector('[part~="map"]')!);
      expect(mapText).to.contain('<b>Tiles</b>').and.not.to.contain('Natural Earth');
    });

    it('is in English on an English page', async () => {
      const element = await hotelsOnMap('middle-class-code="tokyo" limit="2" lang="en"');
      expect(canvasOf(element).ariaLabel).to.equal('Map');
      expect(hasButton(element, 'Zoom in')).to.equal(true);
      // Names of places stay Japanese, and are marked as such.
      const japanese = [
        ...markersOf(element),
        ...element.shadowRoot!.querySelectorAll('.town > *'),
      ];
      expect(japanese).not.to.have.length(0);
      for (const name of japanese) expect((name as HTMLElement).lang).to.equal('ja');
    });

    it('updates its tiles and its language, and keeps its position', async () => {
      const element = await hotelsOnMap('middle-class-code="tokyo" limit="2" lang="en"');
      const root = element.shadowRoot!;
      expect(canvasOf(element).ariaLabel).to.equal('Map');
      const [label] = markersOf(element).map(({ textContent }) => textContent);
      button(element, 'Zoom in').click();
      await waitUntil(() => hasButton(element, 'Search this area'), 'the moved map');
      element.mapTiles = 'https://127.0.0.1:1/{z}/{x}/{y}.png';
      const tile = await arrived<HTMLImageElement>(root, '.leaflet-tile');
      expect(hasButton(element, 'Search this area')).to.equal(true);
      expect(root.querySelectorAll('.leaflet-map-pane')).to.have.length(1);
      element.lang = 'ja';
      await waitUntil(() => markersOf(element)[0]?.textContent !== label, 'Japanese markers');
      expect(text(root.querySelector('.prefecture')!)).to.match(/[都道府県]$/);
      element.mapTiles = undefined;
      await waitUntil(() => !root.querySelector('.leaflet-tile'), 'the outline alone');
      expect(tile.isConnected).to.equal(false);
      expect(markersOf(element)).to.have.length(2);
    });

    it('has one row of entries with view="map"', async () => {
      const element = await mapped(
        await hotels('view="map" reader-controls="none" middle-class-code="tokyo" limit="4"'),
      );
      expect(partsOf(element, 'item')).to.have.length(4);
      const tops = partsOf(element, 'item').map((item) => item.getBoundingClientRect().top);
      expect(new Set(tops).size).to.equal(1);
    });

    it('waits for the first search', async () => {
      const element = await hotels('view="both"');
      expect(element.phase).to.equal('idle');
      expect(partsOf(element, 'map')).to.have.length(0);
    });
  });

  describe('in step with the list', () => {
    it('marks the entry of the marker that is pointed at, and the marker of an entry', async () => {
      const element = await hotelsOnMap();
      const [items, markers] = [partsOf(element, 'item'), markersOf(element)];
      point(markers[1]!, true);
      expect(states(items, 'pointed').indexOf(true)).to.equal(1);
      point(markers[1]!, false);
      expect(states(items, 'pointed')).not.to.include(true);
      point(items[2]!.querySelector('a')!, true);
      expect(markers.map((marker) => 'pointed' in marker.dataset).indexOf(true)).to.equal(2);
      point(items[2]!, false);
      expect(markers.map((marker) => 'pointed' in marker.dataset)).not.to.include(true);
    });

    it('brings the entry of the chosen marker into view, without the focus', async () => {
      const element = await hotelsOnMap();
      const at = markersOf(element).length - 1;
      const marker = markersOf(element)[at]!;
      marker.focus();
      marker.click();
      expect(marker.ariaPressed).to.equal('true');
      const item = partsOf(element, 'item')[at]!;
      expect(item.part.contains('selected')).to.equal(true);
      const { top, bottom } = item.getBoundingClientRect();
      expect(top).to.be.at.least(-1);
      expect(bottom).to.be.at.most(innerHeight + 1);
      expect(focusedName(element)).to.equal(marker.ariaLabel);
    });

    it('clears the selection for other entries', async () => {
      const element = await hotelsOnMap();
      markersOf(element)[0]!.click();
      element.setAttribute('middle-class-code', 'kyoto');
      await finished(element);
      expect(states(partsOf(element, 'item'), 'selected')).not.to.include(true);
      expect(markersOf(element).map(({ ariaPressed }) => ariaPressed)).not.to.include('true');
    });
  });

  describe('by keys alone', () => {
    it('can be focused, zoomed and moved, and announces where it is and how many entries are in view', async () => {
      const element = await hotelsOnMap('middle-class-code="tokyo" limit="5"');
      const announced = announcements(element);
      const scale = () => text(element.shadowRoot!.querySelector('.scale')!);
      const before = scale();
      canvasOf(element).focus();
      await sendKeys({ press: 'Minus' });
      await waitUntil(() => announced.length, 'an announcement');
      expect(announced).to.have.length(1);
      expect(announced[0]).to.match(/^.+[市区町村]付近、表示範囲に5件中5件（縮尺 .+m）$/);
      await arrived(element.shadowRoot!, '[part~="search-here"]');
      expect(scale()).not.to.equal(before);
      const moves = announced.length;
      await sendKeys({ press: 'ArrowRight' });
      await waitUntil(() => announced.length > moves, 'a move without another count is silent');
    });

    it('comes before the arrows of the entries below it', async () => {
      const element = await hotelsOnMap('middle-class-code="tokyo" limit="6" view="map"');
      element.style.width = '500px';
      const next = await arrived<HTMLElement>(element.shadowRoot!, '.arrow.next:not([hidden])');
      const order = canvasOf(element).compareDocumentPosition(next);
      expect(order & Node.DOCUMENT_POSITION_FOLLOWING).not.to.equal(0);
      // They are over the entries.
      const list = partsOf(element, 'list')[0]!.getBoundingClientRect();
      const { top, bottom } = next.getBoundingClientRect();
      expect(top >= list.top && bottom <= list.bottom).to.equal(true);
    });

    it('moves the focus from marker to marker, and back to the map', async () => {
      const element = await hotelsOnMap();
      const markers = markersOf(element);
      canvasOf(element).focus();
      await sendKeys({ press: 'Tab' });
      expect(focusedName(element)).to.equal(markers[0]!.ariaLabel);
      const visited = new Set([focusedName(element)]);
      for (const arrow of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
        for (const _ of markers) {
          await sendKeys({ press: arrow });
          visited.add(focusedName(element));
        }
      }
      expect(visited.size).to.be.greaterThan(2);
      // One marker is a tab stop.
      expect(markers.filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
      await sendKeys({ press: 'Enter' });
      expect(markers.filter(({ ariaPressed }) => ariaPressed === 'true')).to.have.length(1);
      await sendKeys({ press: 'Escape' });
      expect(focusedName(element)).to.equal('地図');
      expect(markers.map(({ ariaPressed }) => ariaPressed)).not.to.include('true');
    });
  });

  it('clears the selection by Escape, which then closes nothing else', async () => {
    const element = await hotelsOnMap();
    const [marker] = markersOf(element);
    marker!.click();
    expect(marker!.ariaPressed).to.equal('true');
    const taken: boolean[] = [];
    element.addEventListener('keydown', ({ defaultPrevented }) => taken.push(defaultPrevented));
    canvasOf(element).focus();
    for (const isTaken of [true, false]) {
      await sendKeys({ press: 'Escape' });
      expect(marker!.ariaPressed).to.equal('false');
      expect(taken.at(-1)).to.equal(isTaken);
    }
  });

  it('lists golf courses without a position, and shows their number', async () => {
    const element = await golfOnMap('area-code="20"');
    const placed = element.records.filter((record) => 'position' in record && record['position']);
    expect(placed.length).to.be.within(1, element.records.length - 1);
    expect(partsOf(element, 'item')).to.have.length(element.records.length);
    const note = spaced(element.shadowRoot!.querySelector('.map-note')!.textContent);
    expect(note).to.equal(`${element.records.length}件中${placed.length}件を地図に表示`);
  });

  it('with an invalid value is reported to the author, and the list stays', async () => {
    const lines = consoleLines();
    const element = await hotels(
      'view="globe" reader-controls="none" middle-class-code="tokyo" limit="2"',
    );
    expect(partsOf(element, 'item')).to.have.length(2);
    await waitUntil(() => lines.length);
    expect(lines).to.deep.equal([
      findingLine('mkt-hotel-search', 'looks', 'view="globe" must be one of list, map, both'),
    ]);
  });
});
