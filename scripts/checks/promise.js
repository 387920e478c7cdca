import { endAll } from './running.js';

let failed = 0;

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
    failed += 1;
    console.log(`✗ ${words}`);
    const why = error instanceof Error ? error.message : String(error);
    console.log(why.trim().replace(/^/gm, '    '));
  }
}

/**
 * Checks promises, and exits: with 1 if one failed, or none could be checked.
 * @param {() => Promise<void>} checks
 */
export async function check(checks) {
  try {
    await checks();
  } catch (error) {
    await endAll();
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  await endAll();
  console.log(failed ? `${failed} failed` : 'All passed');
  process.exit(failed ? 1 : 0);
}
