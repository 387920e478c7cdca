/** Wrong names of commands and options lead to the nearest one. */
import { expect } from 'chai';
import { run } from './command.js';
import { folderOf } from './folder.js';

describe('mkt-widgets', () => {
  it('names the nearest command', async () => {
    const { status, errors } = await run('docter', '.');
    expect(status).to.equal(2);
    expect(errors).to.match(/There is no command docter; did you mean doctor\?/);
  });

  it('migrates a request with the address of its service, and asks for the script tag', async () => {
    const address = 'https://relay.example/m/services/api/MarketItem/Ranking/20220601?page=2';
    const script = `<script src="${address}"></script>`;
    const folder = folderOf({
      'a.html': script,
      'b.html': `<script src="/mkt.js"></script>${script}`,
    });
    const { out } = await run('migrate', folder.path);
    expect(out).to.match(
      /a\.html:1:1 <mkt-ranking page="2" base-url="https:\/\/relay\.example\/m">/,
    );
    expect(out).to.match(/a\.html: the page needs the script tag/);
    expect(out).not.to.match(/b\.html: the page needs/);
  });
});
