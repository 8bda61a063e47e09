import type { EntityClassification } from '../../contract/entity-resolution.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import { nameOf } from '../../universe/hierarchy/family.ts';
import type { FamilyNode, FamilyTree } from '../../universe/hierarchy/family-tree.ts';

/** A company of a corporate family as it is shown, with those that it owns, in order of their names. */
export interface ShownRelative {
  readonly coreId: string;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string | null;
  readonly website: string | null;
  readonly status: EntityFacts['status'];
  readonly classification: EntityClassification | null;
  readonly children: readonly ShownRelative[];
  /** Companies below that lie deeper than was asked for. */
  readonly hidden: number;
  /** Companies of this part of the family: itself and all below. */
  readonly size: number;
}

/** The corporate family of an entity. */
export interface ShownFamily {
  /** The entity that was asked about. */
  readonly coreId: string;
  readonly root: ShownRelative;
  /** Why nobody stands above the company at the top, which is named where it is not the one that was asked about. */
  readonly end: string;
}

export function shownFamily({ root, coreId, end }: FamilyTree): ShownFamily {
  return { coreId, root: relative(root), end };
}

function relative({ facts, children, hidden }: FamilyNode): ShownRelative {
  const below = children.map(relative);
  return {
    coreId: facts.coreId,
    name: nameOf(facts),
    country: facts.country?.value ?? null,
    website: facts.website?.value ?? null,
    status: facts.status,
    classification: facts.classification,
    children: below,
    hidden,
    size: below.reduce((size, child) => size + child.size, 1 + hidden),
  };
}
