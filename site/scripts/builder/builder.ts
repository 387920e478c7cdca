/** The builder: its state, the actions that change it, and the rendering of its page. */
import { render } from 'lit';
import elements from 'virtual:elements';
import type { Item } from '../../../src/rules/catalogues.js';
import { attributeOf } from '../../../src/rules/definitions.js';
import { copy } from '../copy.js';
import { ACCOUNT, type Account, type ElementInfo } from '../elements.js';
import { DEFAULT_KIT, filesIn, missingFiles } from '../files.js';
import { type ChooseEvent, IdFinder } from '../finder/id-finder.js';
import { KIND_OF } from '../../../cli/finder/kinds.js';
import { kit as ownKit, sandboxAccount, sandboxReader } from '../service.js';
import { language, words } from '../words/here.js';
import { check } from './check.js';
import { itemOf } from './items.js';
import { isLink } from './links.js';
import { keepInTab, storedValues } from './tab-storage.js';
import { noticeFor } from './notice.js';
import { type Actions, folderOf, type IdOwner, type Mine, type Model } from './model.js';
import { page } from './page.js';
import { corrected, type Leftover, misspeltTag, parseSnippet, type Pasted } from './paste.js';
import { Preview, UNSEEN, WIDTHS, type Seen } from './preview.js';
import { settingsInSample } from './sample.js';
import { FORMS, lacksItems, type Page } from './snippets.js';
import {
  fromHash,
  History,
  type Source,
  type State,
  toHash,
  type View,
  type Widget,
  withAttribute,
} from './state.js';

const place = document.querySelector<HTMLElement>('#builder')!;
/** The same page in the other language, with the same state. */
const other = document.querySelector<HTMLAnchorElement>('a.other')!;

/** Milliseconds after the last key before the input is checked. */
const PAUSE = 250;

let state: State = fromHash(location.hash, elements);
let report: Seen = UNSEEN;
let room = Infinity;
let sandboxed: Account = {};
/** False if the sandbox cannot run in this browser. */
let hasSandbox = true;
let notices: readonly string[] = [];
/** Notices about corrected values, by attribute. */
let corrections: Readonly<Record<string, string>> = {};
const NOTHING: Model['done'] = { text: '' };
let lastAction = NOTHING;
/** An entered address from which no settings could be read. */
let sample = '';
/** The attribute whose finder is open. */
let attributeToFind: string | undefined;
const past = new History();

let mine: Mine = { isMine: false, account: {}, kit: DEFAULT_KIT, ...storedValues() };

const info = (): ElementInfo => elements.find(({ tag }) => tag === state.widget.tag)!;

function idOwner(): IdOwner {
  const { source } = state.widget;
  if (source && Object.keys(source.account).length) return 'pasted';
  return mine.isMine ? 'mine' : 'sandbox';
}

function account(): Account {
  const pasted = state.widget.source?.account ?? {};
  switch (idOwner()) {
    case 'sandbox':
      return sandboxed;
    case 'mine':
      return mine.account;
    case 'pasted':
      // A service in a pasted snippet must not receive the person's ids.
      return pasted['base-url'] || pasted['dynamic-ad-url']
        ? pasted
        : { ...mine.account, ...pasted };
  }
}

/** The folder of the files that this widget's snippet names. */
const kit = () => state.widget.source?.kit ?? folderOf(mine.kit) ?? DEFAULT_KIT;
const problems = () => check(state.widget, info(), report, words);

const pageOf = (view: View): Page => ({
  account: account(),
  ...filesIn(kit()),
  withScript: view.withScript,
  withStyles: view.withStyles,
  info: info(),
  label: words.adLabel,
  entries: report.entries,
  forMail: view.forMail,
  withFetch: view.withFetch,
});

function snippet(): string {
  const { widget, view } = state;
  if (lacksItems(view.form, widget)) return '';
  const size = { width: WIDTHS[view.width], height: report.height };
  return FORMS[view.form](widget, pageOf(view), size);
}

function notice(): Model['notice'] {
  const { widget, view } = state;
  const { noticed: element } = report;
  if (view.output !== 'notice' || element?.tag !== widget.tag) return undefined;
  return noticeFor({ widget, account: account(), files: filesIn(kit()), element }, view, language);
}

let soon: ReturnType<typeof setTimeout> | undefined;

