import { endAll } from './running.js';

let broken = 0;

/**
 * Checks one promise, and prints the result in a line.
 * @param {string} words
 * @param {() => Promise<string | void>} proof resolves with figures, if any
 * @throws nothing: errors are printed
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
 * Checks promises, and exits: with 1 if one was broken, or none could be checked.
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
