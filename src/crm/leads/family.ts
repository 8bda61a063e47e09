import type { Confidence } from '../../contract/confidence.ts';

/** The direct owner of an entity. */
export interface Owner {
  readonly coreId: string;
  readonly name: string;
  readonly confidence: Confidence;
  /** It runs a business or holds companies that do: no fund, no state. */
  readonly isCompany: boolean;
}

/** Where an entity stands in its family, as a service tells. */
export interface FamilyPlace {
  readonly owner: Owner | null;
  readonly topCoreId: string;
  readonly isRegional: boolean;
}

/** What an account is to the company of a lead. */
export const RELATIONS = ['same', 'parent', 'subsidiary', 'regional', 'sibling'] as const;
export type Relation = (typeof RELATIONS)[number];

/** An account of the family. */
export interface Relative {
  readonly at: number;
  readonly relation: Exclude<Relation, 'same'>;
  /** Of a parent how many companies stand between, of a sibling the common owner. */
  readonly through: { readonly steps: number; readonly name: string | null };
  /** How many accounts are this to the company. */
  readonly of: number;
}

export interface Family {
  placeOf(coreId: string): FamilyPlace | undefined;
  /** The account that stands for an entity. */
  accountOf(coreId: string): number | undefined;
  /** Entities with an account, by the id of the company at the top of their family. */
  membersOf(topCoreId: string): readonly string[];
}

/** Those above an entity, the nearest first, as far up as every step is more than a guess. */
export function ownersOf(coreId: string, placeOf: Family['placeOf']): readonly Owner[] {
  const owners: Owner[] = [];
  const seen = new Set([coreId]);
  for (let at = coreId; ; ) {
    const owner = placeOf(at)?.owner ?? null;
    if (owner === null || owner.confidence === 'LOW' || seen.has(owner.coreId)) return owners;
    owners.push(owner);
    seen.add(owner.coreId);
    at = owner.coreId;
  }
}

/**
 * The account of the family that may own a lead of the entity: the nearest above it; else a regional unit of it; else a
 * sister company, by the nearest owner that both have; else a company below it. Of equally near ones the smaller core_id.
 */
export function nearestRelative(coreId: string, family: Family): Relative | undefined {
  const owners = ownersOf(coreId, family.placeOf);
  for (const [steps, { coreId: above, name }] of owners.entries()) {
    const at = family.accountOf(above);
    if (at !== undefined) return { at, relation: 'parent', through: { steps, name }, of: 1 };
  }
  const top = family.placeOf(coreId)?.topCoreId;
  const members = top === undefined ? [] : family.membersOf(top);
  const others = members.flatMap((member) => relatedMember(member, { coreId, owners, family }));
  const nearest = others.toSorted((a, b) => byNearness(a, b))[0];
  if (nearest === undefined) return undefined;
  const { at, relation, common } = nearest;
  const alike = new Set(others.filter((other) => other.relation === relation).map((other) => other.at));
  return { at, relation, through: { steps: nearest.up, name: common }, of: alike.size };
}

interface Member {
  readonly coreId: string;
  readonly at: number;
  readonly relation: 'subsidiary' | 'regional' | 'sibling';
  /** Steps from the lead's company up to the common owner, and down from there. */
  readonly up: number;
  readonly down: number;
  readonly common: string | null;
}

interface Seeking {
  readonly coreId: string;
  readonly owners: readonly Owner[];
  readonly family: Family;
}

function relatedMember(member: string, { coreId, owners, family }: Seeking): readonly Member[] {
  const at = member === coreId ? undefined : family.accountOf(member);
  if (at === undefined) return [];
  const above = ownersOf(member, family.placeOf).map((owner) => owner.coreId);
  const below = above.indexOf(coreId);
  if (below !== -1) {
    const relation = family.placeOf(member)?.isRegional === true ? 'regional' : 'subsidiary';
    return [{ coreId: member, at, relation, up: 0, down: below, common: null }];
  }
  const up = owners.findIndex((owner) => owner.isCompany && above.includes(owner.coreId));
  const owner = owners[up];
  if (owner === undefined) return [];
  return [
    { coreId: member, at, relation: 'sibling', up, down: above.indexOf(owner.coreId), common: owner.name },
  ];
}

const NEAREST_FIRST: readonly Member['relation'][] = ['regional', 'sibling', 'subsidiary'];

function byNearness(a: Member, b: Member): number {
  return (
    NEAREST_FIRST.indexOf(a.relation) - NEAREST_FIRST.indexOf(b.relation) ||
    a.up - b.up ||
    a.down - b.down ||
    (a.coreId < b.coreId ? -1 : 1)
  );
}
