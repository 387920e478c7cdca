/** What the build puts into the classic scripts: see `build/drop-in.js`. */

/** The files of the scripts beside `mkt.js`, by their names in `tags.ts`. */
declare const __FILES__: Readonly<Record<string, string>>;
/** The symbol under which `mkt.js` publishes its modules. */
declare const __KEY__: string;

declare module 'mkt:modules' {
  /** Modules of the core for the other scripts; in `mkt.all.js`, its late parts. */
  export const modules: Readonly<Record<string, object>>;
}
