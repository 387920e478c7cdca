/** The version of the package: what builds the source puts it in. */
declare const __VERSION__: string;
