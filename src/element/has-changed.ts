/** True if two lists of values differ. */
export const hasChanged = (values: readonly unknown[], others: readonly unknown[]): boolean =>
  values.length !== others.length || values.some((value, index) => value !== others[index]);
