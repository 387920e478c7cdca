/** The skill for assistants: its snippets are right, and its commands run nothing but this package. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { skillFiles } from '../../build/skill/skill.js';
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
    assert.match(front, /^name: mkt-widgets$/m);
    const [, description = ''] = /^description: (.*)$/m.exec(front) ?? [];
    assert.ok(description.length > 100 && description.length <= 1024, description);
    assert.doesNotMatch(files['SKILL.md'] ?? '', /\{\{/);
  });

  it('leads to a reference of every element, with three snippets', () => {
    for (const tag of tags) {
      const name = `references/${tag}.md`;
      assert.ok(files['SKILL.md']?.includes(`](${name})`), tag);
      const snippets = codeIn(files[name] ?? '', 'html');
      assert.equal(snippets.length, 3, tag);
      assert.equal(new Set(snippets).size, 3, tag);
    }
    for (const [, target = ''] of files['SKILL.md']?.matchAll(/\]\(([^)]+)\)/g) ?? [])
      assert.ok(files[target], target);
  });

  it('says which attributes are needed, and the values that the element accepts', () => {
    assert.match(
      files['references/mkt-product-search.md'] ?? '',
      /## Needed\n\n- One of `keyword`/,
    );
    assert.match(files['references/mkt-hotel-detail.md'] ?? '', /`hotel-no` is needed/);
    assert.match(files['references/mkt-ranking.md'] ?? '', /`show` \(any of rank, image/);
    assert.match(files['references/mkt-ranking.md'] ?? '', /`age` \(one of 10, 20/);
  });

  it('is smaller than 200 kB', () => {
    assert.ok(Buffer.byteLength(all) < 200_000, `${Buffer.byteLength(all)} bytes`);
  });

  for (const [name, text] of Object.entries(files)) {
    const snippets = codeIn(text, 'html').filter((code) => code.includes('<script'));
    if (!snippets.length) continue;
    it(`has snippets without problems: ${name}`, async () => {
      for (const snippet of snippets) {
        const { status, out } = await runWith(snippet, 'doctor', '-');
        assert.equal(status, 0, out + snippet);
      }
    });
  }

  it('has no command that fetches or runs anything but this package', async () => {
    const commands = codeIn(all, 'sh').flatMap((code) => code.trim().split('\n'));
    assert.ok(commands.length >= 2);
    for (const command of commands) {
      assert.match(command, /^ *npx mkt-widgets (doctor|find) [^;|&`$]*("[^"$`]*")?( < [\w.]+)?$/);
      const [, name = ''] = /mkt-widgets (\w+)/.exec(command) ?? [];
      assert.equal((await run(name, '--help')).status, 0, name);
    }
    assert.doesNotMatch(
      all,
      /\b(curl|wget|pip|pipx|uvx?|git clone|npm (i|install|exec)|yarn|pnpm|bunx?|bash|eval|powershell|iex)\b/i,
    );
    for (const [, name] of all.matchAll(/\bnpx (\S+)/g)) assert.equal(name, 'mkt-widgets');
  });

  it('loads no script but the kit', () => {
    const sources = [...all.matchAll(/<script[^>]*\ssrc="([^"]*)"/g)].map(([, source]) => source);
    assert.deepEqual([...new Set(sources)].length, 1);
    assert.match(sources[0] ?? '', /\/mkt\.js$/);
    for (const code of codeIn(all, 'html')) assert.doesNotMatch(code, /\son\w+=|javascript:/i);
  });
});
