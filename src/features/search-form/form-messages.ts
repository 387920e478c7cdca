import type { FormMessages } from '../../i18n/form-messages.js';
import { form } from '../../i18n/index.js';
import type { Locale } from '../../i18n/locale.js';
import type { WidgetDefinition } from '../../element/definition.js';

/** What the form of an element says: what all forms say, and what its own fields need. */
export function formMessages(definition: WidgetDefinition, locale: Locale): FormMessages {
  const shared = form(locale);
  const own = definition.formMessages?.(locale);
  return {
    ...shared,
    ...own,
    labels: { ...shared.labels, ...own?.labels },
    issues: { ...shared.issues, ...own?.issues },
  };
}
