import type { ShownFamily, ShownRelative } from '../../engine/browse/shown-family.ts';

/** In pixels. */
const ROW = 26;
const INDENT = 28;
const MARGIN = 16;
const LETTER = 7.2;

interface Placed {
  readonly node: ShownRelative;
  readonly row: number;
  readonly level: number;
  /** Row of the owner; undefined of the root. */
  readonly ownerRow: number | undefined;
}

/** The tree as one picture that needs nothing else: a line for each company, indented below its owner. */
export function treeSvg({ root, coreId }: ShownFamily): string {
  const placed: Placed[] = [];
  place(root, { level: 0, ownerRow: undefined, placed });
  const width =
    Math.max(...placed.map(({ node, level }) => level * INDENT + labelOf(node).length * LETTER)) +
    2 * MARGIN +
    20;
  const height = placed.length * ROW + 2 * MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${height}" viewBox="0 0 ${Math.ceil(width)} ${height}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${xmlText(`Corporate family of ${root.name}`)}</title>`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    ...placed.flatMap(lineOf),
    ...placed.map((one) => labelled(one, coreId)),
    '</svg>',
    '',
  ].join('\n');
}

interface Placing {
  readonly level: number;
  readonly ownerRow: number | undefined;
  readonly placed: Placed[];
}

function place(node: ShownRelative, { level, ownerRow, placed }: Placing): void {
  const row = placed.length;
  placed.push({ node, row, level, ownerRow });
  for (const child of node.children) place(child, { level: level + 1, ownerRow: row, placed });
}

function lineOf({ row, level, ownerRow }: Placed): readonly string[] {
  if (ownerRow === undefined) return [];
  const [x, from, to] = [xOf(level - 1) + 6, yOf(ownerRow) + 8, yOf(row)];
  return [`<path d="M${x} ${from}V${to}H${xOf(level) - 2}" fill="none" stroke="#9aa4b2"/>`];
}

function labelled({ node, row, level }: Placed, coreId: string): string {
  const weight = node.coreId === coreId ? ' font-weight="700"' : '';
  const fill = node.status === 'closed' || node.status === 'absorbed' ? '#8a919c' : '#1d2530';
  return `<text x="${xOf(level) + 2}" y="${yOf(row) + 4}" fill="${fill}"${weight}>${xmlText(labelOf(node))}<title>${node.coreId}</title></text>`;
}

function labelOf({ name, country, hidden }: ShownRelative): string {
  return `${name}${country === null ? '' : ` (${country})`}${hidden === 0 ? '' : ` + ${hidden} more`}`;
}

function xOf(level: number): number {
  return MARGIN + level * INDENT;
}

function yOf(row: number): number {
  return MARGIN + row * ROW + ROW / 2;
}

/** Characters that XML does not have, even escaped, are left out. */
function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
