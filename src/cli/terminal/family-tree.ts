import type { ShownFamily, ShownRelative } from '../../engine/browse/shown-family.ts';
import type { Context } from '../context.ts';
import { printable } from './print-error.ts';

type Paint = Pick<Context, 'paint'>;

/** More children of one company are not told one by one to people. */
const MOST_CHILDREN = 100;

/** The tree in lines, the asked company in bold. */
export function treeLines({ root, coreId, end }: ShownFamily, context: Paint): readonly string[] {
  const lines = linesOf(root, { coreId, context, before: '', below: '' });
  const count = root.size;
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

function linesOf(node: ShownRelative, drawing: Drawing): readonly string[] {
  const { before, below, context } = drawing;
  const shown = node.children.slice(0, MOST_CHILDREN);
  const rest = node.children.slice(MOST_CHILDREN).reduce((count, child) => count + child.size, node.hidden);
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

function companyLine(company: ShownRelative, { coreId, context: { paint } }: Drawing): string {
  const { country, status } = company;
  const name = printable(company.name);
  const kind = company.classification?.subtype ?? null;
  const notes = [
    ...(kind === null || kind === 'Operating' ? [] : [kind]),
    ...(status === 'closed' || status === 'absorbed' ? [status] : []),
  ];
  const isAsked = company.coreId === coreId;
  return [
    isAsked ? paint.bold(name) : name,
    ...(country === null ? [] : [`(${printable(country)})`]),
    paint.dim([company.coreId, ...notes].join(', ')),
    ...(isAsked ? [paint.bold('←')] : []),
  ].join(' ');
}

/** The tree as nested objects. */
export function treeJson({ root, coreId, end }: ShownFamily): unknown {
  return { core_id: coreId, companies: root.size, top_reasoning: end, tree: nodeJson(root) };
}

function nodeJson({ coreId, name, country, website, status, ...node }: ShownRelative): unknown {
  return {
    core_id: coreId,
    ...{ name, country, website, status },
    entity_category: node.classification?.type ?? null,
    entity_sub_category: node.classification?.subtype ?? null,
    ...(node.hidden > 0 && { hidden: node.hidden }),
    children: node.children.map(nodeJson),
  };
}

/** The tree in the language of Graphviz. */
export function treeDot({ root, coreId }: ShownFamily): string {
  const lines = ['digraph family {', '  rankdir=LR;', '  node [shape=box, fontname="sans-serif"];'];
  const add = (node: ShownRelative) => {
    const label = [node.name, node.country].filter((part) => part !== null).join('\n');
    const bold = node.coreId === coreId ? ', penwidth=3' : '';
    lines.push(`  "${node.coreId}" [label=${dotText(label)}${bold}];`);
    for (const child of node.children) {
      lines.push(`  "${node.coreId}" -> "${child.coreId}";`);
      add(child);
    }
  };
  add(root);
  return `${[...lines, '}'].join('\n')}\n`;
}

function dotText(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&').replace(/\n/g, '\\n')}"`;
}
