/** What a template can take from records, as `data-text`, `data-href` and so on: fields by their names. */
export const DIRECTIVES = ['text', 'href', 'src', 'if'] as const;
export type DirectiveName = (typeof DIRECTIVES)[number];

/** The fields that one of them names, of which the first counts that says something. */
export const namesIn = (value: string): string[] => value.split(/\s+/).filter(Boolean);
