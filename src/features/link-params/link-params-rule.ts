import type { ValidationIssue } from '../../client/validation/issue.js';

/** A parameter for links; its value may contain `{page}` and `{position}`. */
export type LinkParam = readonly [name: string, value: string];

export const PLACEHOLDER = /\{(page|position)\}/g;

/**
 * The parameters in a value of the setting `link-params`: `scid=post42&position={position}`.
 * @returns undefined for a wrong value
 */
export function parseLinkParams(value: string): readonly LinkParam[] | undefined {
  const params = [...new URLSearchParams(value.trim())];
  const isValid = ([name, text]: LinkParam) =>
    /^[\w.~-]+$/.test(name) && text && !/[{}]/.test(text.replace(PLACEHOLDER, ''));
  return params.length && params.every(isValid) ? params : undefined;
}

export function linkParamsIssue(value: string | undefined): ValidationIssue<'invalid'> | undefined {
  if (!value?.trim() || parseLinkParams(value)) return undefined;
  const values = ['NAME=VALUE', 'NAME={page}', 'NAME={position}'];
  return { code: 'invalid', parameter: 'linkParams', value, rule: { kind: 'text', values } };
}
