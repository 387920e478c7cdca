import type { FoldedViewModel } from './search-form-template.js';
import type { FormField } from './form-fields.js';

/** True if the field has a non-default value. Sort order does not count as a condition. */
const isSet = ({ control, value, usualValue }: FormField) =>
  control !== 'sort' && value !== '' && value !== usualValue;

/**
 * Whether the further conditions are unfolded: as the reader left them, until another one is set. Those that the
 * author has set are counted beside the summary: to unfold them would move the page.
 */
export class UnfoldingController {
  isOpen = false;
  /** The conditions that are set; undefined: those of the author are not known yet. */
  #set: readonly string[] | undefined;

  /**
   * @param fields with their current values
   * @param folded those among the further conditions
   */
  viewModel(
    fields: readonly FormField[],
    folded: readonly FormField[],
  ): Omit<FoldedViewModel, 'cells'> {
    const names = folded.map(({ name }) => name);
    const set = fields
      .filter((one) => names.includes(one.name) && isSet(one))
      // Each checked option of a group.
      .flatMap(({ name, type, value }) =>
        type === 'checkboxes' ? value.split(',').map((one) => `${name} ${one}`) : name,
      );
    if (set.some((one) => this.#set?.includes(one) === false)) this.isOpen = true;
    this.#set = set;
    return {
      count: set.length,
      isOpen: this.isOpen,
      onToggle: (isOpen) => (this.isOpen = isOpen),
    };
  }
}
