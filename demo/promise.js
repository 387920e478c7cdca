let broken = 0;

/** How many promises were broken. */
export const brokenPromises = () => broken;

/**
 * Holds one promise, and says in a line how that went.
 * @param {string} words
 * @param {() => Promise<string | void>} proof the figures that show it, if any
 * @throws whatever is wrong is printed, not thrown
 */
export async function promise(words, proof) {
  try {
    const figures = await proof();
    console.log(`✓ ${words}${figures ? `: ${figures}` : ''}`);
  } catch (error) {
    broken += 1;
    console.log(`✗ ${words}`);
    const why = error instanceof Error ? error.message : String(error);
    console.log(why.trim().replace(/^/gm, '    '));
  }
}
