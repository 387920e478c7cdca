/** What the build reads: for placeholders.ts, the one file here that runs in Node. */
declare module 'node:fs' {
  export function readFileSync(path: string, encoding: 'utf8'): string;
}
