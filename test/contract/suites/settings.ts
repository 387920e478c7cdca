import { requestParams, expect, newTag, serviceUrl, settled } from '../../support/index.js';
import { createWithin, promise, type Description } from '../fixture.js';

/** Settings of the element before those of `<mkt-config>`, and the inner `<mkt-config>` before the outer. */
export function settings(description: Description): void {
  const { address = 'base-url' } = description;
  const nothing = { 'application-id': undefined, [address]: undefined };

  const inside = async (attributes: Readonly<Record<string, string | undefined>>, tag: string) => {
    const outer = `${address}="${serviceUrl()}" query="tag=${tag}" application-id="OUTER"`;
    return createWithin(
      description,
      { attributes: { ...nothing, ...attributes } },
      (element) =>
        `<mkt-config ${outer}><div><mkt-config rel="nofollow">${element}</mkt-config></div></mkt-config>`,
    );
  };

  const idsOf = async (tag: string) =>
    (await requestParams(tag)).map((params) => params.get('applicationId'));

  promise('settings come from the nearest <mkt-config> that has them', async () => {
    const tag = newTag();
    const element = await inside({}, tag);
    expect(await settled(element)).to.equal('ready');
    expect(element.shadowRoot!.querySelector('a')!.rel).to.equal('nofollow');
    element.closest('mkt-config')!.setAttribute('application-id', 'INNER');
    expect(await settled(element)).to.equal('ready');
    expect(await idsOf(tag)).to.deep.equal(['OUTER', 'INNER']);
  });

  promise('settings of the element itself take precedence', async () => {
    const tag = newTag();
    const element = await inside({ 'application-id': 'OWN' }, tag);
    expect(await settled(element)).to.equal('ready');
    expect(await idsOf(tag)).to.deep.equal(['OWN']);
  });

  promise('changed and removed settings take effect', async () => {
    const tag = newTag();
    const element = await inside({ 'application-id': 'OWN' }, tag);
    await settled(element);
    const inner = element.closest('mkt-config')!;
    const outer = inner.parentElement!.closest('mkt-config')!;
    element.removeAttribute('application-id');
    await settled(element);
    outer.applicationId = 'LATER';
    await outer.updateComplete;
    await settled(element);
    inner.setAttribute('application-id', 'NEARER');
    await inner.updateComplete;
    await settled(element);
    inner.removeAttribute('application-id');
    await inner.updateComplete;
    expect(await settled(element)).to.equal('ready');
    expect(await idsOf(tag)).to.deep.equal(['OWN', 'OUTER', 'LATER', 'NEARER', 'LATER']);
  });

  promise('settings change when an element is moved', async () => {
    const tag = newTag();
    const element = await inside({}, tag);
    await settled(element);
    const other = document.createElement('mkt-config');
    other.applicationId = 'ELSEWHERE';
    element.closest('mkt-config')!.append(other);
    other.append(element);
    expect(await settled(element)).to.equal('ready');
    expect(await idsOf(tag)).to.deep.equal(['OUTER', 'ELSEWHERE']);
  });
}
