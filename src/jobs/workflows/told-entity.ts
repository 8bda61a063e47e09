import type { NamedEntity } from '../../contract/extended.ts';
import type { ToldEntity } from '../../resolution/reasoning/told-entity.ts';
import type { EntityFacts } from '../../universe/entity.ts';

/** What people are told of an entity, from its surviving facts. */
export function toldEntity({
  coreId,
  tradingName,
  legalName,
  city,
  country,
  website,
}: EntityFacts): ToldEntity {
  const name = tradingName?.value ?? legalName?.value ?? coreId;
  return { coreId, name, city, country: country?.value ?? null, website: website?.value ?? null };
}

/** The entity as a candidate on the wire. */
export function candidateOf({ coreId, ...told }: ToldEntity): NamedEntity {
  return { core_id: coreId, ...told };
}
