/** The builder: the actions that change its state, and the rendering of its page. */
import { render } from 'lit';
import elements from 'virtual:elements';
import { KIND_OF } from '../../../cli/finder/kinds.js';
import type { Item } from '../../../src/exports/catalogues.js';
import { attributeOf } from '../../../src/exports/definitions.js';
import { copy } from '../copy.js';
import { ACCOUNT } from '../elements.js';
import { type ChooseEvent, IdFinder } from '../finder/id-finder.js';
import { kit as ownKit, sandboxAccount, sandboxReader } from '../service.js';
import type { Mine, View, Widget } from '../types.js';
import { language, words } from '../words/page-words.js';
import { itemOf } from './items.js';
import type { Actions } from './model.js';
import { page } from './page.js';
import { corrected, hasUnfinishedTag, misspeltTag, parseSnippet, type Pasted } from './paste.js';
import { Preview } from './preview.js';
import { settingsInSample } from './sample.js';
import {
  accountOf,
  idOwnerOf,
  infoOf,
  isOfSandbox,
  isOwn,
  kitOf,
  modelOf,
  NOTHING,
  sourceOf,
  startSession,
  withoutSource,
  type Session,
} from './session.js';
import { fromHash, toHash, withAttribute } from './state.js';
import { keepInTab } from './tab-storage.js';

const place = document.querySelector<HTMLElement>('#builder')!;
/** The same page in the other language, with the same state. */
const other = document.querySelector<HTMLAnchorElement>('a.other')!;

/** Milliseconds after the last key before the input is checked. */
const PAUSE = 250;

/** The state; only `draw` changes it. */
const session = startSession(location.hash);

function draw(changes: Partial<Session> = {}): void {
  Object.assign(session, changes);
  render(page(modelOf(session), actions), place);
}

function keepInAddress(): void {
  history.replaceState(null, '', `#${toHash(session)}`);
}

let shown = 0;

async function showPreview(): Promise<void> {
  const { widget, view } = session;
  const number = ++shown;
  await preview.show({
    widget,
    scheme: view.scheme,
    lang: language,
    account: accountOf(session),
    kit: ownKit,
    extra: idOwnerOf(session) === 'sandbox' ? sandboxReader(widget.tag) : {},
    label: words.adLabel,
    explain: (issues) =>
      widget.items?.length === 0
        ? words.items.empty
        : issues
            .map(({ parameter, issue }) => words.named(attributeOf(parameter), words.issue(issue)))
            .join(' '),
  });
  if (number === shown) draw({ isPending: false });
}

/** Calls a function after a pause in the calls of the result. */
function delayed(work: () => void): (pause: number) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (pause) => {
    clearTimeout(timer);
    timer = setTimeout(work, pause);
  };
}

/** Delayed work after a change: slow checks, and the address, whose changes browsers limit. */
const updateSoon = delayed(() => {
  keepInAddress();
  void showPreview();
});

/** Renders a change, and writes the state into the address. */
function update(changes: Partial<Session>, pause = 0): void {
  draw({ ...changes, ...(changes.widget && { isPending: true }), done: NOTHING });
  other.hash = toHash(session);
  updateSoon(pause);
}

/** Renders a change, and announces it. */
const announce = (text: string): void => draw({ done: { text } });

function change(widget: Widget, about?: string, changes: Partial<Session> = {}): void {
  session.history.push(session.widget, about);
  update({ ...changes, widget, notices: [] }, about ? PAUSE : 0);
}

const setView = (view: Partial<View>): void => update({ view: { ...session.view, ...view } });

function keep(changes: Partial<Mine>): void {
  const mine = { ...session.mine, ...changes };
  keepInTab(mine);
  update({ mine }, PAUSE);
  preview.forget();
}

function set(name: string, value: string | undefined): void {
  change(withAttribute(session.widget, name, value), name, { corrections: {} });
}

/** Corrects an entered value, and says so at its field. */
function correct(name: string): void {
  const attribute = infoOf(session).attributes.find((each) => each.name === name);
  const value = session.widget.attributes[name];
  const correction = attribute && value ? corrected(attribute, value) : undefined;
  if (!correction) return;
  set(name, correction.value);
  draw({ corrections: { [name]: words.corrected(correction) } });
}

function restore(widget: Widget, announcement: string): void {
  update({ widget });
  announce(announcement);
}

function undo(): void {
  const { history: past, widget } = session;
  if (past.canUndo) restore(past.undo(widget), words.undone);
}

function redo(): void {
  const { history: past, widget } = session;
  if (past.canRedo) restore(past.redo(widget), words.redone);
}

async function copyAndAnnounce(text: string, announcement: string): Promise<void> {
  await copy(text);
  announce(announcement);
}

