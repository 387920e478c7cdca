/** The state of the builder: steps to undo, the address of the page, the other language. */
import { expect, origins } from '../../test/support/index.js';
import {
  becomes,
  builderAt,
  fill,
  newBuilder,
  phase,
  RANKING,
  snippetOf,
  valueOf,
} from './builder-page.js';

describe('the builder', () => {
  it('undoes and redoes, typing into a field as one step, and tells what was done', async () => {
    const builder = await newBuilder(RANKING);
    const { document } = builder;
    const press = (id: string) => document.querySelector<HTMLButtonElement>(id)!.click();
    fill(builder, 'field-heading', 'T');
    fill(builder, 'field-heading', 'Te');
    fill(builder, 'field-heading', 'Tea');
    fill(builder, 'field-layout', 'grid');
    expect(snippetOf(builder)).to.contain('layout="grid"');
    press('#undo');
    expect(snippetOf(builder)).to.contain('heading="Tea"').and.not.contain('layout=');
    press('#undo');
    expect(snippetOf(builder)).not.to.contain('heading=');
    press('#redo');
    expect(valueOf(builder, 'field-heading')).to.equal('Tea');
    press('#undo');

    // With nothing left to undo or redo, the focus stays on the button.
    const status = document.querySelector('.done')!;
    const button = (id: string) => document.querySelector<HTMLButtonElement>(id)!;
    fill(builder, 'field-heading', 'Green tea');
    for (const [id, message] of [
      ['#undo', 'Undone'],
      ['#redo', 'Redone'],
    ] as const) {
      button(id).focus();
      button(id).click();
      expect(status.textContent.trim()).to.equal(message);
      expect(button(id).ariaDisabled).to.equal('true');
      expect(document.activeElement).to.equal(button(id));
      button(id).click();
    }
    expect(valueOf(builder, 'field-heading')).to.equal('Green tea');
  });

  it('has its state in its address, and nothing of the person', async () => {
    const builder = await builderAt(RANKING);
    await phase(builder, 'ready');
    fill(builder, 'field-heading', 'お茶 & <tea>');
    builder.document.querySelector<HTMLInputElement>('[name="whose"][value="mine"]')!.click();
    fill(builder, 'account-application-id', 'MY-OWN-ID');
    fill(builder, 'account-base-url', origins.service);
    await becomes(builder, () => snippetOf(builder).includes('data-application-id="MY-OWN-ID"'));
    builder.document.querySelector<HTMLElement>('#share')!.click();
    const { hash } = builder.window.location;
    expect(decodeURIComponent(hash)).not.to.contain('MY-OWN-ID').and.not.contain(origins.service);
    sessionStorage.clear();
    const again = await newBuilder(hash.slice(1));
    expect(valueOf(again, 'field-heading')).to.equal('お茶 & <tea>');
    expect(snippetOf(again)).not.to.contain('MY-OWN-ID');
  });

  it('changes its address when typing pauses, since browsers limit such changes', async () => {
    const builder = await newBuilder(RANKING);
    await phase(builder, 'ready');
    const { history } = builder.window;
    const replace = history.replaceState.bind(history);
    let changes = 0;
    history.replaceState = (...all) => {
      changes++;
      replace(...all);
    };
    const words = 'All our teas';
    for (let end = 1; end <= words.length; end++) fill(builder, 'link-text', words.slice(0, end));
    const { hash } = builder.document.querySelector<HTMLAnchorElement>('a.other')!;
    expect(new URLSearchParams(hash.slice(1)).get('link-text')).to.equal(words);
    builder.document.querySelector<HTMLElement>('#share')!.click();
    expect(builder.window.location.hash).to.equal(hash);
    expect(changes).to.equal(1);
  });

  it('previews with the last of the ids that are entered while its page loads', async () => {
    document.documentElement.dataset['root'] = '/site/';
    const { Preview } = await import('../scripts/builder/preview.js');
    const { startOf } = await import('../scripts/builder/state.js');
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const preview = new Preview(frame, () => undefined);
    const shows = ['FIRST', 'SECOND'].map((id) =>
      preview.show({
        widget: startOf('mkt-ranking'),
        scheme: 'light',
        lang: 'en',
        extra: {},
        label: 'Ad',
        explain: () => '',
        account: { 'application-id': id },
        kit: '/site/mkt/',
      }),
    );
    await Promise.all(shows);
    const scripts = [...frame.contentDocument!.querySelectorAll('script')];
    expect(scripts.map((script) => script.dataset['applicationId'])).to.deep.equal(['SECOND']);
    frame.remove();
  });
});
