import {
  requestParams,
  expect,
  newHold,
  newTag,
  partsOf,
  release,
  serviceUrl,
  settled,
  spaced,
} from '../../support/index.js';
import { announcement, announcements, nextAnnouncement } from '../../support/reading.js';
import {
  create,
  createWithin,
  inEachPhase,
  onlyLine,
  promise,
  visible,
  type Description,
} from '../fixture.js';

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/;

/** The texts of an element with the language that each is marked with. */
function* texts(root: ParentNode): Generator<[text: string, element: Element]> {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as Text;
    if (data.trim() && parentElement && !/^(style|script)$/i.test(parentElement.localName)) {
      yield [data.trim(), parentElement];
    }
  }
}

/** Texts whose `lang` is missing or wrong for screen readers. */
const wronglyMarked = (element: Element): string[] =>
  [...texts(element.shadowRoot!)]
    .filter(([text, around]) => JAPANESE.test(text) && !around.matches(':lang(ja)'))
    .map(([text]) => text);

/** An element's own parts are in the languages that they are marked with. */
export function ownScreenReaders(description: Description): void {
  promise('in an English page, texts of the service are marked as Japanese', async () => {
    const element = await createWithin(
      description,
      { attributes: { 'affiliate-id': 'AFF', heading: 'Best sellers' } },
      (host) => `<div lang="en">${host}</div>`,
    );
    expect(await settled(element)).to.equal('ready');
    expect(partsOf(element, 'as-of')[0]!.matches(':lang(en)')).to.equal(true);
    expect(wronglyMarked(element)).to.deep.equal([]);
  });
}

/** Elements with screen readers and keyboards. */
export function screenReaders(description: Description): void {
  const { address = 'base-url' } = description;

  promise("it is marked with the language of its texts, whatever the page's language", async () => {
    const element = await createWithin(description, {}, (host) => `<div lang="fr">${host}</div>`);
    await settled(element);
    expect(partsOf(element, 'as-of')[0]!.matches(':lang(en)')).to.equal(true);
  });

  promise('one live region exists from the start, and announces a failure', async (lines) => {
    const hold = newHold();
    const element = await create(description, { faults: { hold } });
    const liveRegions = () => [...element.shadowRoot!.querySelectorAll('[role="status"]')];
    const [status, ...others] = liveRegions();
    expect(others).to.have.length(0);
    expect(status!.closest('[aria-busy]') === null).to.equal(true);
    // The first answer is no result of the reader's action.
    expect(announcement(element)).to.equal('');
    const announced = announcements(element);
    await release(hold);
    const messages: string[] = [];
    await inEachPhase(element, address, (phase) => {
      expect(liveRegions().length === 1 && liveRegions()[0] === status, phase).to.equal(true);
      messages.push(...partsOf(element, 'status').map((part) => spaced(part.textContent)));
    });
    expect(messages).to.have.length(2);
    // No entries are news only after an action of the reader.
    expect(announced).to.have.length(1);
    expect(messages[1]).to.contain(announced[0]);
    lines.length = 0;
  });

  promise('a mistake of the author is named in the console, and not to readers', async (lines) => {
    const element = await create(description, { attributes: { limit: '0' } });
    expect(await settled(element)).to.equal('error');
    expect(onlyLine(lines)).to.contain('limit="0"');
    const [message] = partsOf(element, 'status');
    expect(message!.textContent).to.match(JAPANESE);
    await nextAnnouncement(element, JAPANESE);
    expect(partsOf(element, 'retry')).to.have.length(0);
  });

  promise('a failed request can be repeated, and the focus stays in place', async (lines) => {
    const tag = newTag();
    const element = await create(description, { faults: { fault: '500' }, tag });
    expect(await settled(element)).to.equal('error');
    for (const times of [1, 2]) {
      const before = (await requestParams(tag)).length;
      const [retry] = partsOf(element, 'retry');
      expect(visible(retry!)).to.equal(true);
      retry!.focus();
      retry!.click();
      await settled(element);
      expect((await requestParams(tag)).length, `${times}`).to.be.greaterThan(before);
      expect(document.activeElement === element).to.equal(true);
    }
    element.setAttribute(address, serviceUrl());
    expect(await settled(element)).to.equal('ready');
    expect(partsOf(element, 'retry')).to.have.length(0);
    lines.length = 0;
  });

  promise('it is not a landmark', async () => {
    const element = await create(description, { attributes: { heading: 'Best sellers' } });
    await settled(element);
    const landmarks = 'header, footer, main, nav, aside, [role=banner], [role=contentinfo]';
    expect(element.shadowRoot!.querySelectorAll(landmarks)).to.have.length(0);
  });
}
