/** Rules of search engines for structured data. */

type Data = Readonly<Record<string, unknown>>;

/** True unless the item is a product without any of the facts that search engines require of one. */
export const isCompleteItem = (item: object): boolean => {
  const { '@type': type, offers, review, aggregateRating } = item as Data;
  return type !== 'Product' || [offers, review, aggregateRating].some((fact) => fact !== undefined);
};

/** Most mistakes that are named. */
const MAX_FAULTS = 5;

const isCount = (value: unknown) => /^[1-9]\d*$/.test(String(value));

/** The mistakes in a rating, as the names of its properties with their values. */
function ratingFaults(rating: Data): string[] {
  const { ratingValue, bestRating = 5, worstRating = 0, reviewCount, ratingCount } = rating;
  const value = Number(ratingValue);
  const isInRange = value >= Number(worstRating) && value <= Number(bestRating);
  const counts = Object.entries({ reviewCount, ratingCount }).filter(
    ([, each]) => each !== undefined,
  );
  return [
    ...(isInRange ? [] : [`ratingValue=${String(ratingValue)}`]),
    ...(counts.length ? counts : [['reviewCount', undefined] as const])
      .filter(([, count]) => !isCount(count))
      .map(([name, count]) => `${name}=${String(count)}`),
  ];
}

function nodeFaults(node: Data): string[] {
  const name = typeof node['name'] === 'string' ? ` ${node['name']}` : '';
  if (node['@type'] === 'AggregateRating') return ratingFaults(node);
  return isCompleteItem(node) ? [] : [`Product${name}: offers | review | aggregateRating`];
}

/**
 * The mistakes in the text of a script with structured data, which search engines report.
 * @returns the names of properties with their wrong values, or the properties of which a product needs one
 */
export function dataFaults(text: string): string[] {
  const nodes: unknown[] = [];
  try {
    nodes.push(JSON.parse(text));
  } catch {
    return ['JSON'];
  }
  const faults: string[] = [];
  // No recursion: data can be nested more deeply than functions.
  while (nodes.length && faults.length < MAX_FAULTS) {
    const node = nodes.pop();
    if (typeof node !== 'object' || !node) continue;
    if (!Array.isArray(node)) faults.push(...nodeFaults(node as Data));
    for (const [name, value] of Object.entries(node).reverse())
      // The facts of a reviewed product are around it.
      if (name !== 'itemReviewed') nodes.push(value);
  }
  return faults.slice(0, MAX_FAULTS);
}
