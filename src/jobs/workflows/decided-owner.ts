import { type DecidedParent, decidedOwnerWords } from '../../crm/overrides/decided-facts.ts';
import type { EntityFacts } from '../../universe/entity.ts';
import { type DecidedOwner, type Family, nameOf } from '../../universe/hierarchy/family.ts';

/** The family in which an entity belongs to whom a person has decided. */
export function withDecidedOwner(
  facts: EntityFacts,
  family: Family,
  decided: DecidedParent | undefined,
): Family {
  if (decided === undefined) return family;
  const owner = ownerOf(facts, family, decided);
  return { ...family, decidedOwner: (coreId) => (coreId === facts.coreId ? owner : undefined) };
}

function ownerOf(facts: EntityFacts, family: Family, { coreId, by }: DecidedParent): DecidedOwner {
  if (coreId === null) return { owner: null, reasoning: decidedOwnerWords(by, null) };
  const owner = family.facts(coreId);
  const name = owner === undefined ? coreId : `${nameOf(owner)} (${coreId})`;
  const reasoning = decidedOwnerWords(by, name);
  if (owner === undefined) return { owner: null, reasoning: `${reasoning} The universe does not have it.` };
  return owner.coreId === facts.coreId
    ? { owner: null, reasoning: `${reasoning} That is the company itself.` }
    : { owner, reasoning };
}