/** Further settings beside the account of the sandbox, which replaces the snippet's. */
const settingsLostIn = ({ account: named }: Pasted): string[] =>
  isOfSandbox(session, named)
    ? Object.keys(named).filter((name) => !(ACCOUNT as readonly string[]).includes(name))
    : [];

function useOwn(isMine: boolean): void {
  if (session.widget.source) change(withoutSource(session.widget));
  keep({ isMine });
}

function adopt(): void {
  const ids = idOwnerOf(session) === 'pasted' ? { isMine: true, account: accountOf(session) } : {};
  const settings = { ...ids, kit: kitOf(session) };
  change(withoutSource(session.widget));
  keep(settings);
}

/** The reason why a pasted text has no element. */
function whyNotOpened(text: string): string {
  if (hasUnfinishedTag(text)) return words.finding('unfinishedTag');
  const unknown = misspeltTag(text, elements);
  return unknown ? words.unknownTag(unknown.tag, unknown.suggestions) : words.noSnippet;
}

function paste(text: string): void {
  const pasted = hasUnfinishedTag(text) ? undefined : parseSnippet(text, elements);
  if (!pasted) {
    draw({ notices: [whyNotOpened(text)] });
    return;
  }
  const source = sourceOf(session, pasted);
  change({ ...(pasted.widget ?? withoutSource(session.widget)), ...(source && { source }) });
  const isMine = Object.keys(pasted.account).length > 0 && isOwn(session, pasted.account);
  if (isMine) keep({ isMine });
  draw({
    notices: [
      ...settingsLostIn(pasted).map((name) => words.leftover({ code: 'setting', name })),
      ...(source?.kit ? [words.foreignFiles(source.kit)] : []),
      ...pasted.corrections.map(words.corrected),
      ...pasted.leftovers.map(words.leftover),
    ],
  });
}

function setItems(items: readonly Item[], announcement: string, focus?: string): void {
  change({ ...session.widget, items });
  announce(announcement);
  if (focus) place.querySelector<HTMLElement>(`#${focus}`)?.focus();
}

function readSample(text: string): void {
  const found = settingsInSample(text);
  if (found) keep({ account: { ...session.mine.account, ...found } });
  draw({ sample: found ? '' : text, done: found ? { text: words.sample.taken } : NOTHING });
}

const dialog = () => place.querySelector<HTMLDialogElement>('dialog');

function choose({ found }: ChooseEvent): void {
  const { attributeToFind, widget } = session;
  if (!attributeToFind) return;
  const names = infoOf(session).attributes.map(({ name }) => name);
  const { items } = widget;
  if (items) setItems([...items, itemOf(found)], words.items.added(found.name));
  else if (KIND_OF[attributeToFind] === 'area') {
    // A place has codes from the largest class to the smallest.
    const others = Object.entries(widget.attributes).filter(([name]) => KIND_OF[name] !== 'area');
    const codes = Object.entries(found.attributes).filter(([name]) => names.includes(name));
    change({ ...widget, attributes: Object.fromEntries([...others, ...codes]) });
  } else set(attributeToFind, found.id);
  dialog()?.close();
}

function find(attributeToFind: string): void {
  draw({ attributeToFind });
  dialog()?.showModal();
  void place.querySelector<IdFinder>('id-finder')?.focusSearch();
}

const actions: Actions = {
  change,
  set,
  correct,
  setView,
  keep,
  useOwn,
  adopt,
  undo,
  redo,
  readSample,
  paste,
  find,
  choose,
  setItems,
  copy(text) {
    const { copied } = session.view.output === 'notice' ? words.notice : words;
    void copyAndAnnounce(text, copied);
  },
  share() {
    keepInAddress();
    void copyAndAnnounce(location.href, words.copiedLink);
  },
  closeFinder: () => draw({ attributeToFind: undefined }),
};

addEventListener('hashchange', ({ newURL }) => {
  session.history.push(session.widget);
  // A delayed change of the address may have replaced the current one.
  update(fromHash(new URL(newURL).hash, elements));
});

// Within a field, the browser's own undo applies.
addEventListener('keydown', (event) => {
  const isTyping = (event.target as Element).matches(
    'input[type="text"], input[type="search"], textarea',
  );
  if (isTyping || !(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
  event.preventDefault();
  if (event.shiftKey) redo();
  else undo();
});

customElements.define('id-finder', IdFinder);
draw();
const preview = new Preview(place.querySelector<HTMLIFrameElement>('#preview')!, (seen) =>
  draw({ seen }),
);
new ResizeObserver(([stage]) => draw({ room: stage?.contentRect.width || Infinity })).observe(
  place.querySelector('.stage')!,
);
update(
  await sandboxAccount().then(
    (sandboxed) => ({ sandboxed }),
    () => ({ hasSandbox: false }),
  ),
);
