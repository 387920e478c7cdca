/** Consent on pages that arrive slowly: the browser shows and runs what has come so far. */
import {
  expect,
  newTag,
  nextFrame,
  requestsOf,
  served,
  opened,
  settled,
} from '../support/index.js';
import { arrived } from '../support/settled.js';
import { htmlOf, script, SETTINGS } from './pages.js';

const LINK = '<a href="https://market.example/">All</a>';
const ranking = (name: string, tag = newTag()) =>
  `<mkt-ranking id="${name}" limit="1" loading="eager" query="tag=${tag}">${LINK}</mkt-ranking>`;

/** A page with a ranking that has its answer, whose parser waits for more. */
async function streaming() {
  const window = await opened(await served('<!doctype html>'));
  const { document } = window;
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- a page that the parser reads in parts
  const write = (html: string) => document.write(html);
  document.open();
  write(htmlOf(script(SETTINGS), ranking('first')).replace(/<\/body>.*/s, ''));
  const first = await arrived(document.documentElement, '#first[phase]');
  expect(await settled(first)).to.equal('ready');
  expect(document.readyState).to.equal('loading');
  return { document, first, write };
}

describe('a page that is still arriving', () => {
  it('loses the answers that it shows when a configuration turns out to have no elements', async () => {
    const { document, first, write } = await streaming();
    const tag = newTag();
    write('<p><mkt-config consent="event:go">');
    write(`<p>One paragraph.</p>${ranking('second', tag)}</mkt-config>`);
    await arrived(document.body, '#first[phase="idle"]');
    await arrived(document.body, '#second[phase="idle"]');
    expect(document.readyState).to.equal('loading');
    document.close();
    document.dispatchEvent(new document.defaultView!.CustomEvent('go'));
    expect(await settled(first)).to.equal('ready');
    expect(await settled(document.querySelector('#second')!)).to.equal('ready');
    expect(await requestsOf(tag)).to.have.length(1);
  });

  it('keeps them while the elements of a configuration are on their way', async () => {
    const { document, first, write } = await streaming();
    const phases = new Set<string | null>();
    new document.defaultView!.MutationObserver(() =>
      phases.add(first.getAttribute('phase')),
    ).observe(first, { attributeFilter: ['phase'] });
    write('<mkt-config consent="event:go"><h2>Best sellers</h2>');
    await nextFrame();
    write('<p>Words</p>');
    await nextFrame();
    write(`${ranking('second')}</mkt-config><p>The end</p>`);
    await arrived(document.body, '#second[phase="idle"]');
    document.close();
    await nextFrame();
    expect([...phases]).to.deep.equal([]);
    expect(first.getAttribute('phase')).to.equal('ready');
  });
});
