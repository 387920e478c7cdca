/** `mkt-widgets prerender` changes its own lists, and nothing else of any page. */
import { expect } from 'chai';
import fc from 'fast-check';
import { useSandbox } from '../../sandbox/test/sandbox.js';
import { run } from './command.js';
import { folderOf } from './folder.js';
import { useNamedService } from './named-service.js';

/** Texts that could be parsed as the beginning or end of markup. */
const pieces = [
  ...[
    '`',
    '``',
    '```\n',
    '~~~\n',
    '\n',
    '\n\n',
    '\r\n',
    '    ',
    '\t',
    '> ',
    '- ',
    '1. ',
    '# ',
    '---\n',
  ],
  ...[
    '<ul>',
    '</ul>',
    '</li>',
    '</span>',
    '<p>',
    '</p>',
    '<div>',
    '</div>',
    '<b id=a>',
    '</b>',
    '<a>',
  ],
  ...[
    '<!--',
    '-->',
    '<script>',
    '</script>',
    '<template>',
    '<table><tr>',
    '<svg>',
    '<select>',
    '<p',
    '">',
  ],
  '{{',
  '}}',
  '{%',
  '%}',
  '{#',
  '<%',
  '%>',
  '<?',
  '?>',
  '\\',
  '[',
  '](',
  '|',
  '<',
  'Men`s tee',
  '</mkt-ranking>',
  '<mkt-bookmark-list>',
  '<ul data-mkt-prerendered>',
  '\uFEFF',
  '宿',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: 'grapheme', maxLength: 8 })), {
    maxLength: 8,
  })
  .map((all) => all.join(''))
  // An element there would be filled as well.
  .filter((all) => !/<mkt-ranking/.test(all) && !all.includes('\0'));
const list =
  '<ul data-mkt-prerendered><li><a href="https://market.example/">Men`s tee</a></li></ul>';
const page = fc.record({
  before: text,
  after: text,
  inner: fc.constantFrom(
    '',
    '\n',
    '\n<p>All</p>\n',
    list,
    list.replace('</ul>', ''),
    `${list}<ul></ul>`,
  ),
  name: text,
  kind: fc.constantFrom('html', 'md', 'njk', 'vue', 'svelte', 'astro'),
});

const PAGES = 100;
/** The first number of an entry. */
const FIRST = 1000;

describe('the content of a page outside of the elements', () => {
  /** @type {string[]} */
  let names = [];
  const sandbox = useSandbox();
  const service = useNamedService(sandbox, (address) => {
    const name = names[Number(address.searchParams.get('genreId')) - FIRST] ?? 'A name';
    address.searchParams.delete('genreId');
    return [{ name: name || 'A name' }];
  });
  /** @param {...string} paths */
  const prerender = (...paths) =>
    run('prerender', '--rate', '10000', '--settings', service.settings, ...paths);

  it('stays the same to the byte, for any text and any names, after any number of runs', async () => {
    const seed = Date.now() % 2 ** 31;
    const pages = fc.sample(page, { numRuns: PAGES, seed }).map((one, index) => {
      const start = `<mkt-ranking genre-id="${FIRST + index}" limit="1">`;
      return { ...one, start, file: `${index}.${one.kind}` };
    });
    names = pages.map(({ name }) => name);
    const folder = folderOf(
      Object.fromEntries(
        pages.map(({ before, start, inner, after, file }) => [
          file,
          `${before}${start}${inner}</mkt-ranking>${after}`,
        ]),
      ),
    );
    let filled = 0;
    let last = '';
    for (let time = 0; time < 3; time++) {
      const { status, out } = await prerender(folder.path);
      expect(status, 'it has not ended').not.to.equal(null);
      expect(out).to.match(new RegExp(`^${PAGES} files: `, 'm'));
      for (const { before, start, after, file } of pages) {
        const content = folder.read(file);
        const failure = `${file} of seed ${seed}: ${JSON.stringify(content)}`;
        expect(content.startsWith(before + start), failure).to.be.ok;
        expect(content.slice((before + start).length).endsWith(`</mkt-ranking>${after}`), failure)
          .to.be.ok;
        filled += Number(/data-mkt-prerendered>.*?<a href="http:\/\/127/.test(content));
      }
      const all = pages.map(({ file }) => folder.read(file)).join('\0');
      if (time > 1) expect(all).to.equal(last);
      last = all;
    }
    expect(filled, `${filled} filled`).to.be.above(0.75 * PAGES);
  });

  const rest = '\n\n## Next\n\nSome `code`.\n\n```\n<b>\n```\n\n<ul><li>One</li></ul>\n';
  const own = '<mkt-ranking><ul data-mkt-prerendered><li><a href="#">';
  for (const [what, name, broken] of [
    ['has a backtick', 'a.md', `Today: ${own}Men\`s tee</a></li></ul></mkt-ranking> \`x\`.${rest}`],
    ['has a fence', 'a.md', `${own}Tee\n\`\`\`\n</a></li></ul></mkt-ranking>${rest}`],
    ['has no end tag', 'a.html', `${own}Tee</a></li></mkt-ranking>${rest}`],
    [
      'has no end tag before the end tag of another list',
      'a.html',
      `${own}Tee</a></li></mkt-ranking></ul></li></mkt-ranking>${rest}`,
    ],
    [
      'ends below the next heading',
      'a.html',
      `${own}Tee</a></li>${rest}</ul></mkt-ranking>${rest}`,
    ],
    ['is in an element without its end tag', 'a.html', `${own}Tee</a></li></ul>${rest}`],
  ])
    it(`stays the same if a list ${what}: the file is unchanged, and the reason reported`, async () => {
      const text = `${broken}<mkt-book-list></mkt-book-list>`;
      const folder = folderOf({ [`${name}`]: text });
      const { status, out } = await prerender(folder.path);
      expect(out).to.match(
        /:1:\d+ <mkt-ranking> has (no end tag|a list .*): the file stays as it is/,
      );
      expect(status).to.equal(1);
      expect(folder.read(`${name}`)).to.equal(text);
    });

  it('stays in Markdown that shows elements as code or text', async () => {
    const element = '<mkt-ranking limit="1"></mkt-ranking>';
    const examples = [
      `---\ntitle: '${element}'\n---\n`,
      `    ${element}\n`,
      `> ~~~html\n> ${element}\n> ~~~\n`,
      `- One\n\n  \`\`\`\n  ${element}\n  \`\`\`\n`,
      `Text \`\` a\`${element} \`\` and \\<mkt-ranking>.\n`,
      `{{ '${element}' }}\n`,
      `\`\`\`\n${element}\n`,
    ].join('\n');
    const folder = folderOf({ 'a.md': examples });
    const { status, out } = await prerender(folder.path);
    expect(status, out).to.equal(0);
    expect(folder.read('a.md')).to.equal(examples);
  });
});
