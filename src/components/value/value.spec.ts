/** One field of a record in a sentence. */
import '../../define/config.js';
import '../../define/value.js';
import { sendKeys } from '@web/test-runner-commands';
import type { MktEventMap } from '../../element/mkt-element.js';
import {
  arrived,
  attributeIs,
  consoleLines,
  findingLine,
  expect,
  fixture,
  newTag,
  oneEvent,
  partsOf,
  requestsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import type { MktValue } from './value.js';

const ISBN = '9784999900008';

/** A paragraph whose values have the sandbox as their service. */
async function paragraph(content: string, attributes = '') {
  const config = await fixture<HTMLElement>(
    `<mkt-config base-url="${serviceUrl()}" application-id="APP" affiliate-id="AFF" lang="en" ${attributes}
      ><p>${content}</p></mkt-config>`,
  );
  const values = [...config.querySelectorAll<MktValue>('mkt-value')];
  for (const value of values) value.loading = 'eager';
  return { config, values, first: values[0]! };
}

async function ready(content: string, attributes = '') {
  const shown = await paragraph(content, attributes);
  for (const value of shown.values) expect(await settled(value)).to.equal('ready');
  return shown;
}

const textOf = (element: Element) => partsOf(element, 'item')[0]?.textContent.trim();
const labelsOf = (elements: readonly Element[]) =>
  elements.map((element) => partsOf(element, 'disclosure')[0]?.textContent);
const showsFallback = (element: Element) =>
  element.shadowRoot!.querySelector('slot:not([name])') !== null;

describe('<mkt-value>', () => {
  it('shows the price of a book in a sentence, and the time of the data by keyboard', async () => {
    const { first } = await ready(`It costs <mkt-value isbn="${ISBN}">some yen</mkt-value> today.`);
    expect(textOf(first)).to.match(/^¥[\d,]+$/);
    const [value] = partsOf(first, 'item');
    const { font, lineHeight } = getComputedStyle(first.parentElement!);
    expect(getComputedStyle(value!).font).to.equal(font);
    expect(getComputedStyle(value!).lineHeight).to.equal(lineHeight);
    expect(partsOf(first, 'as-of')).to.deep.equal([]);
    value!.focus();
    await sendKeys({ press: 'Enter' });
    const time = await arrived(first.shadowRoot!, 'time');
    expect(value!.ariaExpanded).to.equal('true');
    expect(time.textContent).to.match(/^ \(As of .+ JST\)$/);
    expect(Date.parse(time.getAttribute('datetime')!)).to.be.above(0);
    await sendKeys({ press: 'Space' });
    await waitUntil(() => partsOf(first, 'as-of').length === 0, 'the time stays');
    expect(labelsOf([first]), 'a price earns nothing').to.deep.equal([undefined]);
  });

  for (const [attributes, field, expected] of [
    [`isbnjan="${ISBN}"`, 'rating', /^[0-5](\.\d+)?$/],
    [`jan="${ISBN}"`, 'reviews', /^[\d,]+$/],
    [`isbn="${ISBN}"`, 'publisherName', /./],
    ['product-id="415178f3096f929fc2509548d8c7d1ae"', 'price', /^from ¥[\d,]+$/],
    ['item-number="4529999000007"', 'price', /^¥[\d,]+$/],
    ['hotel-no="14022"', 'price', /^from ¥[\d,]+$/],
  ] as const) {
    it(`shows the ${field} for ${attributes}`, async () => {
      const { first } = await ready(`<mkt-value ${attributes} field="${field}"></mkt-value>`);
      expect(textOf(first)).to.match(expected);
    });
  }

  it('shows a name as a link that earns, and reports clicks', async () => {
    const { first } = await ready(
      `<mkt-value isbn="${ISBN}" field="name">a book</mkt-value>`,
      'link-params="scid=post42"',
    );
    const link = await arrived<HTMLAnchorElement>(first.shadowRoot!, 'a');
    expect(link.textContent).to.equal(first.records[0]!['title']);
    expect(link.href)
      .to.include('AFF')
      .and.to.match(/[?&]scid=post42$/);
    expect(link.rel).to.equal('sponsored nofollow noopener');
    expect(link.target).to.equal('_blank');
    const selected = oneEvent<MktEventMap['mkt-select']>(first, 'mkt-select');
    first.addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.click();
    expect((await selected).detail.record).to.equal(first.records[0]);
  });

  it('has one label for the links of a paragraph, which passes on to the next', async () => {
    const name = `<mkt-value isbn="${ISBN}" field="name"></mkt-value>`;
    const { config, values } = await ready(
      `${name.replace('name', 'price')} ${name} and ${name}</p><p>${name}`,
    );
    expect(labelsOf(values)).to.deep.equal([undefined, 'Ad', undefined, 'Ad']);
    values[1]!.remove();
    await waitUntil(() => labelsOf(values)[2] === 'Ad', 'the label is lost');
    values[2]!.before(values[1]!);
    await waitUntil(() => labelsOf(values)[1] === 'Ad', 'the label does not come back');
    await waitUntil(() => !labelsOf(values)[2], 'there are two labels');
    config.setAttribute('disclosure', '');
    await waitUntil(() => labelsOf(values).every((label) => !label), 'there is a label');
  });

  it('labels the link of a fallback', async () => {
    const lines = consoleLines();
    const { first } = await paragraph(
      '<mkt-value><a href="https://market.example/">Book</a></mkt-value>',
    );
    await attributeIs(first, 'phase', ['error']);
    expect(first.querySelector('a')!.rel).to.equal('sponsored nofollow noopener');
    expect(labelsOf([first])).to.deep.equal(['Ad']);
    await waitUntil(() => lines.length);
  });

  it('sends one request for two values of a record', async () => {
    const tag = newTag();
    const value = (field: string) => `<mkt-value isbn="${ISBN}" field="${field}"></mkt-value>`;
    const { values } = await ready(value('price') + value('name'), `query="tag=${tag}"`);
    expect(values).to.have.length(2);
    expect(await requestsOf(tag)).to.have.length(1);
  });

  for (const [attributes, message] of [
    ['', 'isbn or one of isbnjan, jan, item-number, product-id, hotel-no is required'],
    [`isbn="${ISBN}" query="fault=500"`, /^the service answered system_error/],
    [`isbn="${ISBN}" chars="wide"`, /\(chars="wide" must be an integer from 1\) \[looks\]$/],
  ] as const) {
    it(`keeps the fallback and logs one line for ${attributes || 'no id'}`, async () => {
      const lines = consoleLines();
      const { first } = await paragraph(`<mkt-value ${attributes}>about 1,800 yen</mkt-value>`);
      await waitUntil(() => lines.length, 'no console line');
      await first.updateComplete;
      expect(lines).to.have.length(1);
      expect(lines[0]!.slice('<mkt-value>: '.length)).to.match(
        typeof message === 'string' ? new RegExp(`^${message} \\[wrongRule\\]$`) : message,
      );
      if (!attributes.includes('chars')) expect(showsFallback(first)).to.equal(true);
    });
  }

  it('shows the value and logs one line for a wrong time of the request', async () => {
    const lines = consoleLines();
    const { first } = await paragraph(`<mkt-value isbn="${ISBN}">about 1,800 yen</mkt-value>`);
    first.setAttribute('loading', 'soon');
    expect(await settled(first)).to.equal('ready');
    await waitUntil(() => lines.length, 'no console line');
    expect(lines).to.deep.equal([
      findingLine('mkt-value', 'looks', 'loading="soon" must be one of lazy, eager'),
    ]);
    expect(textOf(first)).to.match(/^¥/);
  });

  it('keeps the fallback without a result, and for a field that the record lacks', async () => {
    const lines = consoleLines();
    const { values } = await paragraph(`<mkt-value isbn="9784000000000">none</mkt-value>
      <mkt-value isbn="${ISBN}" field="subTitle">no subtitle</mkt-value>`);
    await attributeIs(values[0]!, 'phase', ['empty']);
    await waitUntil(() => lines.length, 'no console line');
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(
      /^<mkt-value isbn="9784999900008">: .* \(field="subTitle" must be one of title, .*\) \[looks\]$/,
    );
    expect(values.map(showsFallback)).to.deep.equal([true, true]);
  });

  it('keeps the width of `chars` until the value is there, which leaves no hole and moves no line', async () => {
    const { config, first } = await paragraph(
      `It costs <mkt-value isbn="${ISBN}" chars="16">yen</mkt-value><b>today</b>.`,
    );
    const next = config.querySelector('b')!;
    const place = () => next.getBoundingClientRect();
    await first.updateComplete;
    const before = place();
    const probe = await fixture<HTMLElement>('<span style="display: inline-block; width: 16ch">');
    expect(before.left - first.getBoundingClientRect().left).to.be.closeTo(probe.offsetWidth, 1);
    await settled(first);
    expect(textOf(first)).to.match(/^¥/);
    const value = partsOf(first, 'item')[0]!.getBoundingClientRect();
    expect(place().left).to.be.closeTo(value.right, 1);
    expect(place().top).to.equal(before.top);
  });

  it('has a long text begin in the line of the sentence', async () => {
    const { config, first } = await ready(
      `Take the train: <mkt-value hotel-no="14022" field="access"></mkt-value>`,
    );
    config.style.width = '14em';
    const value = partsOf(first, 'item')[0]!;
    expect(value.getClientRects().length).to.be.above(1);
    expect(value.getClientRects()[0]!.left).to.be.above(config.getBoundingClientRect().left + 20);
  });

  it('breaks a long name between lines, with its label right behind it', async () => {
    const { config, first } = await ready(
      `<mkt-value isbn="${ISBN}" field="name" chars="40"></mkt-value>`,
    );
    config.style.width = '4em';
    const link = await arrived<HTMLAnchorElement>(first.shadowRoot!, 'a');
    expect(link.getClientRects().length).to.be.above(1);
    const last = [...link.getClientRects()].at(-1)!;
    const label = partsOf(first, 'disclosure')[0]!.getBoundingClientRect();
    if (label.top < last.bottom - 2) expect(label.left - last.right).to.be.closeTo(0, 1);
  });

  it('requests nothing before the consent of the reader, and goes back without', async () => {
    const tag = newTag();
    const { first } = await paragraph(
      `<mkt-value isbn="${ISBN}">about 1,800 yen</mkt-value>`,
      `consent="event:value-consent" query="tag=${tag}"`,
    );
    await attributeIs(first, 'phase', ['idle']);
    await import('../../features/consent/consent.js');
    await first.updateComplete;
    expect(await requestsOf(tag)).to.have.length(0);
    expect(showsFallback(first)).to.equal(true);
    document.dispatchEvent(new Event('value-consent'));
    expect(await settled(first)).to.equal('ready');
    document.dispatchEvent(new CustomEvent('value-consent', { detail: false }));
    await attributeIs(first, 'phase', ['idle']);
    expect(showsFallback(first)).to.equal(true);
  });
});