function keepInAddress(): void {
  history.replaceState(null, '', `#${toHash(state)}`);
}

/** Delayed work after a change: slow checks, and the address, whose changes browsers limit. */
function updateSoon(pause: number): void {
  clearTimeout(soon);
  soon = setTimeout(() => {
    keepInAddress();
    const { widget, view } = state;
    void preview.show({
      widget,
      scheme: view.scheme,
      lang: language,
      account: account(),
      kit: ownKit,
      extra: idOwner() === 'sandbox' ? sandboxReader(widget.tag) : {},
      label: words.adLabel,
      explain: (issues) =>
        widget.items?.length === 0
          ? words.items.empty
          : issues
              .map(({ parameter, issue }) =>
                words.named(attributeOf(parameter), words.issue(issue)),
              )
              .join(' '),
    });
  }, pause);
}

/** Renders a change, and writes the state into the address. */
function update(pause = 0): void {
  lastAction = NOTHING;
  other.hash = toHash(state);
  draw();
  updateSoon(pause);
}

function change(widget: Widget, about?: string): void {
  past.push(state.widget, about);
  state = { ...state, widget };
  notices = [];
  update(about ? PAUSE : 0);
}

const look = (view: Partial<View>): void => {
  state = { ...state, view: { ...state.view, ...view } };
  update();
};

function keep(changes: Partial<Mine>): void {
  mine = { ...mine, ...changes };
  keepInTab(mine);
  update(PAUSE);
}

function set(name: string, value: string | undefined): void {
  corrections = {};
  change(withAttribute(state.widget, name, value), name);
}

/** Corrects an entered value, and says so at its field. */
function correct(name: string): void {
  const attribute = info().attributes.find((each) => each.name === name);
  const value = state.widget.attributes[name];
  const correction = attribute && value ? corrected(attribute, value) : undefined;
  if (!correction) return;
  set(name, correction.value);
  corrections = { [name]: words.corrected(correction) };
  draw();
}

function restore(widget: Widget, announcement: string): void {
  state = { ...state, widget };
  update();
  lastAction = { text: announcement };
  draw();
}

function undo(): void {
  if (past.canUndo) restore(past.undo(state.widget), words.undone);
}

function redo(): void {
  if (past.canRedo) restore(past.redo(state.widget), words.redone);
}

async function copyAndAnnounce(text: string, announcement: string): Promise<void> {
  await copy(text);
  lastAction = { text: announcement };
  draw();
}

/** A button exists without data, a value needs words, and a link needs an address. */
const lacksFallback = ({ tag, link, linkText, items }: Widget): boolean =>
  items
    ? !items.every((item) => isLink(item.link))
    : tag !== 'mkt-bookmark-button' && !isLink(link) && !(tag === 'mkt-value' && linkText.trim());

const isOwn = (named: Account) =>
  Object.entries(named).every(([name, value]) => mine.account[name] === value);

const isOfSandbox = (named: Account): boolean =>
  sandboxed['base-url'] !== undefined && named['base-url'] === sandboxed['base-url'];

/** Further settings beside the account of the sandbox, which replaces the snippet's. */
const settingsLostIn = ({ account: named }: Pasted): string[] =>
  isOfSandbox(named)
    ? Object.keys(named).filter((name) => !(ACCOUNT as readonly string[]).includes(name))
    : [];

/** The account and files of a pasted snippet, if they are neither the sandbox's nor the person's. */
function sourceOf({ account: named, kit: folder }: Pasted): Source | undefined {
  const account = isOfSandbox(named) || isOwn(named) ? {} : named;
  const ownFolders = [folderOf(mine.kit) ?? DEFAULT_KIT, ownKit];
  const kit = folder && !ownFolders.includes(folder) ? folder : undefined;
  return kit || Object.keys(account).length ? { account, kit } : undefined;
}

/** Makes a pasted widget use the person's own account. */
function withoutSource({ source: _, ...widget }: Widget): Widget {
  return widget;
}

function useOwn(isMine: boolean): void {
  if (state.widget.source) change(withoutSource(state.widget));
  keep({ isMine });
}

function adopt(): void {
  const ids = idOwner() === 'pasted' ? { isMine: true, account: account() } : {};
  const settings = { ...ids, kit: kit() };
  change(withoutSource(state.widget));
  keep(settings);
}

