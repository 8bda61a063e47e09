import type { EntityFacts } from '../entity.ts';
import { ancestryOf } from './ancestry.ts';
import { nameOf } from './family.ts';
import type { Hierarchy } from './reference-family.ts';

/** A company of a corporate family, with those that it owns, in order of their names. */
export interface FamilyNode {
  readonly facts: EntityFacts;
  readonly children: readonly FamilyNode[];
  /** Companies below that are not in `children`, because they lie deeper than was asked for. */
  readonly hidden: number;
}

export interface FamilyTree {
  readonly root: FamilyNode;
  /** The entity that was asked about. */
  readonly coreId: string;
  /** Why nobody stands above the company at the top, which is named where it is not the one that was asked about. */
  readonly end: string;
}

export interface TreeOptions {
  readonly hierarchy: Hierarchy;
  /** The entities whose most believed owner it is. */
  readonly childrenOf: (coreId: string) => readonly EntityFacts[];
  /** Levels below the root; all of them by default. */
  readonly depth?: number;
  /** Only the entity and what it owns. */
  readonly isBelowOnly?: boolean;
}

/** The corporate family of an entity: the company at the top of its owners with all that they own. */
export function familyTreeOf(facts: EntityFacts, options: TreeOptions): FamilyTree {
  const { hierarchy } = options;
  const { parents, end } = ancestryOf(facts, hierarchy.family, hierarchy.infer);
  const way = options.isBelowOnly === true ? [facts] : [facts, ...parents.map((parent) => parent.facts)];
  const root = way.at(-1) ?? facts;
  const top = parents.at(-1);
  // The way up may go over owners that closed, or were inferred: whoever stands on it stands below the next one.
  const onWay = new Map(way.slice(1).map((parent, at) => [parent.coreId, way[at]]));
  const seen = new Set(way.map(({ coreId }) => coreId));
  return {
    root: nodeOf(root, { options, onWay, seen, level: 0 }),
    coreId: facts.coreId,
    end: top === undefined ? end : `${nameOf(top.facts)}, at the top: ${end}`,
  };
}

interface Descent {
  readonly options: TreeOptions;
  /** The entity on the way to the asked one, by its owner. */
  readonly onWay: ReadonlyMap<string, EntityFacts | undefined>;
  /** Nobody stands in a tree twice, though sources may say so. */
  readonly seen: Set<string>;
  readonly level: number;
}

function nodeOf(facts: EntityFacts, descent: Descent): FamilyNode {
  const { options, onWay, seen, level } = descent;
  const owned = options.childrenOf(facts.coreId).filter(({ coreId }) => !seen.has(coreId));
  for (const { coreId } of owned) seen.add(coreId);
  const next = onWay.get(facts.coreId);
  const children = [...owned, ...(next === undefined ? [] : [next])].sort(byName);
  const below = { ...descent, level: level + 1 };
  if (options.depth === undefined || level < options.depth)
    return { facts, children: children.map((child) => nodeOf(child, below)), hidden: 0 };
  const whole = { ...below, options: { ...options, depth: Number.POSITIVE_INFINITY } };
  const hidden = children.reduce((count, child) => count + sizeOf(nodeOf(child, whole)), 0);
  return { facts, children: [], hidden };
}

/** How many companies a part of the tree has. */
function sizeOf({ children, hidden }: FamilyNode): number {
  return children.reduce((count, child) => count + sizeOf(child), 1 + hidden);
}

function byName(left: EntityFacts, right: EntityFacts): number {
  return nameOf(left).localeCompare(nameOf(right), 'en') || (left.coreId < right.coreId ? -1 : 1);
}
