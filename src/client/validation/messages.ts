import { RequestError } from '../errors.js';
import type { ValidationIssue, Parameter } from './parameter.js';

/** One broken rule of the interface. */
export interface ValidationMessage {
  /** The parameter, in the interface's spelling. */
  readonly parameter: string;
  /** What was given, as text; absent where something is missing, or given but secret. */
  readonly value?: string | undefined;
  /** The rule in words: completes a sentence that starts with the parameter. */
  readonly rule: string;
}

/** The request breaks rules of the interface; it was never sent. */
export class ParameterError extends RequestError {
  override readonly name = 'ParameterError';
  readonly code = 'parameter';

  /**
   * @param problems every broken rule
   * @param spell how the reader of the message spells a parameter (an element: as its attribute)
   */
  constructor(
    readonly problems: readonly ValidationMessage[],
    spell: (parameter: string) => string = (parameter) => parameter,
  ) {
    super(
      problems
        .map(({ parameter, value, rule }) => {
          const name = spell(parameter);
          return `${name}${value === undefined ? '' : `=${JSON.stringify(value)}`} ${rule}`;
        })
        .join('; '),
    );
  }
}

function range({ min, max }: Parameter): string {
  if (min === undefined) return max === undefined ? '' : ` up to ${max}`;
  return max === undefined ? ` from ${min}` : ` from ${min} to ${max}`;
}

const ADDRESS = 'an http(s) address or a path';

/** The patterns of settings in words, which every reader would have to load beside the patterns. */
const SETTINGS: Readonly<Record<string, string>> = {
  baseUrl: ADDRESS,
  dynamicAdUrl: ADDRESS,
  frameUrl: ADDRESS,
  apiVersion: 'a version such as 20170628',
  names: 'pairs such as site=acme',
};

/** The rule of one parameter in words: completes "page …". */
function ruleOf(name: string, parameter: Parameter): string {
  const { kind, values, words = SETTINGS[name], most } = parameter;
  if (words) return `must be ${words}`;
  const set = values?.map((value) => (value === '' ? '""' : value)).join(', ');
  if (kind === 'list') {
    const entries = parameter.of === 'integer' ? 'whole numbers' : 'entries';
    const apart = parameter.separator ? 'space' : 'comma';
    return `must be ${most ? `up to ${most} ` : ''}${apart}-separated ${entries}${set ? ` of ${set}` : ''}`;
  }
  if (set) return `must be ${values!.length > 1 ? 'one of ' : ''}${set}`;
  if (kind === 'date') return 'must be a calendar date written YYYY-MM-DD';
  if (kind === 'text') return 'must be a text';
  return `must be ${kind === 'decimal' ? 'a number' : 'an integer'}${range(parameter)}`;
}

/**
 * Says what is wrong with a request. Apart from the checks, because prose is long and pages that
 * are set up well never need it.
 * @param spell how the reader of the message spells a parameter
 */
export const explain = (
  flaws: readonly ValidationIssue[],
  spell = (parameter: string) => parameter,
): ParameterError =>
  new ParameterError(
    flaws.map(({ rule, ...flaw }) => ({
      ...flaw,
      // It names other parameters.
      rule:
        typeof rule === 'string'
          ? rule.replace(/\b[a-z]\w+/g, spell)
          : ruleOf(flaw.parameter, rule),
    })),
    spell,
  );
