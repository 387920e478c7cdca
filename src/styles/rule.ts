export type Declarations = Readonly<Record<string, string | number>>;

export function rule(selector: string, declarations: Declarations): string {
  const lines = Object.entries(declarations).map(([name, value]) => `${name}: ${value};`);
  return `${selector} { ${lines.join(' ')} }\n`;
}

export const fromWidth = (width: number, rules: string): string =>
  width ? `@container (min-width: ${em(width)}) {\n${rules}}\n` : rules;

/** A length in em, rounded to three decimals. */
export const em = (length: number): string => `${Math.round(length * 1000) / 1000}em`;

export const range = (most: number): number[] => [...Array(most).keys()].map((index) => index + 1);
