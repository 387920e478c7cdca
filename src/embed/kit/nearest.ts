import { didYouMean } from '../../service/nearest.js';
import { files } from '../../tags.js';

const names = Object.values(files).flatMap((some) => some.map((name) => `mkt-${name}`));

/** One line about a tag that the kit does not have. */
export function complain(tag: string): void {
  console.error(`<${tag}> is no element of mkt-widgets${didYouMean(tag, names)}`);
}
