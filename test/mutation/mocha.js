/** A preload for Stryker: Mocha runs Node's tests, since it can repeat them in one process for each mutant. */
import { register } from 'node:module';
import fc from 'fast-check';
import '../runner/typescript.js';

register('./resolve.js', import.meta.url);
// Equal values in every run: a mutant that they kill stays killed.
fc.configureGlobal({ seed: 1 });
