import { withDiagnostics } from '../features/diagnostics/with-diagnostics.js';
import { scriptsByTag } from './scripts-by-tag.js';

const reported = new Set<string>();

/**
 * Reports an unknown tag to the author, once.
 * @param tag such as `mkt-rankng`
 * @param isDataElement true if it is the kind of a data element
 */
export async function reportUnknown(tag: string, isDataElement = false): Promise<void> {
  const spell = (tag: string) => (isDataElement ? tag.replace('mkt-', '') : tag);
  const written = isDataElement ? `div data-mkt="${spell(tag)}"` : tag;
  if (reported.has(written)) return;
  reported.add(written);
  await withDiagnostics(({ didYouMean, nearestName }) => {
    const nearest = nearestName(tag, Object.keys(scriptsByTag));
    const hint = didYouMean(nearest && spell(nearest));
    console.error(`<${written}> is not an element of mkt-widgets${hint}`);
  });
}