function paste(text: string): void {
  const pasted = parseSnippet(text, elements);
  if (!pasted) {
    const unknown = misspeltTag(text, elements);
    notices = [unknown ? words.unknownTag(unknown.tag, unknown.suggestions) : words.noSnippet];
    draw();
    return;
  }
  const source = sourceOf(pasted);
  change({ ...(pasted.widget ?? withoutSource(state.widget)), ...(source && { source }) });
  notices = [
    ...settingsLostIn(pasted).map((name) => words.leftover({ code: 'setting', name })),
    ...(source?.kit ? [words.foreignFiles(source.kit)] : []),
    ...pasted.corrections.map((correction) => words.corrected(correction)),
    ...pasted.leftovers.map((leftover: Leftover) => words.leftover(leftover)),
  ];
  const isMine = Object.keys(pasted.account).length > 0 && isOwn(pasted.account);
  if (isMine) keep({ isMine });
  draw();
}

/** Changes the items, and says so. */
function setItems(items: readonly Item[], announcement: string, focus?: string): void {
  change({ ...state.widget, items });
  lastAction = { text: announcement };
  draw();
  if (focus) place.querySelector<HTMLElement>(`#${focus}`)?.focus();
}

function readSample(text: string): void {
  const found = settingsInSample(text);
  sample = found ? '' : text;
  if (found) keep({ account: { ...mine.account, ...found } });
  lastAction = found ? { text: words.sample.taken } : NOTHING;
  draw();
}

function choose({ found }: ChooseEvent): void {
  if (!attributeToFind) return;
  const names = info().attributes.map(({ name }) => name);
  const kind = KIND_OF[attributeToFind];
  const { items } = state.widget;
  if (items) setItems([...items, itemOf(found)], words.items.added(found.name));
  else if (kind === 'area') {
    // A place has codes from the largest class to the smallest.
    const others = Object.entries(state.widget.attributes).filter(
      ([name]) => KIND_OF[name] !== 'area',
    );
    const codes = Object.entries(found.attributes).filter(([name]) => names.includes(name));
    change({ ...state.widget, attributes: Object.fromEntries([...others, ...codes]) });
  } else set(attributeToFind, found.id);
  dialog()?.close();
}

const dialog = () => place.querySelector<HTMLDialogElement>('dialog');

function find(attribute: string): void {
  attributeToFind = attribute;
  draw();
  dialog()?.showModal();
  void place.querySelector<IdFinder>('id-finder')?.focusSearch();
}

const actions: Actions = {
  change,
  set,
  correct,
  look,
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
    const { form, output } = state.view;
    const isBare = form !== 'plain' && lacksFallback(state.widget);
    const { copiedBare } = state.widget.items ? words.items : words;
    const copied = isBare ? copiedBare : words.copied;
    void copyAndAnnounce(text, output === 'notice' ? words.notice.copied : copied);
  },
  share() {
    keepInAddress();
    void copyAndAnnounce(location.href, words.copiedLink);
  },
  closeFinder() {
    attributeToFind = undefined;
    draw();
  },
};

function draw(): void {
  const { view, widget } = state;
  const model: Model = {
    ...{
      widget,
      view,
      mine,
      hasSandbox,
      elements,
      seen: report,
      room,
      notices,
      corrections,
      done: lastAction,
      sample,
      attributeToFind,
    },
    words,
    info: info(),
    problems: problems(),
    account: account(),
    isOnBuilderHost: filesIn(kit()).pages === ownKit,
    missingFiles: missingFiles(kit(), language),
    idOwner: idOwner(),
    sandboxAddress: sandboxed['base-url'],
    snippet: snippet(),
    notice: notice(),
    canUndo: past.canUndo,
    canRedo: past.canRedo,
  };
  render(page(model, actions), place);
}

addEventListener('hashchange', ({ newURL }) => {
  const before = state.widget;
  // A delayed change of the address may have replaced the current one.
  state = fromHash(new URL(newURL).hash, elements);
  past.push(before);
  update();
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
const preview = new Preview(place.querySelector<HTMLIFrameElement>('#preview')!, (now) => {
  report = now;
  draw();
});
new ResizeObserver(([stage]) => {
  room = stage?.contentRect.width || Infinity;
  draw();
}).observe(place.querySelector('.stage')!);
try {
  sandboxed = await sandboxAccount();
} catch {
  hasSandbox = false;
}
update();
