/** The accessibility tree of the page, as screen readers get it. */
import { executeServerCommand } from '@web/test-runner-commands';

interface SentNode {
  readonly nodeId: string;
  readonly childIds?: readonly string[];
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
}

/** A node of the tree, and all nodes in it in their order. */
export interface AxNode {
  readonly role: string;
  readonly name: string;
  readonly within: readonly AxNode[];
}

/** The nodes of the page in their order; undefined if the browser does not tell. */
export async function axTree(): Promise<readonly AxNode[] | undefined> {
  const sent = await executeServerCommand<SentNode[] | false, undefined>('ax-tree');
  if (!sent) return undefined;
  const byId = new Map(sent.map((node) => [node.nodeId, node]));
  const read = ({ ignored, role, name, childIds = [] }: SentNode): AxNode[] => {
    const within = childIds.flatMap((id) => {
      const child = byId.get(id);
      return child ? read(child) : [];
    });
    if (ignored) return within;
    return [{ role: role?.value ?? '', name: name?.value ?? '', within }, ...within];
  };
  return read(sent[0]!);
}

const CELL = /^(columnheader|rowheader|cell|gridcell)$/;

/** The cells of a table by its rows, each with its text: that of its parts without a name. */
export const rowsIn = (table: AxNode): { readonly role: string; readonly text: string }[][] =>
  table.within
    .filter(({ role }) => role === 'row')
    .map(({ within }) =>
      within
        .filter(({ role }) => CELL.test(role))
        .map(({ role, name, within: parts }) => ({
          role,
          text: (
            name ||
            parts
              .filter((part) => /^(StaticText|image)$/.test(part.role))
              .map((part) => part.name)
              .join(' ')
          ).trim(),
        })),
    );
