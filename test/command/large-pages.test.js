/** Commands on pages with thousands of elements. */
import { expect } from 'chai';
import { useSandbox } from '../../sandbox/test/sandbox.js';
import { run } from './command.js';
import { folderOf } from './folder.js';
import { useNamedService } from './named-service.js';

describe('a large page', () => {
  const sandbox = useSandbox();
  const service = useNamedService(sandbox, () => [{ name: 'Tea' }]);
  const command = (/** @type {string} */ name, /** @type {string[]} */ ...paths) =>
    run(name, ...(name === 'prerender' ? ['--settings', service.settings] : []), ...paths);
  /** @param {string} tag @param {number} count @param {string} inner */
  const nested = (tag, count, inner) =>
    `<${tag}>`.repeat(count) + inner + `</${tag}>`.repeat(count);
  const ELEMENT = '<mkt-ranking limit="1"></mkt-ranking>';

  it('can have 8,000 nested elements', async () => {
    const folder = folderOf({
      'a.html': nested('div', 8000, ELEMENT),
      'b.html': nested('mkt-config', 8000, ELEMENT),
      'c.html': nested('mkt-ranking', 8000, ''),
    });
    const { status, out, errors } = await command('prerender', folder.path);
    expect(status, out + errors).to.equal(0);
    for (const name of folder.names())
      expect(folder.read(name)).to.match(/<ul data-mkt-prerendered>/);
    for (const name of ['doctor', 'migrate'])
      expect((await command(name, folder.path)).errors).not.to.match(/stack|nested/);
  });

  it('is rejected by each command if its elements are nested too deeply, and the other pages are read', async () => {
    const folder = folderOf({ 'a.html': nested('div', 100_000, ELEMENT), 'b.html': ELEMENT });
    for (const name of ['prerender', 'doctor', 'migrate']) {
      const { status, errors, out } = await command(name, folder.path);
      expect(errors, name).to.match(/a\.html: its elements are nested too deeply/);
      expect(status).to.equal(1);
      expect(out).to.match(/2 (files|pages)/);
    }
    expect(folder.read('b.html')).to.match(/data-mkt-prerendered/);
  });

  for (const kind of ['html', 'md'])
    it(`takes linear time for 10,000 elements, in .${kind}`, async () => {
      const line = `<p>A line of a page, as it is.</p>\n<script src="x"></script>${ELEMENT}\n`;
      const name = `a.${kind}`;
      const folder = folderOf({ [name]: line.repeat(10_000) });
      const { status, out, errors } = await command('prerender', folder.path);
      expect(status, out + errors).to.equal(0);
      expect(folder.read(name).match(/data-mkt-prerendered/g)?.length).to.equal(10_000);
    });
});
