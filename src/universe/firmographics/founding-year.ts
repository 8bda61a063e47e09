import type { EntityFacts } from '../entity.ts';
import { type Family, nameOf } from '../hierarchy/family.ts';

/** Gives national units the year in which their group was founded. */
const COPIES_YEARS = 'ror';
const MOST_LEVELS = 10;

/** The owner whose founding year the company has from ROR: when it was itself founded is then not known. */
export function ownerOfYear(facts: EntityFacts, family: Family): EntityFacts | undefined {
  if (facts.foundedYear?.source !== COPIES_YEARS) return undefined;
  const { value } = facts.foundedYear;
  return ownersOf(facts, family).find((owner) => hasYear(owner, value));
}

export function yearOfOwnerWords({ foundedYear }: EntityFacts, owner: EntityFacts): string {
  return `Founded: ROR gives ${foundedYear?.value}, which is the year of ${nameOf(owner)}; its own is not known.`;
}

/** From the nearest one up. */
function ownersOf(facts: EntityFacts, family: Family): readonly EntityFacts[] {
  const owners: EntityFacts[] = [];
  let { parentId } = facts;
  while (parentId !== null && owners.length < MOST_LEVELS) {
    const owner = family.facts(parentId);
    if (owner === undefined) break;
    owners.push(owner);
    parentId = owner.parentId;
  }
  return owners;
}

function hasYear({ foundedYear, foundedYears }: EntityFacts, year: number): boolean {
  return foundedYear?.value === year || foundedYears.some(({ value }) => value === year);
}
