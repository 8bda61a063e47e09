import { nameOf } from '../../universe/hierarchy/family.ts';
import { type FamilyNode, type FamilyTree, sizeOf } from '../../universe/hierarchy/family-tree.ts';
import type { Context } from '../context.ts';
import { printable } from './print-error.ts';

type Paint = Pick<Context, 'paint'>;

/** More children of one company are not told one by one to people. */
const MOST_CHILDREN = 100;

/** The tree in lines, the asked company in bold. */
export function treeLines({ root, coreId, end }: FamilyTree, context: Paint): readonly string[] {
  const lines = linesOf(root, { coreId, context, before: '', below: '' });
  const count = sizeOf(root);
  const said = `${count.toLocaleString('en-US')} ${count === 1 ? 'company' : 'companies'}. ${end}`.trim();
  return [...lines, '', context.paint.dim(printable(said))];
}

interface Drawing {
  readonly coreId: string;
  readonly context: Paint;
  /** What stands before the company itself, and before those below it. */
  readonly before: string;
  readonly below: string;
}

function linesOf(node: FamilyNode, drawing: Drawing): readonly string[] {
  const { before, below, context } = drawing;
  const shown = node.children.slice(0, MOST_CHILDREN);
  const rest = node.children
    .slice(MOST_CHILDREN)
    .reduce((count, child) => count + sizeOf(child), node.hidden);
  const children = shown.flatMap((child, at) => {
    const isLast = at === shown.length - 1 && rest === 0;
    return linesOf(child, {
      ...drawing,
      before: `${below}${isLast ? '└─ ' : '├─ '}`,
      below: `${below}${isLast ? '   ' : '│  '}`,
    });
  });
  const more = rest === 0 ? [] : [`${below}└─ ${context.paint.dim(`${rest.toLocaleString('en-US')} more`)}`];
  return [before + companyLine(node, drawing), ...children, ...more];
}

function companyLine({ facts }: FamilyNode, { coreId, context: { paint } }: Drawing): string {
  const name = printable(nameOf(facts));
  const country = facts.country?.value;
  const kind = facts.classification?.subtype ?? null;
  const notes = [
    ...(kind === null || kind === 'Operating' ? [] : [kind]),
    ...(facts.status === 'closed' || facts.status === 'absorbed' ? [facts.status] : []),
  ];
  const isAsked = facts.coreId === coreId;
  return [
    isAsked ? paint.bold(name) : name,
    ...(country === undefined ? [] : [`(${printable(country)})`]),
    paint.dim([facts.coreId, ...notes].join(', ')),
    ...(isAsked ? [paint.bold('←')] : []),
  ].join(' ');
}

/** The tree as nested objects. */
export function treeJson({ root, coreId, end }: FamilyTree): unknown {
  return { core_id: coreId, companies: sizeOf(root), top_reasoning: end, tree: nodeJson(root) };
}

function nodeJson({ facts, children, hidden }: FamilyNode): unknown {
  const { classification } = facts;
  return {
    core_id: facts.coreId,
    name: nameOf(facts),
    country: facts.country?.value ?? null,
    website: facts.website?.value ?? null,
    status: facts.status,
    entity_category: classification?.type ?? null,
    entity_sub_category: classification?.subtype ?? null,
    ...(hidden > 0 && { hidden }),
    children: children.map(nodeJson),
  };
}

/** The tree in the language of Graphviz. */
export function treeDot({ root, coreId }: FamilyTree): string {
  const lines = ['digraph family {', '  rankdir=LR;', '  node [shape=box, fontname="sans-serif"];'];
  const add = ({ facts, children }: FamilyNode) => {
    const label = [nameOf(facts), facts.country?.value].filter((part) => part !== undefined).join('\n');
    const bold = facts.coreId === coreId ? ', penwidth=3' : '';
    lines.push(`  "${facts.coreId}" [label=${dotText(label)}${bold}];`);
    for (const child of children) {
      lines.push(`  "${facts.coreId}" -> "${child.facts.coreId}";`);
      add(child);
    }
  };
  add(root);
  return `${[...lines, '}'].join('\n')}\n`;
}

function dotText(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n')}"`;
}
