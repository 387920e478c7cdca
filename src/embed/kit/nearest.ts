import { didYouMean, nearestName } from '../../client/validation/suggest.js';
import { tags } from '../tags.js';

/** One line about a tag that the kit does not have. */
export function complain(tag: string): void {
  console.error(
    `<${tag}> is no element of mkt-widgets${didYouMean(nearestName(tag, Object.keys(tags)))}`,
  );
}
