import type { EntityInput } from '../../contract/entity-input.ts';
import type { EntityDenial } from '../../crm/overrides/entity-denials.ts';
import { shortened } from '../../resolution/reasoning/clause.ts';
import { ended, namedEntity, withinLimit } from '../../resolution/reasoning/sentences.ts';
import type { ToldEntity } from '../../resolution/reasoning/told-entity.ts';
import type { Resolution } from '../../resolution/resolve.ts';
import type { ResolutionContext } from './workflow.ts';

const MOST_OF_DENIAL = 150;
const NONE: ReadonlyMap<number, EntityDenial> = new Map();

/** The entities of the universe that a person has decided the account is not. */
export function deniedEntities(
  input: EntityInput,
  { decided, reference }: ResolutionContext,
): ReadonlyMap<number, EntityDenial> {
  if (decided === undefined) return NONE;
  const denied = new Map<number, EntityDenial>();
  for (const denial of decided.notOf(input)) {
    const entity = reference.index.entityOf(denial.coreId);
    if (entity !== undefined) denied.set(entity, denial);
  }
  return denied;
}

/** The reasoning, and which of the entities that resemble the record was left out because a person said so. */
export function withDenial(
  { reasoning, leftOut: [first] }: Pick<Resolution, 'reasoning' | 'leftOut'>,
  denied: ReadonlyMap<number, EntityDenial>,
  tell: (entity: number) => ToldEntity,
): string {
  const denial = first === undefined ? undefined : denied.get(first);
  if (first === undefined || denial === undefined) return reasoning;
  const { decidedAt, decidedBy, reason } = denial;
  const sentence = `${decidedBy ?? 'A person'} decided on ${decidedAt.slice(0, 10)} that it is not ${namedEntity(tell(first))}`;
  const told = ended(reason === null ? sentence : `${sentence}: ${reason}`);
  return withinLimit(reasoning, shortened(told, MOST_OF_DENIAL));
}

/** The decision by which an entity was left out that resembles the record, in words; undefined when there is none. */
export function leftOutBy(
  { leftOut: [first] }: Pick<Resolution, 'leftOut'>,
  denied: ReadonlyMap<number, EntityDenial>,
): string | undefined {
  return first === undefined ? undefined : denied.get(first)?.words;
}
