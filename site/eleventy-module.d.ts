/** Eleventy has no types: what is used of it. */
declare module '@11ty/eleventy' {
  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { quietMode: boolean; configPath: boolean; config: (config: unknown) => void },
    );
    write(): Promise<void>;
    toJSON(): Promise<{ content: string }[]>;
  }
}
