/** What WordPress has in the pages of its editor: far too much to say, and only there. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any, no-var
declare var wp: any;
// eslint-disable-next-line no-var
declare var mktWidgetsBlock: { words: Record<string, string> };
