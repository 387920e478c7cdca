/** What can be found wrong with an element, or worth knowing of it. */
export type FindingCode =
  | 'wrongRule'
  | 'noApplicationId'
  | 'noToken'
  | 'wrongId'
  | 'refused'
  | 'referrer'
  | 'token'
  | 'quota'
  | 'unavailable'
  | 'serviceError'
  | 'policy'
  | 'blocked'
  | 'lost'
  | 'unreachable'
  | 'offline'
  | 'timeout'
  | 'malformed'
  | 'unknownAttribute'
  | 'looks'
  | 'nothingFound'
  | 'gone'
  | 'substituted'
  | 'nothingInstead'
  | 'noStyleSheet'
  | 'moved'
  | 'noFallback'
  | 'noLabel'
  | 'noAffiliateId'
  | 'swallowed'
  | 'noScript'
  | 'unknownElement'
  | 'far'
  | 'awaitsInput';

/** What is wrong, and what to do about it. */
export type FindingText = readonly [problem: string, advice: string];

/** What the doctor says to the author of a page. */
export interface DoctorMessages {
  /** The head of the panel, with the number of problems. */
  readonly title: (problems: number) => string;
  readonly settings: string;
  readonly request: string;
  readonly answer: string;
  readonly name: string;
  readonly value: string;
  readonly from: string;
  /** Where a value comes from. */
  readonly sources: Readonly<Record<Source, string>>;
  readonly transport: (name: string) => string;
  readonly phase: (phase: string) => string;
  readonly hits: (shown: number, count: number | undefined) => string;
  readonly page: (page: number, of: number) => string;
  /** @param age in seconds */
  readonly age: (age: number, isKept: boolean) => string;
  readonly bytes: (bytes: string) => string;
  readonly findings: Readonly<Record<FindingCode, FindingText>>;
}

/** Where the value of an attribute or setting comes from. */
export type Source = 'attribute' | 'property' | 'config' | 'script' | 'reader' | 'default';
