/// <reference types="mocha" />

let restore: (() => void)[] = [];

/**
 * What is written to the console from now to the end of the test, one text each; it does not appear
 * in the console itself. For whole pages, see `consoleProbe`.
 */
export function consoleLines(
  levels: readonly ('error' | 'warn' | 'info')[] = ['error', 'warn'],
): string[] {
  const lines: string[] = [];
  for (const level of levels) {
    const original = Object.getOwnPropertyDescriptor(console, level)!;
    console[level] = (...args: unknown[]) => void lines.push(args.map(String).join(' '));
    restore.push(() => Object.defineProperty(console, level, original));
  }
  return lines;
}

afterEach(() => {
  for (const one of restore.reverse()) one();
  restore = [];
});
