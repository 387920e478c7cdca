/** The documents name the commands of package.json, and no others. */
import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { pages, textOf } from './pages.js';

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };

/** npm calls it by itself. */
const commands = Object.keys(scripts).filter((name) => name !== 'prepack');

const commandsIn = (text: string): readonly string[] => [
  ...new Set(
    [...text.matchAll(/\bnpm (?:run (?:--silent )?(\w[\w:-]*)|(test|start)\b)/g)].map(
      ([, run, short]) => run ?? short ?? '',
    ),
  ),
];

/** The places of elements name the commands of other projects. */
const files = [
  ...pages.filter((page) => !page.includes('/places/')),
  ...readdirSync('.github', { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => `${file.parentPath}/${file.name}`),
  '.ci/run',
];

describe('the commands', () => {
  it('are all in the table of CONTRIBUTING', () => {
    const table = textOf('CONTRIBUTING.md').match(/^\| `npm .*$/gm) ?? [];
    expect([...commandsIn(table.join('\n'))].sort()).to.deep.equal([...commands].sort());
  });

  it('exist where a document or a workflow names one', () => {
    const unknown = files.flatMap((file) =>
      commandsIn(textOf(file))
        .filter((name) => !commands.includes(name))
        .map((name) => `${file}: ${name}`),
    );
    expect(unknown).to.deep.equal([]);
  });
});
