/** The state of the builder, and the model of its page as a function of it. */
import elements from 'virtual:elements';
import type { Account, ElementInfo } from '../elements.js';
import { DEFAULT_KIT, filesIn, lacksFiles } from '../files.js';
import { kit as ownKit } from '../service.js';
import type { IdOwner, Source, Widget } from '../types.js';
import { language, words } from '../words/page-words.js';
import { check } from './check.js';
import { folderOf, isEmptyList } from './links.js';
import { noticeFor } from './notice.js';
import type { Model } from './model.js';
import type { Pasted } from './paste.js';
import { UNSEEN, WIDTHS } from './preview.js';
import { FORMS, hasHead, headOf, lacksItems, type Page } from './snippets.js';
import { fromHash, History, type State } from './state.js';
import { storedValues } from './tab-storage.js';

/** The last action before any. */
export const NOTHING: Model['done'] = { text: '' };

type Shown = Pick<
  Model,
  | 'corrections'
  | 'notices'
  | 'mine'
  | 'sample'
  | 'attributeToFind'
  | 'seen'
  | 'isPending'
  | 'room'
  | 'hasSandbox'
  | 'done'
>;

export interface Session extends State, Shown {
  readonly history: History;
  /** The account of the sandbox; empty until it runs. */
  readonly sandboxed: Account;
}

/** @param hash of the page's address */
export const startSession = (hash: string): Session => ({
  ...fromHash(hash, elements),
  history: new History(),
  mine: { isMine: false, account: {}, kit: DEFAULT_KIT, ...storedValues() },
  sandboxed: {},
  hasSandbox: true,
  seen: UNSEEN,
  isPending: true,
  room: Infinity,
  notices: [],
  corrections: {},
  done: NOTHING,
  sample: '',
  attributeToFind: undefined,
});

export const infoOf = ({ widget }: State): ElementInfo =>
  elements.find(({ tag }) => tag === widget.tag)!;

export function idOwnerOf({ widget: { source }, mine }: Session): IdOwner {
  if (source && Object.keys(source.account).length) return 'pasted';
  return mine.isMine ? 'mine' : 'sandbox';
}

export function accountOf(session: Session): Account {
  const { mine, sandboxed, widget } = session;
  const pasted = widget.source?.account ?? {};
  switch (idOwnerOf(session)) {
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

/** The folder of the files that the widget's snippet names. */
export const kitOf = ({ widget, mine }: Session): string =>
  widget.source?.kit ?? folderOf(mine.kit) ?? DEFAULT_KIT;

/** The snippet, and the part of it that is needed once in a page. */
function snippetOf(session: Session): Pick<Model, 'snippet' | 'head'> {
  const { widget, view, seen } = session;
  if (lacksItems(view.form, widget) || isEmptyList(widget)) return { snippet: '', head: '' };
  const { withScript, withStyles, forMail, withFetch } = view;
  const page: Page = {
    ...{ withScript, withStyles, forMail, withFetch },
    ...filesIn(kitOf(session)),
    account: accountOf(session),
    info: infoOf(session),
    label: words.adLabel,
    entries: seen.entries,
  };
  const size = { width: WIDTHS[view.width], height: seen.height };
  return {
    snippet: FORMS[view.form](widget, page, size),
    head: hasHead(view.form) ? headOf(page) : '',
  };
}

function noticeOf(session: Session): Model['notice'] {
  const { widget, view, seen } = session;
  const { noticed: element } = seen;
  if (view.output !== 'notice' || element?.tag !== widget.tag) return undefined;
  const files = filesIn(kitOf(session));
  return noticeFor({ widget, account: accountOf(session), files, element }, view, language);
}

export function modelOf(session: Session): Model {
  const { history, sandboxed, seen, widget } = session;
  const info = infoOf(session);
  const kit = kitOf(session);
  return {
    ...session,
    words,
    elements,
    info,
    problems: check(widget, info, seen, words),
    account: accountOf(session),
    isOnBuilderHost: filesIn(kit).pages === ownKit,
    lacksFiles: lacksFiles(kit),
    idOwner: idOwnerOf(session),
    sandboxAddress: sandboxed['base-url'],
    ...snippetOf(session),
    notice: noticeOf(session),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
  };
}

/** True if an account has no other values than the person's own. */
export const isOwn = ({ mine }: Session, named: Account): boolean =>
  Object.entries(named).every(([name, value]) => mine.account[name] === value);

export const isOfSandbox = ({ sandboxed }: Session, named: Account): boolean =>
  sandboxed['base-url'] !== undefined && named['base-url'] === sandboxed['base-url'];

/** The account and files of a pasted snippet, if they are neither the sandbox's nor the person's. */
export function sourceOf(session: Session, pasted: Pasted): Source | undefined {
  const { account: named, kit: folder } = pasted;
  const account = isOfSandbox(session, named) || isOwn(session, named) ? {} : named;
  const ownFolders = [folderOf(session.mine.kit) ?? DEFAULT_KIT, ownKit];
  const kit = folder && !ownFolders.includes(folder) ? folder : undefined;
  return kit || Object.keys(account).length ? { account, kit } : undefined;
}

/** A pasted widget with the person's own account. */
export function withoutSource({ source: _, ...widget }: Widget): Widget {
  return widget;
}
