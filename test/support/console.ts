/// <reference types="mocha" />
import type { FindingCode } from '../../src/authoring/findings/en.js';
import { lineOf } from '../../src/authoring/findings/line.js';

let restore: (() => void)[] = [];

/** The console lines until the end of the test, which are not printed. For whole pages, see `consoleProbe`. */
export function consoleLines(
  levels: readonly ('error' | 'warn' | 'info')[] = ['error', 'warn'],
): string[] {
  const lines: string[] = [];
  for (const level of levels) {
    const original = Object.getOwnPropertyDescriptor(console, level)!;
    console[level] = (...[text]: unknown[]) => void lines.push(String(text));
    restore.push(() => Object.defineProperty(console, level, original));
  }
  return lines;
}

afterEach(() => {
  for (const undo of restore.reverse()) undo();
  restore = [];
});

/** The line in the console about a finding of an element. */
export const findingLine = (tag: string, code: FindingCode, detail?: string): string =>
  `<${tag}>: ${lineOf(code, detail)}`;
