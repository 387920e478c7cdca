/** The texts of the builder and the finder, in both languages. */
import type { ValidationIssue } from '../../../src/exports/validate.js';
import type { FindingCode } from '../../../src/exports/findings.js';
import type { ACCOUNT, Group } from '../elements.js';
import type { FieldWords } from './field-words.js';
import type { Kind } from '../../../cli/finder/kinds.js';
import type { AddedId, Correction, Form, Leftover, OwnPlace, ShopKind, View } from '../types.js';

export interface Words extends FieldWords {
  readonly elements: Readonly<Record<string, readonly [name: string, shows: string]>>;
  readonly groups: Readonly<Record<Group, string>>;
  readonly places: {
    readonly language: 'ja' | 'en';
    readonly question: string;
    /** The first choice: no answer yet. */
    readonly none: string;
    /** Labels of groups of places. */
    readonly ownSite: string;
    readonly blogs: string;
    /** A blog service of which nothing is known. */
    readonly otherBlog: string;
    readonly others: string;
    readonly names: Readonly<Record<OwnPlace, string>>;
    /** @param form the kind of snippet that is now selected */
    readonly works: (form: string) => string;
    /** @param forms the kinds to try, in this order */
    readonly unchecked: (forms: readonly string[]) => string;
    /** The document on blog services: its address below the site, and its name. */
    readonly list: string;
    readonly listName: string;
  };
  readonly forms: Readonly<Record<Form, string>>;
  readonly formHints: Readonly<Record<Form, string>>;
  readonly frame: {
    readonly checksSite: string;
    readonly registered: string;
    readonly builderHost: string;
  };
  /** Of the kind of snippet that has links and pictures only. */
  readonly plain: {
    readonly forMail: string;
    /** The preview shows no entries yet. */
    readonly waiting: string;
    /** The element has no plain copy. */
    readonly none: string;
    /** The entries are those of the sandbox. */
    readonly invented: string;
  };
  readonly result: string;
  readonly outputs: Readonly<Record<View['output'], string>>;
  readonly notice: {
    readonly copy: string;
    readonly copied: string;
    /** It is about this element only. */
    readonly scope: string;
    readonly waiting: string;
    /** The hosts are those of the sandbox. */
    readonly sandbox: string;
    readonly isRelay: string;
  };
  readonly widths: Readonly<Record<View['width'], string>>;
  readonly schemes: Readonly<Record<View['scheme'], string>>;
  readonly title: string;
  readonly lead: string;
  readonly choose: string;
  readonly more: string;
  readonly undo: string;
  readonly redo: string;
  readonly undone: string;
  readonly redone: string;
  readonly reset: string;
  readonly share: string;
  readonly copied: string;
  /** The snippet has no fallback. */
  readonly bare: string;
  readonly useLink: string;
  readonly faulty: (count: number) => string;
  /** Confirms the copy of the builder's address. */
  readonly copiedLink: string;
  readonly copy: string;
  readonly snippet: string;
  readonly preview: string;
  readonly previewWidth: string;
  readonly previewScheme: string;
  readonly withScript: string;
  readonly withStyles: string;
  readonly once: string;
  /** Above the folded tags that a page needs once. */
  readonly tagsOfPage: (count: number) => string;
  /** Of a field for words that contains HTML. */
  readonly plainText: string;
  /** How to get the files before the release. */
  readonly unpublished: {
    readonly text: string;
    /** The page that says how to get the files: its address below the site, and its name. */
    readonly page: string;
    readonly name: string;
  };
  readonly paste: string;
  readonly pasteHint: string;
  readonly open: string;
  readonly noSnippet: string;
  readonly leftover: (leftover: Leftover) => string;
  readonly unknownTag: (tag: string, suggestions: readonly string[]) => string;
  readonly corrected: (correction: Correction) => string;
  readonly idOwner: string;
  readonly sandbox: string;
  readonly noSandbox: string;
  readonly mine: string;
  readonly pasted: string;
  readonly pastedHint: string;
  readonly adopt: string;
  /** @param kit address of the folder */
  readonly foreignFiles: (kit: string) => string;
  readonly kit: string;
  readonly kitHint: string;
  readonly account: Readonly<Record<(typeof ACCOUNT)[number], string>>;
  readonly scriptSettings: string;
  readonly origins: { readonly name: string; readonly hint: string };
  /** The address of a request, from which settings are read. */
  readonly sample: Readonly<Record<'name' | 'hint' | 'taken' | 'unknown', string>>;
  readonly accountHint: string;
  readonly sandboxHint: string;
  readonly fallback: string;
  readonly fallbackHint: string;
  readonly link: string;
  readonly linkText: string;
  /** Of the author's own list. */
  readonly items: {
    readonly title: string;
    readonly intro: string;
    readonly add: string;
    readonly kinds: Readonly<Record<AddedId, string>>;
    readonly full: (max: number) => string;
    readonly empty: string;
    /** Of a list with an item that has neither a number nor a link. */
    readonly incomplete: string;
    /** Of a list whose items are all unavailable. */
    readonly nothing: string;
    readonly up: (name: string) => string;
    readonly down: (name: string) => string;
    readonly remove: (name: string) => string;
    readonly removeShort: string;
    /** Announcements; a new e-book has no name yet. */
    readonly added: (name: string) => string;
    readonly moved: (name: string, place: number) => string;
    readonly removed: (name: string) => string;
    readonly words: string;
    readonly wordsHint: string;
    readonly award: string;
    readonly awardHint: string;
    readonly link: string;
    readonly linkHint: string;
    readonly name: string;
    readonly useLink: string;
    readonly bare: string;
    /** Of a kind of snippet that cannot hold items. */
    readonly noPlace: string;
  };
  readonly shops: {
    readonly title: string;
    readonly intro: string;
    readonly add: string;
    readonly legend: (number: number) => string;
    readonly kind: string;
    readonly kinds: Readonly<Record<ShopKind, string>>;
    readonly address: string;
    readonly hint: string;
    readonly text: string;
    /** The text of a new button. */
    readonly example: string;
    readonly remove: string;
  };
  /** @param placeholder that no entry has a value for, in braces */
  readonly unknownPlaceholder: (placeholder: string, suggestion?: string) => string;
  /** @param fault the attribute with its value */
  readonly hidesShops: (fault: string) => string;
  readonly fitReplaces: string;
  readonly isOver: string;
  readonly campaign: Readonly<
    Record<'title' | 'hint' | 'text' | 'from' | 'until' | 'days', string>
  >;
  readonly suggest: string;
  readonly suggestWithoutId: string;
  /** The fallback leads to the sandbox, in a snippet for a live service. */
  readonly sandboxLink: string;
  readonly adLabel: string;
  readonly notALink: string;
  readonly find: string;
  readonly unset: string;
  readonly states: {
    readonly idle: string;
    readonly loading: string;
    /** @param count of entries; 0 where an element has none */
    readonly ready: (count: number) => string;
    readonly empty: string;
    readonly error: string;
  };
  readonly inBrackets: (text: string, more: string | number) => string;
  readonly issue: (issue: ValidationIssue) => string;
  /** The problem of an attribute's value, away from its field. */
  readonly named: (attribute: string, problem: string) => string;
  /** Of an attribute that the search does not accept. */
  readonly ignored: string;
  /** Of a number or a code that the finder finds. */
  readonly notFound: (attribute: string) => string;
  /** The item with this number is no longer available. */
  readonly gone: string;
  readonly needsChoices: (control: string) => string;
  readonly needsId: string;
  /** Refers to the problems at the fields. */
  readonly seeFields: string;
  readonly finding: (code: FindingCode) => string;
  /**
   * A failure and advice.
   * @param detail the service's own text
   */
  readonly failure: (code: FindingCode, detail: string) => string;
  readonly finder: {
    readonly title: string;
    readonly kinds: Readonly<Record<Kind, string>>;
    readonly by: string;
    readonly search: string;
    readonly use: string;
    readonly inBuilder: string;
    readonly copy: string;
    readonly none: string;
    readonly titleOf: (kind: string) => string;
    /** Between a button's text and a name, for screen readers. */
    readonly colon: string;
    readonly found: (count: number) => string;
    readonly nearest: string;
    /** Before the kinds that have results. */
    readonly elsewhere: string;
    readonly top: string;
    readonly count: (count: number) => string;
    readonly areas: string;
    readonly close: string;
    readonly genreHint: string;
  };
}
