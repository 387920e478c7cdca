import type { ValidationIssue } from '../../client/validation/issue.js';
import { hasValue, validate } from '../../client/validation/validate.js';
import { keepSettings } from './keep-settings.js';

export const keepIssue = (value: string | undefined): ValidationIssue | undefined =>
  hasValue(value) ? validate(keepSettings, { keep: value }).issues[0] : undefined;
