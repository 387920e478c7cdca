/** The elements, which `site/build.js` derives from `custom-elements.json`. */
declare module 'virtual:elements' {
  const elements: readonly import('./elements.js').ElementInfo[];
  export default elements;
}

/** The addresses of this version of the kit. */
declare module 'virtual:release' {
  const release: {
    /** Address of its folder on a CDN, with a slash at its end. */
    readonly cdn: string;
    readonly isPublished: boolean;
    /** Hashes of the files that pages name. */
    readonly integrity: Readonly<Record<string, string>>;
  };
  export default release;
}
