/** Entries whose room is kept where the author does not say how many there will be. */
export const USUAL = 10;
