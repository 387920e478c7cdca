/** The skill for assistants: its snippets are right, and its commands run nothing but this package. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { skillFiles } from '../../scripts/skill/skill.js';
import { run, runWith } from './command.js';

const files = skillFiles();
const all = Object.values(files).join('\n');
const tags = [
  ...readFileSync('custom-elements.json', 'utf8').matchAll(/"tagName": "([\w-]+)"/g),
].map(([, tag = '']) => tag);

/** The code of a language in a text. @param {string} text @param {string} language */
const codeIn = (text, language) =>
  [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n(.*?)^ *\`\`\``, 'gms'))].map(
    ([, , code = '']) => code,
  );

describe('the skill for assistants', () => {
  it('has a name and a description that say when to use it', () => {
    const [, front = ''] = /^---\n(.*?)\n---\n/s.exec(files['SKILL.md'] ?? '') ?? [];
    expect(front).to.match(/^name: mkt-widgets$/m);
    const [, description = ''] = /^description: (.*)$/m.exec(front) ?? [];
    expect(description.length > 100 && description.length <= 1024, description).to.be.ok;
    expect(files['SKILL.md'] ?? '').not.to.match(/\{\{/);
  });

  it('leads to a reference of every element, with three snippets', () => {
    for (const tag of tags) {
      // Two tags of an element share a line.
      const line = new RegExp(`^- \\[.*\`<${tag}>\`.*\\]\\(([^)]+)\\): .+\\.$`, 'm');
      const [, name = ''] = line.exec(files['SKILL.md'] ?? '') ?? [];
      const snippets = codeIn(files[name] ?? '', 'html');
      expect(snippets.length, tag).to.equal(3);
      expect(new Set(snippets).size, tag).to.equal(3);
    }
    for (const [, target = ''] of files['SKILL.md']?.matchAll(/\]\(([^)]+)\)/g) ?? [])
      expect(files[target], target).to.be.ok;
  });

  it('says which attributes are needed, and the values that the element accepts', () => {
    expect(files['references/mkt-product-search.md'] ?? '').to.match(
      /## Needed\n\n- One of `keyword`/,
    );
    expect(files['references/mkt-hotel-detail.md'] ?? '').to.match(/`hotel-no` is needed/);
    expect(files['references/mkt-ranking.md'] ?? '').to.match(/`show` \(any of rank, image/);
    expect(files['references/mkt-ranking.md'] ?? '').to.match(/`age` \(one of 10, 20/);
  });

  it('is smaller than 200 kB', () => {
    expect(Buffer.byteLength(all), `${Buffer.byteLength(all)} bytes`).to.be.below(200_000);
  });

  for (const [name, text] of Object.entries(files)) {
    const snippets = codeIn(text, 'html').filter((code) => code.includes('<script'));
    if (!snippets.length) continue;
    it(`has snippets without problems: ${name}`, async () => {
      for (const snippet of snippets) {
        const { status, out } = await runWith(snippet, 'doctor', '-');
        expect(status, out + snippet).to.equal(0);
      }
    });
  }

  it('has no command that fetches or runs anything but this package', async () => {
    const commands = codeIn(all, 'sh').flatMap((code) => code.trim().split('\n'));
    expect(commands.length).to.be.at.least(2);
    for (const command of commands) {
      expect(command).to.match(
        /^ *npx mkt-widgets (doctor|find) [^;|&`$]*("[^"$`]*")?( < [\w.]+)?$/,
      );
      const [, name = ''] = /mkt-widgets (\w+)/.exec(command) ?? [];
      expect((await run(name, '--help')).status, name).to.equal(0);
    }
    expect(all).not.to.match(
      /\b(curl|wget|pip|pipx|uvx?|git clone|npm (i|install|exec)|yarn|pnpm|bunx?|bash|eval|powershell|iex)\b/i,
    );
    for (const [, name] of all.matchAll(/\bnpx (\S+)/g)) expect(name).to.equal('mkt-widgets');
  });

  it('loads no script but the kit', () => {
    const sources = [...all.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, source]) => source);
    expect([...new Set(sources)].length).to.deep.equal(1);
    expect(sources[0] ?? '').to.match(/\/mkt\.js$/);
    for (const code of codeIn(all, 'html')) expect(code).not.to.match(/\son\w+=|javascript:/i);
  });
});
