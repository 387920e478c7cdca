/** Whether the author has put something into an element for when it can show nothing. */
export const hasFallback = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) =>
    node instanceof Element ? !node.slot : node instanceof Text && !!node.data.trim(),
  );
