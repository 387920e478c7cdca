/** A new user's way from the front page to a live page, in a real browser. */
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { builtSite } from '../../test/support/built-site.js';
import { walk } from '../new-user/walk.js';

let folder = '';
before(async () => void (folder = await builtSite()));

describe('a new user', () => {
  for (const [width, lang] of /** @type {const} */ ([
    [1200, 'en'],
    [360, 'ja'],
  ])) {
    it(`ends at a page of the user's own with the selected entries: ${width} px, ${lang}`, async () => {
      const { steps, previewed, shown } = await walk({ site: folder, width, lang });
      assert.equal(shown.length, 5);
      assert.deepEqual(shown, previewed);
      const clicks = steps.reduce((all, step) => all + step.clicks, 0);
      assert.ok(clicks <= 12, `${clicks} clicks`);
    });
  }

  it('ends with the selected entries also on a blog without scripts', async () => {
    const { previewed, shown } = await walk({ site: folder, place: 'links' });
    assert.equal(shown.length, 5);
    assert.deepEqual(shown, previewed);
  });
});
