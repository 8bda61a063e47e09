import type { SourceRecord } from '../../../src/resolution/records/source-record.ts';
import type { EntityFacts } from '../../../src/universe/entity.ts';
import type { Family } from '../../../src/universe/hierarchy/family.ts';
import { entitiesOf } from '../../builders.ts';

/** The entities of the records as a family, found by the names that are shown. */
export function familyOf(...records: SourceRecord[]): Family & {
  readonly all: readonly EntityFacts[];
  named(name: string): EntityFacts;
} {
  const entities = entitiesOf(records);
  const all = entities.map(({ facts }) => facts);
  const profileOf = (coreId: string) => entities.find(({ profile }) => profile.coreId === coreId)?.profile;
  return {
    all,
    facts: (coreId) => all.find((facts) => facts.coreId === coreId),
    names: (coreId) => profileOf(coreId)?.names ?? [],
    profile: profileOf,
    domains: (coreId) => profileOf(coreId)?.domains ?? [],
    named(name) {
      const found = all.find(({ tradingName }) => tradingName?.value === name);
      if (found === undefined) throw new Error(`no entity is called ${name}`);
      return found;
    },
  };
}

/** That the record of the same source with this id owns it. */
export function ownedBy(id: string) {
  return { relations: [{ type: 'parent' as const, id }] };
}

/** Where nobody looks for parents that no source names. */
export const NONE_INFERRED = () => undefined;
