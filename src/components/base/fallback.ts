/**
 * Whether the author has put something into an element for when it can show nothing. Editors of
 * pages put in blank lines by themselves.
 */
export const hasFallback = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) =>
    node instanceof Element
      ? !node.matches('[slot],br,p:empty')
      : node instanceof Text && !!node.data.trim(),
  );
