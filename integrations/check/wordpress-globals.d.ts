/** WordPress's globals in its editor: too many to declare. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any, no-var
declare var wp: any;
// eslint-disable-next-line no-var
declare var mktWidgetsBlock: { words: Record<string, string> };
