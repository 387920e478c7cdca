/** What is further down the page waits until a reader comes near, and is ready to be asked for. */
import { waitUntil } from '@open-wc/testing';
import {
  expect,
  newTag,
  origins,
  page,
  requestsOf,
  serviceUrl,
  settled,
} from '../support/index.js';

/** A page with a ranking far below what is in view. */
async function below(tag: string, attributes = '') {
  const window = await page(`<!doctype html><script src="${origins.cdn}/dist/mkt.js"
      data-application-id="APP" data-base-url="${serviceUrl()}" data-cache-ttl="0"></script>
    <div style="height: 5000px"></div>
    <mkt-ranking limit="1" query="tag=${tag}" ${attributes}></mkt-ranking>`);
  return { window, element: window.document.querySelector('mkt-ranking')! };
}

const warm = ({ document }: Window) =>
  document.head.querySelectorAll(`link[rel="preconnect"][href^="${origins.service}"]`).length;

describe('an element further down', () => {
  it('asks nothing until it comes near, but has the connection ready', async () => {
    const tag = newTag();
    const { window, element } = await below(tag);
    await waitUntil(() => warm(window));
    expect(element.getAttribute('phase')).to.equal('idle');
    expect(await requestsOf(tag)).to.deep.equal([]);
    element.scrollIntoView();
    expect(await settled(element)).to.equal('ready');
    expect(warm(window)).to.equal(1);
  });

  it('asks at once with loading="eager"', async () => {
    const tag = newTag();
    const { element } = await below(tag, 'loading="eager"');
    expect(await settled(element)).to.equal('ready');
  });

  it('asks before it is printed', async () => {
    const tag = newTag();
    const { window, element } = await below(tag);
    await waitUntil(() => warm(window));
    window.dispatchEvent(new Event('beforeprint'));
    expect(await settled(element)).to.equal('ready');
  });
});

describe('an element that failed', () => {
  it('asks again once the browser is online', async () => {
    const tag = newTag();
    const broken = `loading="eager" base-url="${serviceUrl({ fault: 'disconnect' })}"`;
    const { window, element } = await below(tag, broken);
    expect(await settled(element)).to.equal('error');
    const { length } = await requestsOf(tag);
    window.dispatchEvent(new Event('online'));
    await waitUntil(async () => (await requestsOf(tag)).length > length);
  });
});
