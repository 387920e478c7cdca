import { relative } from 'node:path';
import { format } from 'node:util';

/**
 * Writes plain lines, also in a terminal: the test runner redraws the output of `console`.
 * @param {...unknown} args
 */
export const print = (...args) => void process.stdout.write(`${format(...args).trimEnd()}\n`);

/** @returns {import('@web/test-runner').Logger} */
export const plainLogger = () => ({
  log: print,
  debug() {},
  warn: print,
  error: print,
  group() {},
  groupEnd() {},
  logSyntaxError: ({ message, filePath, line, column }) =>
    print(`${relative(process.cwd(), filePath)}:${line}:${column}: ${message}`),
});
