import type { FoldedViewModel } from './search-form-template.js';
import type { FormField } from './form-fields.js';

/** True if the field has a non-default value. Sort order does not count as a condition. */
const isSet = ({ control, value, usualValue }: FormField) =>
  control !== 'sort' && value !== '' && value !== usualValue;

/**
 * State of the folded conditions: as the reader left them, and unfolded when a new one is set.
 * Conditions set by the author do not unfold them, since that would shift the page.
 */
export class UnfoldingController {
  isOpen = false;
  /** The conditions that are set; undefined before the first update. */
  #set: readonly string[] | undefined;

  /**
   * @param folded fields among the further conditions
   */
  viewModel(
    fields: readonly FormField[],
    folded: readonly FormField[],
  ): Omit<FoldedViewModel, 'cells'> {
    const names = folded.map(({ name }) => name);
    const set = fields
      .filter((field) => names.includes(field.name) && isSet(field))
      // Checkboxes count one by one.
      .flatMap(({ name, type, value }) =>
        type === 'checkboxes' ? value.split(',').map((option) => `${name} ${option}`) : name,
      );
    if (set.some((condition) => this.#set?.includes(condition) === false)) this.isOpen = true;
    this.#set = set;
    return {
      count: set.length,
      isOpen: this.isOpen,
      onToggle: (isOpen) => (this.isOpen = isOpen),
    };
  }
}
