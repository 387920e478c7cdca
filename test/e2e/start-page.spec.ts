/** The start page of the archive for web spaces, in a publisher's folder. */
import { arrived, expect, opened, page, serviceUrl, settled } from '../support/index.js';
import type { MktElement } from '../../src/element/mkt-element.js';

describe('the start page of the archive', () => {
  it('has a working snippet, with the address of its own folder', async () => {
    const { document } = await opened('/scripts/build/start.html');
    const snippet = document.querySelector('textarea')!.value;
    expect(snippet).to.contain(`href="${location.origin}/scripts/build/mkt.css"`);
    const window = await page(
      snippet
        .replaceAll('/scripts/build/', '/dist/')
        .replace('https://service.example', serviceUrl()),
    );
    const element = await arrived<MktElement>(window.document.body, 'mkt-ranking');
    await settled(element);
    expect(element.records).to.have.length(5);
  });
});
