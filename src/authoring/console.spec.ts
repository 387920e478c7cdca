/** Lines for authors in the console: which element they are about, in which language, and in which order. */
import '../define/ranking.js';
import '../define/shortlist.js';
import {
  consoleLines,
  expect,
  fixture,
  origins,
  page,
  serviceUrl,
  settled,
  waitUntil,
} from '../../test/support/index.js';

const LINK = '<a href="https://market.example/own">My link</a>';
const SETTINGS = () => `base-url="${serviceUrl()}" application-id="APP" affiliate-id="AFF"`;
const ranking = (attributes: string) =>
  `<mkt-ranking loading="eager" limit="1" ${attributes}>${LINK}</mkt-ranking>`;

type Levels = Parameters<typeof consoleLines>;
const linesOf = async (html: string, count: number, ...levels: Levels) => {
  const lines = consoleLines(...levels);
  const content = await fixture(`<div><mkt-config ${SETTINGS()}>${html}</mkt-config></div>`);
  await waitUntil(() => lines.length >= count, lines.join());
  return { lines, content };
};

it('a line has its element as second argument, and a code', async () => {
  const write = console.error;
  const all: unknown[][] = [];
  console.error = (...line: unknown[]) => void all.push(line);
  try {
    const element = await fixture(`<mkt-ranking ${SETTINGS()} page="99">${LINK}</mkt-ranking>`);
    await waitUntil(() => all.length);
    const text = '<mkt-ranking>: page="99" must be an integer from 1 to 34 [wrongRule]';
    expect(all.map(([line]) => line)).to.deep.equal([text]);
    expect(all[0]![1] === element).to.equal(true);
  } finally {
    console.error = write;
  }
});

it('a line names what distinguishes its element from others of its tag, but no secret', async () => {
  const { lines } = await linesOf(
    [
      'page="99" id="first" genre-id="1"',
      'page="99" genre-id="100371" application-id="SECRET"',
      'page="99" application-id="SECRET2"',
    ]
      .map(ranking)
      .join(''),
    3,
  );
  expect(lines.map((line) => line.split(':')[0])).to.have.members([
    '<mkt-ranking id="first">',
    '<mkt-ranking genre-id="100371">',
    '<mkt-ranking> 3/3',
  ]);
});

it('a line is Japanese where the page is', async () => {
  const { lines } = await linesOf(`<div lang="ja">${ranking('page="99" colums="2"')}</div>`, 2);
  expect(lines.sort()).to.deep.equal([
    '<mkt-ranking>: page="99"：整数で入力してください（1〜34）。 [wrongRule]',
    '<mkt-ranking>: 属性の名前がまちがっています。 名前を直してください。 (colums（columns ではありませんか？）) [unknownAttribute]',
  ]);
});

it('a missing or wrong setting of the page is told once, one of an element for each', async () => {
  const config = (attributes: string, own = '') =>
    `<mkt-config base-url="${serviceUrl()}" ${attributes}>${ranking(own).repeat(2)}</mkt-config>`;
  // A document of its own: a line about the page is told once in each.
  const { lines } = await page(`<!doctype html>
    <script>window.lines = []; console.warn = console.error = (text) => lines.push(text);</script>
    <script src="${origins.cdn}/dist/mkt.js"></script>
    ${config('')}${config('application-id="A P"')}${config('', 'application-id="P A"')}`);
  await waitUntil(() => lines.length >= 4, 'there are fewer than four lines');
  expect(lines.map((line) => line.replace(/^<.*?>( \d.\d)?: | must.*/g, ''))).to.deep.equal([
    'application-id is required [noApplicationId]',
    'application-id="A P"',
    'application-id="P A"',
    'application-id="P A"',
  ]);
});

it('an element that the parser has ended early says so before what follows from it', async () => {
  const { lines } = await linesOf('<p><mkt-shortlist></mkt-shortlist></p>', 2);
  expect(lines.map((line) => /\[(\w+)\]$/.exec(line)?.[1])).to.deep.equal([
    'endedEarly',
    'wrongRule',
  ]);
});

it('a list of items that have all gone names them', async () => {
  const items = [999998, 999999].map((no) => `<li data-hotel-no="${no}">${LINK}</li>`).join('');
  const list = `<mkt-shortlist loading="eager"><ul>${items}</ul></mkt-shortlist>`;
  const { lines, content } = await linesOf(list, 2, ['info', 'warn', 'error']);
  expect(await settled(content.querySelector('mkt-shortlist')!)).to.equal('empty');
  expect(lines.map((line) => line.replace(/^.*\(/, ''))).to.deep.equal([
    'data-hotel-no="999998") [gone]',
    'data-hotel-no="999999") [gone]',
  ]);
});
