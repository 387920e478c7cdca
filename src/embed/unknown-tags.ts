import { withDiagnostics } from '../features/diagnostics/with-diagnostics.js';
import { tags } from './tags.js';

const reported = new Set<string>();

/**
 * Tells the author of a tag that the kit does not have, once.
 * @param tag such as `mkt-rankng`
 * @param isStandIn whether it is the kind of a stand-in
 */
export async function reportUnknown(tag: string, isStandIn = false): Promise<void> {
  const spell = (one: string) => (isStandIn ? one.replace('mkt-', '') : one);
  const written = isStandIn ? `div data-mkt="${spell(tag)}"` : tag;
  if (reported.has(written)) return;
  reported.add(written);
  await withDiagnostics(({ didYouMean, nearestName }) => {
    const nearest = nearestName(tag, Object.keys(tags));
    const hint = didYouMean(nearest && spell(nearest));
    console.error(`<${written}> is not an element of mkt-widgets${hint}`);
  });
}
