/** The elements in Markdown are those of the page that is made of it. */
import { expect } from 'chai';
import MarkdownIt from 'markdown-it';
import { run } from '../test/command/command.js';
import { folderOf } from '../test/command/folder.js';
import { readPage } from './markup.js';

const START = '<mkt-ranking\n  genre-id="100371"\n  heading="1 > 0">';
const REST = '\n  <a href="/">All</a>\n</mkt-ranking>\n';

const elementsIn = (text: string, path = '') =>
  readPage(text, path).elements.map(({ tag, attributes }) => [tag, ...attributes.values()]);

describe('Markdown has the elements of the page that markdown-it makes of it:', () => {
  const indented = (first: string, others: string) =>
    `${START}${REST}`.replace(/^(?=.)/gm, others).replace(others, first);
  for (const [title, text] of Object.entries({
    'a start tag of several lines': `# Teas\n\n${START}${REST}`,
    'the same in a quotation': indented('> ', '> '),
    'the same in a list in a quotation': indented('> 1. ', '>    '),
    'a data element in a quotation': '> <div\n> data-mkt="ranking"\n> data-limit="5">\n> </div>',
    'cells of a table': '|a|b|\n|-|-|\n|<mkt-value isbn="1">\\|</mkt-value>|`<mkt-value>`|\n',
    'a heading': `## <mkt-value isbn="1">x</mkt-value> ##\n\nTea\n<mkt-value>\n===`,
    'signs that are no tags': `\\<mkt-value> <https://a.example/<b> \`<mkt-value>\` [<mkt-value>](/) x`,
    'code in a list': '- A\n\n  ~~~\n  <mkt-value>\n  ~~~\n\n      <mkt-value>\n\n<mkt-value>',
    'a link of an image': '![<mkt-value>](a.png) [![<mkt-value>](a.png)](/b) <mkt-value>',
  }))
    it(title, () => {
      const made = elementsIn(new MarkdownIt({ html: true }).render(text));
      for (const end of ['\n', '\r\n'])
        expect(elementsIn(text.replaceAll('\n', end), 'a.md')).to.deep.equal(made);
      expect(made).not.to.be.empty;
    });
});

describe('a start tag in Markdown that becomes text', () => {
  for (const [title, lines] of Object.entries({
    'at a line with its end alone': '>',
    'at a blank line': '\nlimit="5">',
    'at the item of a list': '- limit="5">',
    'at a line below a heading': '---\nlimit="5">',
    'at a fence': '```\nlimit="5">',
  }))
    it(`is a finding with its line, and the file stays the same: ${title}`, async () => {
      for (const name of ['mkt-ranking', 'div data-mkt="ranking"']) {
        const text = `Text\n\n<b>Best</b> <${name}\n${lines}${REST}`;
        const folder = folderOf({ 'a.md': text });
        const doctor = await run('doctor', '--json', folder.path);
        expect(doctor.status).to.equal(1);
        const [first] = JSON.parse(doctor.out) as { code: string; line: number }[];
        expect(first).to.include({ code: 'unfinishedTag', line: 3 });
        const prerender = await run('prerender', folder.path);
        expect(prerender.out).to.match(/a\.md:3:13 <mkt-ranking> does not end: .*stays as it is/);
        expect(prerender.status).to.equal(1);
        expect(folder.read('a.md')).to.equal(text);
      }
    });
});
