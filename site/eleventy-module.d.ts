/** Types for the used part of Eleventy, which has none. */
declare module '@11ty/eleventy' {
  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { quietMode: boolean; configPath: boolean; config: (config: unknown) => unknown },
    );
    write(): Promise<void>;
    toJSON(): Promise<{ content: string }[]>;
  }
}
