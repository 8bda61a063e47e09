import { linePath, type PlacedNode, pictureSize, placeNodes, textPlace } from '../drawing/indented-tree.ts';
import { button, element, scrolling } from './elements.ts';
import type { Family, FamilyMember } from './families.ts';

const SVG = 'http://www.w3.org/2000/svg';
const FIRST_LINES = 40;
/** A larger picture is of no use to anybody, and slow. */
const MOST_LINES = 2000;
const LONGEST_NAME = 60;

const MARKS: Readonly<Record<string, string>> = {
  added: 'new parent',
  changed: 'other parent',
  created: 'below a new account',
  merged: 'is merged into it',
  removed: 'parent removed',
};

/** A family as a drawing; one account may be shown in bold. */
export function familyDrawing({ root, size }: Family, shown?: number): HTMLElement {
  const placed = placeNodes(root, ({ below }) => below);
  const place = element('div', { class: 'drawing' });
  const draw = (lines: number) => {
    place.replaceChildren(
      scrolling(`Corporate family of ${root.name}`, picture(placed.slice(0, lines), shown)),
      ...(lines >= placed.length || lines >= MOST_LINES
        ? []
        : [button(`Show all ${size.toLocaleString('en-US')}`, () => draw(MOST_LINES))]),
      ...(lines >= MOST_LINES && placed.length > MOST_LINES
        ? [element('p', {}, `and ${(placed.length - MOST_LINES).toLocaleString('en-US')} more`)]
        : []),
    );
  };
  const shownRow = placed.findIndex(({ node }) => node.at === shown);
  draw(shownRow >= FIRST_LINES ? MOST_LINES : FIRST_LINES);
  return place;
}

function picture(placed: readonly PlacedNode<FamilyMember>[], shown: number | undefined): SVGElement {
  const { width, height } = pictureSize(placed, (node) => fullLabel(node).length);
  const svg = made('svg', { width, height, viewBox: `0 0 ${width} ${height}`, class: 'family' });
  for (const one of placed) {
    const path = linePath(one);
    if (path !== undefined) svg.append(made('path', { d: path, class: lineClass(one.node) }));
  }
  for (const one of placed) svg.append(label(one, shown));
  return svg;
}

function label(one: PlacedNode<FamilyMember>, shown: number | undefined): SVGElement {
  const { node } = one;
  const isLeaving = node.account?.action === 'Delete' || node.account?.link === 'merged';
  const classes = [
    node.account === null ? 'created' : '',
    isLeaving ? 'leaving' : '',
    node.at === shown ? 'shown' : '',
  ];
  const text = made('text', { ...textPlace(one), class: classes.join(' ').trim() });
  const name = made('tspan', { class: 'name' });
  name.textContent = nameOf(node);
  text.append(name);
  const mark = markOf(node);
  if (mark !== '') {
    const told = made('tspan', { class: 'mark', dx: 8 });
    told.textContent = mark;
    text.append(told);
  }
  return text;
}

function lineClass({ account }: FamilyMember): string {
  return `line ${account?.link ?? ''}`;
}

function fullLabel(node: FamilyMember): string {
  return `${nameOf(node)}  ${markOf(node)}`;
}

function nameOf({ name, account }: FamilyMember): string {
  const short = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
  return account === null || account.place === '' ? short : `${short} (${account.place.slice(0, 30)})`;
}

function markOf({ account }: FamilyMember): string {
  if (account === null) return 'to be created';
  if (account.action === 'Delete') return 'is deleted';
  return MARKS[account.link ?? ''] ?? '';
}

function made(tag: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const one = document.createElementNS(SVG, tag) as SVGElement;
  for (const [name, value] of Object.entries(attributes)) one.setAttribute(name, String(value));
  return one;
}
