/** A list of an author's choice as a comparison. */
import { compareFeature } from '../../features/compare/compare-feature.js';
import { arrived, expect, partsOf, spaced, waitUntil } from '../../../test/support/index.js';
import { complete, hotel, HOTELS, shortlist } from '../../../test/support/shortlists.js';

async function compared(children: string, attributes = '') {
  await compareFeature.module.load();
  const element = await shortlist(children, `layout="compare" ${attributes}`);
  await complete(element);
  await element.updateComplete;
  return element;
}

/** The rows of a comparison: the head, then the cells. */
const rowsOf = (element: Element) =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>('tbody tr')]
    .filter((row) => row.checkVisibility())
    .map((row) => [...row.children].map(({ textContent }) => spaced(textContent)));
const rowOf = (element: Element, name: string) => rowsOf(element).find(([head]) => head === name);

describe('<mkt-shortlist layout="compare">', () => {
  it('has the facts of the items and the terms of the author as rows', async () => {
    const element = await compared(HOTELS);
    expect(rowsOf(element).map(([name]) => name)).to.deep.equal([
      'Area',
      'Rating',
      'Price',
      'Nearest station',
      'Access',
      'Service',
      'Location',
      'Room',
      'Facilities',
      'Bath',
      'Meals',
      'Pro',
    ]);
    expect(rowOf(element, 'Pro')).to.deep.equal(['Pro', 'Bath', '—']);
    const table = element.shadowRoot!.querySelector('table')!;
    expect(table.querySelectorAll('th[scope=col] a[part~=link]')).to.have.length(2);
    expect(table.querySelectorAll('th[scope=row]')).to.have.length(12);
  });

  it('marks the best values in words, unless the author does not want it', async () => {
    const element = await compared(HOTELS);
    const marks = () => partsOf(element, 'best').map(({ textContent }) => textContent);
    expect(marks()).to.deep.equal(['Best rated', 'Lowest price']);
    element.setAttribute('best', 'none');
    await element.updateComplete;
    expect(marks()).to.deep.equal([]);
  });

  it('shows only differences if the reader wants it', async () => {
    const element = await compared(HOTELS);
    const names = () => rowsOf(element).map(([name]) => name);
    expect(names()).to.include('Nearest station');
    const box = await arrived<HTMLInputElement>(element.shadowRoot!, 'input[type=checkbox]');
    expect(box.labels![0]!.textContent).to.equal('Differences only');
    box.click();
    expect(names()).not.to.include('Nearest station');
    expect(names()).to.include('Price');
    const result = element.shadowRoot!.querySelector('.choice > [role=status]')!;
    expect(result.textContent).to.equal(`${names().length} rows differ`);
    // The entries are made again.
    element.querySelector('dd')!.textContent = 'Large bath';
    await waitUntil(() => rowOf(element, 'Pro')?.[1] === 'Large bath', 'the term stays');
    expect(names()).not.to.include('Nearest station');
    element.setAttribute('show', 'station');
    await waitUntil(() => result.textContent === 'No rows differ', 'there is no difference');
    box.click();
    expect(result.textContent).to.equal('');
  });

  it('has the prices of a stay, and says where no room is free', async () => {
    // The first has free rooms on every night, the second has none.
    const hotels = `<ul>${hotel(12408)}${hotel(14029)}</ul>`;
    const element = await compared(hotels, 'checkin-date="+14" adult-num="2"');
    const [, free, none] = rowOf(element, 'Price')!;
    expect(free).to.match(/ in total per night/);
    expect(none).to.match(/^No rooms free/);
  });

  it('hides rows by the names of parts', async () => {
    const element = await compared(HOTELS, 'hide="aspects access image"');
    expect(rowsOf(element).map(([name]) => name)).to.deep.equal([
      'Area',
      'Rating',
      'Price',
      'Nearest station',
      'Pro',
    ]);
    expect(partsOf(element, 'image')).to.deep.equal([]);
  });

  it('shows two columns in 360 px, with the heads of rows above their cells', async () => {
    const element = await compared(HOTELS);
    const row = element.shadowRoot!.querySelector('tbody tr')!;
    const [head, first, second] = [...row.children].map((cell) => cell.getBoundingClientRect());
    expect(head!.bottom).to.be.above(first!.top);
    element.style.width = '360px';
    const [above, left, right] = [...row.children].map((cell) => cell.getBoundingClientRect());
    expect(above!.bottom).to.be.at.most(left!.top);
    expect(left!.top).to.equal(right!.top);
    expect(right!.right).to.be.at.most(element.getBoundingClientRect().right);
    expect([first!.width, second!.width]).to.deep.equal([second!.width, first!.width]);
  });
});
