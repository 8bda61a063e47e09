import type { ShownFamily, ShownRelative } from '../../engine/browse/shown-family.ts';
import {
  linePath,
  type PlacedNode,
  pictureSize,
  placeNodes,
  textPlace,
} from '../../web/drawing/indented-tree.ts';

/** The tree as one picture that needs nothing else. */
export function treeSvg({ root, coreId }: ShownFamily): string {
  const placed = placeNodes(root, ({ children }) => children);
  const { width, height } = pictureSize(placed, (node) => labelOf(node).length);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" font-size="13">`,
    `<title>${xmlText(`Corporate family of ${root.name}`)}</title>`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    ...placed.flatMap(lineOf),
    ...placed.map((one) => labelled(one, coreId)),
    '</svg>',
    '',
  ].join('\n');
}

type Placed = PlacedNode<ShownRelative>;

function lineOf(one: Placed): readonly string[] {
  const path = linePath(one);
  return path === undefined ? [] : [`<path d="${path}" fill="none" stroke="#9aa4b2"/>`];
}

function labelled(one: Placed, coreId: string): string {
  const { node } = one;
  const { x, y } = textPlace(one);
  const weight = node.coreId === coreId ? ' font-weight="700"' : '';
  const fill = node.status === 'closed' || node.status === 'absorbed' ? '#8a919c' : '#1d2530';
  return `<text x="${x}" y="${y}" fill="${fill}"${weight}>${xmlText(labelOf(node))}<title>${node.coreId}</title></text>`;
}

function labelOf({ name, country, hidden }: ShownRelative): string {
  return `${name}${country === null ? '' : ` (${country})`}${hidden === 0 ? '' : ` + ${hidden} more`}`;
}

/** Characters that XML does not have, even escaped, are left out. */
function xmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
