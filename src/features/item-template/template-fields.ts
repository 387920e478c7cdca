/** Directives of a template: `data-text`, `data-href` and so on, each with field names. */
export const DIRECTIVES = ['text', 'href', 'src', 'if'] as const;
export type DirectiveName = (typeof DIRECTIVES)[number];

export const namesIn = (value: string): string[] => value.split(/\s+/).filter(Boolean);

/** All field names of a template, without duplicates. */
export function fieldsIn(content: DocumentFragment): string[] {
  const names = DIRECTIVES.flatMap((directive) =>
    [...content.querySelectorAll(`[data-${directive}]`)].flatMap((element) =>
      namesIn(element.getAttribute(`data-${directive}`)!),
    ),
  );
  return [...new Set(names)];
}
