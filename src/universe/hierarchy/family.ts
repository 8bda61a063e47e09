import type { EntityProfile, ProfileName } from '../../resolution/comparisons/entity-profile.ts';
import type { EntityFacts } from '../entity.ts';

/** What the hierarchy asks of a universe. */
export interface Family {
  /** The facts of the entity that answers to a `core_id`; undefined when none does. */
  facts(coreId: string): EntityFacts | undefined;
  /** Whether it is the most believed owner of any other; absent where nobody can tell. */
  ownsAny?(coreId: string): boolean;
  /** Every name of the entity that answers to a `core_id`, none when none does; absent where nobody can tell. */
  names?(coreId: string): readonly ProfileName[];
  /** The entities that bear a name as it is written, without a place; absent where nobody can tell. */
  bearers?(name: string): readonly EntityFacts[];
  /** Who owns an entity by the decision of a person, whatever sources say; absent where nobody has decided. */
  decidedOwner?(coreId: string): DecidedOwner | undefined;
  /** All that the entity that answers to a `core_id` is compared by; absent where nobody can tell. */
  profile?(coreId: string): EntityProfile | undefined;
  /** Every domain of the entity that answers to a `core_id`; absent where nobody can tell. */
  domains?(coreId: string): readonly string[];
}

/** The owner of an entity by the decision of a person. */
export interface DecidedOwner {
  /** Null when nobody owns it, or who does is not known here. */
  readonly owner: EntityFacts | null;
  readonly reasoning: string;
}

/** The name of a company beside another one: `another Roche (San Francisco, US)`, where both bear one name. */
export function nameBeside(facts: EntityFacts, than: EntityFacts): string {
  if (nameOf(facts) !== nameOf(than)) return nameOf(facts);
  const place = [facts.city, facts.country?.value].filter((part) => part !== undefined && part !== null);
  return `another ${nameOf(facts)}${place.length === 0 ? '' : ` (${place.join(', ')})`}`;
}

/** The name that people know. */
export function nameOf({ tradingName, legalName, coreId }: EntityFacts): string {
  return tradingName?.value ?? legalName?.value ?? coreId;
}
