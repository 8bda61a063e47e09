/** A tree as a picture: a line for each node, indented below its owner. Sizes are in pixels. */

const ROW = 26;
const INDENT = 28;
const MARGIN = 16;
const LETTER = 7.2;

export interface PlacedNode<Node> {
  readonly node: Node;
  readonly row: number;
  readonly level: number;
  /** Row of the owner; undefined of the root. */
  readonly ownerRow: number | undefined;
}

/** The nodes of a tree from top to bottom. */
export function placeNodes<Node>(
  root: Node,
  childrenOf: (node: Node) => readonly Node[],
): readonly PlacedNode<Node>[] {
  const placed: PlacedNode<Node>[] = [];
  const place = (node: Node, level: number, ownerRow: number | undefined) => {
    const row = placed.length;
    placed.push({ node, row, level, ownerRow });
    for (const child of childrenOf(node)) place(child, level + 1, row);
  };
  place(root, 0, undefined);
  return placed;
}

/** Of the whole picture; `lettersOf` says how long the text of a node is. */
export function pictureSize<Node>(
  placed: readonly PlacedNode<Node>[],
  lettersOf: (node: Node) => number,
): { readonly width: number; readonly height: number } {
  const widest = placed.reduce(
    (width, { node, level }) => Math.max(width, level * INDENT + lettersOf(node) * LETTER),
    0,
  );
  return { width: Math.ceil(widest + 2 * MARGIN + 20), height: placed.length * ROW + 2 * MARGIN };
}

/** The line from the owner of a node to it; undefined of the root. */
export function linePath({ row, level, ownerRow }: PlacedNode<unknown>): string | undefined {
  if (ownerRow === undefined) return undefined;
  return `M${xOf(level - 1) + 6} ${yOf(ownerRow) + 8}V${yOf(row)}H${xOf(level) - 2}`;
}

/** Where the text of a node begins. */
export function textPlace({ row, level }: PlacedNode<unknown>): { readonly x: number; readonly y: number } {
  return { x: xOf(level) + 2, y: yOf(row) + 4 };
}

function xOf(level: number): number {
  return MARGIN + level * INDENT;
}

function yOf(row: number): number {
  return MARGIN + row * ROW + ROW / 2;
}
