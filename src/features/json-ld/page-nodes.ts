export type Data = Readonly<Record<string, unknown>>;

/**
 * The nodes of a page in its structured data, without nested ones such as comments.
 * @param text of a script
 * @returns none for a text that is no JSON
 */
export function pageNodes(text: string): Data[] {
  try {
    const data: unknown = JSON.parse(text);
    const graph = (data as Data | null)?.['@graph'];
    return [data, graph].flat().filter((node): node is Data => typeof node === 'object' && !!node);
  } catch {
    return [];
  }
}
