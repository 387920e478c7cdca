import type { FoldedViewModel } from '../../templates/search-form.js';
import type { FormField } from './form-fields.js';

/** Whether a field is for a condition that is set: the order of what was found is none. */
const isSet = ({ control, value, usualValue }: FormField) =>
  control !== 'sort' && value !== '' && value !== usualValue;

/**
 * Whether what is folded away in a form is unfolded: as the reader has left it, but for what is set
 * meanwhile, which is to be seen.
 */
export class UnfoldingController {
  isOpen = false;
  /** What was set. */
  #set: readonly string[] = [];

  /**
   * @param fields all with what is in force
   * @param folded those that are folded away
   */
  viewModel(
    fields: readonly FormField[],
    folded: readonly FormField[],
  ): Omit<FoldedViewModel, 'cells'> {
    const names = folded.map(({ name }) => name);
    const set = fields
      .filter((one) => names.includes(one.name) && isSet(one))
      // Of a set, each that is chosen.
      .flatMap(({ name, type, value }) =>
        type === 'checkboxes' ? value.split(',').map((one) => `${name} ${one}`) : name,
      );
    if (set.some((one) => !this.#set.includes(one))) this.isOpen = true;
    this.#set = set;
    return {
      count: set.length,
      isOpen: this.isOpen,
      onToggle: (isOpen) => (this.isOpen = isOpen),
    };
  }
}
