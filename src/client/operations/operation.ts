import type { ValidationIssue } from '../validation/issue.js';
import type { ParameterTable, ParamsOfTable, Values } from '../validation/parameter.js';
import type { Genres } from '../records/genres.js';
import type { RecordOf, RecordTable } from '../records/record.js';
import type { Settings } from '../settings.js';

/** What the kit knows of one operation: the single source that everything else derives from. */
export interface Operation {
  /** `Group/Operation` in the interface's neutral names. */
  readonly path: string;
  readonly version: string;
  /** `appKey` needs an application id, `oauth` a reader's access token as well. */
  readonly auth: 'appKey' | 'oauth';
  /** The OAuth scope that the token must have. */
  readonly scope?: string;
  /** Whether it changes something: then it is not sent again where it may have been done. */
  readonly changes?: boolean;
  /** Whether an affiliate id may be sent. */
  readonly affiliate: boolean;
  readonly params: ParameterTable;
  /** At least one of these must be given; where one has a default, that is sent in need. */
  readonly oneOf?: readonly string[];
  /**
   * The rules that hold between parameters.
   * @param values the checked values: what broke a rule of its own is not among them
   * @param given what was given, checked or not
   * @returns what is broken
   */
  readonly rules?: (
    values: Values,
    given: Readonly<Record<string, unknown>>,
  ) => readonly (ValidationIssue | undefined)[];
  /** Settings that only this operation has. */
  readonly settings?: ParameterTable;
  /** Where it is, if not among the other operations. */
  readonly at?: { readonly setting: 'dynamicAdUrl'; readonly path: string };
  /** The name of the JSONP parameter, `callback` unless told. */
  readonly callback?: string;
  /** Names that the list of entries can have in an answer; none: the answer itself is the record. */
  readonly list: readonly string[];
  /** Finds the entries where no name of a list is known; undefined where there is no list. */
  readonly find?: (body: unknown, settings: Values) => readonly unknown[] | undefined;
  /** An entry as a flat object, where taking it out of its wrapper is not enough. */
  readonly entry?: (sent: unknown) => unknown;
  /** The value of `sort` that puts what is nearest to the coordinates first. */
  readonly nearestSort?: string;
  /** The field by which records are in order, the smallest first, where answers can be in another. */
  readonly order?: string;
  /** A field that makes an entry of use to a reader, also where it has neither a name nor a page. */
  readonly key?: string;
  /** Reads the genre information that an answer can hold. */
  readonly genres?: (body: Record<string, unknown>) => Genres | undefined;
  /** What becomes of an entry. */
  readonly record: RecordTable;
}

/** Parameters that every operation has, unless the transport owns them. */
export const commonParams = {
  /** Names of the response fields to return, separated by commas; all by default. */
  elements: { kind: 'list' },
  /** Layout of the answer: 1 wraps each entry, 2 does not. The records are the same. */
  formatVersion: { kind: 'integer', values: [1, 2], default: 1 },
} as const satisfies ParameterTable;

/** The parameters of an operation, by name. */
export type ParamsOf<O extends Operation> = ParamsOfTable<O['params']> &
  ParamsOfTable<typeof commonParams>;

/** The settings that an operation reads: the client's, and its own. */
export type SettingsOf<O extends Operation> = Settings &
  (O['settings'] extends ParameterTable ? ParamsOfTable<O['settings']> : unknown);

/** The record that one entry of an answer becomes. */
export type RecordOfOperation<O extends Operation> = RecordOf<O['record']>;
