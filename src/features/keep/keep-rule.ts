import type { ValidationIssue } from '../../client/validation/issue.js';
import { hasValue, validate } from '../../client/validation/validate.js';
import { urlOrPath } from '../../client/settings.js';

export const keepIssue = (value: string | undefined): ValidationIssue | undefined =>
  hasValue(value) ? validate({ keep: urlOrPath }, { keep: value }).issues[0] : undefined;
