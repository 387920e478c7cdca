/** Wrong names of commands and options lead to the nearest one. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { run } from './command.js';
import { folderOf } from './folder.js';

describe('mkt-widgets', () => {
  it('names the nearest command', async () => {
    const { status, errors } = await run('docter', '.');
    assert.equal(status, 2);
    assert.match(errors, /There is no command docter; did you mean doctor\?/);
  });

  it('names the nearest option', async () => {
    const { status, errors } = await run('doctor', '--onlin', '.');
    assert.equal(status, 2);
    assert.match(errors, /There is no option --onlin; did you mean --online\?/);
  });

  it('migrates a request with the address of its service, and asks for the script tag', async () => {
    const address = 'https://relay.example/m/services/api/MarketItem/Ranking/20220601?page=2';
    const script = `<script src="${address}"></script>`;
    const folder = folderOf({
      'a.html': script,
      'b.html': `<script src="/mkt.js"></script>${script}`,
    });
    const { out } = await run('migrate', folder.path);
    assert.match(out, /a\.html:1:1 <mkt-ranking page="2" base-url="https:\/\/relay\.example\/m">/);
    assert.match(out, /a\.html: the page needs the script tag/);
    assert.doesNotMatch(out, /b\.html: the page needs/);
  });
});
