import type { EntityFacts } from '../../universe/entity.ts';
import type { Situation } from '../actions/situation.ts';
import { accountFacts } from './account-facts.ts';

/** The facts of the entity that an account is judged by; undefined where that is in doubt. */
export function judgedFacts(at: number, situation: Situation): EntityFacts | undefined {
  const { dataset, world, entities, entityOf } = situation;
  const entity = entityOf(at);
  if (entity === undefined) return undefined;
  return entities.entityOf(at) === entity
    ? accountFacts(dataset.account(at), dataset.identity(at), world.family)
    : world.family.facts(entities.coreIdOf(entity));
}
