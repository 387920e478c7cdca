import { form, type FormMessages } from './texts.js';
import type { Locale } from '../../i18n/locale.js';
import type { WidgetDefinition } from '../../element/definition.js';

/** The texts of an element's form: shared ones and its own. */
export function formMessages(definition: WidgetDefinition, locale: Locale): FormMessages {
  const shared = form[locale];
  const specific = definition.formMessages?.[locale];
  return {
    ...shared,
    ...specific,
    labels: { ...shared.labels, ...specific?.labels },
    options: { ...shared.options, ...specific?.options },
    issues: { ...shared.issues, ...specific?.issues },
  };
}
