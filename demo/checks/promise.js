import { endAll } from './running.js';

let broken = 0;

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

/**
 * Holds promises, and ends the program: with 1 where one was broken, or none could be held.
 * @param {() => Promise<void>} hold
 */
export async function check(hold) {
  try {
    await hold();
  } catch (error) {
    await endAll();
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  await endAll();
  console.log(broken ? `${broken} broken` : 'All kept');
  process.exit(broken ? 1 : 0);
}
